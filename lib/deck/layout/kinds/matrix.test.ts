import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { blockingOf, boxesOf, distinct, laySlide, named, paragraphsOf } from '../testing/lay-slide';

const [meridian] = builtinThemes;
const theme = meridian!;

function matrix(items: number, options: { arrangement?: string; axes?: boolean; text?: string } = {}): SlideSpecInput {
  const panels = ['Strengths', 'Weaknesses', 'Opportunities', 'Threats'].map((title) => ({
    title,
    items: Array.from({ length: items }, (_, index) => `${options.text ?? 'Point'} ${index + 1}`),
  }));
  return {
    kind: 'matrix',
    title: 'Where we stand',
    panels,
    arrangement: options.arrangement,
    ...(options.axes ? { xAxis: 'Time to act', yAxis: 'Effect' } : {}),
  };
}

/** The body of a part: its heading and its points. */
const part = /^Panel \d(?: text| heading)?$/;

describe.each(['quadrant-panels', 'quadrant-cross'])('%s', (arrangement) => {
  test.each([0, 1, 3])(
    'has four equal parts for %i points each, with and without axes, in both directions',
    (items) => {
      for (const axes of [true, false]) {
        for (const direction of ['ltr', 'rtl'] as const) {
          const scene = laySlide(matrix(items, { arrangement, axes }), { theme, direction });
          expect(scene.slides.map((slide) => slide.arrangement)).toEqual([arrangement]);
          expect(blockingOf(scene, theme)).toEqual([]);
          const headings = paragraphsOf(scene, theme, part).map(([heading]) => heading!.box);
          expect(headings).toHaveLength(4);
          expect(distinct(headings.map(({ w }) => w))).toHaveLength(1);
          expect(distinct(headings.map(({ x }) => x))).toHaveLength(2);
          expect(distinct(headings.map(({ y }) => y))).toHaveLength(2);
          expect(named(scene, /axis$/)).toHaveLength(axes ? 2 : 0);
          expect(named(scene, /head$/)).toHaveLength(axes ? 2 : 0);
        }
      }
    },
  );
});

test('the level axis points to the left in right-to-left decks', () => {
  const scene = laySlide(matrix(2, { arrangement: 'quadrant-panels', axes: true }), { theme, direction: 'rtl' });
  const [head] = named(scene, /^Horizontal line head$/);
  const [line] = boxesOf(scene, /^Horizontal line$/);
  expect(head?.type === 'shape' ? head.rotationDeg : 0).toBe(-90);
  expect(head?.box.x).toBeLessThan(line!.x);
});

test('few points are set large', () => {
  const bodies = paragraphsOf(laySlide(matrix(2), { theme }), theme, part);
  expect(bodies).toHaveLength(4);
  for (const [, point] of bodies) expect(point?.paragraph.runs[0]?.sizePt).toBeGreaterThanOrEqual(22);
});

test('the part that the title speaks of stands out, else the first one along two axes, else none', () => {
  const filled = (options: { axes?: boolean; title?: string }) => {
    const scene = laySlide(
      { ...matrix(2, { arrangement: 'quadrant-panels', ...options }), ...(options.title && { title: options.title }) },
      { theme },
    );
    return named(scene, /^Panel \d$/).map((one) => one.type === 'text' && one.fill?.color === 'accentFill');
  };
  expect(filled({ title: 'Our threats grow' })).toEqual([false, false, false, true]);
  expect(filled({ axes: true })).toEqual([true, false, false, false]);
  expect(filled({})).toEqual([false, false, false, false]);
});

test('a full matrix goes on under the same heads', () => {
  const scene = laySlide(
    matrix(9, { text: 'The regional team agreed with the carriers on a shared calendar for trucks' }),
    { theme },
  );
  expect(scene.slides.length).toBeGreaterThan(1);
  scene.slides.forEach((_, index) => expect(paragraphsOf(scene, theme, part, index)).toHaveLength(4));
});

test('crossed axes hold two points a part on a low slide, so that none goes on with empty parts', () => {
  const { content } = theme.layouts;
  const layouts = Object.fromEntries(
    Object.entries(theme.layouts).map(([name, layout]) => [
      name,
      { ...layout, body: { ...layout.body, box: { ...content.body.box, h: 3.25 } } },
    ]),
  ) as typeof theme.layouts;
  const low = { ...theme, layouts };
  const scene = laySlide(matrix(2, { arrangement: 'quadrant-cross', axes: true }), { theme: low });
  expect(scene.slides.map(({ arrangement }) => arrangement)).toEqual(['quadrant-cross']);
  expect(blockingOf(scene, low)).toEqual([]);
});
