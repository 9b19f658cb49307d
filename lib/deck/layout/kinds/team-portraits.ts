import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { draft, type ParagraphDraft } from '../blocks/draft';
import { fitDrafts, type Fitted } from '../blocks/fit';
import { hasRoundFaces, initialsOf, layPortrait } from '../blocks/lay-portrait';
import { pairsForWidth, pairsWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { columnsOf, settle } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Team = SlideOf<'team'>;
type Member = Team['members'][number];

const mostOnSlide = 10;
const [columnGapIn, rowGapIn, textGapIn] = [0.3, 0.3, 0.16];
/** Sides of portraits, the largest first, by the number of rows. */
const sidesIn: Readonly<Record<number, readonly number[]>> = {
  1: [2.6, 2.4, 2.2, 2, 1.8, 1.6, 1.4, 1.2],
  2: [1.4, 1.3, 1.2, 1.1, 1, 0.9],
};
const sizesPt: readonly (readonly [number, number])[] = [
  [24, 20],
  [22, 18],
  [20, 16],
  [18, 16],
  [18, 14],
  [16, 14],
  [14, 14],
];

/** How many stand beside one another. */
function columnsFor(count: number): number {
  if (count <= 5) return Math.max(count, 2);
  return count === 6 || count === 9 ? 3 : count <= 8 ? 4 : 5;
}

/** A large portrait each, with the name and what they do below it; those beyond two rows go on. */
export function portraits(slide: Team, context: KindContext): Placement {
  const { members } = slide;
  const whole = members.length <= mostOnSlide ? layPortraits(members, context) : null;
  if (whole) return placed(whole);
  const rowsOf = evenShare(members.length, 5, context.furtherSlides);
  const first = layPortraits(members.slice(0, rowsOf), context);
  return first && rowsOf < members.length ? continues(first, [{ ...slide, members: members.slice(rowsOf) }]) : tooLong;
}

/** Faces are seen before words are read: those as large as can be stand before larger words. */
function layPortraits(members: readonly Member[], context: KindContext): SceneElement[] | null {
  const sides = sidesIn[Math.ceil(members.length / columnsFor(members.length))] ?? [];
  const large = sides.slice(0, Math.ceil(sides.length / 2));
  return layWithSides(members, context, large) ?? layWithSides(members, context, sides);
}

function layWithSides(
  members: readonly Member[],
  context: KindContext,
  sides: readonly number[],
): SceneElement[] | null {
  const { area, theme } = context;
  const columns = columnsFor(members.length);
  const rowCount = Math.ceil(members.length / columns);
  const cellIn = columnsOf(area, columns, columnGapIn)[0]!.w;
  for (const sizes of pairsForWidth(cellIn, pairsWithin(theme, sizesPt))) {
    const texts = members.map((member) => textOf(member, context, sizes, cellIn));
    if (texts.some((text) => text === null)) continue;
    const fitted = texts as Fitted[];
    const rows = Array.from({ length: rowCount }, (_, row) => row * columns);
    const textIn = rows.map((from) => Math.max(...fitted.slice(from, from + columns).map(({ heightIn }) => heightIn)));
    const aroundIn = textIn.reduce((sum, heightIn) => sum + heightIn + textGapIn, rowGapIn * (rowCount - 1));
    const side = sides.find((one) => one <= cellIn && aroundIn + one * rowCount <= area.h);
    if (side === undefined) continue;
    let { y } = settle(area, aroundIn + side * rowCount);
    return rows.flatMap((from, row) => {
      const top = y;
      y += side + textGapIn + textIn[row]! + rowGapIn;
      return members.slice(from, from + columns).flatMap((member, at) => {
        const cell = columnsOf(area, columns, columnGapIn)[at]!;
        const box = { ...cell, y: top, h: side + textGapIn + textIn[row]! };
        return drawMember(member, `Member ${from + at + 1}`, fitted[from + at]!, { box, side }, context);
      });
    });
  }
  return null;
}

function alignOf({ theme }: KindContext): 'center' | 'start' {
  return hasRoundFaces(theme) ? 'center' : 'start';
}

function textOf(
  { name, role, detail }: Member,
  context: KindContext,
  [namePt, sizePt]: readonly [number, number],
  widthIn: number,
): Fitted | null {
  const align = alignOf(context);
  const say = (text: string, options: Parameters<typeof draft>[2]): ParagraphDraft =>
    draft(text, context.direction, { align, ...options });
  return fitDrafts(
    context,
    [
      say(name, { sizePt: namePt, bold: true, lineSpacing: 1 }),
      ...(role ? [say(role, { sizePt, spaceBeforePt: 3 })] : []),
      ...(detail ? [say(detail, { sizePt, color: 'muted', spaceBeforePt: 3 })] : []),
    ],
    { widthIn, heightIn: context.area.h },
  );
}

/** Round portraits stand above the middle of their words, others above their start. */
function drawMember(
  { name, picture }: Member,
  called: string,
  text: Fitted,
  { box, side }: { box: Box; side: number },
  context: KindContext,
): SceneElement[] {
  const x = alignOf(context) === 'center' ? box.x + (box.w - side) / 2 : box.x;
  const below = side + textGapIn;
  return asGroup(called, [
    ...layPortrait(
      context,
      { name: called, initials: initialsOf(name), picture },
      { box: { x, y: box.y, w: side, h: side } },
    ),
    textElement({
      name: `${called} text`,
      box: { ...box, y: box.y + below, h: box.h - below },
      paragraphs: text.paragraphs,
    }),
  ]);
}
