import type { Box } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { findNamed } from '../blocks/find-named';
import { fitLargest } from '../blocks/fit';
import { placedTexts } from '../blocks/placed-text';
import { textElement } from '../blocks/text-element';
import { layTakeaway } from '../charts/takeaway';
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
/** Between a table and the panel beside it, more than the gutter. */
const sideGapIn = 0.1;
/** Of a takeaway that runs across the slide below its table, which is set no smaller for it. */
const [bandIn, bandGapIn, aboveLeastPt] = [0.8, 0.2, 16];
/** So high that it holds two lines of large text; a lower band where the table needs the height. */
const highBandIn = 1.1;
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

/** The table with what it shows on a ground of its own: across the slide below it, beside a table that needs the height. */
function withTakeaway(slide: Table, context: KindContext): Placement {
  const { caption } = slide;
  if (!caption) return tooLong;
  return above(slide, caption, context) ?? beside(slide, caption, context);
}

function planFor(slide: Table, area: Box, leastPt?: number): TablePlan {
  return { slide, columns: tableColumns(slide), area, extras: [], highlightRow: spokenRow(slide), leastPt };
}

function above(slide: Table, caption: string, context: KindContext): Placement | null {
  const said = layTakeaway(caption, { ...context.area, h: highBandIn }, context);
  const bands = [...(said ? [Math.max(bandIn, said.heightIn)] : []), bandIn];
  for (const heightIn of new Set(bands)) {
    const laid = aboveBand(slide, caption, heightIn, context);
    if (laid) return laid;
  }
  return null;
}

/** The band stands at the foot of the body, the table fills what is above it. */
function aboveBand(slide: Table, caption: string, heightIn: number, context: KindContext): Placement | null {
  const { area } = context;
  const over = { ...area, h: area.h - heightIn - bandGapIn };
  const laid = placeTable(planFor(slide, over, aboveLeastPt), { ...context, area: over });
  if (laid.outcome !== 'placed') return null;
  const said = layTakeaway(caption, { ...area, y: area.y + area.h - heightIn, h: heightIn }, context);
  return said && { ...laid, elements: [...laid.elements, ...said.elements] };
}

function beside(slide: Table, caption: string, context: KindContext): Placement {
  const { area } = context;
  const side = spanOf(area, 9, 3);
  const panel = { ...side, x: side.x + sideGapIn, w: side.w - sideGapIn };
  const laid = placeTable(planFor(slide, spanOf(area, 0, 9)), context);
  if (laid.outcome === 'too-long') return laid;
  const table = laid.elements[0]?.box ?? panel;
  const said =
    layTakeaway(caption, { ...panel, y: table.y, h: table.h }, context) ?? layTakeaway(caption, panel, context);
  return said ? { ...laid, elements: [...laid.elements, ...said.elements] } : tooLong;
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
      place: withTakeaway,
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
