import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
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
const forms = everyKind.flatMap((kind) =>
  kindLayouts[kind].arrangements.map(({ name }) => ({ kind, arrangement: name })),
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

describe.each(forms)('$kind as $arrangement', ({ kind, arrangement }) => {
  const cases = fixtures.flatMap(({ name, spec }) =>
    spec.slides.filter((slide) => slide.kind === kind).map((slide) => ({ name, spec, slide })),
  );

  test('is used where it is asked for and holds little or usual content', () => {
    const usual = cases.filter(({ name }) => !name.startsWith('much'));
    const used = usual.filter(
      ({ slide, spec }) =>
        layOutIn(arrangement, slide, { spec, theme: themes[0]!, furtherSlides: 0 }).slides[0]?.arrangement ===
        arrangement,
    );
    expect(used.length).toBeGreaterThan(0);
  });

  test.each(themes.map((theme) => [theme.name, theme] as const))(
    'holds little, usual and too much content in %s, or leaves it to another form',
    (_name, theme) => {
      for (const { name, slide, spec } of cases) {
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
