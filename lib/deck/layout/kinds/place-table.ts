import type { Box, SceneElement, TableElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { balance } from '../blocks/balance';
import { countFittingColumns, layTable, type LaidTable } from '../blocks/lay-table';
import { largestTable, memoized, tableSizesPt } from '../blocks/fit-table';
import { leastTablePt, tableSizes } from '../blocks/size-limits';
import type { TableColumn, TableContent } from '../blocks/table-cells';
import type { KindContext, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';
import { tableAltText, withColumns } from './table-columns';

type Table = SlideOf<'table'>;

const mostRows = 10;
const smallestPt = 10;
/** A table that goes on is not set smaller than this, nor larger than what its further parts, which are as large, may hold. */
const [continuedPt, mostContinuedPt] = [12, 16];
/** Nor broken after fewer rows, while a smaller size holds more. */
const leastRows = 3;

/** A table on its way to a place: what it says, how it is drawn, and what else stands on the slide. */
export interface TablePlan {
  slide: Table;
  columns: readonly TableColumn[];
  area: Box;
  extras: readonly SceneElement[];
  highlight?: number;
  highlightRow?: number;
  signs?: TableContent['signs'];
  /** No smaller than this in pt; without it down to the smallest size of tables. */
  leastPt?: number;
}

function contentOf(
  { slide, columns, highlight, highlightRow, signs }: TablePlan,
  rows: number,
  context: KindContext,
): TableContent {
  return {
    name: 'Table',
    altText: tableAltText(slide, columns, context.language),
    columns,
    rows: slide.rows.slice(0, rows),
    allRows: slide.rows,
    previous: previousTable(context),
    totalRow: slide.totalRow && rows === slide.rows.length,
    boldFirst: columns.length > 1,
    highlight,
    highlightRow,
    signs,
  };
}

/** The table that this one goes on from. */
export function previousTable({ previousPart }: KindContext): TableElement | undefined {
  return previousPart?.find((element) => element.type === 'table');
}

/** The size of a table; a part that goes on from another is not set larger than it. */
export function tablePt({ rows }: TableElement): number {
  return rows.at(-1)?.cells[0]?.paragraphs[0]?.runs[0]?.sizePt ?? Infinity;
}

/**
 * The largest size at which the wanted rows fit, a smaller one where its columns are narrow for that; else a smaller one with as many rows as it
 * holds, as long as the others may go on. The last resort is the size of captions.
 */
function fitRows(plan: TablePlan, rows: number, context: KindContext): LaidTable | null {
  const content = contentOf(plan, rows, context);
  const previous = previousTable(context);
  const mostPt = previous ? tablePt(previous) : rows < plan.slide.rows.length ? mostContinuedPt : Infinity;
  const legible = tableSizes(context.theme, tableSizesPt).filter(
    (sizePt) => sizePt >= (plan.leastPt ?? 0) && sizePt <= mostPt,
  );
  const laidAt = memoized((sizePt) => layTable(context, content, plan.area, sizePt));
  const whole = largestTable(legible, laidAt, rows);
  if (whole) return whole;
  let fewer: LaidTable | null = null;
  for (const sizePt of legible) {
    const laid = laidAt(sizePt);
    if (!laid || laid.count === 0) continue;
    if (sizePt >= continuedPt && laid.count >= leastRows) fewer = laid;
    if (sizePt === leastTablePt(context.theme)) fewer ??= laid;
  }
  if (plan.leastPt !== undefined || (fewer && context.furtherSlides > 0)) return fewer;
  const others = tableSizesPt.filter((size) => !legible.includes(size) && size <= mostPt);
  return largestTable(others, laidAt, rows) ?? layTable(context, content, plan.area, smallestPt) ?? fewer;
}

/** The table in its area, going on with rows or columns on further slides where it has too many. */
export function placeTable(plan: TablePlan, context: KindContext): Placement {
  const { slide, columns, area, extras } = plan;
  const wanted = evenShare(slide.rows.length, mostRows, context.furtherSlides);
  const fitting = countFittingColumns(
    context,
    contentOf(plan, wanted, context),
    area.w,
    plan.leastPt ?? (context.furtherSlides > 0 ? leastTablePt(context.theme) : smallestPt),
  );
  if (fitting < columns.length) return plan.leastPt !== undefined ? tooLong : splitColumns(plan, fitting, context);
  const laid = fitRows(plan, wanted, context);
  if (!laid || laid.count === 0) return tooLong;
  if (laid.count === slide.rows.length)
    return placed(
      balance([...extras, laid.element], context.area, area.y - context.area.y + laid.element.box.h, laid.keepIn),
    );
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
    const head = withColumns(plan.slide, columns, 1, count);
    const laid = placeTable({ ...plan, slide: head, columns: head.columns, highlight: undefined }, context);
    if (laid.outcome === 'too-long') continue;
    const rest = { ...withColumns(plan.slide, columns, count, columns.length), caption: undefined };
    return continues(laid.elements, [...(laid.outcome === 'continues' ? laid.rest : []), rest]);
  }
  return tooLong;
}
