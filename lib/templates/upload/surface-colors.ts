import { contrastRatio } from '@/lib/deck/quality/contrast';
import { shadeBy, type SchemeColor } from '@/lib/deck/theme/scheme-color';
import { toOklch } from '../oklch';
import type { SeenColor } from './template-colors';

/** A colour of the template. */
export interface NamedColor {
  hex: string;
  named: SchemeColor;
}

/**
 * On a light or dark ground what stands back is the second accent, where that is a calm one, a gray among the others, or a
 * tint of the first, as people choose it below the colour; undefined elsewhere, and where the accent is a gray. Behind a bright one, and a red one,
 * whose tints are pink, only a gray stands back.
 */
export function tintsOf(
  { hex, named }: NamedColor,
  canvas: string,
  { isBright, others }: { isBright: boolean; others: readonly NamedColor[] },
): { series5?: NamedColor; surface?: NamedColor } | undefined {
  const light = contrastRatio('FFFFFF', canvas);
  if ((light > stillLight && !isDark(canvas)) || saturationOf(hex) < leastTinted) return undefined;
  // On paper of a colour of its own a tint of another one looks foreign.
  const isPlain = saturationOf(canvas) < leastPaper;
  const shadedBy = (shade: { lumMod: number; lumOff?: number; satMod?: number }) => ({
    hex: shadeBy(hex, shade),
    named: { ...named, ...shade },
  });
  // What is darker on paper than the accent stands before it.
  const standsBack = (one: NamedColor) =>
    contrastRatio(one.hex, canvas) >= leastBehind &&
    contrastRatio(one.hex, canvas) < contrastRatio(hex, canvas) &&
    contrastRatio(one.hex, hex) >= (saturationOf(one.hex) < leastTinted ? apartInHue : apart);
  const tints = (isDark(canvas) ? darkTints : isReddish(hex) ? [] : backgroundTints).map((shade) => shadedBy(shade));
  const [second] = others;
  const calm = [...(second && isCalmerThan(second.hex, hex) ? [second] : []), ...others.filter(isPaleGray)];
  const behind = [...calm, ...tints].find(standsBack);
  const surface = light <= nearlyWhite && isPlain && { surface: shadedBy(isBright ? brightFaceTint : faceTint) };
  if (isBright) return { ...surface };
  return { ...(behind && { series5: behind }), ...surface };
}

/** Degrees on the wheel within which tints of a colour are pink. */
const red = { from: 5, to: 40 };
export const isReddish = (hex: string): boolean => {
  const { hue } = toOklch(hex);
  return hue >= red.from && hue <= red.to;
};

/** A gray of the template's own that stands back on any ground. */
const isPaleGray = ({ hex }: NamedColor): boolean => {
  const light = contrastRatio(hex, 'FFFFFF');
  return saturationOf(hex) < mostOfGray && light >= leastBehind && light <= mostBehind;
};

/** A vivid colour beside another one is as loud as that, whatever people chose it for. */
const isCalmerThan = (hex: string, accent: string): boolean =>
  saturationOf(hex) >= leastTinted && toOklch(hex).chroma < Math.min(mostCalm, toOklch(accent).chroma * calmer);
const [calmer, mostCalm] = [0.9, 0.08];

const [apartInHue, mostOfGray] = [1.25, 0.17];
const [nearlyWhite, stillLight, apart, leastBehind, mostBehind] = [1.12, 1.4, 1.5, 1.9, 4];
const leastPaper = 0.03;
const faceTint = { lumMod: 12, lumOff: 88, satMod: 75 };
const brightFaceTint = { lumMod: 20, lumOff: 80 };
const darkTints = [
  { lumMod: 70, satMod: 50 },
  { lumMod: 80, satMod: 45 },
  { lumMod: 60, satMod: 50 },
];
const backgroundTints = [
  { lumMod: 50, lumOff: 50, satMod: 55 },
  { lumMod: 60, lumOff: 40, satMod: 50 },
  { lumMod: 75, lumOff: 25, satMod: 60 },
  { lumMod: 100, lumOff: 0, satMod: 60 },
  { lumMod: 75, lumOff: 0, satMod: 60 },
];

/** On a strong colour under dark words cards are light: a darker shade of it looks dirty. */
export function lightSurface({ hex, named }: NamedColor, ink: string): NamedColor | undefined {
  const isLifted = isStrong(hex) && contrastRatio(ink, hex) > contrastRatio('FFFFFF', hex);
  return isLifted ? { hex: shadeBy(hex, lifted), named: { ...named, ...lifted } } : undefined;
}

const lifted = { lumMod: 30, lumOff: 70 };

/** The second background of a palette, where somebody chose a breath of a colour for what stands back. */
export function ownSurface(second: NamedColor, canvas: string, ink: string): NamedColor | undefined {
  const light = contrastRatio(second.hex, canvas);
  const isMeant = !programGrounds.includes(second.hex) && light >= leastLift && light <= mostLift;
  return isMeant && contrastRatio(ink, second.hex) >= 7 ? second : undefined;
}

/** What the template itself fills cards with, where it is as light as cards are and words are read on it. */
export function shownSurface(
  { hex, slot }: SeenColor,
  { canvas, ink }: Readonly<Record<'canvas' | 'ink', string>>,
): NamedColor | undefined {
  const light = contrastRatio(hex, canvas);
  const isCard = light >= leastLift && light <= mostLift && contrastRatio(ink, hex) >= leastOnCards;
  return isCard ? { hex, named: { slot: (slot ?? hex) as SchemeColor['slot'] } } : undefined;
}

const leastOnCards = 6;

/** What programs give every file. */
const programGrounds = ['EEECE1', 'E7E6E6', 'E8E8E8'];
const [leastLift, mostLift] = [1.05, 1.35];

export const isDark = (hex: string): boolean => contrastRatio('FFFFFF', hex) > contrastRatio('000000', hex);

/** Whether a ground is a colour of its own, and not a breath of one. */
export const isStrong = (hex: string): boolean => saturationOf(hex) > 0.5 && contrastRatio('FFFFFF', hex) > 1.3;

/** How much of a colour is no grey; 0 to 1. */
export function saturationOf(hex: string): number {
  const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}

/** Less is a gray. */
export const leastTinted = 0.2;
