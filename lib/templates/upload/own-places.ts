import type { LayoutName } from '@/lib/deck/theme/theme';
import { contentsOf, isForContent, isForLine, isForNumeral, isTitlePlaceholder } from './placeholder-roles';
import { textOfShape } from './sample-slides';
import { columnPlaces, figurePlaces, stepPlaces, cardPlaces, teamPlaces } from './item-places';
import { frameArea, hasPicture } from './place-sizes';
import type { ReadLayout, ReadPlaceholder } from './template-tree';

/** By the `PlaceholderRole` that fills them. */
export type OwnPlaces = Readonly<Record<string, ReadPlaceholder>>;

/** Words of names and prompts that say what is quoted, in the languages of Office. */
export const saysQuote =
  /quot(?:e|ation)|testimonial|zitat|citation|citaz|\bcita\b|citat|citaat|cita[cç]|sitat|cytat|lainaus|اقتباس|ציטוט|цитата|引用|引文|인용/i;

/**
 * The places of a layout that was made for one kind of slide, in which its slides stand as they are; undefined for a layout
 * that has none of them.
 */
export function ownPlacesOf(name: LayoutName, layout: ReadLayout): OwnPlaces | undefined {
  return finders[name]?.(layout);
}

/** Whether slides have all places of a layout, or are on another one. */
export const isMadeForPlaces = (layout: ReadLayout): boolean =>
  filledWhole.some((name) => finders[name]?.(layout) !== undefined);

const filledWhole: readonly LayoutName[] = ['comparison', 'chart', 'table', 'steps', 'cards', 'team'];

const finders: Partial<Record<LayoutName, (layout: ReadLayout) => OwnPlaces | undefined>> = {
  quote: quotePlaces,
  figures: figurePlaces,
  agenda: agendaPlaces,
  chart: (layout) => shownPlaces('chart', layout),
  table: (layout) => shownPlaces('tbl', layout),
  comparison: columnPlaces,
  steps: stepPlaces,
  cards: cardPlaces,
  team: teamPlaces,
};

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
    (one, other) => frameArea(other.frame) - frameArea(one.frame),
  );
  if (!words || !by || others.length > 0) return undefined;
  const isLarge = frameArea(words.frame) > frameArea(layout.master.slideSize) * leastWords;
  const isBelow = by.frame.y >= words.frame.y + words.frame.cy * 0.7;
  if (!isLarge || !isBelow || frameArea(by.frame) > frameArea(words.frame) * mostBy) return undefined;
  return words === title ? { title: words, caption: by } : { ...(title && { title }), body: words, caption: by };
}

const [leastWords, mostBy] = [0.1, 0.6];

/** A title and one place for a list. */
function agendaPlaces(layout: ReadLayout): OwnPlaces | undefined {
  const title = layout.placeholders.find(isTitlePlaceholder);
  const [body, ...others] = contentsOf(layout);
  return title && body && others.length === 0 && !hasPicture(layout, 0) ? { title, body } : undefined;
}

/** A title, one place for a chart or a table, and one at most for words on it. */
function shownPlaces(type: 'chart' | 'tbl', layout: ReadLayout): OwnPlaces | undefined {
  const title = layout.placeholders.find(isTitlePlaceholder);
  const shown = layout.placeholders.filter((one) => ['chart', 'tbl', 'dgm', 'pic'].includes(one.type));
  const [body, ...others] = shown;
  // Of titles that stand above what the slide shows.
  const isBeforeTitle = ({ frame }: ReadPlaceholder) =>
    title !== undefined && body !== undefined && title.frame.y < body.frame.y && frame.y + frame.cy / 2 < title.frame.y;
  const all = layout.placeholders.filter((one) => isForContent(one) && !isForLine(one) && !isBeforeTitle(one));
  const beside = all.filter((one) => !isUnderTitle(one, layout));
  // What the slide shows may be said in a line above it as well as beside it.
  const words = beside.length > 0 ? beside : all;
  if (!title || body?.type !== type || others.length > 0 || words.length > 1) return undefined;
  if (frameArea(body.frame) < frameArea(layout.master.slideSize) * leastShown) return undefined;
  return { title, body, ...(words[0] && { caption: words[0] }) };
}

const leastShown = 0.2;

/** A line between the title and what the slide shows. */
function isUnderTitle({ frame }: ReadPlaceholder, { placeholders, master: { slideSize } }: ReadLayout): boolean {
  const isLow = frame.cy < slideSize.cy * lineShare && frame.cx > slideSize.cx / 2;
  return isLow && placeholders.some((one) => !isForContent(one) && !isTitlePlaceholder(one) && one.frame.y > frame.y);
}

const lineShare = 0.09;
