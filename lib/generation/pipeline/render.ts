import { createHash } from 'node:crypto';
import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import { prepareImages } from '@/lib/pptx/assemble/prepare-images';
import { writePptx } from '@/lib/pptx/write-pptx';
import type { BlobStore } from '@/lib/platform/blob-store/blob-store';
import { accentTheme } from '@/lib/templates/accent-theme';
import type { OpenedTemplate } from '@/lib/templates/own-template';
import { cutText } from '@/lib/text/cut/cut-text';
import { openTemplate } from './choose-template';
import { readDeck, type Designed, type DesignedFile } from './design';
import { drawFile, splitFiles, loadImages, type FileDrawing, type JobWithImages } from './draw-file';
import { drawFilePreview, previewName } from './file-preview';
import { runEngine } from './generation-failure';
import type { Task } from '../compute/compute';
import type { Reading } from '@/lib/reading/reading';
import { type DeliveredFile, type GenerationJob, type Run } from './generation-job';
import { openJobFiles } from './job-files';
import { loadHyphenation } from './load-hyphenation';

const pptxType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

export type RenderedFile = Omit<DeliveredFile, 'quality'>;

/** Writes each designed file as a .pptx, and its slides as pictures, into the blob store; one step a file. */
export function render(run: Run, designed: Designed): Promise<RenderedFile[]> {
  return Promise.all(
    designed.files.map((file, index) =>
      run.step.run(file.variant === null ? 'render' : `render-variant-${file.variant}`, () =>
        run.compute(renderTask, { job: run.job, reading: run.reading, designed, index }),
      ),
    ),
  );
}

interface RenderInput {
  job: GenerationJob & JobWithImages;
  reading: Reading;
  designed: Designed;
  /** Of the file. */
  index: number;
}

export const renderTask: Task<RenderInput, RenderedFile> = {
  name: 'render',
  work({ job, reading, designed, index }, blobs) {
    const file = designed.files[index];
    if (!file) throw new RangeError(`There is no design of file ${index}.`);
    return renderFile({ job, reading, files: openJobFiles(blobs, job), blobs }, designed, file, index);
  },
};

type FileRun = Pick<Run, 'job' | 'reading' | 'files'> & { blobs: BlobStore };

async function renderFile(run: FileRun, designed: Designed, file: DesignedFile, index: number): Promise<RenderedFile> {
  const { scene, theme, upload } = await drawAgain(run, designed, file, index);
  // Upright and no larger than they are shown, which is good for the preview too.
  const images = await runEngine('prepare the pictures', async () => prepareImages(scene, await loadImages(run)));
  const bytes = await runEngine('write the file', () =>
    writePptx({ scene, theme, images, upload, createdAt: run.job.acceptedAt }),
  );
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
    title: scene.title,
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** A designed file as it is drawn, which is the same each time. */
export interface Redrawn extends OpenedTemplate, FileDrawing {
  spec: DeckSpec;
}

/** @returns with the theme mirrored for decks from right to left */
export async function drawAgain(run: FileRun, designed: Designed, file: DesignedFile, index: number): Promise<Redrawn> {
  const { spec } = await readDeck(run, designed.specKey);
  const source = splitFiles(run, spec)[index];
  if (!source) throw new RangeError(`There is no file ${index}.`);
  const { theme: base, upload } = await openTemplate(designed.chosen, run.blobs);
  const theme = accentTheme(base, designed.accents)?.theme ?? base;
  const hyphenate = await loadHyphenation(spec);
  const drawing = await runEngine('lay out', () => drawFile({ ...run, hyphenate }, source, theme, file.form));
  return { ...drawing, spec, theme: directTheme(theme, spec.direction), upload };
}

const longest = 80;

/** A name that Windows, macOS and Linux all take: the deck's title, and the variant where there are several. */
export function fileNameOf(title: string, variant: number | null): string {
  const readable = title
    .normalize('NFC')
    // Joiners hold together what is one character: emoji, and letters of many scripts.
    .replace(/(?:(?![\u200c\u200d])[\p{C}<>:"/\\|?*])+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = shorten(readable).replace(/[. ]+$/, '') || 'Presentation';
  return variant === null || variant === 1 ? `${name}.pptx` : `${name} ${variant}.pptx`;
}

/** The same in the letters that a key of the blob store may have: what a file is called where the store itself serves it. */
export function storedNameOf(title: string, variant: number | null): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._]+/g, ' ')
    .replace(/^[^A-Za-z0-9]+/, '');
  return fileNameOf(plain, variant).replaceAll(' ', '-');
}

/** Whole characters, and whole words where the text has any. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  const cut = cutText(text, longest);
  const lastSpace = cut.lastIndexOf(' ');
  return lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut;
}
