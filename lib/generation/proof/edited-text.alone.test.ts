import { describe, expect, test } from 'vitest';
import { allFixtures } from '@/lib/deck/layout/fixtures/all-fixtures';
import type { SceneSlide, TextElement } from '@/lib/deck/scene/scene';
import { deckSpecSchema, type DeckSpec } from '@/lib/deck/spec/deck-spec';
import type { Theme } from '@/lib/deck/theme/theme';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { sample } from '@/lib/testing/test-run';
import { typeOn } from './testing/edit-text';
import { programsOrNull, renderWords, slidesOf } from './testing/rendered-words';
import { findOverprints, type PageOfWords } from './testing/word-boxes';

const programs = programsOrNull('what LibreOffice makes of edited text');

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

function render(
  edits: readonly Edit[],
  spec: DeckSpec,
  theme: Theme,
  lengthen: (text: string) => string,
): Promise<PageOfWords[]> {
  const change = (parts: Map<string, Uint8Array>) =>
    edits.forEach(({ text }, index) => {
      const path = `ppt/slides/slide${index + 1}.xml`;
      if (text) parts.set(path, typeOn(parts.get(path)!, text, lengthen));
    });
  return renderWords({ programs: programs!, spec, theme, slides: edits.map(({ slide }) => slide), change });
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
