import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { blockingOf, boxesOf, distinct, laySlide, named } from '../testing/lay-slide';

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

describe.each(['quadrant-panels', 'quadrant-cross'])('%s', (arrangement) => {
  test.each([0, 1, 3])(
    'has four equal parts for %i points each, with and without axes, in both directions',
    (items) => {
      for (const axes of [true, false]) {
        for (const direction of ['ltr', 'rtl'] as const) {
          const scene = laySlide(matrix(items, { arrangement, axes }), { theme, direction });
          expect(scene.slides.map((slide) => slide.arrangement)).toEqual([arrangement]);
          expect(blockingOf(scene, theme)).toEqual([]);
          const headings = boxesOf(scene, /^Panel \d heading$/);
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
  const bodies = named(laySlide(matrix(2), { theme }), /^Panel \d body$/);
  for (const body of bodies)
    expect(body.type === 'text' ? body.paragraphs[0]?.runs[0]?.sizePt : 0).toBeGreaterThanOrEqual(22);
});

test('a full matrix goes on under the same heads', () => {
  const scene = laySlide(
    matrix(9, { text: 'The regional team agreed with the carriers on a shared calendar for trucks' }),
    { theme },
  );
  expect(scene.slides.length).toBeGreaterThan(1);
  for (const slide of scene.slides)
    expect(slide.elements.filter(({ name }) => /^Panel \d heading$/.test(name))).toHaveLength(4);
});
