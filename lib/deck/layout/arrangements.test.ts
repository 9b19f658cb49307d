import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { pairs, sample } from '@/lib/testing/test-run';
import { inspectScene } from '../quality/inspect-scene';
import type { DeckSpecInput } from '../spec/deck-spec';
import { deckSpecSchema } from '../spec/deck-spec';
import type { SlideSpec } from '../spec/slide-spec';
import type { Theme } from '../theme/theme';
import { allFixtures, fixtureImages } from './fixtures/all-fixtures';
import { everyKind } from './fixtures/generate-spec';
import { wordsOfScene, wordsOfSpec } from './fixtures/words';
import { kindLayouts } from './kind-layouts';
import { layOutDeck } from './lay-out-deck';

/** One each that differs most in fonts, sizes, faces and margins. */
const themes = builtinThemes.filter(({ name }) => ['Meridian', 'Folio', 'Clarity'].includes(name));
/** Content that makes no chart and is not among the decks, whose charts other readers look for. */
const single: DeckSpecInput = {
  title: 'Kite',
  language: 'en-GB',
  direction: 'ltr',
  slides: [
    {
      kind: 'chart',
      title: 'One measurement so far',
      chart: {
        type: 'column',
        categories: ['May'],
        series: [{ name: 'Errors', values: [12] }],
        unit: 'errors a month',
      },
    },
  ],
};
const fixtures = Object.entries({ ...allFixtures, single }).map(([name, input]) => ({
  name,
  spec: deckSpecSchema.parse(input),
}));
/** Those that are for layouts which somebody made, or fill places of one, are offered on them, which no built-in template has. */
const forms = everyKind.flatMap((kind) =>
  kindLayouts[kind].arrangements
    .filter(({ fillsPlaces, fillsFrame, isForGiven }) => !fillsPlaces && !fillsFrame && !isForGiven)
    .map(({ name }) => ({ kind, arrangement: name })),
);

/** A slide in a form asked for by name, behind the agenda that its deck has. */
function layOutIn(
  arrangement: string,
  slide: SlideSpec,
  { spec, theme, furtherSlides }: { spec: (typeof fixtures)[number]['spec']; theme: Theme; furtherSlides: number },
) {
  const agenda = spec.slides.filter((one) => one.kind === 'agenda' && one !== slide);
  const deck = { ...spec, slides: [...agenda, { ...slide, arrangement }] };
  // An agenda of many topics goes on over slides of its own.
  const before =
    agenda.length > 0
      ? layOutDeck({ ...spec, slides: agenda }, theme, { maxSlides: 20, images: fixtureImages }).scene.slides.length
      : 0;
  const { scene } = layOutDeck(deck, theme, { maxSlides: before + 1 + furtherSlides, images: fixtureImages });
  return { deck, scene, slides: scene.slides.slice(before) };
}

/** The slides of a kind, each with the deck that it is from. */
const slidesOf = (kind: SlideSpec['kind']) =>
  fixtures.flatMap(({ name, spec }) =>
    spec.slides.filter((slide) => slide.kind === kind).map((slide) => ({ name, spec, slide })),
  );

describe('a form', () => {
  test.each(forms)(
    '$arrangement of $kind is used where it is asked for and holds little or usual content',
    ({ kind, arrangement }) => {
      const usual = slidesOf(kind).filter(({ name }) => !name.startsWith('much'));
      const isUsed = usual.some(
        ({ slide, spec }) =>
          layOutIn(arrangement, slide, { spec, theme: themes[0]!, furtherSlides: 0 }).slides[0]?.arrangement ===
          arrangement,
      );
      expect(isUsed).toBe(true);
    },
  );

  // Daily each form in one theme with a third of the content, of which its kind's other forms have the rest.
  test.each(pairs(forms, themes).map(([form, theme], index) => ({ ...form, theme, index })))(
    '$arrangement of $kind holds little, usual and too much content in $theme.name, or leaves it to another form',
    ({ kind, arrangement, theme, index }) => {
      for (const { name, slide, spec } of sample(slidesOf(kind), 3, index)) {
        const { deck, scene } = layOutIn(arrangement, slide, { spec, theme, furtherSlides: 12 });
        const found = wordsOfScene(scene);
        expect(
          [...wordsOfSpec(deck)].filter((word) => !found.has(word)),
          `${name}: ${slide.title}`,
        ).toEqual([]);
        expect(inspectScene(scene, theme).blocking, `${name}: ${slide.title}`).toEqual([]);
      }
    },
  );
});
