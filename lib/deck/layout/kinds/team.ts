import type { SlideOf } from '../../spec/slide-spec';
import type { ParagraphDraft } from '../blocks/draft';
import { draft } from '../blocks/draft';
import { layCards } from '../blocks/lay-cards';
import { layRows } from '../blocks/lay-rows';
import { pairsWithin } from '../blocks/size-limits';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { inRows, placed, tooLong } from '../placement';
import { cardColumns } from './cards';

type Team = SlideOf<'team'>;

const mostCards = 8;
const rowSizesPt: readonly (readonly [number, number])[] = [
  [26, 22],
  [24, 20],
  [20, 18],
  [18, 16],
  [16, 14],
];

/** Scripts that write names with a large first letter in each part. */
const cased = /^\p{Lu}/u;

/** "DW" for Dana Whitfield; the first sign of names in scripts without initials. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/u).filter((part) => cased.test(part) && !part.endsWith('.'));
  const [first, last] = [parts[0], parts.length > 1 ? parts.at(-1) : undefined];
  const signs = first === undefined ? [name] : [first, ...(last === undefined ? [] : [last])];
  return signs.map((text) => Array.from(text)[0] ?? '').join('');
}

function contentsOf(members: readonly Team['members'][number][], { direction }: KindContext) {
  return members.map(({ name, role, detail }, index) => ({
    name: `Member ${index + 1}`,
    initials: initialsOf(name),
    heading: name,
    body:
      role || detail
        ? (sizePt: number): ParagraphDraft[] => [
            ...(role ? [draft(role, direction, { sizePt })] : []),
            ...(detail ? [draft(detail, direction, { sizePt, color: 'muted', spaceBeforePt: role ? 3 : 0 })] : []),
          ]
        : undefined,
  }));
}

/** A card each, with their initials where a portrait would be. */
function cards(slide: Team, context: KindContext): Placement {
  const { length } = slide.members;
  if (length > mostCards) return tooLong;
  const contents = contentsOf(slide.members, context);
  for (const columns of new Set([length === 4 ? 4 : cardColumns(length), 3, 2])) {
    const laid = layCards(context, contents, { area: context.area, columns, frame: 'surface' });
    if (laid) return placed(laid.elements);
  }
  return tooLong;
}

/** A row each: who, and beside it what they do; those that find no room go on. */
function rows(slide: Team, context: KindContext): Placement {
  const lay = (members: readonly Team['members'][number][]) =>
    layRows(
      context,
      contentsOf(members, context).map(({ initials, ...content }) => ({ ...content, mark: initials })),
      {
        area: context.area,
        start: 'tile',
        headingShare: members.some(({ role, detail }) => role ?? detail) ? 0.36 : 0,
        sizesPt: pairsWithin(context.theme, rowSizesPt),
        divider: 'hairline',
      },
    );
  return inRows(slide.members, context, lay, (members) => ({ ...slide, members }));
}

export const teamLayout: KindLayout<Team> = {
  arrangements: [
    {
      name: 'team-cards',
      layout: 'title-only',
      // Rows that are not full look as if somebody had left.
      suits: ({ members: { length } }) => (length > 1 && length % Math.min(4, cardColumns(length)) === 0 ? 3 : 1.5),
      place: cards,
    },
    { name: 'team-rows', layout: 'title-only', suits: () => 2, place: rows },
  ],
  outline: ({ members }) =>
    members.map(({ name, role, detail }) => ({
      text: name,
      children: [role, detail].filter((text) => text !== undefined),
    })),
};
