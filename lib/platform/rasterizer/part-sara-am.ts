/**
 * The Thai vowel ำ is a ring above its consonant and a letter beside it. The rasteriser gives
 * both the width of the ring, none, and draws the next letter on top; written as the two it is made of
 * (with a tone mark between, where there was one), it is set right.
 */
export function partSaraAm(svg: string): string {
  return svg.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');
}
