import { measureTextWidthIn } from '../text/measure-text';
import { isMadeElsewhere, type LayoutName, type TitleStyle } from '../theme/theme';
import type { DeckContext } from './layout-types';
import type { SlidePart } from './part-slides';

/** Where a title stands alone, and is as large as it can be. */
const fronts: readonly LayoutName[] = ['cover', 'section', 'closing'];
/** Titles with room for so many stand beside what their slide is about, in a column that holds few words a line. */
const manyLines = 3;
/** Of the width of a title's box: what a line may take where its font comes in a little wider. */
const lineShare = 0.97;

/**
 * The styles of the titles of a deck. On layouts that somebody made all titles over content are as small as
 * it takes for those to stand on one line that can: two lines often fill all of the room that such a layout has, and titles whose sizes
 * differ look like mistakes.
 */
export function evenTitles(parts: readonly SlidePart[], { theme }: DeckContext): TitleStyle[] {
  const isOverContent = ({ placed }: SlidePart) =>
    !placed.cover &&
    !fronts.includes(placed.layout) &&
    isMadeElsewhere(theme.layouts[placed.layout]) &&
    (placed.titleStyle.fullSizeLines ?? 1) < manyLines;
  const stands = ({ spec, placed: { titleStyle } }: SlidePart, sizePt: number) =>
    measureTextWidthIn(spec.title, { family: theme.fonts.heading, sizePt, bold: titleStyle.bold }) <=
    titleStyle.box.w * lineShare;
  const sizePt = Math.min(...parts.filter(isOverContent).map((part) => largestStanding(part, stands)));
  return parts.map((part) => {
    const { titleStyle } = part.placed;
    return isOverContent(part) && sizePt < titleStyle.sizePt
      ? { ...titleStyle, sizePt: Math.max(sizePt, titleStyle.smallSizePt) }
      : titleStyle;
  });
}

/** In pt: the largest size of a title at which it stands on one line; its usual one where it does at no size that it may have. */
function largestStanding(part: SlidePart, stands: (part: SlidePart, sizePt: number) => boolean): number {
  const { sizePt, smallSizePt } = part.placed.titleStyle;
  for (let size = sizePt; size >= smallSizePt; size -= 1) if (stands(part, size)) return size;
  return sizePt;
}
