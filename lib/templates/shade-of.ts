import { fromOklch, toOklch } from './oklch';

/**
 * Yellows and limes that are darkened alone turn into olive, which nobody takes for them; the
 * eye follows them towards amber and towards green. Hues in degrees: the range, and where it leads.
 */
const darkTurns = [
  { from: 74, to: 110, towards: 57 },
  { from: 110, to: 132, towards: 140 },
] as const;
/** Darkened by this much, a hue has turned as far as it does. */
const fullTurn = 0.25;

/** A colour of six hexadecimal digits, lighter or darker: of its own hue, but for those that would no longer look like it. */
export function shadeOf(hex: string, lightness: number): string {
  const color = toOklch(hex);
  const turn = darkTurns.find(({ from, to }) => color.hue >= from && color.hue < to);
  const share = turn ? Math.min(1, Math.max(0, (color.lightness - lightness) / fullTurn)) : 0;
  const hue = turn ? color.hue + (turn.towards - color.hue) * share : color.hue;
  return fromOklch({ ...color, lightness, hue });
}
