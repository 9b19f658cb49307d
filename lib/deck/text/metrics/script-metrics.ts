/** Advances of the letters of one script, in thousandths of an em; each string is one weight. */
export interface ScriptMetrics {
  regular: string;
  bold: string;
}

/** Advances in em by `keyOf` of one or two letters; what the numbers of an entry mean is the script's own matter. */
export type Advances = ReadonlyMap<number, readonly number[]>;

/** Of two code points below U+10000; one letter alone is the second, after 0. */
export function keyOf(first: number, second: number): number {
  return first * 0x10000 + second;
}

/** Reads `letters:advance,advance…;letters:…`, letters as code points joined by `+`, all numbers in base 36. */
export function decodeAdvances(encoded: string, factor: number): Advances {
  return new Map(
    encoded.split(';').map((entry) => {
      const [letters = '', values = ''] = entry.split(':');
      const key = letters.split('+').reduce((before, codePoint) => keyOf(before, parseInt(codePoint, 36)), 0);
      return [key, values.split(',').map((value) => (factor * parseInt(value, 36)) / 1000)];
    }),
  );
}
