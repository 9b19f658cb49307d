import { isTotal } from '../analyse/is-total';
import { findFigures } from '../analyse/read-number';
import { isWhen } from '../analyse/read-when';
import { isBlankCell, readNumberCell } from '../analyse/read-cell';
import { shorten, visualLength } from '../analyse/shorten';
import type { TableBlock } from '../document/document';
import type { Portion } from '../plan/portion';
import { headingOf, leadsIn, onlyPart, portionOf, proseOf, tableOf } from '../plan/portion';
import { capitalise } from '../write/capitalise';
import type { Draft, KindReader } from './draft';
import { longestTitle } from './draft';
import { moverTitle, peakTitle, speaksOf } from './figure-title';

const mostRows = 10;

/** A table as a native table, cells exactly as written. */
export const readTable: KindReader = (portion, context) => {
  const table = tableOf(portion);
  if (table === null) return null;
  const prose = proseOf(portion, context.language).filter((sentence) => !/[:：]$/u.test(sentence));
  const titles = prose.map((sentence) => shorten(sentence, longestTitle));
  const used = titles.findIndex(
    (sentence) => visualLength(sentence) <= longestTitle && (leadsIn(portion) || speaksOf(sentence, table)),
  );
  const caption = titles.find((sentence, index) => index !== used && visualLength(sentence) <= 160);
  const rows = table.rows.slice(0, mostRows);
  const columns = table.header.map((label, index) => ({
    label: capitalise(label) || (index === 0 ? '' : context.words.item),
    align: isNumeric(table, index, context.language) ? ('end' as const) : ('start' as const),
  }));
  return {
    body: { kind: 'table', columns, rows, totalRow: isTotal(rows.at(-1)?.[0] ?? ''), caption },
    title:
      (used < 0 ? null : titles[used]) ??
      moverTitle(table, context.language) ??
      (headingOf(portion) === null ? peakTitle(table, context.language) : null),
    fit: 0.8,
    split: splitRows(portion, table),
  };
};

/** Right-aligned where every cell is a number. */
function isNumeric(table: TableBlock, column: number, language: string): boolean {
  if (column === 0) return false;
  const cells = table.rows.map((row) => row[column] ?? '').filter((cell) => !isBlankCell(cell));
  if (cells.some((cell) => isWhen(cell) && !/^\p{Nd}{4}$/u.test(cell))) return false;
  return (
    cells.length > 0 &&
    cells.every(
      (cell) =>
        readNumberCell(cell, language) !== null ||
        (cell.length <= 14 && /^\D{0,3}\p{Nd}/u.test(cell) && findFigures(cell).length === 1),
    )
  );
}

function splitRows(portion: Portion, table: TableBlock): Draft['split'] {
  const part = onlyPart(portion);
  if (part === null || table.rows.length <= mostRows) return undefined;
  const cut = Math.ceil(table.rows.length / 2);
  const others = part.blocks.filter((block) => block.type !== 'table');
  return {
    shown: portionOf(part, [...others, { ...table, rows: table.rows.slice(0, cut) }]),
    rest: portionOf(part, [{ ...table, rows: table.rows.slice(cut) }]),
  };
}
