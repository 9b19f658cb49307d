import { contrastRatio } from '@/lib/deck/quality/contrast';
import type { Theme } from '@/lib/deck/theme/theme';
import type { Brand } from './brand';
import { brandTheme } from './brand-theme';
import { toOklch, fromOklch } from './oklch';
import { contrastFaults } from './text-contrast';

/** WCAG 2.2, success criterion 1.4.11: what carries meaning without being text, such as the bars of a chart. */
const leastGraphicContrast = 3;
const lightnessStep = 0.02;

export interface AccentTheme {
  theme: Theme;
  /** Those that the theme has now: shades of what was given. */
  accents: string[];
}

/**
 * A theme whose accents come from a picture, in shades that still look like it and can be read on and below its text: the
 * nearest to what the picture has. Null when no shade of the first can be. Pure: the same input gives an equal theme.
 *
 * @param accents one or two colours of six hexadecimal digits, the main one first
 */
export function accentTheme(base: Theme, accents: readonly string[]): AccentTheme | null {
  const [first, second] = accents;
  if (first === undefined) return null;
  for (const accent of shadesOf(first)) {
    const accent2 = findSecond(base, accent, second);
    if (accent2 === null) continue;
    const colors = accent2 === undefined ? { accent } : { accent, accent2 };
    return { theme: recolour(base, colors), accents: Object.values(colors) };
  }
  return null;
}

/** Undefined where the one that follows from the first is good; null where none is, so that the first must be another. */
function findSecond(base: Theme, accent: string, wanted: string | undefined): string | undefined | null {
  const passes = (colors: Brand['colors']) => contrastFaults(recolour(base, colors)).length === 0;
  // A fault that the second accent has no part in is not mended by any.
  if (
    contrastFaults(recolour(base, { accent })).some(
      ({ text, background }) => text !== 'second' && background !== 'second',
    )
  )
    return null;
  const isVisible = (shade: string) =>
    [base.colors.canvas, base.colors.surface].every((ground) => contrastRatio(shade, ground) >= leastGraphicContrast);
  const best = (color: string) => shadesOf(color).find((one) => isVisible(one) && passes({ accent, accent2: one }));
  const shade = wanted === undefined ? undefined : best(wanted);
  if (shade !== undefined || passes({ accent })) return shade;
  return best(accent) ?? (passes({ accent, accent2: base.colors.second }) ? base.colors.second : null);
}

function recolour(base: Theme, colors: Brand['colors']): Theme {
  const { name, description } = base;
  return brandTheme(base, { name, description, brand: { colors, fonts: {} } });
}

/** Shades of a colour, the nearest first, darker ones before lighter ones. */
function shadesOf(hex: string): string[] {
  const { lightness: own } = toOklch(hex);
  const steps = Array.from({ length: Math.ceil(1 / lightnessStep) }, (_, index) => (index + 1) * lightnessStep);
  const shades = steps
    .flatMap((step) => [own - step, own + step])
    .filter((lightness) => lightness > 0.1 && lightness < 0.97);
  return [hex, ...shades.map((lightness) => shadeOf(hex, lightness))];
}

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
