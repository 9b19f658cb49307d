import { describe, expect, it } from 'vitest';
import { pairs, sample } from '@/lib/testing/test-run';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SceneSlide } from '../scene/scene';
import { deckSpecSchema } from '../spec/deck-spec';
import { findBreaks } from '../text/find-breaks';
import { measureTextWidthIn } from '../text/measure-text';
import type { Theme } from '../theme/theme';
import { allFixtures, fixtureImages } from './fixtures/all-fixtures';
import { kindLayouts } from './kind-layouts';
import { layOutDeck } from './lay-out-deck';

/** Texts that a second line would spoil: numbers in discs and tiles, figures, dates, tabs, names of axes and sections. */
const labelName = / (mark|number|value|axis)$|^(?!Figure).* label$|^Section \d+ of \d+$/;
/** How much wider a family may be that comes in where the own one is missing. */
const widerShare = 1.08;

interface Label {
  name: string;
  text: string;
  share: number;
}

function labelsOf(slide: SceneSlide, { fonts }: Theme): Label[] {
  return slide.elements.flatMap((element): Label[] => {
    if (element.type !== 'text' || !labelName.test(element.name)) return [];
    const innerIn = element.box.w - element.inset.left - element.inset.right;
    return element.paragraphs
      .filter(({ lines }) => lines.length === 1)
      .map(({ runs }) => {
        const widthIn = runs.reduce(
          (sum, run) => sum + measureTextWidthIn(run.text, { ...run, family: fonts[run.font] }),
          0,
        );
        return {
          name: `${slide.kind} ${slide.arrangement}, ${element.name}`,
          text: runs.map(({ text }) => text).join(''),
          share: widthIn / innerIn,
        };
      });
  });
}

const decks = ['typicalEn', 'typicalDe', 'littleEn', 'typicalJa', 'typicalHe', 'muchEn', 'muchAr', 'muchJa'] as const;
const cases = sample(pairs(decks, builtinThemes), 2).map(([deck, theme]) => ({ deck, theme, template: theme.name }));

/** Lines that end in the middle of a word. */
function dividedIn({ kind, arrangement, elements }: SceneSlide, language: string): string[] {
  return elements.flatMap((element) => {
    if (element.type !== 'text') return [];
    return element.paragraphs.flatMap(({ runs, lines }) => {
      const ends = new Set(findBreaks(runs.map(({ text }) => text).join(''), language));
      let end = 0;
      return lines
        .filter((line) => !ends.has((end += line.length)) && line !== '')
        .map((line) => `${kind} ${arrangement}, ${element.name}: ${line}`);
    });
  });
}

/** Decks of much content in every arrangement take a busy machine more than a minute, in ms. */
const guardMs = 300_000;

describe('texts', () => {
  it.each(cases)(
    'have room for a wider font in labels and keep words whole in $template, $deck',
    { timeout: guardMs },
    ({ deck, theme }) => {
      const spec = deckSpecSchema.parse(allFixtures[deck]);
      const slides = spec.slides.flatMap((slide) =>
        kindLayouts[slide.kind].arrangements.map(({ name: arrangement }) => ({ ...slide, arrangement })),
      );
      const { scene } = layOutDeck({ ...spec, slides }, theme, { maxSlides: 500, images: fixtureImages });
      const labels = scene.slides.flatMap((slide) => labelsOf(slide, theme));
      expect(labels.length).toBeGreaterThan(20);
      expect(labels.filter(({ share }) => share > 1 / widerShare)).toEqual([]);
      expect(scene.slides.flatMap((slide) => dividedIn(slide, spec.language))).toEqual([]);
    },
  );
});
