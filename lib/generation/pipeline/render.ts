import { createHash } from 'node:crypto';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import { writePptx } from '@/lib/pptx/write-pptx';
import type { Designed } from './design';
import { drawFile } from './design';
import { fileNameOf } from './file-name';
import { imageIdOf } from './gather';
import { runEngine } from './generation-failure';
import type { DeliveredFile } from './generation-job';
import type { Run } from './run';

const pptxType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

export type RenderedFile = Omit<DeliveredFile, 'quality'>;

/** Writes each designed file as a .pptx into the blob store, one step a file. */
export function render(run: Run, designed: Designed): Promise<RenderedFile[]> {
  return Promise.all(
    designed.files.map((file, index) =>
      run.step.run(file.variant === null ? 'render' : `render-variant-${file.variant}`, () => renderFile(run, designed, index)),
    ),
  );
}

async function renderFile(run: Run, designed: Designed, index: number): Promise<RenderedFile> {
  const { theme, scene, file } = await drawFile(run, designed, index);
  const images = await loadImages(run);
  const bytes = await runEngine('write the file', () => writePptx({ scene, theme, images }));
  const name = file.variant === null ? 'deck.pptx' : `variant-${file.variant}.pptx`;
  return {
    variant: file.variant,
    slideCount: scene.slides.length,
    blobKey: await run.files.putFile(name, bytes, pptxType),
    fileName: fileNameOf(scene.title, file.variant),
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

async function loadImages({ job, files }: Run): Promise<Map<string, ImageAsset>> {
  const assets = job.referenceImages.map(async ({ blobKey, mimeType, widthPx, heightPx }, index) => {
    const id = imageIdOf(index);
    return { id, mimeType, widthPx, heightPx, bytes: await files.getFile(blobKey) };
  });
  return new Map((await Promise.all(assets)).map((asset) => [asset.id, asset]));
}
