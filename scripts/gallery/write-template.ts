import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import type { Theme } from '@/lib/deck/theme/theme';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import { writePptx } from '@/lib/pptx/write-pptx';
import { drawSlide } from '@/lib/preview/draw-slide';
import type { GalleryContent } from './content/gallery-content';
import type { Example } from './examples';
import { layOutExamples, sceneOf } from './lay-out-examples';

/** One slide as it was written; paths are relative to the gallery, with slashes. */
export interface Cell {
  example: Example;
  template: string;
  svg: string;
  png: string;
  arrangement: string;
  remarks: readonly string[];
}

export interface WrittenTemplate {
  name: string;
  /** Path relative to the gallery. */
  pptx: string;
  cells: readonly Cell[];
}

export interface WriteTemplateInput {
  theme: Theme;
  content: GalleryContent;
  examples: readonly Example[];
  images: ReadonlyMap<string, ImageAsset>;
  folder: string;
}

/** Width of the pictures in pixels; the slide's own proportions give the height. */
export const pictureWidthPx = 960;
const picturesAtOnce = 4;

/** All examples in one template: one .pptx, and each slide as SVG and PNG. */
export async function writeTemplate({
  theme,
  content,
  examples,
  images,
  folder,
}: WriteTemplateInput): Promise<WrittenTemplate> {
  const laid = layOutExamples(examples, { theme, content, images });
  const scene = sceneOf(content, laid);
  const directed = directTheme(theme, content.direction);
  const slug = theme.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  await mkdir(join(folder, slug), { recursive: true });
  const pptx = `${slug}/${slug}.pptx`;
  await writeFile(join(folder, pptx), await writePptx({ scene, theme: directed, images }));
  const cells: Cell[] = [];
  for (let start = 0; start < laid.length; start += picturesAtOnce) {
    const drawn = laid.slice(start, start + picturesAtOnce).map(async ({ example, slide, remarks }): Promise<Cell> => {
      const { svg } = drawSlide({
        slide,
        direction: content.direction,
        language: content.language,
        theme: directed,
        images,
      });
      const paths = { svg: `${slug}/${example.id}.svg`, png: `${slug}/${example.id}.png` };
      await writeFile(join(folder, paths.svg), svg);
      await writeFile(join(folder, paths.png), await rasterizeSvg(svg, { widthPx: pictureWidthPx }));
      return { example, template: theme.name, ...paths, arrangement: slide.arrangement, remarks };
    });
    cells.push(...(await Promise.all(drawn)));
  }
  return { name: theme.name, pptx, cells };
}
