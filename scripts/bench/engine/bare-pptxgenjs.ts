import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type PptxGenJS from 'pptxgenjs';
import type { ImageAsset, Scene } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { languageTag } from '@/lib/pptx/package/language-tag';
import { createPresentation } from '@/lib/pptx/write/load-pptxgenjs';
import { writeElement } from '@/lib/pptx/write/write-element';
import { inScratchFolder } from '../scratch-folder';

/** The same calls as our writer makes, with the pictures themselves, as anyone would make them. */
export function drawBare(scene: Scene, theme: Theme, images: ReadonlyMap<string, ImageAsset>): PptxGenJS {
  const presentation = createPresentation();
  presentation.defineLayout({ name: 'deck', width: theme.canvas.w, height: theme.canvas.h });
  presentation.layout = 'deck';
  const context = {
    language: languageTag(scene.language),
    typefaces: { heading: theme.fonts.heading, body: theme.fonts.body, mono: theme.fonts.mono },
  };
  for (const { elements } of scene.slides) {
    const slide = presentation.addSlide();
    for (const element of elements) {
      const image = element.type === 'image' ? images.get(element.imageId) : undefined;
      if (image)
        slide.addImage({
          ...element.box,
          data: `${image.mimeType};base64,${Buffer.from(image.bytes).toString('base64')}`,
        });
      else writeElement(slide, element, context);
    }
  }
  return presentation;
}

/** Size of the file that pptxgenjs compresses itself, which only its `writeFile` does. */
export function compressedSize(presentation: PptxGenJS): Promise<number> {
  return inScratchFolder(async (folder) => {
    const fileName = join(folder, 'bare.pptx');
    await presentation.writeFile({ fileName, compression: true });
    return (await readFile(fileName)).length;
  });
}
