import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { allFixtures, fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { kindLayouts } from '@/lib/deck/layout/kind-layouts';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { SceneSlide, TextElement } from '@/lib/deck/scene/scene';
import { deckSpecSchema, type DeckSpec } from '@/lib/deck/spec/deck-spec';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import type { Theme } from '@/lib/deck/theme/theme';
import { readZip } from '@/lib/pptx/package/read-zip';
import { writeZip } from '@/lib/pptx/package/write-zip';
import { writePptx } from '@/lib/pptx/write-pptx';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { isFullRun, sample } from '@/lib/testing/test-run';
import { findPrograms, type Programs } from '@/scripts/gallery/compare/find-programs';
import { readWordsWithLibreOffice } from '@/scripts/gallery/compare/render-with-libreoffice';
import { typeOn } from './testing/edit-text';
import { findOverprints, readPages, type PageOfWords } from './testing/word-boxes';

const root = join(import.meta.dirname, '../../..');

function programsOrNull(): Programs | null {
  try {
    return findPrograms();
  } catch (error) {
    console.log(`Skipped: what LibreOffice makes of edited text. ${(error as Error).message}`);
    return null;
  }
}

const programs = programsOrNull();
const bytes = new Uint8Array(
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7A8794' } })
    .png()
    .toBuffer(),
);
const images = new Map(
  [...fixtureImages].map(([id, size]) => [id, { id, mimeType: 'image/png' as const, bytes, ...size }]),
);

/** One slide of each kind, or one of each of its arrangements. */
function slidesOf(spec: DeckSpec, theme: Theme): readonly SceneSlide[] {
  const slides = isFullRun
    ? spec.slides.flatMap((slide) =>
        kindLayouts[slide.kind].arrangements.map(({ name }) => ({ ...slide, arrangement: name })),
      )
    : spec.slides;
  return layOutDeck({ ...spec, slides }, theme, { maxSlides: 500, images }).scene.slides;
}

const hasWords = ({ paragraphs }: TextElement): boolean =>
  paragraphs.some(({ runs }) => runs.some(({ text }) => text.trim().length > 2));

interface Edit {
  slide: SceneSlide;
  /** What is edited; nothing on the slide that the others are compared with. */
  text: TextElement | null;
}

/** Each slide as it is, and once for each of its texts. */
const editsOf = (slides: readonly SceneSlide[]): Edit[] =>
  slides.flatMap((slide) => [
    { slide, text: null },
    ...slide.elements.flatMap((element) =>
      element.type === 'text' && element.placeholder !== 'slide-number' && hasWords(element)
        ? [{ slide, text: element }]
        : [],
    ),
  ]);

async function render(
  edits: readonly Edit[],
  spec: DeckSpec,
  theme: Theme,
  lengthen: (text: string) => string,
): Promise<PageOfWords[]> {
  const scene = { ...layOutDeck(spec, theme, { maxSlides: 1, images }).scene, slides: edits.map(({ slide }) => slide) };
  const parts = readZip(await writePptx({ scene, theme: directTheme(theme, spec.direction), images }));
  edits.forEach(({ text }, index) => {
    const path = `ppt/slides/slide${index + 1}.xml`;
    if (text) parts.set(path, typeOn(parts.get(path)!, text, lengthen));
  });
  const scratch = await mkdtemp(join(tmpdir(), 'edited-'));
  try {
    const file = join(scratch, 'edited.pptx');
    await mkdir(scratch, { recursive: true });
    await writeFile(file, writeZip([...parts].map(([name, part]) => ({ name, bytes: part, compress: true }))));
    return readPages(await readWordsWithLibreOffice({ root, programs: programs!, scratch, file }));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const edits = {
  'half as long again': (text: string) => `${text} ${text.slice(0, Math.max(6, text.length * 0.6))}`,
  'three times as long': (text: string) => `${text} ${text} ${text}`,
  'of 400 characters': (text: string) => `${text} `.repeat(Math.ceil(400 / (text.length + 1))).slice(0, 400),
};
const decks = sample(['typicalEn', 'typicalDe', 'typicalJa', 'typicalAr'] as const, 4);
const cases = sample(
  Object.entries(edits).flatMap(([name, lengthen], index) =>
    builtinThemes.map((theme, turn) => ({
      name,
      lengthen,
      theme,
      template: theme.name,
      deck: decks[(index + turn) % decks.length]!,
    })),
  ),
  24,
);

describe.skipIf(programs === null)('a text that somebody makes longer', () => {
  test.each(cases)(
    '$name stands over no other and leaves no slide in $template, $deck',
    { timeout: 600_000 },
    async ({ lengthen, theme, deck }) => {
      const spec = deckSpecSchema.parse(allFixtures[deck]);
      const all = editsOf(slidesOf(spec, theme));
      const pages = await render(all, spec, theme, lengthen);
      expect(pages).toHaveLength(all.length);
      let before = 0;
      const faults = all.flatMap(({ slide, text }, index) => {
        const found = findOverprints(pages[index]!);
        if (text === null) before = found.length;
        return text !== null && found.length > before
          ? [`${slide.kind} ${slide.arrangement}, ${text.name}: ${found[0]}`]
          : [];
      });
      expect(faults).toEqual([]);
    },
  );
});
