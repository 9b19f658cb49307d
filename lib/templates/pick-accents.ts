import { hueDistance, toOklch } from './oklch';

/** A colour of a picture and how much of it has that colour. */
export interface PictureColor {
  /** Six hexadecimal digits, upper case. */
  hex: string;
  /** 0 to 1. */
  share: number;
}

/** Below this a colour looks grey. */
const leastChroma = 0.05;
/** A speck is no colour of the picture. */
const leastShare = 0.015;
/** How much of a picture is colourful at least. */
const leastColourful = 0.05;
/** Too dark or too light to be seen as a colour. */
const lightness = { least: 0.18, most: 0.96 };
/** A second accent is another colour, not another shade. */
const leastHueDistance = 45;

/**
 * The colours of a picture that accents can be made of: the one that stands out most by its chroma and its area, and
 * one of another hue where there is one. Empty for grey pictures.
 */
export function pickAccents(colors: readonly PictureColor[]): string[] {
  const colourful = colors
    .map((color) => ({ ...color, ...toOklch(color.hex) }))
    .filter(
      (color) => color.chroma >= leastChroma && color.lightness >= lightness.least && color.lightness <= lightness.most,
    );
  if (colourful.reduce((sum, { share }) => sum + share, 0) < leastColourful) return [];
  const ranked = colourful
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.chroma * Math.sqrt(b.share) - a.chroma * Math.sqrt(a.share) || a.hex.localeCompare(b.hex));
  const [first] = ranked;
  if (!first) return [];
  const second = ranked.find(({ hue }) => hueDistance(hue, first.hue) >= leastHueDistance);
  return second ? [first.hex, second.hex] : [first.hex];
}
