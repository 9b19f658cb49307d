import { measureTextWidthIn } from '../text/measure-text';
import { isMadeElsewhere, type LayoutName, type TitleStyle } from '../theme/theme';
import type { DeckContext } from './layout-types';
import type { SlidePart } from './part-slides';

/** Where a title stands alone, and is as large as it can be. */
const fronts: readonly LayoutName[] = ['cover', 'section', 'closing'];
/** Of the width of a title's box: what a line may take where its font comes in a little wider. */
const lineShare = 0.97;

/**
 * The styles of the titles of a deck. On layouts that somebody made all titles over content have the small size as soon as
 * one of them stands on one line by that: two lines often fill all of the room that such a layout has, and titles whose sizes
 * differ look like mistakes.
 */
export function evenTitles(parts: readonly SlidePart[], { theme }: DeckContext): TitleStyle[] {
  const isOverContent = ({ placed }: SlidePart) =>
    !fronts.includes(placed.layout) && isMadeElsewhere(theme.layouts[placed.layout]);
  const stands = ({ spec, placed: { titleStyle } }: SlidePart, sizePt: number) =>
    measureTextWidthIn(spec.title, { family: theme.fonts.heading, sizePt, bold: titleStyle.bold }) <=
    titleStyle.box.w * lineShare;
  const isSmall = parts.some(
    (part) =>
      isOverContent(part) &&
      !stands(part, part.placed.titleStyle.sizePt) &&
      stands(part, part.placed.titleStyle.smallSizePt),
  );
  return parts.map((part) => {
    const { titleStyle } = part.placed;
    return isSmall && isOverContent(part) ? { ...titleStyle, sizePt: titleStyle.smallSizePt } : titleStyle;
  });
}
