import { describe, expect, test } from 'vitest';
import { allFixtures } from '@/lib/deck/layout/fixtures/all-fixtures';
import type { SceneSlide } from '@/lib/deck/scene/scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { readZip } from '@/lib/pptx/package/read-zip';
import { sample } from '@/lib/testing/test-run';
import { textsOn, typeOn, type TypedText } from './testing/edit-slide';
import { findFaults } from './testing/find-faults';
import { wideLooks } from './testing/looks';
import { programsOrNull, renderWords, slidesOf, writeSlidesOf } from './testing/rendered-words';

const looks = await wideLooks();
const programs = programsOrNull('what LibreOffice makes of edited text');

interface Edit {
  slide: SceneSlide;
  /** What is edited; nothing on the slide that the others are compared with. */
  text: TypedText | null;
}

/** Not for cells: rows of a table grow with their words in every program, and a slide has no place for so many. */
const wholeParagraph = 'of 400 characters';

const edits: Readonly<Record<string, (text: string) => string>> = {
  'two words longer': (text: string) => text.replace(/(?=[.!?。]?$)/, ' and more'),
  'three times as long': (text: string) => `${text} ${text} ${text}`,
  [wholeParagraph]: (text: string) => `${text} `.repeat(Math.ceil(400 / (text.length + 1))).slice(0, 400),
};
const decks = sample(['typicalEn', 'typicalDe', 'typicalJa', 'typicalAr'] as const, 4);
const cases = Object.entries(edits).flatMap(([name, lengthen], index) =>
  sample(looks, 8, index).map((look, turn) => ({
    name,
    lengthen,
    ...look,
    template: look.theme.name,
    deck: decks[(index + turn) % decks.length]!,
    index,
  })),
);

describe.skipIf(programs === null)('a heading, bullet or cell that somebody makes longer', () => {
  test.each(cases)(
    '$name stands over nothing, is cut nowhere and leaves no slide in $template, $deck',
    { timeout: 1_200_000 },
    async ({ name, lengthen, theme, upload, deck, index: turn }) => {
      const spec = deckSpecSchema.parse(allFixtures[deck]);
      const slides = slidesOf(spec, theme);
      const written = readZip(await writeSlidesOf({ spec, theme, upload, slides }));
      const all = slides.flatMap((slide, index): Edit[] => [
        { slide, text: null },
        // In a daily run each paragraph is lengthened in one of the ways.
        ...sample(textsOn(written.get(`ppt/slides/slide${index + 1}.xml`)!), 3, turn)
          .filter(({ isCell }) => !isCell || name !== wholeParagraph)
          .map((text) => ({ slide, text })),
      ]);
      const edited: Uint8Array[] = [];
      const pages = await renderWords({
        programs: programs!,
        spec,
        theme,
        upload,
        slides: all.map(({ slide }) => slide),
        change: (parts) =>
          all.forEach(({ text }, index) => {
            const path = `ppt/slides/slide${index + 1}.xml`;
            edited[index] = text ? typeOn(parts.get(path)!, text, lengthen) : parts.get(path)!;
            parts.set(path, edited[index]);
          }),
      });
      expect(pages).toHaveLength(all.length);
      let before: string[] = [];
      const faults = all.flatMap(({ slide, text }, index) => {
        const found = findFaults(pages[index]!, edited[index]!);
        if (text === null) before = found;
        return text !== null && found.length > before.length
          ? [
              `${slide.kind} ${slide.arrangement}, ${text.owner}, “${text.text.slice(0, 30)}”: ${found.find((fault) => !before.includes(fault))}`,
            ]
          : [];
      });
      expect(faults).toEqual([]);
    },
  );
});
