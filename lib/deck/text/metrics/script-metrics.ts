/** Advances of the letters of one script, in thousandths of an em; each string is one weight. */
export interface ScriptMetrics {
  regular: string;
  bold: string;
}

/** Advances in em under a key of one or two letters; what the numbers of an entry mean is the script's own matter. */
export type Advances = ReadonlyMap<string, readonly number[]>;

/** Reads `letters:advance,advance…;letters:…`, letters as code points joined by `+`, all numbers in base 36. */
export function decodeAdvances(encoded: string): Advances {
  return new Map(
    encoded.split(';').map((entry) => {
      const [letters = '', values = ''] = entry.split(':');
      const key = String.fromCodePoint(...letters.split('+').map((codePoint) => parseInt(codePoint, 36)));
      return [key, values.split(',').map((value) => parseInt(value, 36) / 1000)];
    }),
  );
}
