import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A face of `assets/fonts`: fonts of our own, so that a picture looks the same wherever it is drawn. */
export interface ShippedFont {
  path: string;
  family: string;
  hasLetterFor(codePoint: number): boolean;
}

interface ListedFont {
  file: string;
  family: string;
  /** Ranges of code points, hexadecimal, such as `20-7e,a0`. */
  covers: string;
}

const folder = join(process.cwd(), 'assets', 'fonts');
let fonts: readonly ShippedFont[] | undefined;

/** In the order in which they are asked for letters that a text's own font lacks. */
export function shippedFonts(): readonly ShippedFont[] {
  return (fonts ??= (JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8')) as ListedFont[]).map(describe));
}

function describe({ file, family, covers }: ListedFont): ShippedFont {
  const ranges = covers.split(',').map((range) => range.split('-').map((end) => parseInt(end, 16)));
  const firsts = Float64Array.from(ranges, ([first]) => first ?? 0);
  const lasts = Float64Array.from(ranges, ([first, last = first]) => last ?? 0);
  return {
    path: join(folder, file),
    family,
    hasLetterFor: (codePoint) => codePoint <= (lasts[lastAtMost(firsts, codePoint)] ?? -1),
  };
}

/** Index of the last of ascending values that is not above `limit`; -1 when all are. */
function lastAtMost(values: Float64Array, limit: number): number {
  let [low, high] = [-1, values.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((values[middle] ?? Infinity) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
