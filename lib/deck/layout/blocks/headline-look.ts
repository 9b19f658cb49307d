import { measureTextWidthIn } from '../../text/measure-text';
import type { CardContext } from './card-types';
import { findFigure } from './find-figure';

/** A bare figure is set large, a phrase as a heading; both a step smaller beside small headings. */
const headlinePt = { figure: { large: 44, small: 32 }, phrase: { large: 28, small: 24 } };
const commonHeadingPt = 18;
/** A word in place of a figure, such as "Free" or "On request", may be as large as one. */
const longestWord = 12;
const lineShare = 0.96;

/** The one size in pt of all headlines of a grid: that of figures where each of them is one or as short as one, that of phrases otherwise. */
export function headlinePtOf(
  context: CardContext,
  headlines: readonly string[],
  widthIn: number,
  headingPt: number,
): number {
  const step = headingPt >= commonHeadingPt ? 'large' : 'small';
  const isFigure = (text: string) => findFigure(text, context.language)?.start === 0;
  const style = { family: context.theme.fonts.heading, sizePt: headlinePt.figure[step], bold: true };
  const isShort = (text: string) =>
    text.length <= longestWord && measureTextWidthIn(text, style) <= widthIn * lineShare;
  const large = headlines.some(isFigure) && headlines.every((text) => isFigure(text) || isShort(text));
  return headlinePt[large ? 'figure' : 'phrase'][step];
}
