import type { OpenPackage } from '@/lib/pptx/package/open-package';
import { canvasHeightIn, Units } from '../places';
import type { ReadLayout, TemplateTree } from '../template-tree';
import { artworkOf } from './artwork';
import { Ground, groundWidthPx, type DrawingTools } from './ground';
import { pictureAddress, pointsPerInch } from './paint';

/** What a layout shows before anybody writes on it, as SVG and in squares. */
export interface DrawnLayout {
  svg: string;
  ground: Ground;
}

/** What layouts show, by their parts. */
export type DrawnLayouts = ReadonlyMap<string, DrawnLayout>;

/** Slides are looked at in no more pixels than these. */
const widestPx = 1280;

/** Draws what layouts show, once where several show the same. */
export class LayoutDrawings {
  readonly canvas: { w: number; h: number };
  readonly unit: Units;
  readonly #tree: TemplateTree;
  readonly #tools: DrawingTools;
  readonly #grounds = new Map<string, Promise<Ground>>();
  /** By the layouts' parts: the same layout may be read in several ways, and looks the same in all. */
  readonly #drawn = new Map<string, DrawnLayout>();

  constructor(tree: TemplateTree, tools: DrawingTools) {
    this.#tree = tree;
    this.#tools = tools;
    this.unit = new Units(tree.slideSize);
    this.canvas = { w: this.unit.inches(tree.slideSize.cx), h: canvasHeightIn };
  }

  async of(layouts: Iterable<ReadLayout>): Promise<DrawnLayouts> {
    const { opened, slideSize } = this.#tree;
    const open = [...new Map([...layouts].map((layout) => [layout.path, layout])).values()].filter(
      ({ path }) => !this.#drawn.has(path),
    );
    const pictures = await shrunkPictures(opened, open, this.#tools.shrinkPicture);
    const inches = (emu: number) => this.unit.inches(emu);
    const drawn = open.map(async (layout) => {
      const svg = artworkOf(layout, { opened, slide: slideSize, inches, pictures });
      const ground = this.#grounds.get(svg) ?? this.#draw(svg);
      this.#grounds.set(svg, ground);
      this.#drawn.set(layout.path, { svg, ground: await ground });
    });
    await Promise.all(drawn);
    return this.#drawn;
  }

  async #draw(svg: string): Promise<Ground> {
    const [width, height] = [this.canvas.w * pointsPerInch, this.canvas.h * pointsPerInch];
    const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${svg}</svg>`;
    return new Ground(await this.#tools.drawPixels(sheet, { widthPx: groundWidthPx }), this.canvas);
  }
}

/** What layouts, their masters and themes show, one after the other, so that no two large ones are held at once. */
async function shrunkPictures(
  opened: OpenPackage,
  layouts: readonly ReadLayout[],
  shrinkPicture: DrawingTools['shrinkPicture'],
): Promise<Map<string, string>> {
  const from = new Set(layouts.flatMap(({ path, master }) => [path, master.path, master.themePath]));
  const parts = new Set([...from].flatMap((path) => opened.relationshipsOf(path).map(({ target }) => target)));
  const pictures = new Map<string, string>();
  for (const part of parts) {
    const address = pictureAddress(opened, part);
    if (address !== undefined) pictures.set(part, await shrinkPicture(address, { widestPx }));
  }
  return pictures;
}
