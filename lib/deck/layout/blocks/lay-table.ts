import type { Box, Fill, TableElement, TableRow } from '../../scene/scene';
import { tableLook } from '../../theme/table-look';
import type { TableLook } from '../../theme/theme';
import type { CardContext } from './card-types';
import type { ParagraphDraft } from './draft';
import { measureDrafts, widestWordOfDrafts } from './fit';
import { giveSlack, shareWidths } from './share-widths';
import { cellDraft, cellsOf, headDrafts, type TableColumn, type TableContent } from './table-cells';

export interface LaidTable {
  element: TableElement;
  /** Rows that stand in the table. */
  count: number;
  sizePt: number;
  /** Inches below the table that stay free, so that a row of a line may be added to it or a cell take a further line. */
  keepIn: number;
  /** Whether that much is free. */
  isRoomy: boolean;
}

const cellMargin = { x: 0.12, y: 0.06 };
/** What a cell adds to the width of its text. */
const cellSidesIn = 2 * cellMargin.x + 0.04;
/** A row is no lower than this, nor than so many times its type. */
const rowMin = { inches: 0.38, ofType: 1.75 };
/** What a column that stands out stands on. */
const highlightFill: Fill = { color: 'surface' };
const headFill: Fill = { color: 'accentFill' };
const leastRowIn = (sizePt: number): number => Math.max(rowMin.inches, (rowMin.ofType * sizePt) / 72);
/** Rows grow by up to so many times their type until the table fills its area. */
const mostAir = 2.25;
/** Text columns have room for a name of this length. */
const longName = 'Bartholomaeus';
/** Halvings in the search for the narrowest width of a column: to about a tenth of an inch. */
const widthSteps = 6;
/** Further rows of a long table hardly change its widths, and take time. */
const mostMeasuredRows = 60;
const spareIn = 1e-6;
/**
 * A native table in an area at one size: column widths from measured contents, rows as high
 * as their tallest cell. `count` says how many rows fit; null when a word would be broken.
 */
export function layTable(context: CardContext, content: TableContent, area: Box, sizePt: number): LaidTable | null {
  const { allRows = content.rows } = content;
  const widths =
    widthsOfPrevious(context, content, area.w, sizePt) ??
    columnWidths(context, { ...content, rows: allRows.slice(0, mostMeasuredRows) }, area.w, sizePt) ??
    columnWidths(context, content, area.w, sizePt);
  if (!widths) return null;
  const labels = content.columns.map((column) => column.label);
  // Columns that nobody named have no empty row above them.
  const headers = labels.every((label) => label === '')
    ? []
    : [buildRow(context, content, labels, 'header', widths, sizePt, 0)];
  const rows: TableRow[] = [];
  let heightIn = headers.reduce((sum, header) => sum + header.heightIn, 0);
  for (const [index, cells] of content.rows.entries()) {
    const kind = content.totalRow && index === content.rows.length - 1 ? 'total' : 'body';
    const row = buildRow(context, content, cells, kind, widths, sizePt, index);
    if (heightIn + row.heightIn > area.h) break;
    heightIn += row.heightIn;
    rows.push(row);
  }
  const count = headers.length + rows.length;
  const keepIn = leastRowIn(sizePt);
  const freeIn = area.h - heightIn - keepIn;
  const isWhole = rows.length === content.rows.length;
  const airIn = isWhole ? Math.max(0, Math.min((mostAir * sizePt) / 72, freeIn / count)) : 0;
  const airy = [...headers, ...rows].map((row) => ({ ...row, heightIn: row.heightIn + airIn }));
  heightIn += airIn * count;
  const look = tableLook(context.theme.style.table);
  const element: TableElement = {
    type: 'table',
    name: content.name,
    altText: content.altText,
    box: { x: area.x, y: area.y, w: widths.reduce((sum, width) => sum + width, 0), h: heightIn },
    columnWidthsIn: widths,
    rows: airy,
    cellMargin,
    rule: look.rule,
    totalRule: look.totalRule,
    ...(look.headRule && { headRule: look.headRule }),
  };
  return { element, count: rows.length, sizePt, keepIn, isRoomy: freeIn >= 0 };
}

function buildRow(
  context: CardContext,
  content: TableContent,
  cells: readonly string[],
  kind: TableRow['kind'],
  widths: readonly number[],
  sizePt: number,
  index: number,
): TableRow {
  const standsOut = kind === 'body' && index === content.highlightRow;
  const measured = widths.map((width, column) =>
    measureDrafts(
      context,
      kind === 'header'
        ? headDrafts(context, content, column, sizePt)
        : [cellDraft(context, content, cells[column] ?? '', column, kind, sizePt, standsOut)],
      width - 2 * cellMargin.x,
    ),
  );
  const text = Math.max(...measured.map((one) => one.heightIn));
  return {
    kind,
    heightIn: Math.max(leastRowIn(sizePt), text + 2 * cellMargin.y),
    cells: measured.map((one, column) => {
      const look = tableLook(context.theme.style.table);
      const tint = kind === 'header' ? undefined : content.signs?.get(cells[column] ?? '')?.tint;
      const isRowHead = content.rowHeads === true && column === 0 && kind === 'body';
      const fill = isRowHead
        ? highlightFill
        : (tint ?? fillOf(look, kind, index, column === content.highlight || standsOut));
      return { paragraphs: one.paragraphs, ...(fill ? { fill } : {}) };
    }),
  };
}

function fillOf(look: TableLook, kind: TableRow['kind'], index: number, standsOut: boolean): Fill | undefined {
  if (standsOut) return kind === 'header' ? headFill : highlightFill;
  return kind === 'body' && index % 2 === 1 ? look.band : look.rows[kind].fill;
}

/** How many columns from the first on stand beside one another at a size without breaking a word. */
export function countFittingColumns(
  context: CardContext,
  content: TableContent,
  totalIn: number,
  sizePt: number,
): number {
  let usedIn = 0;
  for (const column of content.columns.keys()) {
    usedIn += leastWidthIn(context, cellsOf(context, content, column, sizePt));
    if (usedIn > totalIn) return column;
  }
  return content.columns.length;
}

/** The widths of the part before, where it has the same columns and no word of this one is broken in them. */
function widthsOfPrevious(
  context: CardContext,
  content: TableContent,
  totalIn: number,
  sizePt: number,
): readonly number[] | null {
  const { previous, columns } = content;
  const [head] = previous?.rows ?? [];
  const labels = head?.kind === 'header' ? head.cells.map(textOf) : columns.map(() => '');
  if (!previous || previous.columnWidthsIn.length !== columns.length) return null;
  const headOf = ({ label, below = [] }: TableColumn) => [label, ...below.map(({ text }) => text)].join('');
  if (columns.some((each, column) => headOf(each) !== labels[column])) return null;
  const widths = previous.columnWidthsIn;
  const fits = widths.every(
    (width, column) => leastWidthIn(context, cellsOf(context, content, column, sizePt)) <= width,
  );
  return fits && widths.reduce((sum, width) => sum + width, 0) <= totalIn + spareIn ? widths : null;
}

function textOf({ paragraphs }: TableRow['cells'][number]): string {
  return paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('');
}

function columnWidths(context: CardContext, content: TableContent, totalIn: number, sizePt: number): number[] | null {
  const drafts = content.columns.map((_, column) => cellsOf(context, content, column, sizePt));
  const least = drafts.map((cells) => leastWidthIn(context, cells));
  if (least.reduce((sum, width) => sum + width, 0) > totalIn) return null;
  const wished = drafts.map((cells) => wishedWidthIn(context, cells));
  const numeric = content.columns.map((column) => column.align === 'end');
  const widths = shareWidths({ least, wished, numeric, totalIn });
  const long = cellDraft(context, content, longName, 0, 'header', sizePt);
  // Widths are measured as if all rows were as bold as the total, but what is not may stand on fewer lines.
  const asDrawn = (column: number) => [
    ...drafts[column]!,
    ...(content.totalRow ? cellsOf(context, { ...content, totalRow: false }, column, sizePt) : []),
  ];
  return (
    widths &&
    giveSlack(widths, {
      roomyIn: wishedWidthIn(context, [long]),
      numeric,
      ...columnUses(content),
      needIn: (column, widthIn) =>
        wished[column]! <= widthIn ? wished[column]! : narrowestIn(context, asDrawn(column), least[column]!, widthIn),
    })
  );
}

/** Inches at which each of the drafts stands on one line. */
function wishedWidthIn(context: CardContext, drafts: readonly ParagraphDraft[]): number {
  return Math.max(0.6, ...drafts.map((one) => measureDrafts(context, [one], 99).widthIn * 1.02 + cellSidesIn));
}

/** Fewest inches at which no cell takes more lines than at a width. */
function narrowestIn(context: CardContext, cells: readonly ParagraphDraft[], leastIn: number, widthIn: number): number {
  const linesAt = (one: ParagraphDraft, columnIn: number) =>
    measureDrafts(context, [one], columnIn - 2 * cellMargin.x).lineCount;
  const lines = cells.map((one) => linesAt(one, widthIn));
  let [narrowIn, enoughIn] = [leastIn, widthIn];
  for (let step = 0; step < widthSteps; step += 1) {
    const middleIn = (narrowIn + enoughIn) / 2;
    if (cells.every((one, index) => linesAt(one, middleIn) <= lines[index]!)) enoughIn = middleIn;
    else narrowIn = middleIn;
  }
  return enoughIn;
}

/** Which columns may come to hold words, and which ones are there to be filled in. */
function columnUses({ columns, rows }: TableContent): { wordy: boolean[]; open: boolean[] } {
  const filled = columns.map((_, column) => rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== ''));
  const filledCells = filled.reduce((total, cells) => total + cells.length, 0);
  const isForm = rows.length > 0 && filledCells * 2 <= columns.length * rows.length;
  return {
    wordy: columns.map(
      ({ align }, column) =>
        filled[column]!.length === 0 || (align !== 'end' && filled[column]!.some((cell) => /\p{L}/u.test(cell))),
    ),
    open: columns.map(({ align }, column) => isForm && align !== 'end' && filled[column]!.length === 0),
  };
}

function leastWidthIn(context: CardContext, drafts: readonly ParagraphDraft[]): number {
  return widestWordOfDrafts(context, drafts) + cellSidesIn;
}
