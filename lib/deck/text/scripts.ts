/**
 * Groups of characters that PowerPoint takes from a font of their own, whatever the family
 * of the run: how wide they are when no table has them, and how high a line of them is.
 */
export type Script =
  | 'latin'
  | 'hebrew'
  | 'arabic'
  | 'indic'
  | 'tamil'
  | 'thai'
  | 'khmer'
  | 'myanmar'
  | 'georgian'
  | 'ethiopic'
  | 'symbol'
  | 'east-asian'
  | 'emoji';

interface ScriptWidths {
  /** Average advance of a letter in em, as set by a shaper in the Noto fonts. */
  advanceEm: number;
  /** Line pitch as a share of the size; 0 where the family of the run decides. */
  pitch: number;
}

/** The higher of the pitches of the Office font and of the Noto font that others fall back to. */
export const scriptWidths: Readonly<Record<Script, ScriptWidths>> = {
  latin: { advanceEm: 0.6, pitch: 0 },
  hebrew: { advanceEm: 0.55, pitch: 0 },
  arabic: { advanceEm: 0.46, pitch: 1.4 },
  indic: { advanceEm: 0.56, pitch: 1.5 },
  tamil: { advanceEm: 0.78, pitch: 1.4 },
  thai: { advanceEm: 0.57, pitch: 1.5 },
  khmer: { advanceEm: 0.58, pitch: 1.5 },
  myanmar: { advanceEm: 0.85, pitch: 1.9 },
  georgian: { advanceEm: 0.64, pitch: 1.36 },
  ethiopic: { advanceEm: 0.66, pitch: 1.36 },
  symbol: { advanceEm: 1, pitch: 0 },
  'east-asian': { advanceEm: 1, pitch: 1.45 },
  emoji: { advanceEm: 1.37, pitch: 1.35 },
};

/** First code point of each stretch, ascending; a stretch ends where the next begins. */
const stretches: readonly (readonly [number, Script])[] = [
  [0x0, 'latin'],
  [0x530, 'georgian'],
  [0x590, 'hebrew'],
  [0x600, 'arabic'],
  [0x900, 'indic'],
  [0xb80, 'tamil'],
  [0xc00, 'indic'],
  [0xd00, 'tamil'],
  [0xe00, 'thai'],
  [0xf00, 'indic'],
  [0x1000, 'myanmar'],
  [0x10a0, 'georgian'],
  [0x1100, 'east-asian'],
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
  [0xa960, 'east-asian'],
  [0xa980, 'indic'],
  [0xa9e0, 'myanmar'],
  [0xaa80, 'indic'],
  [0xab00, 'latin'],
  [0xac00, 'east-asian'],
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

/** Whether a character is a full em wide: East Asian ones except the half-width forms. */
export function isWide(codePoint: number): boolean {
  return codePoint >= 0x1100 && scriptOf(codePoint) === 'east-asian' && !isHalfWidth(codePoint);
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
