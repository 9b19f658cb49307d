import { itemNumbers, type PlaceholderRole } from '../../scene/placeholder-role';
import type { TextElement } from '../../scene/scene';
import type { LayoutName, TextPlace } from '../../theme/theme';
import type { DeckContext, KindContext } from '../layout-types';
import { placedTexts, type PlacedText } from './placed-text';

/** Where a layout has one of several things of a kind. */
export interface ItemPlace {
  role: PlaceholderRole;
  place: TextPlace;
  words?: { role: PlaceholderRole; place: TextPlace };
  picture?: TextPlace;
}

/** In inches: places that begin so near to one another stand in one row. */
const rowIn = 0.2;

/** The places of a layout for things of a kind, in the order in which they are read. */
export function itemPlaces({ theme }: DeckContext, name: LayoutName): ItemPlace[] {
  const { places = {} } = theme.layouts[name];
  const items = itemNumbers.flatMap((number): ItemPlace[] => {
    const [role, wordsRole] = [`item-${number}`, `item-words-${number}`] as const;
    const [place, words, picture] = [places[role], places[wordsRole], places[`item-picture-${number}`]];
    if (!place) return [];
    return [{ role, place, ...(words && { words: { role: wordsRole, place: words } }), ...(picture && { picture }) }];
  });
  const top = items[0]?.place.box.y ?? 0;
  const isOneRow = items.every(({ place: { box } }) => Math.abs(box.y - top) < rowIn);
  return isOneRow ? items.sort((one, other) => one.place.box.x - other.place.box.x) : items;
}

/** What is said of one of several things. */
export interface PlacedItem {
  /** Such as "Step 1". */
  name: string;
  head: string;
  lines: PlacedText['lines'];
}

const [leastHeadPt, leastWordsPt, leastOfHeads] = [14, 14, 18];

/** Things of a kind in the places that a layout has for as many; null where it has others, or where their words are too long. */
export function placedItems(
  context: KindContext,
  layout: LayoutName,
  items: readonly PlacedItem[],
): TextElement[] | null {
  const places = itemPlaces(context, layout);
  if (places.length !== items.length) return null;
  const heads = items.map(({ name, head }, index): PlacedText => {
    const { role, place } = places[index]!;
    return { name: `${name} title`, role, place, lines: [head] };
  });
  const words = items.flatMap(({ name, lines }, index): PlacedText[] => {
    const own = places[index]!.words;
    // What is said of a thing is no larger than what it is called.
    const mostPt = Math.max(places[index]!.place.sizePt, leastOfHeads);
    return own && lines.length > 0 ? [{ name: `${name} text`, ...own, lines, growsToPt: mostPt }] : [];
  });
  const isSaid = words.length === items.filter(({ lines }) => lines.length > 0).length;
  const [titles, texts] = [placedTexts(context, heads, leastHeadPt), placedTexts(context, words, leastWordsPt)];
  if (!isSaid || !titles || !texts) return null;
  // In the order in which they are read.
  return titles.flatMap((title, index) => [
    title,
    ...texts.filter(({ name }) => name === `${items[index]!.name} text`),
  ]);
}
