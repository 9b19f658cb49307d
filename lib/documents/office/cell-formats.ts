import { childrenOf } from '@/lib/pptx/xml/tree';
import type { Archive } from '../archive/open-archive';
import { belowByName, childByName, type OpenParts } from './open-parts';

/** Number formats of the cells of a sheet, by row and column from 0. */
export interface CellFormats {
  formatOf(row: number, column: number): string | undefined;
}

/** Those of the formats without a code of their own that change what is read (ECMA-376 part 1, 18.8.30). */
const builtIn: Readonly<Record<string, string>> = {
  '1': '0',
  '2': '0.00',
  '3': '#,##0',
  '4': '#,##0.00',
  '9': '0%',
  '10': '0.00%',
};
const styledCell = /<(?:\w+:)?c\s[^>]*>/g;

export function readFormats(parts: OpenParts, archive: Archive): { of(path: string | undefined): CellFormats } {
  const [workbook = ''] = parts.linkedFrom('', 'officeDocument');
  const codes = codesByStyle(parts, parts.linkedFrom(workbook, 'styles')[0]);
  return {
    of(path) {
      const formats = formatsOfSheet(archive.get(path ?? '')?.toString('utf8') ?? '', codes);
      return { formatOf: (row, column) => formats.get(`${columnName(column)}${row + 1}`) };
    },
  };
}

/** Codes of the formats that change what is read, by the number that cells name them with. */
function codesByStyle(parts: OpenParts, path: string | undefined): ReadonlyMap<string, string> {
  const styles = parts.rootOf(path);
  if (styles === undefined) return new Map();
  const own = new Map(
    belowByName(styles, 'numFmt').map((format) => [format.get('numFmtId') ?? '', format.get('formatCode') ?? '']),
  );
  const cells = childByName(styles, 'cellXfs');
  return new Map(
    (cells === undefined ? [] : childrenOf(cells)).flatMap((style, index): [string, string][] => {
      const id = style.get('numFmtId') ?? '0';
      const code = own.get(id) ?? builtIn[id];
      return code === undefined ? [] : [[String(index), code]];
    }),
  );
}

function formatsOfSheet(xml: string, codes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const formats = new Map<string, string>();
  if (codes.size === 0) return formats;
  for (const [tag] of xml.matchAll(styledCell)) {
    const code = codes.get(/\ss="(\d+)"/.exec(tag)?.[1] ?? '');
    const address = /\sr="([A-Z]+\d+)"/.exec(tag)?.[1];
    if (code !== undefined && address !== undefined) formats.set(address, code);
  }
  return formats;
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
