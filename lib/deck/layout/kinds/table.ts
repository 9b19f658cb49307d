import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { cardGeometry } from '../blocks/card-geometry';
import { draft } from '../blocks/draft';
import { fitLargest } from '../blocks/fit';
import type { LaidTable, TableColumn } from '../blocks/lay-table';
import { layTable } from '../blocks/lay-table';
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

/** The largest size at which the wanted rows fit; else the smallest with as many rows as it holds. */
function fitRows(slide: Table, columns: readonly TableColumn[], rows: number, context: KindContext, area: Box): LaidTable | null {
  const last = rows === slide.rows.length;
  const content = {
    name: 'Table',
    altText: altText(slide, columns, context),
    columns,
    rows: slide.rows.slice(0, rows),
    totalRow: slide.totalRow && last,
    boldFirst: columns.length > 1,
  };
  let fewer: LaidTable | null = null;
  for (const sizePt of rows <= shortTableRows ? shortSizesPt : sizesPt) {
    const laid = layTable(context, content, area, sizePt);
    if (laid?.count === rows) return laid;
    if (laid && sizePt >= 12 && laid.count >= 3) fewer = laid;
    if (laid && !fewer && sizePt === sizesPt[sizesPt.length - 1]) fewer = laid;
  }
  return fewer && context.furtherSlides > 0 ? fewer : (layTable(context, content, area, 10) ?? fewer);
}

function placeIn(slide: Table, context: KindContext, area: Box, extras: readonly SceneElement[]): Placement {
  const columns = tableColumns(slide);
  const wanted = evenShare(slide.rows.length, mostRows, context.furtherSlides);
  const laid = fitRows(slide, columns, wanted, context, area);
  if (!laid) return splitColumns(slide, columns, context, area, extras);
  if (laid.count === 0) return tooLong;
  if (laid.count === slide.rows.length) return placed([...extras, laid.element]);
  const share = laid.count < wanted ? evenShare(slide.rows.length, laid.count, context.furtherSlides) : laid.count;
  const part = share < laid.count ? fitRows(slide, columns, share, context, area) : laid;
  if (!part) return tooLong;
  return continues([...extras, part.element], [{ ...slide, caption: undefined, rows: slide.rows.slice(part.count) }]);
}

/** Too many columns for one slide even at 10 pt: the first one names the rows again on the next. */
function splitColumns(slide: Table, columns: readonly TableColumn[], context: KindContext, area: Box, extras: readonly SceneElement[]): Placement {
  for (let kept = columns.length - 1; kept >= 2; kept -= 1) {
    const pick = <T>(cells: readonly T[], fill: T, from: number, to: number): T[] => [cells[0] ?? fill, ...Array.from({ length: to - from }, (_, index) => cells[from + index] ?? fill)];
    const even = evenShare(columns.length - 1, kept - 1, context.furtherSlides) + 1;
    const withColumns = (from: number, to: number): Table => ({
      ...slide,
      columns: pick(columns, { label: '', align: 'start' }, from, to),
      rows: slide.rows.map((row) => pick(row, '', from, to)),
    });
    const head = withColumns(1, even);
    const laid = placeIn(head, context, area, extras);
    if (laid.outcome === 'too-long') continue;
    const rest = { ...withColumns(even, columns.length), caption: undefined };
    return continues(laid.elements, [...(laid.outcome === 'continues' ? laid.rest : []), rest]);
  }
  return tooLong;
}

function isTiny(slide: Table): boolean {
  return slide.rows.length <= tiny.rows && tableColumns(slide).length <= tiny.columns && slide.rows.flat().every((cell) => cell.length <= tiny.letters);
}

function full(slide: Table, whole: KindContext): Placement {
  const context = isTiny(slide) ? { ...whole, area: spanOf(whole.area, 0, tiny.span) } : whole;
  if (!slide.caption) return placeIn(slide, context, context.area, []);
  const { area } = context;
  const caption = fitLargest(context, (sizePt) => [draft(slide.caption ?? '', context.direction, { sizePt, color: 'muted' })], [16, 14, 12], { widthIn: spanOf(area, 0, 10).w, heightIn: 1 });
  if (!caption) return tooLong;
  const used = caption.heightIn + 0.2;
  const text = textElement({ name: 'Caption', box: { x: area.x, y: area.y, w: spanOf(area, 0, 10).w, h: caption.heightIn }, paragraphs: caption.paragraphs });
  return placeIn(slide, context, { ...area, y: area.y + used, h: area.h - used }, [text]);
}

function beside(slide: Table, context: KindContext): Placement {
  const side = spanOf(context.area, 9, 3);
  if (!slide.caption) return tooLong;
  const fitted = fitLargest(context, (sizePt) => [draft(slide.caption ?? '', context.direction, { sizePt, lineSpacing: 1.15 })], [20, 18, 16, 14], { widthIn: side.w - 0.6, heightIn: side.h - 0.5 });
  if (!fitted) return tooLong;
  const laid = placeIn(slide, context, spanOf(context.area, 0, 9), []);
  if (laid.outcome === 'too-long') return laid;
  const table = laid.elements[0]!;
  const h = Math.max(fitted.heightIn + 0.5, Math.min(table.box.h, 3.2));
  const panel: SceneElement[] = [
    { type: 'shape', name: 'Caption panel', geometry: cardGeometry(context.theme), cornerRadius: context.theme.cornerRadius, box: { ...side, x: side.x + 0.1, w: side.w - 0.1, h }, fill: { color: 'surface' } },
    textElement({ name: 'Caption', box: { x: side.x + 0.35, y: side.y + 0.25, w: side.w - 0.6, h: h - 0.5 }, paragraphs: fitted.paragraphs, on: 'Caption panel' }),
  ];
  return { ...laid, elements: [...laid.elements, ...panel] };
}

export const tableLayout: KindLayout<Table> = {
  arrangements: [
    { name: 'full-table', layout: 'content', suits: (slide) => (slide.columns.length > 5 || !slide.caption ? 3 : 2), place: full },
    { name: 'table-and-caption', layout: 'content', suits: (slide) => (slide.caption && slide.caption.length > shortCaption ? 2.5 : 0.1), place: beside },
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
