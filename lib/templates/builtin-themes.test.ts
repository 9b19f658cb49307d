import { describe, expect, test } from 'vitest';
import type { Box } from '@/lib/deck/scene/scene';
import type { ColorRole, Theme } from '@/lib/deck/theme/theme';
import { layoutNames } from '@/lib/deck/theme/theme';
import { builtinThemes } from './builtin-themes';

/** Relative luminance (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = channels.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(theme: Theme, text: ColorRole, background: ColorRole): number {
  const [light, dark] = [luminance(theme.colors[text]), luminance(theme.colors[background])].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function isInside(box: Box, { canvas }: Theme): boolean {
  return box.x >= 0 && box.y >= 0 && box.w > 0 && box.h > 0 && box.x + box.w <= canvas.w + 1e-6 && box.y + box.h <= canvas.h + 1e-6;
}

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

  test.each(layoutNames)('the texts of layout %s are legible on its background', (name) => {
    const { background, title, eyebrow, body, footer } = theme.layouts[name];
    for (const color of [title.color, eyebrow.color, body.color, ...(footer ? [footer.color] : [])]) {
      expect(contrast(theme, color, background)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(layoutNames)('the boxes of layout %s stand on the slide and clear of one another', (name) => {
    const { title, eyebrow, body, footer } = theme.layouts[name];
    const boxes = [eyebrow.box, title.box, body.box, ...(footer ? [footer.source] : [])];
    for (const box of boxes) expect(isInside(box, theme)).toBe(true);
    for (const [index, box] of boxes.slice(1).entries()) {
      expect(box.y).toBeGreaterThanOrEqual(boxes[index]!.y + boxes[index]!.h - 1e-6);
    }
  });

  test('writes colours as six upper-case digits', () => {
    for (const color of Object.values(theme.colors)) expect(color).toMatch(/^[0-9A-F]{6}$/);
  });
});

test('names are unique', () => {
  expect(new Set(builtinThemes.map((theme) => theme.name)).size).toBe(builtinThemes.length);
});

test('themes differ in composition, not in colour alone', () => {
  const composition = (theme: Theme) => layoutNames.map((name) => theme.layouts[name].decor.map(({ box, type }) => [type, box]));
  const [first, ...others] = builtinThemes.map((theme) => JSON.stringify([composition(theme), theme.layouts.content.body.box]));
  for (const other of others) expect(other).not.toBe(first);
});
