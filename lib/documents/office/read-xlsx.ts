import readWorkbook from 'read-excel-file/node';
import { childrenOf } from '@/lib/pptx/xml/tree';
import { openArchive } from '../archive/open-archive';
import { toZip } from '../archive/to-zip';
import type { Block } from '../blocks/block';
import { cleanLine } from '../blocks/clean-line';
import { tableLines } from '../blocks/table-lines';
import { toParts } from '../blocks/to-parts';
import { ExtractionError, type ExtractedDocument, type ExtractionLimits } from '../extracted-document';
import { statedTitle } from '../titles/stated-title';
import { readFormats, type CellFormats } from './cell-formats';
import { childByName, linkedId, OpenParts } from './open-parts';
import { showCell } from './show-cell';

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
function toBlocks(page: number, name: string, rows: readonly (readonly unknown[])[], formats: CellFormats): Block[] {
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
        ...lines.map((text): Block => ({ kind: 'line', text, page })),
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
