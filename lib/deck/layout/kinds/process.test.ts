import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { blockingOf, boxesOf, distinct, laySlide, named, paragraphsOf } from '../testing/lay-slide';

const [meridian] = builtinThemes;
const theme = meridian!;

function process(
  count: number,
  options: { arrangement?: string; detail?: string; icons?: number } = {},
): SlideSpecInput {
  const steps = Array.from({ length: count }, (_, index) => ({
    title: index === 1 ? 'Receive the parcel at the dock' : `Step ${index + 1}`,
    detail: options.detail,
    icon: index < (options.icons ?? 0) ? 'package' : undefined,
  }));
  return { kind: 'process', title: 'How a return becomes a refund', steps, arrangement: options.arrangement };
}

/** The body of a step, or the arrow with its title. */
const step = /^Step \d(?: text| title)?$/;

describe.each(['numbered-line', 'chevrons', 'numbered-rows'])('%s', (arrangement) => {
  test.each([2, 4, 5])('holds %i steps with and without details and icons, in both directions', (count) => {
    for (const direction of ['ltr', 'rtl'] as const) {
      for (const detail of [undefined, 'Bench staff grade the goods']) {
        for (const icons of [0, 1, count]) {
          const scene = laySlide(process(count, { arrangement, detail, icons }), { theme, direction });
          expect(scene.slides.map((slide) => slide.arrangement)).toEqual([arrangement]);
          expect(blockingOf(scene, theme)).toEqual([]);
          expect(named(scene, /icon$/)).toHaveLength(icons);
        }
      }
    }
  });
});

test('more steps than a line has stand in full rows of numbered cards, in every template and direction', () => {
  const steps = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `Open door ${index + 1}`, detail: 'The key is in the box' }));
  for (const look of builtinThemes)
    for (const direction of ['ltr', 'rtl'] as const) {
      const scene = laySlide({ kind: 'process', title: 'Open all', steps: steps(6) }, { theme: look, direction });
      expect(scene.slides.map(({ arrangement }) => [look.name, arrangement])).toEqual([[look.name, 'step-grid']]);
      expect(blockingOf(scene, look)).toEqual([]);
      const boxes = named(scene, /^Step \d$/).map(({ box }) => box);
      expect(distinct(boxes.map(({ y }) => y))).toHaveLength(2);
    }
  const [seven] = laySlide({ kind: 'process', title: 'Open all', steps: steps(7) }, { theme }).slides;
  expect(seven?.arrangement).not.toBe('step-grid');
});

test('details of a line stand on one line, also below titles of several lines', () => {
  const bodies = paragraphsOf(
    laySlide(process(4, { arrangement: 'numbered-line', detail: 'Within a day' }), { theme }),
    theme,
    step,
  );
  expect(bodies).toHaveLength(4);
  expect(distinct(bodies.map(([, detail]) => detail!.box.y))).toHaveLength(1);
});

test('a long title without a detail leaves no gap below the titles that have one', () => {
  const steps = [
    { title: 'Churn', detail: 'Top ten customers are a third' },
    { title: 'Hiring pace in sales is behind plan by three people, and the owner is Tomas' },
    { title: 'The audit window opens on the first of December' },
  ];
  const scene = laySlide({ kind: 'process', title: 'Risks', arrangement: 'numbered-line', steps }, { theme });
  const [[title, detail] = []] = paragraphsOf(scene, theme, step);
  expect(detail!.box.y - title!.box.y - title!.box.h).toBeLessThan(0.2);
  expect(blockingOf(scene, theme)).toEqual([]);
});

test('a step with an icon carries it on its disc, the others their numbers, at the same places', () => {
  const scene = laySlide(process(4, { arrangement: 'numbered-line', icons: 2 }), { theme });
  const discs = boxesOf(scene, /^Step \d (?:disc|number)$/);
  expect(named(scene, /^Step \d number$/).map(({ name }) => name)).toEqual(['Step 3 number', 'Step 4 number']);
  expect(discs).toEqual(boxesOf(laySlide(process(4, { arrangement: 'numbered-line' }), { theme }), /^Step \d number$/));
});

test('steps down the slide hang on one upright line', () => {
  const scene = laySlide(process(4, { arrangement: 'numbered-rows', detail: 'Within a day' }), { theme });
  const [line] = boxesOf(scene, /^Line$/);
  const discs = boxesOf(scene, /^Step \d number$/);
  for (const disc of discs) expect(disc.x + disc.w / 2).toBeCloseTo(line!.x);
  expect(line!.y).toBeCloseTo(discs[0]!.y + discs[0]!.h / 2);
  expect(line!.y + line!.h).toBeCloseTo(discs[3]!.y + discs[3]!.h / 2);
});

test.each([
  { icon: 'disc', face: 'filled', geometry: 'ellipse', color: 'onAccent' },
  { icon: 'ring', face: 'outlined', geometry: 'ellipse', color: 'accent' },
  { icon: 'square', face: 'outlined', geometry: 'round-rect', color: 'onAccent' },
  { icon: 'plain', face: 'filled', geometry: 'ellipse', color: 'onAccent' },
  { icon: 'plain', face: 'ruled', geometry: 'rect', color: 'accent' },
] as const)('numbers stand on what icons stand on: $icon on $face cards', ({ icon, face, geometry, color }) => {
  const look = { ...theme, style: { ...theme.style, icon, card: { face, accent: 'none' as const } } };
  for (const arrangement of ['numbered-line', 'numbered-rows']) {
    const scene = laySlide(process(3, { arrangement, detail: 'Within a day', icons: 1 }), { theme: look });
    const [disc] = named(scene, /^Step 1 disc$/);
    const [number] = named(scene, /^Step 2 number$/);
    expect(disc?.type === 'shape' && disc.geometry).toBe(geometry);
    expect(number?.type === 'text' && [number.geometry, number.paragraphs[0]?.runs[0]?.color]).toEqual([
      geometry,
      color,
    ]);
    expect(blockingOf(scene, look)).toEqual([]);
  }
});

test('numerals without a disc start where the words below them start', () => {
  const look = {
    ...theme,
    style: { ...theme.style, icon: 'plain' as const, card: { face: 'ruled' as const, accent: 'none' as const } },
  };
  const scene = laySlide(process(3, { arrangement: 'numbered-line' }), { theme: look });
  const starts = named(scene, /^Step \d number$/).map(
    (element) => element.box.x + (element.type === 'text' ? element.inset.left : 0),
  );
  expect(starts).toHaveLength(3);
  expect(distinct(starts)).toEqual(distinct(paragraphsOf(scene, look, step).map(([title]) => title!.box.x)));
});

test('the order runs from the right in right-to-left decks', () => {
  for (const arrangement of ['numbered-line', 'chevrons']) {
    const titles = boxesOf(laySlide(process(3, { arrangement }), { theme, direction: 'rtl', language: 'ar-SA' }), step);
    expect(titles).toHaveLength(3);
    expect(titles[0]!.x).toBeGreaterThan(titles[1]!.x);
    expect(titles[1]!.x).toBeGreaterThan(titles[2]!.x);
  }
});

test('numbers go on where a process continues', () => {
  const scene = laySlide(
    process(16, {
      detail:
        'The regional team agreed with the carriers on a shared calendar, so that late changes reach everybody before the trucks are loaded',
    }),
    { theme },
  );
  const numbers = scene.slides.flatMap(({ elements }) =>
    elements.flatMap((element) =>
      element.type === 'text' && /^Step \d+ number$/.test(element.name) ? [element.paragraphs[0]?.runs[0]?.text] : [],
    ),
  );
  expect(numbers.filter((number) => number !== undefined)).toEqual(expect.arrayContaining(['1', '9', '16']));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the last of several steps stands on the accent, and none where each has a colour of its own', () => {
  const panelFills = (look: typeof theme) =>
    named(
      laySlide(process(4, { arrangement: 'numbered-line', detail: 'Within a day' }), { theme: look }),
      /^Step \d$/,
    ).map((panel) => panel.type === 'text' && panel.fill?.color);
  expect(panelFills(theme)).toEqual(['surface', 'surface', 'surface', 'accentFill']);
  const marked = { ...theme, style: { ...theme.style, marks: ['accentFill', 'mark2', 'mark3'] as const } };
  expect(new Set(panelFills(marked))).toEqual(new Set(['surface']));
});

test('cards of short steps reach down their slides, the words at their foot', () => {
  const scene = laySlide(process(4, { arrangement: 'numbered-line', detail: 'Within a day', icons: 4 }), { theme });
  const area = theme.layouts['title-only'].body.box;
  const [card] = boxesOf(scene, /^Step 1$/);
  const [[numeral, title] = []] = paragraphsOf(scene, theme, /^Step 1$/);
  expect(card!.y + card!.h).toBeGreaterThan(area.y + area.h * 0.85);
  expect(title!.box.y - numeral!.box.y - numeral!.box.h).toBeGreaterThan(0.25);
});
