import { describe, expect, test } from 'vitest';
import { allFixtures, fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { deckSpecSchema, type DeckSpec } from '@/lib/deck/spec/deck-spec';
import { readZip } from '@/lib/pptx/package/read-zip';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { sample } from '@/lib/testing/test-run';
import { loadHyphenation } from '../pipeline/load-hyphenation';
import { findFaults } from './testing/find-faults';
import { hardTexts, withHardText, withLongTitles } from './testing/hard-texts';
import { wideLooks } from './testing/looks';
import { programsOrNull, readWords, slidesOf, writeSlidesOf } from './testing/rendered-words';

const looks = await wideLooks();
const programs = programsOrNull('what LibreOffice makes of texts that layouts are least made for');
const typical = deckSpecSchema.parse(allFixtures.typicalEn);
const decks: readonly (readonly [string, DeckSpec])[] = [
  ...Object.entries(hardTexts).map(([name, hard]) => [name, withHardText(typical, hard)] as const),
  ['titles of 200 characters', withLongTitles(typical)],
];

describe('texts that layouts are least made for, in every arrangement', () => {
  // Each text in one template of eight every day, another one each.
  const cases = decks.map(([name, spec], index) => ({ name, spec, themes: sample(builtinThemes, 8, index) }));

  test.each(cases)('$name stand whole and over nothing by their own measure', { timeout: 120_000 }, async (one) => {
    const { spec, themes } = one;
    const hyphenate = await loadHyphenation(spec);
    const faults = themes.flatMap((theme) => {
      const { blocking } = inspectScene(
        { ...spec, slides: slidesOf(spec, theme, true, hyphenate) },
        theme,
        fixtureImages,
      );
      return blocking.map(({ rule, message, slide }) => `${theme.name} ${slide}: ${rule}, ${message}`);
    });
    expect(faults).toEqual([]);
  });
});

describe.skipIf(programs === null)('texts that layouts are least made for', () => {
  // LibreOffice takes seconds to start: every day a third of the texts, each in one template of eight.
  const cases = sample(decks, 3).map(([name, spec], index) => ({ name, spec, chosen: sample(looks, 8, index) }));

  test.each(cases)(
    '$name stand in every kind, whole and over nothing',
    { timeout: 900_000 },
    async ({ spec, chosen }) => {
      const hyphenate = await loadHyphenation(spec);
      const drawn = chosen.map((look) => ({ ...look, slides: slidesOf(spec, look.theme, undefined, hyphenate) }));
      const files = await Promise.all(drawn.map((one) => writeSlidesOf({ spec, ...one })));
      const pages = await readWords(programs!, files);
      const faults = drawn.flatMap(({ theme, slides }, file) => {
        const parts = readZip(files[file]!);
        const { blocking } = inspectScene({ ...spec, slides }, theme, fixtureImages);
        return [
          ...blocking.map(({ rule, message, slide }) => `${theme.name} ${slide}: ${rule}, ${message}`),
          ...slides.flatMap(({ kind, arrangement }, index) =>
            findFaults(pages[file]![index]!, parts.get(`ppt/slides/slide${index + 1}.xml`)!).map(
              (fault) => `${theme.name} ${kind} ${arrangement}: ${fault}`,
            ),
          ),
        ];
      });
      expect(faults).toEqual([]);
    },
  );
});
