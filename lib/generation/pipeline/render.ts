import { createHash } from 'node:crypto';
import type { Scene } from '@/lib/deck/scene/scene';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import type { Theme } from '@/lib/deck/theme/theme';
import { prepareImages } from '@/lib/pptx/assemble/prepare-images';
import { writePptx } from '@/lib/pptx/write-pptx';
import { accentTheme } from '@/lib/templates/accent-theme';
import { readDeck, type Designed, type DesignedFile } from './design';
import { drawFile, splitFiles } from './draw-file';
import { drawFilePreview, previewName } from './file-preview';
import { fileNameOf, storedNameOf } from './file-name';
import { findTheme } from './find-theme';
import { runEngine } from './generation-failure';
import type { DeliveredFile } from './generation-job';
import { loadImages } from './load-images';
import type { Run } from './run';

const pptxType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

export type RenderedFile = Omit<DeliveredFile, 'quality'>;

/** Writes each designed file as a .pptx, and its slides as pictures, into the blob store; one step a file. */
export function render(run: Run, designed: Designed): Promise<RenderedFile[]> {
  return Promise.all(
    designed.files.map((file, index) =>
      run.step.run(file.variant === null ? 'render' : `render-variant-${file.variant}`, () =>
        renderFile(run, designed, file, index),
      ),
    ),
  );
}

async function renderFile(run: Run, designed: Designed, file: DesignedFile, index: number): Promise<RenderedFile> {
  const { scene, theme } = await drawAgain(run, designed, file, index);
  // Upright and no larger than they are shown, which is good for the preview too.
  const images = await runEngine('prepare the pictures', async () => prepareImages(scene, await loadImages(run)));
  const bytes = await runEngine('write the file', () => writePptx({ scene, theme, images }));
  const preview = await runEngine('draw the preview', () => drawFilePreview(scene, theme, images));
  await run.files.putFile(
    previewName(file.variant),
    new TextEncoder().encode(JSON.stringify(preview)),
    'application/json',
  );
  return {
    variant: file.variant,
    slideCount: scene.slides.length,
    blobKey: await run.files.putFile(
      `output/${file.variant ?? 1}/${storedNameOf(scene.title, file.variant)}`,
      bytes,
      pptxType,
    ),
    fileName: fileNameOf(scene.title, file.variant),
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

async function drawAgain(
  run: Run,
  designed: Designed,
  file: DesignedFile,
  index: number,
): Promise<{ scene: Scene; theme: Theme }> {
  const { spec } = await readDeck(run, designed.specKey);
  const source = splitFiles(run, spec)[index];
  if (!source) throw new RangeError(`There is no file ${index}.`);
  const base = findTheme(designed.chosen);
  const theme = accentTheme(base, designed.accents)?.theme ?? base;
  const { scene } = await runEngine('lay out', () => drawFile(run, source, theme, file.form));
  return { scene, theme: directTheme(theme, spec.direction) };
}
