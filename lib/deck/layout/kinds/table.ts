import type { SlideOf } from '../../spec/slide-spec';
import { cardFace, drawFace, insideFace, isPanel } from '../blocks/card-face';
import { draft } from '../blocks/draft';
import { findNamed } from '../blocks/find-named';
import { fitLargest } from '../blocks/fit';
import { placedTexts } from '../blocks/placed-text';
import { textElement } from '../blocks/text-element';
import { spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { tooLong } from '../placement';
import type { TablePlan } from './place-table';
import { placeTable } from './place-table';
import { tableColumns } from './table-columns';

type Table = SlideOf<'table'>;

/** Shorter captions stand above the table, longer ones beside it. */
const shortCaption = 50;
const leastHighlighted = 3;
/** Between a table and the card beside it, more than the gutter. */
const sideGapIn = 0.1;
const mostCardIn = 3.2;
const compactSpan = 9;
const compactLeastPt = 14;
/** Tables of so little do not need the whole width. */
const tiny = { columns: 2, rows: 3, letters: 24, span: 8 };

function isTiny(slide: Table): boolean {
  return (
    slide.rows.length <= tiny.rows &&
    tableColumns(slide).length <= tiny.columns &&
    slide.rows.flat().every((cell) => cell.length <= tiny.letters)
  );
}

/** The row that the title speaks of. */
function spokenRow({ title, rows }: Table): number | undefined {
  if (rows.length < leastHighlighted) return undefined;
  return findNamed(
    title,
    rows.map(([name = '']) => name),
  );
}

function full(slide: Table, whole: KindContext, options: Pick<TablePlan, 'highlight' | 'leastPt'> = {}): Placement {
  const context = isTiny(slide) ? { ...whole, area: spanOf(whole.area, 0, tiny.span) } : whole;
  const plan: TablePlan = {
    slide,
    columns: tableColumns(slide),
    area: context.area,
    extras: [],
    ...(options.highlight === undefined && { highlightRow: spokenRow(slide) }),
    ...options,
  };
  if (!slide.caption) return placeTable(plan, context);
  const { area } = context;
  const width = spanOf(area, 0, 10).w;
  const caption = fitLargest(
    context,
    (sizePt) => [draft(slide.caption ?? '', context.direction, { sizePt, color: 'muted' })],
    [18, 16, 14, 12],
    { widthIn: width, heightIn: 1 },
  );
  if (!caption) return tooLong;
  const used = caption.heightIn + 0.2;
  const text = textElement({
    name: 'Caption',
    box: { ...area, w: width, h: caption.heightIn },
    paragraphs: caption.paragraphs,
  });
  return placeTable({ ...plan, area: { ...area, y: area.y + used, h: area.h - used }, extras: [text] }, context);
}

/** A narrow table, where it need not be set smaller or go on for that. */
function compact(slide: Table, context: KindContext): Placement {
  const laid = full(slide, { ...context, area: spanOf(context.area, 0, compactSpan) }, { leastPt: compactLeastPt });
  return laid.outcome === 'placed' ? laid : tooLong;
}

/** The last column is often what the slide is about: the sum, the change, the outcome. */
function highlighted(slide: Table, context: KindContext): Placement {
  const columns = tableColumns(slide);
  return columns.length < leastHighlighted ? tooLong : full(slide, context, { highlight: columns.length - 1 });
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
  const fitted = fitLargest(
    context,
    (sizePt) => [draft(slide.caption ?? '', context.direction, { sizePt, lineSpacing: 1.15 })],
    [20, 18, 16, 14],
    { widthIn: w, heightIn: h },
  );
  if (!fitted) return tooLong;
  const laid = placeTable(
    { slide, columns: tableColumns(slide), area: spanOf(area, 0, 9), extras: [], highlightRow: spokenRow(slide) },
    context,
  );
  if (laid.outcome === 'too-long') return laid;
  const table = laid.elements[0]?.box ?? card;
  const cardH = Math.max(fitted.heightIn + card.h - h, Math.min(table.h, mostCardIn));
  const box = { ...card, y: Math.min(table.y, card.y + card.h - cardH), h: cardH };
  const text = textElement({
    name: 'Caption',
    box: insideFace(face, box),
    paragraphs: fitted.paragraphs,
    ...(isPanel(face) ? { on: 'Caption panel' } : {}),
  });
  return { ...laid, elements: [...laid.elements, ...drawFace(theme, face, 'Caption panel', box), text] };
}

/** The table, and what it shows, in the places that the layout has for both. */
function inPlaces(slide: Table, context: KindContext): Placement {
  const { body, caption } = context.theme.layouts.table.places ?? {};
  const { bodyPt, drawnPt = bodyPt } = context.theme.style.type;
  if (!body || (slide.caption && !caption)) return tooLong;
  const said =
    caption && slide.caption
      ? [{ name: 'Caption', role: 'caption' as const, place: caption, lines: [slide.caption], growsToPt: drawnPt }]
      : [];
  const words = placedTexts(context, said, compactLeastPt);
  if (!words) return tooLong;
  const { caption: _, ...plain } = slide;
  const laid = full(plain, { ...context, area: body.box });
  return laid.outcome === 'too-long' ? laid : { ...laid, elements: [...laid.elements, ...words] };
}

export const tableLayout: KindLayout<Table> = {
  arrangements: [
    { name: 'placed-table', layout: 'table', fillsPlaces: true, suits: () => 3.2, place: inPlaces },
    {
      name: 'full-table',
      layout: 'content',
      suits: (slide) => (slide.columns.length > 5 || !slide.caption ? 3 : 2),
      place: (slide, context) => full(slide, context),
    },
    {
      name: 'table-and-caption',
      layout: 'content',
      suits: (slide) => (slide.caption && slide.caption.length > shortCaption ? 2.5 : 0.1),
      place: beside,
    },
    { name: 'highlighted-column', layout: 'content', suits: suitsHighlight, place: highlighted },
    { name: 'compact-table', layout: 'content', suits: () => 1, place: compact },
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
