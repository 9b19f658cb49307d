/**
 * Contrast of two colours, 1 to 21 (WCAG 2.2, success criterion 1.4.3, "contrast ratio").
 * Colours are six hexadecimal digits without `#`.
 */
export function contrastRatio(hexA: string, hexB: string): number {
  return contrastOf(luminance(hexA), luminance(hexB));
}

/** Contrast of two relative luminances. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Least contrast of what repeats from slide to slide, whose owner has set it so. */
export const leastFieldContrast = 3;

/** Least contrast of text (SC 1.4.3): 3 for large text, from 18 pt or bold from 14 pt, else 4.5. */
export function leastContrast(sizePt: number, bold: boolean): number {
  return sizePt >= 18 || (bold && sizePt >= 14) ? 3 : 4.5;
}

/** A colour of the given opacity (0 to 1) laid over another one. */
export function layOver(topHex: string, opacity: number, bottomHex: string): string {
  const bottom = channels(bottomHex);
  const mixed = channels(topHex).map((channel, index) =>
    Math.round(channel * opacity + bottom[index]! * (1 - opacity)),
  );
  return mixed
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

/** Relative luminance of an sRGB colour (WCAG 2.2, glossary). */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return luminanceOf(red, green, blue);
}

/** The same of three channels, 0 to 255. */
export function luminanceOf(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function channels(hex: string): number[] {
  if (!/^[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a colour of six hexadecimal digits: ${hex}`);
  return [0, 2, 4].map((start) => parseInt(hex.slice(start, start + 2), 16));
}
