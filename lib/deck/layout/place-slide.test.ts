import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { DeckSpecInput } from '../spec/deck-spec';
import { deckSpecSchema } from '../spec/deck-spec';
import { allFixtures, fixtureImages } from './fixtures/all-fixtures';
import { everyKind } from './fixtures/generate-spec';
import { kindLayouts } from './kind-layouts';
import { layOutDeck } from './lay-out-deck';

const theme = builtinThemes[0]!;
const typical = deckSpecSchema.parse(allFixtures.typicalEn);

function arrangements(slides: DeckSpecInput['slides'], variant = 0): string[] {
  const spec = deckSpecSchema.parse({ title: 'T', language: 'en-US', direction: 'ltr', slides });
  return layOutDeck(spec, theme, { maxSlides: 50, variant, images: fixtureImages }).scene.slides.map(
    (slide) => slide.arrangement,
  );
}

function typicalOf(kind: string) {
  return typical.slides.find((slide) => slide.kind === kind)!;
}

describe.each(everyKind)('%s', (kind) => {
  test('has at least two arrangements with names of their own', () => {
    const names = kindLayouts[kind].arrangements.map((arrangement) => arrangement.name);
    expect(names.length).toBeGreaterThanOrEqual(2);
    expect(new Set(names).size).toBe(names.length);
  });

  test('gives two variants of a slide two forms', () => {
    const slide = typicalOf(kind);
    expect(arrangements([slide], 0)).not.toEqual(arrangements([slide], 1));
  });
});

test('no form stands more than three times running where another holds the content', () => {
  const slides = Array.from({ length: 12 }, (_, index) => ({ ...typicalOf('cards'), title: `Slide ${index}` }));
  const forms = arrangements(slides);
  const runs = forms.map(
    (form, index) => forms.slice(index, index + 4).every((other) => other === form) && index + 4 <= forms.length,
  );
  expect(runs).not.toContain(true);
});

test('all parts of one slide have one form', () => {
  const items = Array.from({ length: 60 }, (_, index) => ({
    text: `Point ${index} says at some length what the slide before it did not say and the next will not say either`,
  }));
  const forms = arrangements([{ kind: 'bullets', title: 'Long', items }]);
  expect(forms.length).toBeGreaterThan(4);
  expect(new Set(forms).size).toBe(1);
});

test('a form that the slide asks for comes first, an unknown one is ignored', () => {
  const slide = typicalOf('process');
  expect(arrangements([{ ...slide, arrangement: 'chevrons' }])).toEqual(['chevrons']);
  expect(arrangements([{ ...slide, arrangement: 'spiral' }])).toEqual(arrangements([slide]));
});

test('content decides: few short points become rows, few long ones cards, many a list or columns', () => {
  const bullets = (count: number, more = '') => ({
    kind: 'bullets' as const,
    title: 'T',
    items: Array.from({ length: count }, (_, index) => ({ text: `Point number ${index}${more}` })),
  });
  expect(arrangements([bullets(3)])).toEqual(['rows']);
  expect(
    arrangements([bullets(3, ' is explained in one sentence that is long enough to take several lines of a card')]),
  ).toEqual(['cards']);
  expect(arrangements([bullets(6)])).toEqual(['rows']);
  expect(arrangements([bullets(9)])).toEqual(['two-columns']);
});

test('lists fill the body placeholder and covers the subtitle placeholder', () => {
  const bullets = typical.slides.find((slide) => slide.kind === 'bullets' && slide.items.length > 4)!;
  const { scene } = layOutDeck({ ...typical, slides: [typicalOf('title'), bullets] }, theme, {
    maxSlides: 2,
    images: fixtureImages,
  });
  const roles = scene.slides.map((slide) =>
    slide.elements.flatMap((element) =>
      element.type === 'text' && element.placeholder !== 'none' ? [element.placeholder] : [],
    ),
  );
  expect(roles).toEqual([
    ['title', 'subtitle', 'caption'],
    ['title', 'body', 'slide-number'],
  ]);
});

test('right-to-left decks are the mirror image of left-to-right ones', () => {
  const slide = typicalOf('statement');
  const boxes = (direction: 'ltr' | 'rtl') => {
    const spec = deckSpecSchema.parse({ title: 'T', language: 'en-US', direction, slides: [slide] });
    const { scene } = layOutDeck(spec, theme, { maxSlides: 1, images: fixtureImages });
    return scene.slides[0]!.elements.map((element) => element.box);
  };
  const mirrored = boxes('rtl').map((box) => ({ ...box, x: theme.canvas.w - box.x - box.w }));
  for (const [index, box] of boxes('ltr').entries()) {
    expect(mirrored[index]!.x).toBeCloseTo(box.x);
    expect(mirrored[index]!.y).toBe(box.y);
  }
});
