import type { FieldStyle } from '../../theme/text-places';
import { isMadeElsewhere, type Theme, type ThemeLayout } from '../../theme/theme';

/** Headings are at most this much larger than the template's largest body, and stay this far below its titles, in pt. */
const [headingStepPt, belowTitlePt] = [8, 4];
const leastHeadingPt = 18;
/** No arrangement sets running text smaller than this, in pt. */
export const usualLeastPt = 14;

/** Of text that stands beside or in something, in pt. */
export function mostDrawnPt({ style }: Pick<Theme, 'style'>): number {
  const { bodyPt, drawnPt = bodyPt } = style.type;
  return drawnPt;
}

/** Size of what stands at the foot of slides, in pt. */
export function footerSizePt({ style }: Theme): number {
  return (style.type.leastPt ?? usualLeastPt) - 2;
}

/** How the number of a slide is set where its layout says nothing else: people name slides by it, so that it is no smaller than what they read. */
export function usualNumber({ style }: Theme): FieldStyle {
  return { sizePt: style.type.leastPt ?? usualLeastPt, align: 'end' };
}

/** Labels above titles are a third of those at most, and never larger than running text. */
const [labelShare, mostLabelPt, labelStepPt] = [1 / 3, 18, 2];

/** The sizes in pt of the label above the title of a layout: as the smallest running text, larger above large titles, a step smaller where it is long. */
export function labelSizesPt({ style }: Theme, { title }: ThemeLayout): readonly number[] {
  const { leastPt = usualLeastPt } = style.type;
  const sizePt = Math.max(leastPt, Math.min(mostLabelPt, Math.round(title.sizePt * labelShare)));
  return [sizePt, leastPt, leastPt - labelStepPt].filter((each, index, all) => all.indexOf(each) === index);
}

/** The pairs of heading and body sizes in pt that the template allows; the smallest pair always is. */
export function pairsWithin<P extends readonly [heading: number, body: number]>(
  { style, layouts }: Theme,
  pairs: readonly P[],
): readonly P[] {
  const { leastPt = usualLeastPt } = style.type;
  const drawnPt = mostDrawnPt({ style });
  const { title } = layouts.content;
  const mostPt = Math.max(leastHeadingPt, Math.min(title.sizePt - belowTitlePt, title.smallSizePt));
  const legible = pairs.filter(([, body], index) => index === 0 || body >= leastPt);
  return legible.filter(
    ([heading, body], index) =>
      index === legible.length - 1 || (body <= drawnPt && heading <= Math.min(mostPt, drawnPt + headingStepPt)),
  );
}

/** The sizes in pt up to a largest one; the smallest always is. */
export function sizesWithin(mostPt: number, sizesPt: readonly number[]): readonly number[] {
  return sizesPt.filter((sizePt, index) => index === sizesPt.length - 1 || sizePt <= mostPt);
}

/** Columns of running text hold so many letters in a line, or their text is smaller. */
const fewestInColumn = 16;

/** The pairs of heading and body sizes in pt whose body makes lines in columns of a width in inches; the smallest pair always is. */
export function pairsForWidth<P extends readonly [heading: number, body: number]>(
  widthIn: number,
  pairs: readonly P[],
): readonly P[] {
  const mostPt = (widthIn * 72) / (fewestInColumn * letterShare);
  return pairs.filter(([, body], index) => index === pairs.length - 1 || body <= mostPt);
}

/** Lines that hold fewer letters than this break after each word. */
const fewestLetters = 12;
/** Of its size: how wide a letter is about. */
const letterShare = 0.5;

/** The sizes in pt at which a line of a width in inches holds some words; the smallest always is. */
export function sizesForWidth(widthIn: number, sizesPt: readonly number[]): readonly number[] {
  return sizesWithin((widthIn * 72) / (fewestLetters * letterShare), sizesPt);
}

/**
 * The sizes in pt that are not below the template's smallest. Sizes that are all below it belong
 * to labels, which keep them.
 */
export function sizesAbove({ style }: Theme, sizesPt: readonly number[]): readonly number[] {
  const { leastPt } = style.type;
  if (leastPt === undefined) return sizesPt;
  const legible = sizesPt.filter((sizePt) => sizePt >= leastPt);
  return legible.length > 0 ? legible : sizesPt;
}

/** Tables may be set this much smaller than running text, in pt. */
const tableStepPt = 2;
/** No table is set smaller than this in any template, in pt. */
const usualLeastTablePt = 10;

/** Tables of a few rows may be this large in any template, in pt. */
const leastLargeTablePt = 16;

/** The smallest size of tables in pt: of a template that names its smallest size of running text, close to that. */
export function leastTablePt({ style }: Theme): number {
  const { leastPt } = style.type;
  return leastPt === undefined ? usualLeastTablePt : leastPt - tableStepPt;
}

/** The sizes in pt that tables may have in a template. */
export function tableSizes(theme: Theme, sizesPt: readonly number[]): readonly number[] {
  const least = leastTablePt(theme);
  const { content } = theme.layouts;
  // Beside the small titles that somebody else's template may have, large rows look like titles.
  const most = isMadeElsewhere(content)
    ? Math.max(leastLargeTablePt, Math.min(mostDrawnPt(theme), content.title.smallSizePt - belowTitlePt))
    : Infinity;
  return sizesPt.filter((sizePt) => sizePt >= least && sizePt <= most);
}
