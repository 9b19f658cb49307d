import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { kindLayouts } from '@/lib/deck/layout/kind-layouts';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { Scene, SceneSlide } from '@/lib/deck/scene/scene';
import type { Hyphenate } from '@/lib/deck/text/break-lines';
import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import type { Theme } from '@/lib/deck/theme/theme';
import { readZip } from '@/lib/pptx/package/read-zip';
import { writeZip } from '@/lib/pptx/package/write-zip';
import { writePptx } from '@/lib/pptx/write-pptx';
import { isFullRun } from '@/lib/testing/test-run';
import { findPrograms, type Programs } from '@/scripts/gallery/compare/find-programs';
import { readWordsWithLibreOffice } from '@/scripts/gallery/compare/render-with-libreoffice';
import type { Look } from './looks';
import { readPages, type PageOfWords } from './word-boxes';

const root = join(import.meta.dirname, '../../../..');

/** Null, and a line that says what is skipped, where the machine lacks LibreOffice. */
export function programsOrNull(skipped: string): Programs | null {
  try {
    return findPrograms();
  } catch (error) {
    console.log(`Skipped: ${skipped}. ${(error as Error).message}`);
    return null;
  }
}

const bytes = new Uint8Array(
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7A8794' } })
    .png()
    .toBuffer(),
);
const images = new Map(
  [...fixtureImages].map(([id, size]) => [id, { id, mimeType: 'image/png' as const, bytes, ...size }]),
);

/** One slide of each kind, or one of each of its arrangements. */
export function slidesOf(
  spec: DeckSpec,
  theme: Theme,
  everyArrangement = isFullRun,
  hyphenate?: Hyphenate,
): readonly SceneSlide[] {
  const slides = everyArrangement
    ? spec.slides.flatMap((slide) =>
        kindLayouts[slide.kind].arrangements.map(({ name }) => ({ ...slide, arrangement: name })),
      )
    : spec.slides;
  return layOutDeck({ ...spec, slides }, theme, { maxSlides: 500, images, hyphenate }).scene.slides;
}

/** Slides of a deck, in any number and order. */
export interface PickedSlides extends Look {
  spec: DeckSpec;
  slides: readonly SceneSlide[];
}

export function writeSlidesOf({ spec, theme, upload, slides }: PickedSlides): Promise<Uint8Array> {
  const { title, language, direction } = spec;
  const scene: Scene = { title, language, direction, slides };
  return writePptx({ scene, theme: directTheme(theme, direction), images, upload });
}

/** Entries of a file by name. */
export type FileParts = Map<string, Uint8Array>;

/** A file with some of its parts changed. */
function editFile(file: Uint8Array, change: (parts: FileParts) => void): Uint8Array {
  const parts = new Map(readZip(file));
  change(parts);
  return writeZip([...parts].map(([name, part]) => ({ name, bytes: part, compress: true })));
}

/** The words of each slide of each file where LibreOffice sets them; one start of LibreOffice for all. */
export async function readWords(programs: Programs, files: readonly Uint8Array[]): Promise<PageOfWords[][]> {
  const scratch = await mkdtemp(join(tmpdir(), 'words-'));
  try {
    const paths = files.map((_, index) => join(scratch, `deck-${index}.pptx`));
    await Promise.all(paths.map((path, index) => writeFile(path, files[index]!)));
    return (await readWordsWithLibreOffice({ root, programs, scratch, files: paths })).map(readPages);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

interface Rendering extends PickedSlides {
  programs: Programs;
  /** Changes parts of the file before LibreOffice opens it. */
  change(parts: FileParts): void;
}

/** The words of each slide of one edited file. */
export async function renderWords({ programs, change, ...picked }: Rendering): Promise<PageOfWords[]> {
  const [pages = []] = await readWords(programs, [editFile(await writeSlidesOf(picked), change)]);
  return pages;
}
