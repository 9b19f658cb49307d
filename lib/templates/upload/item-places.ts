import { itemNumbers } from '@/lib/deck/scene/placeholder-role';
import { pathOf } from '@/lib/pptx/xml/tree';
import type { OwnPlaces } from './own-places';
import { hasPicture } from './place-sizes';
import { placeFill } from './place-fill';
import { isForContent, isForLine, isTitlePlaceholder } from './placeholder-roles';
import { textOfShape } from './sample-slides';
import { frameOf, placeholderOf, shapesOf, type Frame } from './shapes';
import { levelOf } from './template-text';
import type { ReadLayout, ReadPlaceholder } from './template-tree';

/** What a thing is called, what else is said of it, and its picture. */
interface Item {
  head: ReadPlaceholder;
  words?: ReadPlaceholder;
  picture?: ReadPlaceholder;
}

const titleOf = ({ placeholders }: ReadLayout) => placeholders.find(isTitlePlaceholder);

function asPlaces(title: ReadPlaceholder, items: readonly Item[]): OwnPlaces {
  const places = items.flatMap(({ head, words, picture }, index) => [
    [`item-${index + 1}`, head] as const,
    ...(words ? [[`item-words-${index + 1}`, words] as const] : []),
    ...(picture ? [[`item-picture-${index + 1}`, picture] as const] : []),
  ]);
  return { title, ...Object.fromEntries(places) };
}

const isNear = (one: number, other: number) => Math.abs(one - other) < other * 0.1;
const common = (from: number, length: number, other: number, otherLength: number) =>
  Math.min(from + length, other + otherLength) - Math.max(from, other);
const areAlike = (places: readonly ReadPlaceholder[]): boolean =>
  places.every(({ frame }) => isNear(frame.cx, places[0]!.frame.cx) && isNear(frame.cy, places[0]!.frame.cy));

/** Whether a place begins about where another one ends, and stands in its column. */
const isBelow = (one: Frame, other: Frame): boolean =>
  common(one.x, one.cx, other.x, other.cx) > Math.min(one.cx, other.cx) * 0.6 &&
  one.y > other.y + other.cy * 0.6 &&
  one.y < other.y + other.cy * 2;

const isBeside = (one: Frame, other: Frame): boolean =>
  common(one.y, one.cy, other.y, other.cy) > Math.min(one.cy, other.cy) * 0.6 && one.x > other.x + other.cx * 0.6;

/** Pairs of a place for a figure and one for what it says, all alike. */
export function figurePlaces(layout: ReadLayout): OwnPlaces | undefined {
  const title = titleOf(layout);
  // Where figures are large some programs make each a title, and what it says a subtitle.
  const isForWords = (one: ReadPlaceholder) =>
    isForContent(one) || one.type === 'subTitle' || (isTitlePlaceholder(one) && one !== title);
  const texts = layout.placeholders
    .filter((one) => isForWords(one) && !isForLine(one))
    .map((place) => ({ place, sizePt: levelOf(place, layout).sizePt }));
  if (!title || hasPicture(layout, 0)) return undefined;
  const most = Math.max(...texts.map(({ sizePt }) => sizePt));
  const figures = texts.filter(({ sizePt }) => sizePt > most * 0.98).map(({ place }) => place);
  const labels = texts.filter(({ sizePt }) => sizePt <= most / figureToLabel).map(({ place }) => place);
  const isOne = figures.length === 1 && /\d/.test(textOfShape(figures[0]!.node));
  const leastPt = (leastFigurePt * layout.master.slideSize.cy) / usualHeightEmu;
  if (most < leastPt || figures.length > itemNumbers.length || !(figures.length > 1 || isOne)) return undefined;
  const inOrder = [...figures].sort((one, other) => one.frame.y - other.frame.y || one.frame.x - other.frame.x);
  const pairs = inOrder.flatMap((head) => {
    const words =
      labels.find(({ frame }) => isBelow(frame, head.frame)) ?? labels.find(({ frame }) => isBeside(frame, head.frame));
    return words ? [{ head, words }] : [];
  });
  const isWhole = pairs.length === figures.length && new Set(pairs.map(({ words }) => words)).size === pairs.length;
  return isWhole && areAlike(figures) && !areOnTrack(pairs, layout) ? asPlaces(title, pairs) : undefined;
}

const [figureToLabel, leastFigurePt] = [1.6, 24];
/** Of slides on which that is large. */
const usualHeightEmu = 6_858_000;

/** Places for words but those in the line of the title or above it. */
function textsBelowTitle(layout: ReadLayout): ReadPlaceholder[] {
  const title = titleOf(layout);
  const isUnder = ({ frame }: ReadPlaceholder) =>
    !title ||
    frame.y + frame.cy / 2 > title.frame.y + title.frame.cy ||
    common(frame.x, frame.cx, title.frame.x, title.frame.cx) <= 0 ||
    frame.y + frame.cy <= title.frame.y;
  const texts = layout.placeholders.filter(
    (one) => (isForContent(one) || one.type === 'subTitle') && !isForLine(one) && isUnder(one),
  );
  const { cx, cy } = layout.master.slideSize;
  const isLineOverAll = ({ frame }: ReadPlaceholder) =>
    frame.cy < cy * lowLine && frame.cx > cx / 2 && texts.every((one) => one.frame.y >= frame.y);
  return texts.filter((one) => !isLineOverAll(one));
}

const lowLine = 0.09;

type Column = Required<Omit<Item, 'picture'>>;

/** Heads in one row, each with a place below it that begins where it ends, and nothing beside them but a line at the foot of each. */
function columnsOf(layout: ReadLayout): Column[] | undefined {
  const texts = textsBelowTitle(layout);
  const columns = texts.flatMap((head) => {
    const below = texts.filter(
      (one) => one !== head && (isUnderHead(one.frame, head.frame) || isUnderTrack({ head, words: one }, layout)),
    );
    const [words] = below.sort((one, other) => one.frame.y - other.frame.y);
    return words && words.frame.cy > head.frame.cy ? [{ head, words }] : [];
  });
  const inOrder = columns.sort((one, other) => one.head.frame.x - other.head.frame.x);
  const [first] = inOrder;
  const isRow = inOrder.every(({ head: { frame } }) => Math.abs(frame.y - first!.head.frame.y) < frame.cy * 0.3);
  const others = texts.filter((one) => !columns.some(({ head, words }) => one === head || one === words));
  const isFoot = (one: ReadPlaceholder) =>
    columns.some(({ words: { frame } }) => isBelow(one.frame, frame) && one.frame.cy < frame.cy / 2);
  const isWhole =
    (others.length === 0 || (others.length === columns.length && others.every(isFoot))) &&
    new Set(columns.map(({ words }) => words)).size === columns.length;
  const isAlike = areAlike(columns.map(({ head }) => head)) && areAlike(columns.map(({ words }) => words));
  return columns.length > 1 && isRow && isWhole && isAlike ? inOrder : undefined;
}

const isUnderHead = (one: Frame, head: Frame): boolean =>
  common(one.x, one.cx, head.x, head.cx) > Math.min(one.cx, head.cx) * 0.6 &&
  one.y > head.y + head.cy * 0.6 &&
  one.y < head.y + head.cy * 1.6;

/** Whether the line of a timeline runs between a head and the words below it, or a dot of one stands there. */
function isUnderTrack({ head: { frame: head }, words: { frame: words } }: Column, layout: ReadLayout): boolean {
  const foot = head.y + head.cy;
  const { cx: width, cy: height } = layout.master.slideSize;
  const isFar = words.y < foot - nearEmu || words.y - foot > height * mostOfTrack;
  if (isFar || common(words.x, words.cx, head.x, head.cx) <= Math.min(words.cx, head.cx) * 0.6) return false;
  const isTrack = ({ cx, cy }: Frame) => cx > width / 2 || (isNear(cx, cy) && cx < head.cx / 2);
  return drawnFrames(layout).some(
    ({ x, y, cx, cy }) =>
      isTrack({ x, y, cx, cy }) &&
      y > foot - nearEmu &&
      y + cy < words.y + nearEmu &&
      common(x, cx, head.x, head.cx) > 0,
  );
}

/** Of the height of a slide. */
const mostOfTrack = 0.15;

/** Whether somebody drew what columns stand on, or filled their places: others are nothing that slides would lack. */
function isDrawn(columns: readonly Item[], layout: ReadLayout): boolean {
  const frames = drawnFrames(layout);
  return columns.every(({ head, words }) => {
    const places = [head, ...(words ? [words] : [])];
    const isFilled = places.some((one) => placeFill(one, layout) !== undefined);
    return isFilled || places.some((one) => frames.some((drawn) => isAbout(drawn, one.frame)));
  });
}

const drawnFrames = ({ root }: ReadLayout): Frame[] =>
  shapesOf(root).flatMap((shape) => (placeholderOf(shape) === undefined ? (frameOf(shape) ?? []) : []));

/** Whether something that is drawn stands behind a place, or runs along it. */
const isAbout = (drawn: Frame, { x, y, cx, cy }: Frame): boolean =>
  common(drawn.x, drawn.cx, x, cx) > cx * 0.5 &&
  drawn.cx < cx * 1.8 &&
  common(drawn.y - nearEmu, drawn.cy + 2 * nearEmu, y, cy) > 0;

const nearEmu = 150_000;

/** Two columns to compare, each with a head. */
export function columnPlaces(layout: ReadLayout): OwnPlaces | undefined {
  const title = titleOf(layout);
  const columns = columnsOf(layout);
  const [start, end, ...others] = columns ?? [];
  if (!title || !start || !end || others.length > 0 || !isDrawn([start, end], layout)) return undefined;
  return { title, heading: start.head, body: start.words, 'second-heading': end.head, second: end.words };
}

const leastColumns = 3;

function severalColumns(layout: ReadLayout): { title: ReadPlaceholder; columns: Column[] } | undefined {
  const title = titleOf(layout);
  const columns = columnsOf(layout);
  const isEnough = columns && columns.length >= leastColumns && columns.length <= itemNumbers.length;
  const isMeant = isEnough && (isDrawn(columns, layout) || areOnTrack(columns, layout));
  return title && isMeant ? { title, columns } : undefined;
}

/** Steps, each with what it is called in an arrow, or events along a line. */
export function stepPlaces(layout: ReadLayout): OwnPlaces | undefined {
  const found = severalColumns(layout);
  return found && isInOrder(found.columns, layout) ? asPlaces(found.title, found.columns) : undefined;
}

export function cardPlaces(layout: ReadLayout): OwnPlaces | undefined {
  const found = severalColumns(layout);
  return found && !isInOrder(found.columns, layout) ? asPlaces(found.title, found.columns) : undefined;
}

const isInOrder = (columns: readonly Column[], layout: ReadLayout): boolean =>
  hasArrows(layout) || areOnTrack(columns, layout);

const areOnTrack = (columns: readonly Column[], layout: ReadLayout): boolean =>
  columns.every((column) => isUnderTrack(column, layout));

const hasArrows = ({ root }: ReadLayout): boolean =>
  shapesOf(root).some((shape) =>
    /homePlate|chevron|arrow/i.test(pathOf(shape, 'p:spPr', 'a:prstGeom')?.get('prst') ?? ''),
  );

/** People in a row, each with a picture and a name, and mostly with a place for what they do. */
export function teamPlaces(layout: ReadLayout): OwnPlaces | undefined {
  const title = titleOf(layout);
  const pictures = layout.placeholders
    .filter(({ type }) => type === 'pic')
    .sort((one, other) => one.frame.x - other.frame.x);
  const texts = textsBelowTitle(layout).sort((one, other) => one.frame.y - other.frame.y);
  const people = pictures.flatMap((picture): Item[] => {
    const [head, words, ...others] = texts.filter(({ frame }) => isInColumn(frame, picture.frame));
    return head && others.length === 0 ? [{ head, picture, ...(words && { words }) }] : [];
  });
  const isRow = pictures.every(({ frame }) => Math.abs(frame.y - pictures[0]!.frame.y) < frame.cy * 0.2);
  const isWhole =
    people.length === pictures.length && people.every(({ words }) => Boolean(words) === Boolean(people[0]!.words));
  const isEach = texts.length === people.length * (people[0]?.words ? 2 : 1);
  const isTeam = people.length > 1 && people.length <= itemNumbers.length && isRow && isWhole && isEach;
  return title && isTeam && areAlike(pictures) ? asPlaces(title, people) : undefined;
}

const isInColumn = (one: Frame, other: Frame): boolean =>
  common(one.x, one.cx, other.x, other.cx) > Math.min(one.cx, other.cx) * 0.6 && one.y > other.y + other.cy * 0.6;
