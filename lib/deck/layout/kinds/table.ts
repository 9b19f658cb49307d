import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { cardFace, drawFace, insideFace, isPanel } from '../blocks/card-face';
import { draft } from '../blocks/draft';
import { fitLargest } from '../blocks/fit';
import type { LaidTable, TableColumn, TableContent } from '../blocks/lay-table';
import { countFittingColumns, layTable } from '../blocks/lay-table';
import { textElement } from '../blocks/text-element';
import { spanOf } from '../grid';
import { isNumeric } from '../is-numeric';
import { labelsFor } from '../labels';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Table = SlideOf<'table'>;

const mostRows = 10;
/** Shorter captions stand above the table, longer ones beside it. */
const shortCaption = 50;
const sizesPt = [18, 16, 14, 13, 12, 11, 10] as const;
/** Short tables are set larger; tiny ones do not need the whole width. */
const shortSizesPt = [22, 20, ...sizesPt] as const;
const shortTableRows = 6;
const smallestPt = 10;
const leastHighlighted = 3;
/** Between a table and the card beside it, more than the gutter. */
const sideGapIn = 0.1;
const mostCardIn = 3.2;
const tiny = { columns: 2, rows: 3, letters: 24, span: 8 };

/** Columns as drawn: as many as the widest row has, numbers aligned to the end. */
function tableColumns(slide: Pick<Table, 'columns' | 'rows'>): TableColumn[] {
  const count = Math.max(slide.columns.length, ...slide.rows.map((row) => row.length));
  return Array.from({ length: count }, (_, column) => {
    const given = slide.columns[column];
    const cells = slide.rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    const numeric = column > 0 && cells.length > 0 && cells.every(isNumeric);
    return { label: given?.label ?? '', align: given && given.align !== 'start' ? given.align : numeric ? 'end' : 'start' };
  });
}

function altText(slide: Table, columns: readonly TableColumn[], context: KindContext): string {
  return `${labelsFor(context.language).table}: ${slide.title}. ${columns.map((column) => column.label).filter(Boolean).join(', ')}`;
}

/** A table on its way to a place: what it says, how it is drawn, and what else stands on the slide. */
interface TablePlan {
  slide: Table;
  columns: readonly TableColumn[];
  area: Box;
  extras: readonly SceneElement[];
  highlight?: number;
}

function contentOf({ slide, columns, highlight }: TablePlan, rows: number, context: KindContext): TableContent {
  return {
    name: 'Table',
    altText: altText(slide, columns, context),
    columns,
    rows: slide.rows.slice(0, rows),
    totalRow: slide.totalRow && rows === slide.rows.length,
    boldFirst: columns.length > 1,
    highlight,
  };
}

/** The largest size at which the wanted rows fit; else the smallest with as many rows as it holds. */
function fitRows(plan: TablePlan, rows: number, context: KindContext): LaidTable | null {
  const { area } = plan;
  const content = contentOf(plan, rows, context);
  let fewer: LaidTable | null = null;
  for (const sizePt of rows <= shortTableRows ? shortSizesPt : sizesPt) {
    const laid = layTable(context, content, area, sizePt);
    if (laid?.count === rows) return laid;
    if (laid && sizePt >= 12 && laid.count >= 3) fewer = laid;
    if (laid && !fewer && sizePt === sizesPt[sizesPt.length - 1]) fewer = laid;
  }
  return fewer && context.furtherSlides > 0 ? fewer : (layTable(context, content, area, 10) ?? fewer);
}

function placeIn(plan: TablePlan, context: KindContext): Placement {
  const { slide, columns, area, extras } = plan;
  const wanted = evenShare(slide.rows.length, mostRows, context.furtherSlides);
  const fitting = countFittingColumns(context, contentOf(plan, wanted, context), area.w, smallestPt);
  if (fitting < columns.length) return splitColumns(plan, fitting, context);
  const laid = fitRows(plan, wanted, context);
  if (!laid || laid.count === 0) return tooLong;
  if (laid.count === slide.rows.length) return placed([...extras, laid.element]);
  const share = laid.count < wanted ? evenShare(slide.rows.length, laid.count, context.furtherSlides) : laid.count;
  const part = share < laid.count ? fitRows(plan, share, context) : laid;
  if (!part) return tooLong;
  return continues([...extras, part.element], [{ ...slide, caption: undefined, rows: slide.rows.slice(part.count) }]);
}

/** Too many columns for one slide even at the smallest size: the first one names the rows again on the next. */
function splitColumns(plan: TablePlan, fitting: number, context: KindContext): Placement {
  const { columns } = plan;
  for (let kept = fitting; kept >= 2; kept -= 1) {
    const count = evenShare(columns.length - 1, kept - 1, context.furtherSlides) + 1;
    const head = withColumns(plan, 1, count);
    const laid = placeIn({ ...plan, slide: head, columns: head.columns, highlight: undefined }, context);
    if (laid.outcome === 'too-long') continue;
    const rest = { ...withColumns(plan, count, columns.length), caption: undefined };
    return continues(laid.elements, [...(laid.outcome === 'continues' ? laid.rest : []), rest]);
  }
  return tooLong;
}

/** The first column with those from one index up to another. */
function withColumns({ slide, columns }: TablePlan, from: number, to: number): Table {
  const pick = <T>(cells: readonly T[], fill: T): T[] => [cells[0] ?? fill, ...Array.from({ length: to - from }, (_, index) => cells[from + index] ?? fill)];
  return { ...slide, columns: pick(columns, { label: '', align: 'start' }), rows: slide.rows.map((row) => pick(row, '')) };
}

function isTiny(slide: Table): boolean {
  return slide.rows.length <= tiny.rows && tableColumns(slide).length <= tiny.columns && slide.rows.flat().every((cell) => cell.length <= tiny.letters);
}

function full(slide: Table, whole: KindContext, highlight?: number): Placement {
  const context = isTiny(slide) ? { ...whole, area: spanOf(whole.area, 0, tiny.span) } : whole;
  const plan = { slide, columns: tableColumns(slide), area: context.area, extras: [], highlight };
  if (!slide.caption) return placeIn(plan, context);
  const { area } = context;
  const width = spanOf(area, 0, 10).w;
  const caption = fitLargest(context, (sizePt) => [draft(slide.caption ?? '', context.direction, { sizePt, color: 'muted' })], [18, 16, 14, 12], { widthIn: width, heightIn: 1 });
  if (!caption) return tooLong;
  const used = caption.heightIn + 0.2;
  const text = textElement({ name: 'Caption', box: { ...area, w: width, h: caption.heightIn }, paragraphs: caption.paragraphs });
  return placeIn({ ...plan, area: { ...area, y: area.y + used, h: area.h - used }, extras: [text] }, context);
}

/** The last column is often what the slide is about: the sum, the change, the outcome. */
function highlighted(slide: Table, context: KindContext): Placement {
  const columns = tableColumns(slide);
  return columns.length < leastHighlighted ? tooLong : full(slide, context, columns.length - 1);
}

function suitsHighlight(slide: Table): number {
  const columns = tableColumns(slide);
  return columns.length >= leastHighlighted && columns[columns.length - 1]?.align === 'end' ? 1.6 : 0.3;
}

/** The table with what it shows on a card beside it. */
function beside(slide: Table, context: KindContext): Placement {
  const { area, theme } = context;
  if (!slide.caption) return tooLong;
  const face = cardFace(theme, 'surface');
  const side = spanOf(area, 9, 3);
  const card = { ...side, x: side.x + sideGapIn, w: side.w - sideGapIn };
  const { w, h } = insideFace(face, card);
  const fitted = fitLargest(context, (sizePt) => [draft(slide.caption ?? '', context.direction, { sizePt, lineSpacing: 1.15 })], [20, 18, 16, 14], { widthIn: w, heightIn: h });
  if (!fitted) return tooLong;
  const laid = placeIn({ slide, columns: tableColumns(slide), area: spanOf(area, 0, 9), extras: [] }, context);
  if (laid.outcome === 'too-long') return laid;
  const tableH = laid.elements[0]?.box.h ?? 0;
  const box = { ...card, h: Math.max(fitted.heightIn + card.h - h, Math.min(tableH, mostCardIn)) };
  const text = textElement({ name: 'Caption', box: insideFace(face, box), paragraphs: fitted.paragraphs, ...(isPanel(face) ? { on: 'Caption panel' } : {}) });
  return { ...laid, elements: [...laid.elements, ...drawFace(theme, face, 'Caption panel', box), text] };
}

export const tableLayout: KindLayout<Table> = {
  arrangements: [
    { name: 'full-table', layout: 'content', suits: (slide) => (slide.columns.length > 5 || !slide.caption ? 3 : 2), place: (slide, context) => full(slide, context) },
    { name: 'table-and-caption', layout: 'content', suits: (slide) => (slide.caption && slide.caption.length > shortCaption ? 2.5 : 0.1), place: beside },
    { name: 'highlighted-column', layout: 'content', suits: suitsHighlight, place: highlighted },
    { name: 'compact-table', layout: 'content', suits: () => 1, place: (slide, context) => full(slide, { ...context, area: spanOf(context.area, 0, 9) }) },
  ],
  outline(slide) {
    const columns = tableColumns(slide);
    const rows = slide.rows.map((row) => ({
      text: row[0]?.trim() || '–',
      children: row.slice(1).map((cell, index) => [columns[index + 1]?.label, cell].filter(Boolean).join(': ')),
    }));
    const head = columns[0]?.label ? [{ text: columns.map((column) => column.label).join(' | ') }] : [];
    return [...(slide.caption ? [{ text: slide.caption }] : []), ...head, ...rows];
  },
};
