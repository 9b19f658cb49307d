import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { blockingOf, boxesOf, distinct, laySlide } from '../testing/lay-slide';

const [meridian] = builtinThemes;
const theme = meridian!;

function timeline(
  count: number,
  options: { arrangement?: string; at?: readonly number[]; detail?: string } = {},
): SlideSpecInput {
  const events = Array.from({ length: count }, (_, index) => ({
    when: `May ${index + 1}`,
    title: `Event ${index + 1}`,
    detail: options.detail,
    at: options.at?.[index],
  }));
  return { kind: 'timeline', title: 'What happens when', events, arrangement: options.arrangement };
}

const label = /^Event \d$/;
const dot = /^Event \d dot$/;

describe('axis', () => {
  test.each([5, 6, 7, 8])('of %i events has labels above and below in turn', (count) => {
    const scene = laySlide(timeline(count, { arrangement: 'axis' }), { theme });
    const [axis] = boxesOf(scene, /^Axis$/);
    const sides = boxesOf(scene, label).map((box) => box.y < (axis?.y ?? 0));
    expect(sides).toEqual(Array.from({ length: count }, (_, index) => index % 2 === 0));
    expect(blockingOf(scene, theme)).toEqual([]);
  });

  test('of four events has all labels below', () => {
    const scene = laySlide(timeline(4, { arrangement: 'axis' }), { theme });
    expect(distinct(boxesOf(scene, label).map(({ y }) => y))).toHaveLength(1);
  });

  test('stands at true distances where the events have positions', () => {
    const [first, second, third] = boxesOf(
      laySlide(timeline(3, { arrangement: 'axis', at: [0, 1, 3] }), { theme }),
      dot,
    ).map(({ x }) => x);
    expect((third! - first!) / (second! - first!)).toBeCloseTo(3);
  });

  test.each([3, 5, 6])('of %i events reaches from its beginning to its end', (count) => {
    const scene = laySlide(timeline(count, { arrangement: 'axis', detail: 'Ten weeks' }), { theme });
    const [axis] = boxesOf(scene, /^Axis$/);
    const [dots, labels] = [boxesOf(scene, dot), boxesOf(scene, label)];
    const end = axis!.x + axis!.w;
    expect(dots[0]!.x).toBeCloseTo(axis!.x, 5);
    expect(dots.at(-1)!.x + dots.at(-1)!.w).toBeCloseTo(end, 5);
    expect(labels.at(-1)!.x + labels.at(-1)!.w).toBeCloseTo(end, 5);
    expect(blockingOf(scene, theme)).toEqual([]);
  });

  test('is even where positions would leave no room for the labels', () => {
    const xs = boxesOf(laySlide(timeline(4, { arrangement: 'axis', at: [0, 1, 2, 1000] }), { theme }), dot).map(
      ({ x }) => x,
    );
    expect(distinct(xs.slice(1).map((x, index) => x - xs[index]!))).toHaveLength(1);
  });

  test('keeps the type of eight events large', () => {
    const scene = laySlide(timeline(8, { arrangement: 'axis', detail: 'Ten weeks' }), { theme });
    const sizes = scene.slides[0]!.elements.flatMap((element) =>
      element.type === 'text' && label.test(element.name)
        ? element.paragraphs.flatMap(({ runs }) => runs.map(({ sizePt }) => sizePt))
        : [],
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18);
  });
});

test.each(['axis', 'spine', 'dated-cards'])('%s runs from the right in right-to-left decks', (arrangement) => {
  const scene = laySlide(timeline(4, { arrangement, detail: 'تفصيل' }), { theme, direction: 'rtl', language: 'ar-SA' });
  expect(scene.slides.map((slide) => slide.arrangement)).toEqual([arrangement]);
  expect(blockingOf(scene, theme)).toEqual([]);
  const xs = boxesOf(scene, dot).map(({ x }) => x);
  expect(xs[0]).toBeGreaterThanOrEqual(xs[3]!);
  expect(xs[0]).toBeGreaterThan(theme.canvas.w / 2);
});

test('many events go on as lists of dates', () => {
  const scene = laySlide(timeline(24, { detail: 'The regional team agreed with the carriers on a shared calendar' }), {
    theme,
  });
  expect(scene.slides.length).toBeGreaterThan(2);
  expect(scene.slides[0]?.arrangement).toBe('spine');
});
