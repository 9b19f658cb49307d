import { describe, expect, test } from 'vitest';
import { allFixtures } from '@/lib/deck/layout/fixtures/all-fixtures';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { sample } from '@/lib/testing/test-run';
import { wideFont } from './testing/foreign-looks';
import { allLooks } from './testing/looks';
import { programsOrNull, renderWords, slidesOf } from './testing/rendered-words';
import { findOverprints, type PageOfWords } from './testing/word-boxes';

const programs = programsOrNull('what LibreOffice makes of another font');

/** Puts another family in for those that the theme names. */
function withOtherFont(parts: Map<string, Uint8Array>): void {
  for (const path of [...parts.keys()].filter((name) => /^ppt\/theme\/theme\d+\.xml$/.test(name))) {
    const xml = new TextDecoder().decode(parts.get(path));
    parts.set(
      path,
      new TextEncoder().encode(xml.replace(/<a:latin typeface="[^"]*"/g, `<a:latin typeface="${wideFont}"`)),
    );
  }
}

const decks = ['typicalEn', 'typicalDe'] as const;
const cases = sample(
  (await allLooks()).flatMap((look) => decks.map((deck) => ({ ...look, template: look.theme.name, deck }))),
  8,
  1,
);

function sumOfWidths(pages: readonly PageOfWords[]): number {
  return pages.flatMap(({ words }) => words).reduce((sum, { left, right }) => sum + right - left, 0);
}

/** Numbers and dates of the one page that are not on the other: a line without room for one divides it. */
function dividedNumbers(before: PageOfWords, after: PageOfWords): string[] {
  const left = new Map<string, number>();
  for (const { text } of after.words) left.set(text, (left.get(text) ?? 0) + 1);
  const numbers = before.words.filter(({ text }) => /\d/.test(text));
  return numbers.flatMap(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count > 0 ? [] : [text];
  });
}

describe.skipIf(programs === null)('a wider font in place of the own one', () => {
  test.each(cases)(
    'prints no word of $template over another and divides no number, in $deck',
    { timeout: 300_000 },
    async ({ theme, upload, deck }) => {
      const spec = deckSpecSchema.parse(allFixtures[deck]);
      const slides = slidesOf(spec, theme, true);
      const input = { programs: programs!, spec, theme, upload, slides };
      const [own, other] = [
        await renderWords({ ...input, change: () => undefined }),
        await renderWords({ ...input, change: withOtherFont }),
      ];
      expect(sumOfWidths(other)).toBeGreaterThan(sumOfWidths(own) * 1.03);
      const faults = slides.flatMap(({ kind, arrangement }, index) => {
        const [before, after] = [own[index]!, other[index]!];
        const known = new Set(findOverprints(before));
        const found = [
          ...findOverprints(after).filter((fault) => !known.has(fault)),
          // LibreOffice breaks the labels of a ring where it likes.
          ...(kind === 'chart' ? [] : dividedNumbers(before, after).map((word) => `“${word}” is divided`)),
        ];
        return found.map((fault) => `${kind} ${arrangement}: ${fault}`);
      });
      expect(faults).toEqual([]);
    },
  );
});
