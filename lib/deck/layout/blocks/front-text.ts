import type { Box, SceneElement, TextElement } from '../../scene/scene';
import type { ColorRole, LinePlace, ThemeLayout } from '../../theme/theme';
import type { MovedText } from '../layout-types';
import { shortenText } from '../shorten-text';
import type { CardContext } from './card-types';
import type { DraftOptions } from './draft';
import { draft } from './draft';
import type { Fitted } from './fit';
import { fitDrafts, fitLargest, widestWordOfDrafts } from './fit';
import { textElement } from './text-element';

/** Of the size of a text: what stands below it in the same place. */
export const besideOneAnother = '  ·  ';

const belowShare = 0.72;
/** How the lines of a place stand: closer before what stands below has to leave it. */
const [roomy, close] = [
  { lineSpacing: 1.1, spaceAbovePt: 8, leastBelowPt: 16 },
  { lineSpacing: 1, spaceAbovePt: 2, leastBelowPt: 12 },
] as const;
const [leastAddressPt, addressShare] = [10, 0.92];

export interface FrontText {
  name: string;
  placeholder?: 'subtitle' | 'caption';
  box: Box;
  color: ColorRole;
  align?: DraftOptions['align'];
  /** Descending. */
  sizesPt: readonly number[];
  anchor?: TextElement['anchor'];
  /** What the layout has, which goes before the sizes. */
  mostPt?: number;
  /** Smaller words have another colour, and are none without one. */
  leastPt?: number;
  smallColor?: ColorRole;
  /** Smaller, below, in the same place: on one line where they fit on it, else a line each. */
  below?: readonly string[];
}

/**
 * A text of a cover or section, which cannot continue on a further slide: what does not fit
 * at the smallest size stands shortened, and whole in the notes.
 */
export function frontText(
  context: CardContext,
  text: string | undefined,
  options: FrontText,
): { elements: SceneElement[]; toNotes: MovedText[] } {
  if (!text) return { elements: [], toNotes: [] };
  const { smallColor, leastPt } = options;
  const setIn = fitterOf(context, text, options);
  const large = setIn(options.color, leastPt);
  // Words that would have to be smaller than their colour is read in have another one, all of them.
  return large.toNotes.length > 0 && smallColor ? setIn(smallColor) : large;
}

/** The same in the place that a layout has below its title, as it has it. */
export function textBelowTitle(
  context: CardContext,
  text: string | undefined,
  { color, align, anchor, sizePt: mostPt, leastPt, smallColor }: ThemeLayout['body'],
  place: Pick<FrontText, 'name' | 'box' | 'sizesPt' | 'below'>,
): ReturnType<typeof frontText> {
  const style = { color, align, anchor, mostPt, leastPt, smallColor };
  return frontText(context, text, { ...place, ...style, placeholder: 'subtitle' });
}

/**
 * Few words in the place that a layout has for them, on one line or a line each, as large as the layout has them or a little
 * smaller; null where they are too long.
 */
export function placedLine(
  context: CardContext,
  texts: readonly string[],
  { name, place }: { name: string; place: LinePlace },
): SceneElement | null {
  const { box, color, bold, align, anchor } = place;
  const sizesPt = [place.sizePt, ...lineSizesPt.filter((sizePt) => sizePt < place.sizePt)];
  const joined = [texts.join(besideOneAnother)];
  // Fonts that are missing where the file is opened may come in wider.
  const limits = { widthIn: box.w * lineShare, heightIn: box.h };
  for (const sizePt of sizesPt)
    for (const lines of [joined, texts]) {
      const drafts = lines.map((line) =>
        draft(line, context.direction, { sizePt, color, bold, align, lineSpacing: 1 }),
      );
      const fitted = fitDrafts(context, drafts, { ...limits, maxLines: lines.length });
      if (fitted) return textElement({ name, placeholder: 'byline', box, paragraphs: fitted.paragraphs, anchor });
    }
  return null;
}

/** In a place of somebody else’s small words are better than words that are cut. */
export const placedSizesPt = [24, 20, 18, 16, 14, 13, 12] as const;

const lineSizesPt = [14, 12, 11, 10];
const lineShare = 0.92;

function fitterOf(context: CardContext, text: string, options: FrontText) {
  const { name, placeholder, box, align, anchor, below = [], mostPt } = options;
  const largest = mostPt ?? Infinity;
  const every = [...(mostPt === undefined ? [] : [mostPt]), ...options.sizesPt.filter((each) => each < largest)];
  const limits = { widthIn: box.w, heightIn: box.h };
  return (color: ColorRole, leastPt = 0): { elements: SceneElement[]; toNotes: MovedText[] } => {
    const sizesPt = every.filter((each) => each >= leastPt);
    type Spacing = typeof roomy | typeof close;
    const styleIn =
      ({ lineSpacing }: Spacing) =>
      (sizePt: number): DraftOptions => ({ sizePt, color, align, lineSpacing });
    const further = (sizePt: number, below: readonly string[], spacing: Spacing) => {
      const { spaceAbovePt, leastBelowPt } = spacing;
      const style = styleIn(spacing);
      if (below.length === 0) return [];
      const usual = Math.min(sizePt, Math.max(leastBelowPt, leastPt, sizePt * belowShare));
      const say = (size: number) => {
        const saying = (words: string, spaceBeforePt: number) =>
          draft(words, context.direction, { ...style(size), spaceBeforePt });
        const onOneLine = saying(below.join(besideOneAnother), spaceAbovePt);
        return fitDrafts(context, [onOneLine], { ...limits, isLabel: true })
          ? [onOneLine]
          : below.map((words, index) => saying(words, index === 0 ? spaceAbovePt : 0));
      };
      // An address that is broken can't be read any more.
      const smaller = [usual, usual - 1, usual - 2].filter((size) => size >= Math.max(leastPt, leastAddressPt));
      const whole = smaller.find((size) => widestWordOfDrafts(context, say(size)) <= limits.widthIn * addressShare);
      return say(whole ?? smaller.at(-1) ?? usual);
    };
    const fitWith =
      (lines: readonly string[], spacing: Spacing = roomy) =>
      (candidate: string, sizes: readonly number[], breakWords: boolean): Fitted | null =>
        fitLargest(
          context,
          (sizePt) => [
            draft(candidate, context.direction, styleIn(spacing)(sizePt)),
            ...further(sizePt, lines, spacing),
          ],
          sizes,
          { ...limits, breakWords },
        );
    const put = (fitted: Fitted | null): SceneElement[] =>
      fitted ? [textElement({ name, placeholder, box, paragraphs: fitted.paragraphs, anchor })] : [];
    const smallest = sizesPt.slice(-1);
    // What stands below goes to the notes before words of the text itself do.
    const tries = [fitWith(below), fitWith(below, close), fitWith([])];
    for (const fit of below.length > 0 ? tries : tries.slice(-1)) {
      const whole = fit(text, sizesPt, false) ?? fit(text, smallest, true);
      const left = fit === tries.at(-1) ? below.join(besideOneAnother) : '';
      if (whole) return { elements: put(whole), toNotes: left ? [{ what: 'subtitle', text: left }] : [] };
    }
    const fit = tries.at(-1)!;
    const shortened = shortenText(text, context.language, (candidate) => fit(candidate, smallest, true) !== null);
    const all = [text, ...below].join(besideOneAnother);
    return { elements: put(fit(shortened, smallest, true)), toNotes: [{ what: 'subtitle', text: all }] };
  };
}
