import { figureNumbers } from '@/lib/deck/scene/placeholder-role';
import type { LayoutName } from '@/lib/deck/theme/theme';
import { contentsOf, isForContent, isForLine, isForNumeral, isTitlePlaceholder } from './placeholder-roles';
import { textOfShape } from './sample-slides';
import type { Frame } from './shapes';
import { levelOf } from './template-text';
import type { ReadLayout, ReadPlaceholder } from './template-tree';

/** By the `PlaceholderRole` that fills them. */
export type OwnPlaces = Readonly<Record<string, ReadPlaceholder>>;

/** Words of names and prompts that say what is quoted, in the languages of Office. */
export const saysQuote =
  /quot(?:e|ation)|testimonial|zitat|citation|citaz|\bcita\b|citat|citaat|cita[cç]|sitat|cytat|lainaus|引用|인용/i;

/**
 * The places of a layout that was made for one kind of slide, in which its slides stand as they are; undefined for a layout
 * that has none of them.
 */
export function ownPlacesOf(name: LayoutName, layout: ReadLayout): OwnPlaces | undefined {
  return finders[name]?.(layout);
}

const finders: Partial<Record<LayoutName, (layout: ReadLayout) => OwnPlaces | undefined>> = {
  quote: quotePlaces,
  figures: figurePlaces,
  agenda: agendaPlaces,
};

const areaOf = ({ cx, cy }: Pick<Frame, 'cx' | 'cy'>) => cx * cy;
const hasPicture = ({ placeholders, master: { slideSize } }: ReadLayout, least: number) =>
  placeholders.some(({ type, frame }) => type === 'pic' && areaOf(frame) > areaOf(slideSize) * least);

/** Of a slide: the portrait of who is quoted. */
const portraitShare = 0.08;

/** One place for many words and one for few below it; the first may be the title's, where that stands elsewhere than titles do. */
function quotePlaces(layout: ReadLayout): OwnPlaces | undefined {
  const title = layout.placeholders.find(isTitlePlaceholder);
  const all = layout.placeholders.filter((one) => isForContent(one) && !isForNumeral(one));
  // Who is quoted may be called the source.
  const texts = all.length > 2 ? all.filter((one) => !isForLine(one)) : all;
  const isQuoted = [layout.name, ...texts.map(({ node }) => textOfShape(node))].some((words) => saysQuote.test(words));
  if (!isQuoted || hasPicture(layout, portraitShare)) return undefined;
  const [words, by, ...others] = (title && texts.length === 1 ? [title, ...texts] : texts).sort(
    (one, other) => areaOf(other.frame) - areaOf(one.frame),
  );
  if (!words || !by || others.length > 0) return undefined;
  const isLarge = areaOf(words.frame) > areaOf(layout.master.slideSize) * leastWords;
  const isBelow = by.frame.y >= words.frame.y + words.frame.cy * 0.7;
  if (!isLarge || !isBelow || areaOf(by.frame) > areaOf(words.frame) * mostBy) return undefined;
  return words === title ? { title: words, caption: by } : { ...(title && { title }), body: words, caption: by };
}

const [leastWords, mostBy] = [0.1, 0.6];

/** Pairs of a place for a figure and one for what it says, all alike. */
function figurePlaces(layout: ReadLayout): OwnPlaces | undefined {
  const title = layout.placeholders.find(isTitlePlaceholder);
  const texts = layout.placeholders
    .filter((one) => isForContent(one) && !isForLine(one))
    .map((place) => ({ place, sizePt: levelOf(place, layout).sizePt }));
  if (!title || hasPicture(layout, 0)) return undefined;
  const most = Math.max(...texts.map(({ sizePt }) => sizePt));
  const figures = texts.filter(({ sizePt }) => sizePt > most * 0.98).map(({ place }) => place);
  const labels = texts.filter(({ sizePt }) => sizePt <= most / figureToLabel).map(({ place }) => place);
  const isOne = figures.length === 1 && /\d/.test(textOfShape(figures[0]!.node));
  if (most < leastFigurePt || figures.length > mostFigures || !(figures.length > 1 || isOne)) return undefined;
  const inOrder = [...figures].sort((one, other) => one.frame.y - other.frame.y || one.frame.x - other.frame.x);
  const pairs = inOrder.flatMap((figure) => {
    const label =
      labels.find(({ frame }) => isBelow(frame, figure.frame)) ??
      labels.find(({ frame }) => isBeside(frame, figure.frame));
    return label ? [{ figure, label }] : [];
  });
  const isWhole = pairs.length === figures.length && new Set(pairs.map(({ label }) => label)).size === pairs.length;
  const isAlike = figures.every(
    ({ frame }) => isNear(frame.cx, figures[0]!.frame.cx) && isNear(frame.cy, figures[0]!.frame.cy),
  );
  if (!isWhole || !isAlike) return undefined;
  const places = pairs.flatMap(({ figure, label }, index) => [
    [`figure-${index + 1}`, figure],
    [`figure-label-${index + 1}`, label],
  ]);
  return { title, ...Object.fromEntries(places) };
}

const [figureToLabel, leastFigurePt, mostFigures] = [1.6, 24, figureNumbers.length];
const isNear = (one: number, other: number) => Math.abs(one - other) < other * 0.1;
const common = (from: number, length: number, other: number, otherLength: number) =>
  Math.min(from + length, other + otherLength) - Math.max(from, other);

/** Whether a place begins about where another one ends, and stands in its column. */
const isBelow = (one: Frame, other: Frame): boolean =>
  common(one.x, one.cx, other.x, other.cx) > Math.min(one.cx, other.cx) * 0.6 &&
  one.y > other.y + other.cy * 0.6 &&
  one.y < other.y + other.cy * 2;

const isBeside = (one: Frame, other: Frame): boolean =>
  common(one.y, one.cy, other.y, other.cy) > Math.min(one.cy, other.cy) * 0.6 && one.x > other.x + other.cx * 0.6;

/** A title and one place for a list. */
function agendaPlaces(layout: ReadLayout): OwnPlaces | undefined {
  const title = layout.placeholders.find(isTitlePlaceholder);
  const [body, ...others] = contentsOf(layout);
  return title && body && others.length === 0 && !hasPicture(layout, 0) ? { title, body } : undefined;
}
