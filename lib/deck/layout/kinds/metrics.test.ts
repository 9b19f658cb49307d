import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { blockingOf, boxesOf, distinct, laySlide, named } from '../testing/lay-slide';

const [meridian] = builtinThemes;
const theme = meridian!;
const directions = ['up', 'down', 'flat'] as const;

function metrics(
  count: number,
  options: { arrangement?: string; icons?: number; changes?: boolean; eyebrow?: string } = {},
): SlideSpecInput {
  const all = Array.from({ length: count }, (_, index) => ({
    value: `${index + 1}2.4%`,
    label: index === 0 ? 'Share of the region in the north' : `Share ${index + 1}`,
    change: options.changes ? { text: '3 points', direction: directions[index % 3]! } : undefined,
    icon: index < (options.icons ?? 0) ? 'globe' : undefined,
  }));
  return { kind: 'metrics', title: 'Shares', metrics: all, arrangement: options.arrangement, eyebrow: options.eyebrow };
}

describe.each(['figures', 'lead-figure', 'figure-panels', 'figure-rows'])('%s', (arrangement) => {
  test.each([1, 2, 3, 4])('holds %i numbers in both directions', (count) => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const scene = laySlide(metrics(count, { arrangement, icons: count, changes: true }), { theme, direction });
      expect(scene.slides.map((slide) => slide.arrangement)).toEqual([arrangement]);
      expect(blockingOf(scene, theme)).toEqual([]);
      expect(named(scene, /^Figure \d icon$/)).toHaveLength(count);
    }
  });

  test('keeps to four sizes, also with a label above the title', () => {
    const { slides } = laySlide(metrics(3, { arrangement, changes: true, eyebrow: 'Results' }), { theme });
    const runs = slides[0]!.elements.flatMap((element) =>
      element.type === 'text' && element.name !== 'Slide number'
        ? element.paragraphs.flatMap((paragraph) => paragraph.runs)
        : [],
    );
    expect(new Set(runs.map(({ sizePt }) => sizePt)).size).toBeLessThanOrEqual(4);
  });
});

test.each(['figures', 'figure-panels'])('%s have values, labels and changes on common lines', (arrangement) => {
  const scene = laySlide(metrics(3, { arrangement, changes: true }), { theme });
  for (const part of ['value', 'label', 'change']) {
    const boxes = boxesOf(scene, new RegExp(`^Figure \\d ${part}$`));
    expect(boxes).toHaveLength(3);
    expect(distinct(boxes.map(({ y, h }) => y + h))).toHaveLength(1);
  }
});

test('a change has a native arrow that says its direction without colour', () => {
  const shapes = named(
    laySlide(metrics(3, { arrangement: 'figures', changes: true }), { theme }),
    /^Figure \d (?:up|down|flat)$/,
  );
  expect(shapes.map((shape) => (shape.type === 'shape' ? [shape.geometry, shape.flipVertical ?? false] : []))).toEqual([
    ['triangle', false],
    ['triangle', true],
    ['rect', false],
  ]);
});

test('numbers of a row are never larger than the template allows', () => {
  const modest = { ...theme, style: { ...theme.style, type: { ...theme.style.type, figurePt: 48 } } };
  const values = named(laySlide(metrics(2, { arrangement: 'figures' }), { theme: modest }), /value$/);
  for (const value of values)
    expect(value.type === 'text' ? value.paragraphs[0]?.runs[0]?.sizePt : 0).toBeLessThanOrEqual(48);
});

test('nothing moves when only some numbers have icons', () => {
  const values = (icons: number) =>
    boxesOf(laySlide(metrics(3, { arrangement: 'figures', icons }), { theme }), /value$/);
  expect(values(1)).toEqual(values(3));
});

test('more than six numbers go on', () => {
  const scene = laySlide(metrics(11), { theme });
  const values = scene.slides.flatMap(({ elements }) => elements).filter(({ name }) => /^Figure \d value$/.test(name));
  expect(scene.slides.length).toBe(2);
  expect(values).toHaveLength(11);
});
