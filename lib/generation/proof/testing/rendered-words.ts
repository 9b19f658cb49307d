import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { kindLayouts } from '@/lib/deck/layout/kind-layouts';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { Scene, SceneSlide } from '@/lib/deck/scene/scene';
import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import type { Theme } from '@/lib/deck/theme/theme';
import { readZip } from '@/lib/pptx/package/read-zip';
import { writeZip } from '@/lib/pptx/package/write-zip';
import { writePptx } from '@/lib/pptx/write-pptx';
import { isFullRun } from '@/lib/testing/test-run';
import { findPrograms, type Programs } from '@/scripts/gallery/compare/find-programs';
import { readWordsWithLibreOffice } from '@/scripts/gallery/compare/render-with-libreoffice';
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
export function slidesOf(spec: DeckSpec, theme: Theme, everyArrangement = isFullRun): readonly SceneSlide[] {
  const slides = everyArrangement
    ? spec.slides.flatMap((slide) =>
        kindLayouts[slide.kind].arrangements.map(({ name }) => ({ ...slide, arrangement: name })),
      )
    : spec.slides;
  return layOutDeck({ ...spec, slides }, theme, { maxSlides: 500, images }).scene.slides;
}

interface Rendering {
  programs: Programs;
  spec: DeckSpec;
  theme: Theme;
  slides: readonly SceneSlide[];
  /** Changes parts of the file before LibreOffice opens it. */
  change(parts: Map<string, Uint8Array>): void;
}

/** The words of each slide where LibreOffice sets them. */
export async function renderWords({ programs, spec, theme, slides, change }: Rendering): Promise<PageOfWords[]> {
  const { title, language, direction } = spec;
  const scene: Scene = { title, language, direction, slides };
  const parts = new Map(readZip(await writePptx({ scene, theme: directTheme(theme, direction), images })));
  change(parts);
  const scratch = await mkdtemp(join(tmpdir(), 'words-'));
  try {
    const file = join(scratch, 'deck.pptx');
    await writeFile(file, writeZip([...parts].map(([name, part]) => ({ name, bytes: part, compress: true }))));
    return readPages(await readWordsWithLibreOffice({ root, programs, scratch, file }));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
