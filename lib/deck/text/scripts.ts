/**
 * Groups of characters that PowerPoint takes from a font of their own, whatever the family
 * of the run: how wide they are when no table has them, and how high a line of them is.
 */
export type Script =
  | 'latin'
  | 'hebrew'
  | 'arabic'
  | 'devanagari'
  | 'indic'
  | 'tamil'
  | 'thai'
  | 'lao'
  | 'khmer'
  | 'myanmar'
  | 'georgian'
  | 'ethiopic'
  | 'symbol'
  | 'hangul'
  | 'east-asian'
  | 'emoji';

interface ScriptWidths {
  /** Advance of a letter in em. */
  advanceEm: number;
  /** Line pitch as a share of the size; 0 where the family of the run decides. */
  pitch: number;
  /** The advance is an average, taken from running text that a shaper set in the Noto fonts: for letters that no table lists. */
  averaged: boolean;
}

function exact(advanceEm: number, pitch = 0): ScriptWidths {
  return { advanceEm, pitch, averaged: false };
}

function average(advanceEm: number, pitch = 0): ScriptWidths {
  return { advanceEm, pitch, averaged: true };
}

/** The pitches are those of the fonts that Office takes for the script. */
export const scriptWidths: Readonly<Record<Script, ScriptWidths>> = {
  latin: exact(0.6),
  hebrew: exact(0.55),
  arabic: average(0.46, 1.25),
  devanagari: average(0.5, 1.5),
  indic: average(0.56, 1.5),
  tamil: average(0.78, 1.5),
  thai: average(0.55, 1.25),
  lao: average(0.55, 1.25),
  khmer: average(0.58, 1.5),
  myanmar: average(0.85, 1.9),
  georgian: average(0.64, 1.33),
  ethiopic: average(0.66, 1.33),
  symbol: exact(1),
  hangul: exact(0.95, 1.33),
  'east-asian': exact(1, 1.3),
  emoji: exact(1.37, 1.33),
};

/** First code point of each stretch, ascending; a stretch ends where the next begins. */
const stretches: readonly (readonly [number, Script])[] = [
  [0x0, 'latin'],
  [0x530, 'georgian'],
  [0x590, 'hebrew'],
  [0x600, 'arabic'],
  [0x900, 'devanagari'],
  [0x980, 'indic'],
  [0xb80, 'tamil'],
  [0xc00, 'indic'],
  [0xd00, 'tamil'],
  [0xe00, 'thai'],
  [0xe80, 'lao'],
  [0xf00, 'indic'],
  [0x1000, 'myanmar'],
  [0x10a0, 'georgian'],
  [0x1100, 'hangul'],
  [0x1200, 'ethiopic'],
  [0x13a0, 'latin'],
  [0x1780, 'khmer'],
  [0x1800, 'indic'],
  [0x19e0, 'khmer'],
  [0x1a00, 'indic'],
  [0x1d00, 'latin'],
  [0x2100, 'symbol'],
  [0x2c00, 'latin'],
  [0x2e80, 'east-asian'],
  [0xa4d0, 'latin'],
  [0xa8e0, 'indic'],
  [0xa900, 'latin'],
  [0xa960, 'hangul'],
  [0xa980, 'indic'],
  [0xa9e0, 'myanmar'],
  [0xaa80, 'indic'],
  [0xab00, 'latin'],
  [0xac00, 'hangul'],
  [0xd7fc, 'symbol'],
  [0xf900, 'east-asian'],
  [0xfb00, 'latin'],
  [0xfb1d, 'hebrew'],
  [0xfb50, 'arabic'],
  [0xfe10, 'east-asian'],
  [0xfe70, 'arabic'],
  [0xff00, 'east-asian'],
  [0xfff0, 'symbol'],
  [0x16fe0, 'east-asian'],
  [0x1bc00, 'symbol'],
  [0x1f000, 'emoji'],
  [0x1fb00, 'symbol'],
  [0x20000, 'east-asian'],
  [0x32000, 'symbol'],
];

const starts = Uint32Array.from(stretches, ([first]) => first);

/** The script of one code point, by its block. */
export function scriptOf(codePoint: number): Script {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= codePoint) low = middle;
    else high = middle - 1;
  }
  return stretches[low]![1];
}

/** Whether a character is East Asian and not half-width, so that punctuation beside it is full-width. */
export function isWide(codePoint: number): boolean {
  if (codePoint < 0x1100) return false;
  const script = scriptOf(codePoint);
  return (script === 'east-asian' || script === 'hangul') && !isHalfWidth(codePoint);
}

/** Half-width katakana and hangul (Unicode Standard Annex #11). */
export function isHalfWidth(codePoint: number): boolean {
  return codePoint >= 0xff61 && codePoint <= 0xffdc;
}

/** Pitch that a text's scripts ask for, as a share of its size; 0 when the family decides. */
export function scriptPitchOf(text: string): number {
  let pitch = 0;
  for (let index = 0; index < text.length; index += 1) {
    const codePoint = text.codePointAt(index)!;
    if (codePoint < 0x530) continue;
    if (codePoint > 0xffff) index += 1;
    const wanted = scriptWidths[scriptOf(codePoint)].pitch;
    if (wanted > pitch) pitch = wanted;
  }
  return pitch;
}
