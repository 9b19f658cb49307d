import readWorkbook from 'read-excel-file/node';
import { childrenOf } from '@/lib/pptx/xml/tree';
import { cleanLine } from '@/lib/text/clean-line';
import { tableLines, toParts, type DocumentBlock } from '../blocks';
import { ExtractionError, type ExtractedDocument, type ExtractionLimits } from '../extracted-document';
import { statedTitle } from '../titles/document-title';
import { belowByName, childByName, linkedId, openArchive, OpenParts, toZip, type Archive } from './open-parts';

interface SheetEntry {
  name: string;
  isHidden: boolean;
  path: string | undefined;
}

/** Reads a workbook sheet by sheet; values are those that were last calculated. Hidden sheets are counted and not read. */
export async function readXlsx(bytes: Buffer, limits: ExtractionLimits): Promise<ExtractedDocument> {
  const archive = await openArchive(bytes, limits);
  const parts = new OpenParts(archive);
  const entries = sheetEntries(parts);
  if (entries.length > limits.maxPages) throw new ExtractionError('too_many_pages');
  const formats = readFormats(parts, archive);
  const sheets = new Map((await readWorkbook(toZip(archive))).map(({ sheet, data }) => [sheet, data as unknown[][]]));
  const blocks = entries.flatMap(({ name, isHidden, path }, index) =>
    isHidden ? [] : toBlocks(index + 1, name, sheets.get(name) ?? [], formats.of(path)),
  );
  return { title: statedTitle(parts.title()), pageCount: entries.length, parts: toParts(blocks) };
}

function sheetEntries(parts: OpenParts): SheetEntry[] {
  const [path] = parts.linkedFrom('', 'officeDocument');
  const list = childByName(parts.rootOf(path), 'sheets');
  if (path === undefined || list === undefined)
    throw new ExtractionError('unreadable', { cause: new Error('the package has no workbook') });
  return childrenOf(list).map((sheet) => ({
    name: sheet.get('name') ?? '',
    isHidden: (sheet.get('state') ?? 'visible') !== 'visible',
    path: parts.linkById(path, linkedId(sheet)),
  }));
}

/** Empty rows part tables, each with a header of its own. */
function toBlocks(
  page: number,
  name: string,
  rows: readonly (readonly unknown[])[],
  formats: CellFormats,
): DocumentBlock[] {
  const tables: string[][][] = [[]];
  rows.forEach((row, rowIndex) => {
    const shown = row.map((cell, column) => cleanLine(showCell(cell, formats.formatOf(rowIndex, column))));
    if (shown.every((cell) => cell === '')) tables.push([]);
    else tables.at(-1)?.push(shown);
  });
  const lines = tables.flatMap(linesOfTable);
  return lines.length === 0
    ? []
    : [
        { kind: 'heading', level: 1, text: cleanLine(name), page },
        ...lines.map((text): DocumentBlock => ({ kind: 'line', text, page })),
      ];
}

/** Single cells above a table, such as its title, are lines of their own; columns that stay empty are left out. */
function linesOfTable(rows: readonly (readonly string[])[]): string[] {
  const start = rows.findIndex((row) => row.filter((cell) => cell !== '').length > 1);
  const table = start === -1 ? [] : rows.slice(start);
  const used = new Set(table.flatMap((row) => row.flatMap((cell, column) => (cell === '' ? [] : [column]))));
  const above = rows.slice(0, start === -1 ? rows.length : start).map((row) => row.find((cell) => cell !== '') ?? '');
  return [
    ...above,
    ...tableLines(table.map((row) => [...used].sort((one, other) => one - other).map((column) => row[column] ?? ''))),
  ];
}

/** Number formats of the cells of a sheet, by row and column from 0. */
interface CellFormats {
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

function readFormats(parts: OpenParts, archive: Archive): { of(path: string | undefined): CellFormats } {
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

/** A cell as the workbook shows it, as far as its number format is a common one. */
function showCell(value: unknown, format: string | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return showDate(value);
  if (typeof value === 'number') return showNumber(value, format ?? 'General');
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(value);
}

/** Days as ISO 8601, which every language reads; the time only where there is one. */
function showDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', isoTime = ''] = date.toISOString().split('T');
  const clock = isoTime.slice(0, 5);
  // Times without a day count from the first day of the calendar.
  if (date.getUTCFullYear() < 1901) return clock;
  return clock === '00:00' ? day : `${day} ${clock}`;
}

/** Percent, decimals and the sign of a currency are kept; thousands stay unparted, as people search for them. */
function showNumber(value: number, format: string): string {
  const [pattern = ''] = format.split(';');
  const plain = pattern.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');
  const decimals = /\.([0#?]+)/.exec(plain)?.[1]?.length;
  if (plain.includes('%')) return `${round(value * 100, decimals ?? 0)}%`;
  const currency =
    /[$€£¥₹₽₺₩zł]+/u.exec(pattern.replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1').replace(/"([^"]*)"/g, '$1'))?.[0] ?? '';
  const shown =
    decimals !== undefined || /^#,##0$|^0$/.test(plain.trim())
      ? round(value, decimals ?? 0)
      : String(Number(value.toPrecision(15)));
  return currency === '' ? shown : `${shown} ${currency}`;
}

function round(value: number, decimals: number): string {
  return Number(value.toFixed(Math.min(decimals, 15))).toFixed(Math.min(decimals, 15));
}
