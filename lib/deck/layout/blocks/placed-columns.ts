import type { BulletItem } from '../../spec/slide-spec';
import type { KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { placedLists, placedTexts } from './placed-text';

/** What stands in one of two columns. */
interface PlacedColumn {
  heading: string;
  /** What stands out of it. */
  lead?: string;
  items: readonly BulletItem[];
}

const leastHeadPt = 14;

/** Two columns with their heads in the places that a layout has for them. */
export function placedColumns(columns: readonly [PlacedColumn, PlacedColumn], context: KindContext): Placement {
  const { heading, body, second, 'second-heading': secondHeading } = context.theme.layouts.comparison.places ?? {};
  if (!heading || !body || !second || !secondHeading) return tooLong;
  const [start, end] = columns;
  const heads = placedTexts(
    context,
    [
      { name: 'Column 1 heading', role: 'heading', place: heading, lines: [start.heading] },
      { name: 'Column 2 heading', role: 'second-heading', place: secondHeading, lines: [end.heading] },
    ],
    leastHeadPt,
  );
  const plain = columns.every(({ items }) => items.length === 1);
  const lists = placedLists(context, [
    { name: 'Column 1 body', role: 'body', place: body, plain, lead: start.lead, items: start.items },
    { name: 'Column 2 body', role: 'second', place: second, plain, lead: end.lead, items: end.items },
  ]);
  return heads && lists ? placed([heads[0]!, lists[0]!, heads[1]!, lists[1]!]) : tooLong;
}
