import { measureTextWidthIn } from '../text/measure-text';
import { isMadeElsewhere, type LayoutName, type TitleStyle } from '../theme/theme';
import { fitTitle } from './fit-title';
import type { DeckContext } from './layout-types';
import type { SlidePart } from './part-slides';

/** Where a title stands alone, and is as large as it can be. */
const fronts: readonly LayoutName[] = ['cover', 'section', 'closing'];
/** Titles with room for so many stand beside what their slide is about, in a column that holds few words a line. */
const manyLines = 3;
/** Of the width of a title's box: what a line may take where its font comes in a little wider. */
const lineShare = 0.97;

/**
 * The styles of the titles of a deck: all titles over content that stand in one place have one size, since titles whose
 * sizes differ look like mistakes. On layouts that somebody made they are as small as it takes for those to stand on
 * one line that can, as two lines often fill all of the room that such a layout has; on others as small as the longest
 * of them.
 */
export function evenTitles(parts: readonly SlidePart[], context: DeckContext): TitleStyle[] {
  const { theme } = context;
  const isOverContent = ({ placed }: SlidePart) =>
    !placed.cover && !placed.drawsTitle && !fronts.includes(placed.layout);
  const isGiven = (part: SlidePart) =>
    isMadeElsewhere(theme.layouts[part.placed.layout]) && (part.placed.titleStyle.fullSizeLines ?? 1) < manyLines;
  const stands = ({ spec, placed: { titleStyle } }: SlidePart, sizePt: number) =>
    measureTextWidthIn(spec.title, { family: theme.fonts.heading, sizePt, bold: titleStyle.bold }) <=
    titleStyle.box.w * lineShare;
  const given = parts.filter((part) => isOverContent(part) && isGiven(part));
  const givenPt = Math.min(...given.map((part) => largestStanding(part, stands)));
  const others = parts.filter((part) => isOverContent(part) && !isMadeElsewhere(theme.layouts[part.placed.layout]));
  const longest = new Set(others.filter((part) => needsLess(part, context)).map(placeOf));
  return parts.map((part) => {
    const { titleStyle } = part.placed;
    if (given.includes(part) && givenPt < titleStyle.sizePt)
      return { ...titleStyle, sizePt: Math.max(givenPt, titleStyle.smallSizePt) };
    return others.includes(part) && longest.has(placeOf(part))
      ? { ...titleStyle, sizePt: titleStyle.smallSizePt }
      : titleStyle;
  });
}

/** Titles beside content have other sizes than those above it. */
function placeOf({ placed: { titleStyle } }: SlidePart): string {
  const { box, sizePt, smallSizePt } = titleStyle;
  return [box.x, box.w, sizePt, smallSizePt].join(' ');
}

/** Whether a title is too long for its usual size. */
function needsLess({ spec, placed: { titleStyle } }: SlidePart, context: DeckContext): boolean {
  const { element } = fitTitle(context, spec.title, '', titleStyle);
  return element.paragraphs.some(({ runs }) => runs.some(({ sizePt }) => sizePt < titleStyle.sizePt));
}

/** In pt: the largest size of a title at which it stands on one line; its usual one where it does at no size that it may have. */
function largestStanding(part: SlidePart, stands: (part: SlidePart, sizePt: number) => boolean): number {
  const { sizePt, smallSizePt } = part.placed.titleStyle;
  for (let size = sizePt; size >= smallSizePt; size -= 1) if (stands(part, size)) return size;
  return sizePt;
}
