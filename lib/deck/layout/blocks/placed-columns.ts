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
  const first = { headRole: 'heading', head: heading, role: 'body', place: body } as const;
  const other = { headRole: 'second-heading', head: secondHeading, role: 'second', place: second } as const;
  // In the way in which slides are read, whichever the file counts first.
  const places = heading.box.x <= secondHeading.box.x ? [first, other] : [other, first];
  const heads = placedTexts(
    context,
    places.map(({ headRole: role, head: place }, index) => ({
      ...{ name: `Column ${index + 1} heading`, role, place },
      lines: [columns[index]!.heading],
    })),
    leastHeadPt,
  );
  const plain = columns.every(({ items }) => items.length === 1);
  const lists = placedLists(
    context,
    places.map(({ role, place }, index) => {
      const { lead, items } = columns[index]!;
      return { name: `Column ${index + 1} body`, role, place, plain, items, ...(lead !== undefined && { lead }) };
    }),
  );
  return heads && lists ? placed([heads[0]!, lists[0]!, heads[1]!, lists[1]!]) : tooLong;
}
