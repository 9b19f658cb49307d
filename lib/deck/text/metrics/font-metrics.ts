/** Advance widths and line metrics of one family, in font units. */
export interface FontMetrics {
  unitsPerEm: number;
  /** From the font's `hhea` table; the descent is negative. */
  ascent: number;
  descent: number;
  lineGap: number;
  /** One string a face: `first:advance,advance*count,…;first:…`, numbers in base 36. */
  faces: Readonly<Record<FaceName, string>>;
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
