import type { Box, Paragraph, TableElement, TableRow } from '../../scene/scene';
import type { CardContext } from './card-types';
import { draft } from './draft';
import { measureDrafts, widestWordIn } from './fit';
import { shareWidths } from './share-widths';

export interface TableColumn {
  label: string;
  align: Paragraph['align'];
}

export interface TableContent {
  name: string;
  altText: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
  totalRow: boolean;
  /** Bold first column: it names the rows. */
  boldFirst: boolean;
}

export interface LaidTable {
  element: TableElement;
  /** Rows that stand in the table. */
  count: number;
  sizePt: number;
}

const cellMargin = { x: 0.12, y: 0.06 };
const rowMinIn = 0.38;
/** Rows of short tables grow by up to this, until the table fills this share of its area. */
const mostAirIn = (rows: number) => (rows <= 3 ? 0.56 : 0.36);
const fullShare = 0.74;

/**
 * A native table in an area at one size: column widths from measured contents, rows as high
 * as their tallest cell. `count` says how many rows fit; null when a word would be broken.
 */
export function layTable(context: CardContext, content: TableContent, area: Box, sizePt: number): LaidTable | null {
  const widths = columnWidths(context, content, area.w, sizePt);
  if (!widths) return null;
  const header = buildRow(context, content, content.columns.map((column) => column.label), 'header', widths, sizePt);
  const rows: TableRow[] = [];
  let heightIn = header.heightIn;
  for (const [index, cells] of content.rows.entries()) {
    const kind = content.totalRow && index === content.rows.length - 1 ? 'total' : 'body';
    const row = buildRow(context, content, cells, kind, widths, sizePt);
    if (heightIn + row.heightIn > area.h) break;
    heightIn += row.heightIn;
    rows.push(row);
  }
  const airIn = rows.length === content.rows.length ? Math.max(0, Math.min(mostAirIn(rows.length), (area.h * fullShare - heightIn) / (rows.length + 1))) : 0;
  const airy = [header, ...rows].map((row) => ({ ...row, heightIn: row.heightIn + airIn }));
  heightIn += airIn * airy.length;
  const element: TableElement = {
    type: 'table',
    name: content.name,
    altText: content.altText,
    box: { x: area.x, y: area.y, w: widths.reduce((sum, width) => sum + width, 0), h: heightIn },
    columnWidthsIn: widths,
    rows: airy,
    cellMargin,
    rule: { color: 'quiet', widthPt: 0.75 },
    totalRule: { color: 'ink', widthPt: 1.25 },
  };
  return { element, count: rows.length, sizePt };
}

function cellDraft(context: CardContext, content: TableContent, text: string, column: number, kind: TableRow['kind'], sizePt: number) {
  const bold = kind !== 'body' || (content.boldFirst && column === 0);
  return draft(text, context.direction, {
    sizePt,
    bold,
    color: kind === 'header' ? 'muted' : 'ink',
    align: content.columns[column]?.align ?? 'start',
    lineSpacing: 1,
  });
}

function buildRow(
  context: CardContext,
  content: TableContent,
  cells: readonly string[],
  kind: TableRow['kind'],
  widths: readonly number[],
  sizePt: number,
): TableRow {
  const measured = widths.map((width, column) =>
    measureDrafts(context, [cellDraft(context, content, cells[column] ?? '', column, kind, sizePt)], width - 2 * cellMargin.x),
  );
  const text = Math.max(...measured.map((one) => one.heightIn));
  return {
    kind,
    heightIn: Math.max(rowMinIn, text + 2 * cellMargin.y),
    cells: measured.map((one) => ({ paragraphs: one.paragraphs, ...(kind === 'header' ? { fill: { color: 'surface' as const } } : {}) })),
  };
}

function columnWidths(context: CardContext, content: TableContent, totalIn: number, sizePt: number): number[] | null {
  const cellsOf = (column: number) => [
    cellDraft(context, content, content.columns[column]!.label, column, 'header', sizePt),
    ...content.rows.map((row) => cellDraft(context, content, row[column] ?? '', column, content.totalRow ? 'total' : 'body', sizePt)),
  ];
  const margin = 2 * cellMargin.x + 0.04;
  const least: number[] = [];
  const wished: number[] = [];
  for (const column of content.columns.keys()) {
    const drafts = cellsOf(column);
    least.push(widestWordIn(context, drafts) + margin);
    wished.push(Math.max(0.6, ...drafts.map((one) => measureDrafts(context, [one], 99).widthIn * 1.02 + margin)));
  }
  return shareWidths({ least, wished, numeric: content.columns.map((column) => column.align === 'end'), totalIn });
}
