/** Advance widths and line metrics of one family, in font units. */
export interface FontMetrics {
  unitsPerEm: number;
  /** From the font's `hhea` table; the descent is negative. */
  ascent: number;
  descent: number;
  lineGap: number;
  /** One string a face: `first:advance,advance*count,…;first:…`, numbers in base 36. */
  faces: Readonly<Record<FaceName, string>>;
  /** How much more or less two characters take than each alone: `first:units=second.second,…;first:…`, in base 36. */
  kerning?: Readonly<Record<'regular' | 'bold', string>>;
}

export type FaceName = 'regular' | 'bold' | 'italic' | 'boldItalic';

/** Code points at and above this one are not in the tables. */
const tableEnd = 0x3000;
/** Marks a code point that the face has no glyph for. */
export const missing = 0xffff;

/** Advances by code point up to `tableEnd`, in font units; `missing` where there is no glyph. */
export function decodeFace(encoded: string): Uint16Array {
  const advances = new Uint16Array(tableEnd).fill(missing);
  for (const run of encoded.split(';')) {
    const [first = '', values = ''] = run.split(':');
    let codePoint = parseInt(first, 36);
    for (const value of values.split(',')) {
      const [advance = '', count = '1'] = value.split('*');
      const end = codePoint + parseInt(count, 36);
      advances.fill(parseInt(advance, 36), codePoint, end);
      codePoint = end;
    }
  }
  return advances;
}

/** Kerning in font units, by the code points of the two characters. */
export function decodeKerning(encoded: string): Map<number, Map<number, number>> {
  const from36 = (digits: string) => parseInt(digits, 36);
  const rows = encoded.split(';').filter((row) => row !== '');
  return new Map(
    rows.map((row) => {
      const [first = '', groups = ''] = row.split(':');
      const pairs = groups.split(',').flatMap((group) => {
        const [units = '', seconds = ''] = group.split('=');
        return seconds.split('.').map((second) => [from36(second), from36(units)] as const);
      });
      return [from36(first), new Map(pairs)] as const;
    }),
  );
}
