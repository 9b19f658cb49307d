import { describe, expect, test } from 'vitest';
import { allFixtures, fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import type { Box } from '@/lib/deck/scene/scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import type { ColorRole, Theme } from '@/lib/deck/theme/theme';
import { layoutNames } from '@/lib/deck/theme/theme';
import { builtinThemes } from './builtin-themes';

/** Each channel of a colour as light, 0 to 1 (WCAG 2.2, definition of relative luminance). */
function channels(hex: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return [r, g, b];
}

function contrast(theme: Theme, text: ColorRole, background: ColorRole): number {
  const luminance = (role: ColorRole) => {
    const [r, g, b] = channels(theme.colors[role]);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(text), luminance(background)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** CIE L*a*b*, white point D65. */
function lab(hex: string): [number, number, number] {
  const [r, g, b] = channels(hex);
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [x, y, z] = [
    f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047),
    f(0.2126 * r + 0.7152 * g + 0.0722 * b),
    f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883),
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Distance of two colours to the eye (CIE 1976); 2 is just noticed side by side. */
function apart(one: string, other: string): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

/** Least contrast of the colours of data with the page; Confetti's bright ones stand as areas with their values in ink beside them. */
const leastSeriesContrast = (name: string) => (name === 'Confetti' ? 1.5 : 2.8);

const series = ['accent', 'second', 'series3', 'series4', 'series5'] as const;
const seriesPairs = series.flatMap((one, index) => series.slice(index + 1).map((other) => [one, other] as const));

function isInside(box: Box, { canvas }: Theme): boolean {
  return (
    box.x >= 0 &&
    box.y >= 0 &&
    box.w > 0 &&
    box.h > 0 &&
    box.x + box.w <= canvas.w + 1e-6 &&
    box.y + box.h <= canvas.h + 1e-6
  );
}

const isTouching = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Boxes that meet in a line do not touch. */
const shrunk = (box: Box): Box => ({ x: box.x + 1e-6, y: box.y + 1e-6, w: box.w - 2e-6, h: box.h - 2e-6 });

describe.each(builtinThemes.map((theme) => ({ name: theme.name, theme })))('$name', ({ theme }) => {
  test.each([
    ['ink', 'canvas', 7],
    ['ink', 'surface', 7],
    ['muted', 'canvas', 7],
    ['muted', 'surface', 7],
    ['accent', 'canvas', 4.5],
    ['accent', 'surface', 4.5],
    ['canvas', 'accent', 4.5],
  ] as const)('%s on %s has a contrast of at least %d', (text, background, least) => {
    expect(contrast(theme, text, background)).toBeGreaterThanOrEqual(least);
  });

  test.each(series)('data in the colour %s is seen on the page (WCAG 2.2, success criterion 1.4.11)', (color) => {
    expect(contrast(theme, color, 'canvas')).toBeGreaterThanOrEqual(leastSeriesContrast(theme.name));
  });

  test.each(seriesPairs)('data in %s is told from data in %s', (one, other) => {
    expect(apart(theme.colors[one], theme.colors[other])).toBeGreaterThan(19);
  });

  test.each(layoutNames)('the texts of layout %s are legible on its background', (name) => {
    const { background, titleGround = background, title, eyebrow, body, footer } = theme.layouts[name];
    for (const { color } of [title, eyebrow]) expect(contrast(theme, color, titleGround)).toBeGreaterThanOrEqual(4.5);
    for (const { color } of [body, ...(footer ? [footer] : [])])
      expect(contrast(theme, color, background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(layoutNames)('the boxes of layout %s stand on the slide and clear of one another', (name) => {
    const { title, eyebrow, body, caption, footer, tracker } = theme.layouts[name];
    const boxes = [tracker, eyebrow.box, title.box, body.box, caption, footer?.source].filter(
      (box) => box !== undefined,
    );
    for (const box of boxes) expect(isInside(box, theme)).toBe(true);
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(isTouching(shrunk(box), other)).toBe(false);
    if (!footer) return;
    expect(isInside(footer.slideNumber, theme)).toBe(true);
    for (const box of boxes) expect(isTouching(footer.slideNumber, box)).toBe(false);
  });

  test.each(layoutNames)(
    'the ornaments of layout %s are few, have names of their own and are seen on the slide',
    (name) => {
      const { decor } = theme.layouts[name];
      expect(decor.length).toBeLessThanOrEqual(60);
      expect(new Set(decor.map((element) => element.name)).size).toBe(decor.length);
      for (const { box } of decor)
        expect(isTouching({ ...box, w: box.w + 0.01, h: box.h + 0.01 }, { x: 0, y: 0, ...theme.canvas })).toBe(true);
    },
  );

  test.each(['typicalEn', 'typicalJa', 'typicalAr', 'littleEn'])(
    'has no slide that must not be delivered: %s',
    (fixture) => {
      const { scene } = layOutDeck(deckSpecSchema.parse(allFixtures[fixture]), theme, {
        maxSlides: 50,
        images: fixtureImages,
      });
      expect(inspectScene(scene, theme).blocking).toEqual([]);
    },
  );

  test('writes colours as six upper-case digits', () => {
    for (const color of Object.values(theme.colors)) expect(color).toMatch(/^[0-9A-F]{6}$/);
  });
});

test('names and descriptions are unique', () => {
  expect(builtinThemes.map(({ name }) => name)).toEqual([
    'Meridian',
    'Nocturne',
    'Folio',
    'Ledger',
    'Schema',
    'Civic',
    'Confetti',
    'Clarity',
  ]);
  expect(new Set(builtinThemes.map(({ description }) => description)).size).toBe(builtinThemes.length);
});

describe('themes differ in composition, not in colour alone', () => {
  const pairs = builtinThemes.flatMap((one, index) =>
    builtinThemes.slice(index + 1).map((other) => [one.name, other.name, one, other] as const),
  );

  test.each(pairs)('%s and %s', (_, __, one, other) => {
    for (const name of ['cover', 'section', 'content', 'statement'] as const) {
      const composition = ({ layouts }: Theme) => [
        layouts[name].decor.map(({ box, type }) => [type, box]),
        layouts[name].title.box,
        layouts[name].body.box,
      ];
      expect(composition(one)).not.toEqual(composition(other));
    }
    expect(one.style).not.toEqual(other.style);
  });
});
