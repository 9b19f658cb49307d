import type { Box, SceneElement } from '../../scene/scene';
import { wordsShown } from '../../spec/pictures';
import type { SlideOf } from '../../spec/slide-spec';
import type { ParagraphDraft } from '../blocks/draft';
import { draft } from '../blocks/draft';
import { itemPlaces, placedItems } from '../blocks/item-places';
import { layCards } from '../blocks/lay-cards';
import { initialsOf, layPortrait } from '../blocks/lay-portrait';
import { layRows } from '../blocks/lay-rows';
import { pairsWithin } from '../blocks/size-limits';
import { asGroup } from '../join-texts';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { inRows, placed, tooLong } from '../placement';
import { cardColumns } from './cards';
import { portraits } from './team-portraits';

type Team = SlideOf<'team'>;
type Member = Team['members'][number];

const mostCards = 8;
const rowSizesPt: readonly (readonly [number, number])[] = [
  [26, 22],
  [24, 20],
  [20, 18],
  [18, 16],
  [16, 14],
];

/** Slides on which somebody has a portrait keep a place for one for everybody. */
function hasPortraits({ members }: Team): boolean {
  return members.some(({ picture }) => picture !== undefined);
}

function contentsOf(members: readonly Member[], context: KindContext, isShown: boolean) {
  const { direction } = context;
  return members.map(({ name, role, detail, picture }, index) => {
    const person = { name: `Member ${index + 1}`, initials: initialsOf(name), picture };
    return {
      name: person.name,
      initials: person.initials,
      ...(isShown && {
        portrait: (place: { box: Box; on?: string }) => layPortrait(context, person, place),
      }),
      heading: name,
      body:
        role || detail
          ? (sizePt: number): ParagraphDraft[] => [
              ...(role ? [draft(role, direction, { sizePt })] : []),
              ...(detail ? [draft(detail, direction, { sizePt, color: 'muted', spaceBeforePt: role ? 3 : 0 })] : []),
            ]
          : undefined,
    };
  });
}

/** A card each, with their portrait or their initials. */
function cards(slide: Team, context: KindContext): Placement {
  const { length } = slide.members;
  if (length > mostCards) return tooLong;
  const contents = contentsOf(slide.members, context, hasPortraits(slide));
  for (const columns of new Set([length === 4 ? 4 : cardColumns(length), 3, 2])) {
    const laid = layCards(context, contents, { area: context.area, columns, frame: 'surface' });
    if (laid) return placed(laid.elements);
  }
  return tooLong;
}

/** A row each: who, and beside it what they do; those that find no room go on. */
function rows(slide: Team, context: KindContext): Placement {
  const isShown = hasPortraits(slide);
  const lay = (members: readonly Member[]) => {
    const contents = contentsOf(members, context, isShown);
    const laid = layRows(
      context,
      contents.map(({ initials, portrait: _, ...content }) => ({ ...content, mark: initials })),
      {
        area: context.area,
        start: 'tile',
        headingShare: members.some(({ role, detail }) => role ?? detail) ? 0.36 : 0,
        sizesPt: pairsWithin(context.theme, rowSizesPt),
        divider: 'hairline',
      },
    );
    return { ...laid, elements: withPortraits(laid.elements, contents) };
  };
  return inRows(slide.members, context, lay, (members) => ({ ...slide, members }));
}

/** In the place of the tile with the initials at the start of each row. */
function withPortraits(elements: readonly SceneElement[], contents: ReturnType<typeof contentsOf>): SceneElement[] {
  return elements.flatMap((element) => {
    const { box, group } = element;
    const portrait = contents.find(({ name }) => element.name === `${name} mark`)?.portrait;
    const square = { ...box, y: box.y + (box.h - box.w) / 2, h: box.w };
    return portrait ? asGroup(group ?? element.name, portrait({ box: square })) : [element];
  });
}

/** People in the places that the layout has for as many. */
function inPlaces({ members }: Team, context: KindContext): Placement {
  const items = members.map(({ name, role, detail }, index) => ({
    name: `Member ${index + 1}`,
    head: name,
    lines: [role, detail].filter((line) => line !== undefined),
  }));
  const texts = placedItems(context, 'team', items);
  if (!texts) return tooLong;
  const portraits = itemPlaces(context, 'team').flatMap(({ picture }, index) => {
    const { name, picture: shown } = members[index]!;
    const person = { name: items[index]!.name, initials: initialsOf(name), picture: shown };
    return picture ? layPortrait(context, person, { box: squareIn(picture.box) }) : [];
  });
  return placed([...portraits, ...texts]);
}

/** In the middle of a place. */
function squareIn({ x, y, w, h }: Box): Box {
  const side = Math.min(w, h);
  return { x: x + (w - side) / 2, y: y + (h - side) / 2, w: side, h: side };
}

export const teamLayout: KindLayout<Team> = {
  arrangements: [
    { name: 'placed-team', layout: 'team', fillsPlaces: true, suits: () => 5, place: inPlaces },
    {
      name: 'team-cards',
      layout: 'title-only',
      // Rows that are not full look as if somebody had left.
      suits: ({ members: { length } }) => (length > 1 && length % Math.min(4, cardColumns(length)) === 0 ? 3 : 1.5),
      place: cards,
    },
    { name: 'team-rows', layout: 'title-only', suits: () => 2, place: rows },
    {
      name: 'team-portraits',
      layout: 'title-only',
      suits: (slide) => (hasPortraits(slide) && slide.members.length > 1 ? 3.6 : 1),
      place: portraits,
    },
  ],
  outline: ({ members }) =>
    members.map(({ name, role, detail, picture }) => ({
      text: name,
      children: [role, detail, ...wordsShown(picture, name)].filter((text) => text !== undefined),
    })),
};
