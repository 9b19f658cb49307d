import type { ColorRole, Theme } from '@/lib/deck/theme/theme';

/** The colour of text that is easier to read on a fill: the theme's ink or its canvas (WCAG 2.2, relative luminance). */
export function contrastingRole(colors: Theme['colors'], fill: ColorRole): ColorRole {
  const ratio = (role: ColorRole) => contrast(luminance(colors[role]), luminance(colors[fill]));
  return ratio('ink') >= ratio('canvas') ? 'ink' : 'canvas';
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
