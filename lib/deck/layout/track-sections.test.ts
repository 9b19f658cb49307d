import { describe, expect, test } from 'vitest';
import { allFixtures, fixtureImages } from './fixtures/all-fixtures';
import { inspectScene } from '../quality/inspect-scene';
import { testTheme } from '../quality/testing/test-theme';
import { deckSpecSchema, type DeckSpecInput } from '../spec/deck-spec';
import { themeLayouts, type Theme } from '../theme/theme';
import { layOutDeck } from './lay-out-deck';
import { trackSections } from './track-sections';

const strip = { x: 0.6, y: 0, w: 12.133, h: 0.28 };
const { cover, section, content, statement } = testTheme.layouts;
const tracked: Theme = {
  ...testTheme,
  layouts: themeLayouts({ cover, section, statement, content: { ...content, decor: [], tracker: strip } }),
};

const sections = (count: number): DeckSpecInput['slides'] =>
  Array.from({ length: count }, (_, index) => [
    { kind: 'section' as const, title: `Part ${index + 1}` },
    { kind: 'bullets' as const, title: `Points of part ${index + 1}`, items: [{ text: 'One' }, { text: 'Two' }] },
  ]).flat();
const opening: DeckSpecInput['slides'] = [{ kind: 'bullets', title: 'Before any part', items: [{ text: 'One' }] }];

function layOut(slides: DeckSpecInput['slides'], theme = tracked, more: Partial<DeckSpecInput> = {}) {
  const spec = deckSpecSchema.parse({ title: 'Parts', language: 'en-US', direction: 'ltr', ...more, slides });
  return layOutDeck(spec, theme, { maxSlides: 60, images: fixtureImages }).scene;
}

function stripsOf(scene: ReturnType<typeof layOut>) {
  return scene.slides.map(({ elements }) =>
    elements.flatMap((one) =>
      one.type === 'text' && one.name.startsWith('Section ') && one.name.includes(' of ')
        ? [{ text: one.paragraphs[0]?.lines[0] ?? '', marked: one.fill !== undefined, box: one.box }]
        : [],
    ),
  );
}

describe('trackSections', () => {
  test('counts slides to the section slide before them', () => {
    const spec = deckSpecSchema.parse({
      title: 'Parts',
      language: 'en-US',
      direction: 'ltr',
      slides: [...opening, ...sections(2)],
    });
    expect(trackSections(spec.slides)).toEqual({ names: ['Part 1', 'Part 2'], sectionOf: [undefined, 0, 0, 1, 1] });
  });
});

describe('the strip of sections', () => {
  test('names every section on the slides of the layout that has it, and marks their own', () => {
    const strips = stripsOf(layOut([...opening, ...sections(3)]));
    expect(strips.map((strip) => strip.map(({ text, marked }) => (marked ? `[${text}]` : text)).join(' '))).toEqual([
      '',
      '',
      '[Part 1] Part 2 Part 3',
      '',
      'Part 1 [Part 2] Part 3',
      '',
      'Part 1 Part 2 [Part 3]',
    ]);
    const [first, , last] = strips[2]!;
    expect([first!.box.x, last!.box.x + last!.box.w]).toEqual([strip.x, expect.closeTo(strip.x + strip.w)]);
  });

  test('runs from the right in right-to-left decks', () => {
    const [, first] = stripsOf(layOut(sections(2), tracked, { direction: 'rtl', language: 'ar-SA' }));
    expect(first!.map(({ marked }) => marked)).toEqual([true, false]);
    expect(first![0]!.box.x).toBeGreaterThan(first![1]!.box.x);
  });

  test.each([0, 1, 8])('is empty in a deck of %d sections', (count) => {
    expect(stripsOf(layOut([...opening, ...sections(count)])).flat()).toEqual([]);
  });

  test('is nowhere in templates without one', () => {
    expect(stripsOf(layOut(sections(3), testTheme)).flat()).toEqual([]);
  });

  test('ends long names in an ellipsis', () => {
    const slides = sections(6).map((slide) => ({
      ...slide,
      title: `${slide.title} with a name that no seventh of a strip can hold`,
    }));
    const [, shown] = stripsOf(layOut(slides));
    expect(shown!.map(({ text }) => text)).toEqual(
      Array.from({ length: 6 }, (_, index) => expect.stringMatching(`^Part ${index + 1} .*…$`)),
    );
  });

  test.each(['typicalEn', 'typicalJa', 'typicalAr'])('blocks no delivery: %s', (name) => {
    const { slides, ...deck } = allFixtures[name]!;
    const shown = slides.filter(({ kind }) => kind !== 'title' && kind !== 'closing');
    // The slides of a fixture and those of the sections are more than a deck may have.
    const half = Math.ceil(shown.length / 2);
    for (const part of [shown.slice(0, half), shown.slice(half)]) {
      const scene = layOut([...sections(3), ...part], tracked, deck);
      expect(stripsOf(scene).filter((strip) => strip.some(({ marked }) => marked)).length).toBeGreaterThan(3);
      expect(inspectScene(scene, tracked).blocking).toEqual([]);
    }
  });
});
