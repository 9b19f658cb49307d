import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { verdicts } from '../../spec/block-schema';
import type { SlideSpecInput } from '../../spec/slide-spec';
import type { Theme } from '../../theme/theme';
import { verdictWords } from '../marks-and-words';
import { blockingOf, boxesOf, distinct, laySlide, named, paragraphsOf } from '../testing/lay-slide';

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

/** The body of a number: the number and its words. */
const figure = /^Figure \d+(?: text)?$/;

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
  const bodies = paragraphsOf(scene, theme, figure);
  expect(bodies).toHaveLength(3);
  for (const part of [0, 1, 2]) expect(distinct(bodies.map((body) => body[part]!.box.y))).toHaveLength(1);
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

test.each(['en', 'de', 'ja', 'ar'])(
  'good, watch and bad are colour and sign, and a word where the arrow would say something else: %s',
  (language) => {
    const changes = [...verdicts, undefined].map((verdict) => ({
      text: '3 points',
      direction: 'up' as const,
      verdict,
    }));
    const slide: SlideSpecInput = {
      kind: 'metrics',
      title: 'Costs',
      arrangement: 'figures',
      metrics: changes.map((change) => ({ value: '12%', label: 'Cost', change })),
    };
    for (const look of builtinThemes) {
      const scene = laySlide(slide, { theme: look, language });
      const arrows = named(scene, /^Figure \d up$/).map((one) => (one.type === 'shape' ? one : undefined));
      expect(arrows.map((arrow) => [arrow?.fill !== undefined, arrow?.stroke !== undefined])).toEqual([
        [true, false],
        [true, true],
        [false, true],
        [true, false],
      ]);
      const runs = paragraphsOf(scene, look, figure).map((body) =>
        body.flatMap(({ paragraph }) => paragraph.runs).filter(({ text }) => text.startsWith(' (')),
      );
      const words = verdictWords(language);
      expect(new Set(Object.values(words)).size).toBe(3);
      expect(runs.map((each) => each.map(({ text }) => text))).toEqual([
        ...verdicts.map((verdict) => (verdict === 'good' ? [] : [` (${words[verdict]})`])),
        [],
      ]);
      expect(arrows[0]?.fill?.color).not.toBe(arrows[2]?.stroke?.color);
      expect(runs.flat().map(({ color }) => color)).toEqual(['ink', 'ink']);
      expect(blockingOf(scene, look)).toEqual([]);
    }
  },
);

const risen = {
  value: '12%',
  label: 'Share',
  change: { text: '3 points', direction: 'up' as const, verdict: 'good' as const },
};

test('an arrow is in the colour of words where a verdict would be as light as what it stands on', () => {
  const blue: Theme = {
    ...theme,
    colors: { ...theme.colors, ink: 'FFFFFF', canvas: '3B70B8', surface: '4A73B0', accent: 'E0EAF7' },
  };
  const colorsIn = (look: Theme) =>
    named(
      laySlide({ kind: 'metrics', title: 'Costs', arrangement: 'figures', metrics: [risen] }, { theme: look }),
      /^Figure 1 up$/,
    ).map((one) => one.type === 'shape' && one.fill?.color);
  expect(colorsIn(blue)).toEqual(['ink']);
  expect(colorsIn(theme)).toEqual(['good']);
});

test('numbers of a row are never larger than the template allows', () => {
  const modest = { ...theme, style: { ...theme.style, type: { ...theme.style.type, figurePt: 48 } } };
  const bodies = paragraphsOf(laySlide(metrics(2, { arrangement: 'figures' }), { theme: modest }), modest, figure);
  expect(bodies).toHaveLength(2);
  for (const [value] of bodies) expect(value?.paragraph.runs[0]?.sizePt).toBeLessThanOrEqual(48);
});

test('nothing moves when only some numbers have icons', () => {
  const bodies = (icons: number) => boxesOf(laySlide(metrics(3, { arrangement: 'figures', icons }), { theme }), figure);
  expect(bodies(1)).toHaveLength(3);
  expect(bodies(1)).toEqual(bodies(3));
});

test('more than six numbers go on', () => {
  const scene = laySlide(metrics(11), { theme });
  const bodies = scene.slides.flatMap((_, index) => paragraphsOf(scene, theme, figure, index));
  expect(scene.slides.length).toBe(2);
  expect(bodies).toHaveLength(11);
});

test('the arrow on a panel stands in the line that it belongs to', () => {
  const scene = laySlide(metrics(3, { arrangement: 'lead-figure', changes: true }), { theme });
  expect(JSON.stringify(named(scene, /^Figure 1$/))).toMatch(/"▲ ".*"3 points"/);
  expect(named(scene, /^Figure 1 (?:up|down|flat)$/)).toEqual([]);
});

test('words beside a lead figure follow their numbers below them, as one text', () => {
  const scene = laySlide(metrics(3, { arrangement: 'lead-figure' }), { theme });
  const [words] = named(scene, /^Figure 2 text$/);
  expect(JSON.stringify(words)).toMatch(/22\.4%.*Share/);
});

test('the icon of the figure that is spoken of is seen on its panel, whatever it stands on', () => {
  const seen = builtinThemes.flatMap((look) => {
    const spoken = { ...metrics(3, { arrangement: 'figure-panels', icons: 3 }), title: 'Share 2 leads' };
    const scene = laySlide(spoken, { theme: look });
    const [panel] = named(scene, /^Figure 2$/);
    if (panel?.type !== 'text' || panel.fill?.color !== 'accentFill') return [];
    const [icon] = named(scene, /^Figure 2 icon$/);
    const [ground] = named(scene, /^Figure 2 icon ground$/);
    const below = ground?.type === 'shape' && ground.fill ? ground.fill.color : panel.fill.color;
    const color = icon?.type === 'icon' ? icon.color : undefined;
    return [{ name: look.name, color, isSeen: color !== undefined && color !== below && color !== 'accent' }];
  });
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.filter(({ isSeen }) => !isSeen)).toEqual([]);
});
