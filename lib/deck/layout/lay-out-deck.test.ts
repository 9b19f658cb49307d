import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { pairs, sample, tries } from '@/lib/testing/test-run';
import { inspectScene } from '../quality/inspect-scene';
import type { Scene } from '../scene/scene';
import type { DeckSpec, DeckSpecInput } from '../spec/deck-spec';
import { deckSpecSchema } from '../spec/deck-spec';
import { allFixtures, fixtureImages } from './fixtures/all-fixtures';
import { everyKind, generateSpec } from './fixtures/generate-spec';
import { wordsOfScene, wordsOfSpec } from './fixtures/words';
import { layOutDeck } from './lay-out-deck';

const [meridian] = builtinThemes;
/** The largest type, a serif, and the default: what fits in these fits in the templates between them. */
const contrastingThemes = builtinThemes.filter(({ name }) => ['Meridian', 'Folio', 'Clarity'].includes(name));
const decks = Object.entries(allFixtures).map(([name, input]) => ({ name, input }));
const styledDecks = pairs(decks, builtinThemes).map(([deck, theme]) => ({ ...deck, theme, look: theme.name }));

function layOut(input: DeckSpecInput, options: { maxSlides?: number; variant?: number } = {}, theme = meridian!) {
  const spec = deckSpecSchema.parse(input);
  return { spec, ...layOutDeck(spec, theme, { maxSlides: 50, images: fixtureImages, ...options }) };
}

function lostWords(spec: DeckSpec, scene: Scene): string[] {
  const found = wordsOfScene(scene);
  return [...wordsOfSpec(spec)].filter((word) => !found.has(word));
}

describe.each(styledDecks)('$name in $look', ({ input, theme }) => {
  const { spec, scene } = layOut(input, {}, theme);

  test('has no finding that blocks delivery', () => {
    expect(inspectScene(scene, theme).blocking).toEqual([]);
  });

  test('keeps every word', () => {
    expect(lostWords(spec, scene)).toEqual([]);
  });

  test('puts one title on every slide and no title on two', () => {
    for (const { elements } of scene.slides) {
      expect(elements.filter((element) => element.type === 'text' && element.placeholder === 'title')).toHaveLength(1);
    }
    expect(new Set(scene.slides.map((slide) => slide.title)).size).toBe(scene.slides.length);
  });
});

test.each(pairs(decks, [1000, 12, 1]).map(([{ name, input }, most]) => [name, most, input] as const))(
  '%s keeps every word on at most %i slides',
  (_deck, maxSlides, input) => {
    const { spec, scene } = layOut(input, { maxSlides });
    expect(lostWords(spec, scene)).toEqual([]);
    expect(scene.slides.length).toBeLessThanOrEqual(maxSlides);
  },
);

describe.each(sample(decks, 3))('$name', ({ input }) => {
  test('gives the same scene for the same input, and leaves the input alone', () => {
    const spec = deckSpecSchema.parse(input);
    const before = structuredClone(spec);
    const first = layOutDeck(spec, meridian!, { maxSlides: 50, images: fixtureImages });
    const again = layOutDeck(spec, meridian!, { maxSlides: 50, images: fixtureImages });
    // The runner's own comparison takes longer than laying out.
    expect(isDeepStrictEqual(again, first)).toBe(true);
    expect(isDeepStrictEqual(spec, before)).toBe(true);
  });
});

test.each(pairs(decks, contrastingThemes).map(([{ name, input }, theme]) => [name, theme.name, input, theme] as const))(
  '%s has no blocking finding in its second form in %s',
  (_deck, _theme, input, theme) => {
    expect(inspectScene(layOut(input, { variant: 1 }, theme).scene, theme).blocking).toEqual([]);
  },
);

describe('generated decks', () => {
  const images = new Map([
    ['picture', { widthPx: 800, heightPx: 600 }],
    ['photo', { widthPx: 2400, heightPx: 1400 }],
  ]);
  const numbers = fc.array(fc.nat(9973), { minLength: 7, maxLength: 40 });

  // A form that does not pass makes way for the next one.
  test.each(everyKind)('no word of a %s slide is lost, and one of its forms can be delivered', (kind) => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(1, 3, 40), fc.constantFrom(...builtinThemes), (seed, maxSlides, theme) => {
        const spec = deckSpecSchema.parse(generateSpec([kind], seed));
        const { scene } = layOutDeck(spec, theme, { maxSlides, images });
        expect(lostWords(spec, scene)).toEqual([]);
        expect(scene.slides.length).toBeLessThanOrEqual(maxSlides);
        const forms = [0, 1, 2, 3].map(
          (variant) => () => layOutDeck(spec, theme, { maxSlides, images, variant }).scene,
        );
        expect(forms.some((form) => inspectScene(form(), theme).blocking.length === 0)).toBe(true);
      }),
      { numRuns: tries(5, 60) },
    );
  });
});

describe('content that does not fit', () => {
  const items = Array.from({ length: 40 }, (_, index) => ({
    text: `Point ${index + 1} is explained in one sentence that is about as long as this one`,
  }));
  const long: DeckSpecInput = {
    title: 'T',
    language: 'de-DE',
    direction: 'ltr',
    slides: [{ kind: 'bullets', title: 'Viele Punkte', items, notes: 'Zuerst sprechen.' }],
  };

  test('continues with numbered titles, evenly filled', () => {
    const { scene, warnings } = layOut(long);
    expect(scene.slides.map((slide) => slide.title)).toEqual([
      'Viele Punkte',
      ...scene.slides.slice(1).map((_, index) => `Viele Punkte (${index + 2}/${scene.slides.length})`),
    ]);
    expect(warnings).toHaveLength(scene.slides.length - 1);
    expect(warnings.every((warning) => warning.type === 'continues')).toBe(true);
    expect(scene.slides[0]?.notes).toBe('Zuerst sprechen.');
    expect(scene.slides[1]?.notes).toBe('');
  });

  test('moves into the notes, behind the speaker’s own, when no further slide is allowed', () => {
    const { scene, warnings } = layOut(long, { maxSlides: 1 });
    expect(scene.slides).toHaveLength(1);
    expect(scene.slides[0]?.notes).toMatch(/^Zuerst sprechen\.\n• Point/);
    expect(scene.slides[0]?.notes).toContain('Point 40');
    expect(warnings).toEqual([{ type: 'moved-to-notes', specIndex: 0, slideIndex: 0, what: 'content' }]);
  });

  test('writes the parts of Japanese titles in full-width brackets', () => {
    expect(layOut({ ...long, language: 'ja-JP' }).scene.slides[1]?.title).toMatch(/^Viele Punkte（2\/\d+）$/);
  });

  test('shortens a title between words and keeps it whole in the notes', () => {
    const title = Array.from({ length: 80 }, (_, index) => `word${index}`).join(' ');
    const { scene } = layOut({ ...long, slides: [{ kind: 'statement', title, statement: 'Short.' }] });
    expect(scene.slides[0]?.title).toMatch(/^word0 .* word\d+…$/);
    expect(scene.slides[0]?.notes).toBe(title);
  });

  test('breaks words of a hundred letters rather than leaving the slide', () => {
    const giant = 'x'.repeat(900);
    const { scene } = layOut({ ...long, slides: [{ kind: 'bullets', title: giant, items: [{ text: giant }] }] });
    expect(inspectScene(scene, meridian!).blocking).toEqual([]);
  });

  test('puts slides beyond the limit into the notes of the last one', () => {
    const slides = ['One', 'Two', 'Three'].map((title) => ({
      kind: 'statement' as const,
      title,
      statement: `Statement ${title}.`,
    }));
    const { scene, warnings } = layOut({ ...long, slides }, { maxSlides: 2 });
    expect(scene.slides.map((slide) => slide.title)).toEqual(['One', 'Two']);
    expect(scene.slides[1]?.notes).toContain('Statement Three.');
    expect(warnings).toContainEqual({ type: 'moved-to-notes', specIndex: 2, slideIndex: 1, what: 'slides' });
  });

  test('splits a table with too many columns and repeats its first one', () => {
    const labels = Array.from({ length: 30 }, (_, index) => `Measurement${index}`);
    const { scene } = layOut({
      ...long,
      slides: [
        {
          kind: 'table',
          title: 'Wide',
          columns: labels.map((label) => ({ label })),
          rows: [labels.map((_, index) => `value${index}`)],
        },
      ],
    });
    const heads = scene.slides.map(
      (slide) =>
        slide.elements.find((element) => element.type === 'table')?.rows[0]?.cells[0]?.paragraphs[0]?.runs[0]?.text,
    );
    expect(scene.slides.length).toBeGreaterThan(1);
    expect(new Set(heads)).toEqual(new Set(['Measurement0']));
  });

  test('shows at most ten rows of a table on a slide', () => {
    const rows = Array.from({ length: 23 }, (_, index) => [`Row ${index}`, String(index)]);
    const { scene } = layOut({
      ...long,
      slides: [{ kind: 'table', title: 'Long', columns: [{ label: 'a' }, { label: 'b' }], rows, totalRow: true }],
    });
    const tables = scene.slides.map((slide) => slide.elements.find((element) => element.type === 'table'));
    expect(tables.map((table) => (table?.rows.length ?? 0) - 1)).toEqual([8, 8, 7]);
    expect(tables.map((table) => table?.rows.at(-1)?.kind)).toEqual(['body', 'body', 'total']);
  });
});
