import { findIcon } from '../../icons/find-icon';
import type { Theme } from '../../theme/theme';
import { hasNarrowBody } from '../grid';
import type { SlideOf } from '../../spec/slide-spec';
import { fillTiles, layRows } from '../blocks/lay-rows';
import { siblingDrafts } from '../blocks/find-figure';
import { placedItems } from '../blocks/item-places';
import { layCards } from '../blocks/lay-cards';
import { layIcon } from '../blocks/lay-icon';
import { pairsWithin } from '../blocks/size-limits';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { inRows, placed, tooLong } from '../placement';

type Cards = SlideOf<'cards'>;

const shortText = 60;
const rowSizesPt: readonly (readonly [number, number])[] = [
  [30, 24],
  [26, 24],
  [24, 20],
  [22, 20],
  [20, 18],
  [18, 16],
  [16, 14],
];

/** Columns that leave no orphan: 4 as 2 + 2, 5 and 6 as rows of three. */
export function cardColumns(count: number): number {
  if (count <= 3) return count;
  if (count === 4) return 2;
  return count <= 6 || count === 9 ? 3 : 4;
}

/** Two or three cards of a line or two leave most of the slide empty; as rows they hold it. */
function hasShortTexts({ cards }: Cards): boolean {
  return cards.length <= 3 && cards.every((card) => card.text.length < shortText && !findIcon(card.icon));
}

/** Three cards beside one another on a narrow slide break their words into lines of two. */
function isTight({ cards }: Cards, theme: Theme): boolean {
  return hasNarrowBody(theme) && cardColumns(cards.length) > 2;
}

/** A row of cards that is not full looks unfinished. */
function leavesGap({ cards }: Cards): boolean {
  return cards.length > 3 && cards.length % cardColumns(cards.length) !== 0;
}

function contentsOf({ cards }: Cards, context: KindContext) {
  const draftText = siblingDrafts(
    cards.map(({ text }) => text),
    context,
  );
  return cards.map((card, index) => ({
    name: `Card ${index + 1}`,
    heading: card.title,
    icon: card.icon,
    body: card.text ? (sizePt: number) => [draftText(card.text, { sizePt, color: 'muted' as const })] : undefined,
  }));
}

function place(slide: Cards, context: KindContext, frame: 'surface' | 'rule'): Placement {
  if (slide.cards.length > 9) return tooLong;
  const contents = contentsOf(slide, context);
  for (const columns of new Set([cardColumns(contents.length), 3, 2])) {
    const laid = layCards(context, contents, { area: context.area, columns, frame });
    if (laid) return placed(laid.elements);
  }
  return tooLong;
}

function placeRows(slide: Cards, context: KindContext): Placement {
  const lay = (cards: readonly Cards['cards'][number][]) => layIconRows({ ...slide, cards: [...cards] }, context);
  return inRows(slide.cards, context, lay, (cards) => ({ ...slide, cards }));
}

/** Rows that start with their icons, or with an accent bar where none has one. */
function layIconRows(slide: Cards, context: KindContext) {
  const { theme, area } = context;
  const contents = contentsOf(slide, context);
  const hasIcons = slide.cards.some(({ icon }) => findIcon(icon));
  const laid = layRows(context, contents, {
    area,
    start: hasIcons ? 'tile' : 'bar',
    headingShare: 0.34,
    sizesPt: pairsWithin(theme, rowSizesPt),
    divider: 'hairline',
  });
  if (!hasIcons) return laid;
  const shown = contents.slice(0, laid.count);
  const icons = fillTiles(
    laid.elements,
    shown.map(({ name }) => name),
    area.x,
    (index, square) => layIcon(theme, shown[index]?.icon, { name: `Card ${index + 1} icon`, box: square }),
  );
  return { ...laid, elements: [...laid.elements, ...icons] };
}

/** Cards in the places that the layout has for as many. */
function inPlaces({ cards }: Cards, context: KindContext): Placement {
  const items = cards.map(({ title, text }, index) => ({
    name: `Card ${index + 1}`,
    head: title,
    lines: text ? [text] : [],
  }));
  const elements = placedItems(context, 'cards', items);
  return elements ? placed(elements) : tooLong;
}

export const cardsLayout: KindLayout<Cards> = {
  arrangements: [
    { name: 'placed-cards', layout: 'cards', fillsPlaces: true, suits: () => 5, place: inPlaces },
    {
      name: 'grid',
      layout: 'title-only',
      suits: (slide, { theme }) => (hasShortTexts(slide) || leavesGap(slide) || isTight(slide, theme) ? 2.2 : 3),
      place: (slide, context) => place(slide, context, 'surface'),
    },
    {
      name: 'open-grid',
      layout: 'title-only',
      suits: (slide) => (leavesGap(slide) ? 1.8 : 2),
      place: (slide, context) => place(slide, context, 'rule'),
    },
    {
      name: 'heading-rows',
      layout: 'title-only',
      suits: (slide) => (slide.cards.length > 6 || hasShortTexts(slide) || leavesGap(slide) ? 3.1 : 2.3),
      place: placeRows,
    },
  ],
  outline: (slide) => slide.cards.map((card) => ({ text: card.title, children: card.text ? [card.text] : [] })),
};
