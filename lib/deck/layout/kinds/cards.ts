import type { SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { layCards } from '../blocks/lay-cards';
import { layRows } from '../blocks/lay-rows';
import { settle } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';
import { shiftDown } from '../blocks/shift-down';

type Cards = SlideOf<'cards'>;

/** Columns that leave no orphan: 4 as 2 + 2 when the texts are long, 5 and 6 as rows of three. */
export function cardColumns(count: number, longest: number): number {
  if (count <= 3) return count;
  if (count === 4) return longest < 90 ? 4 : 2;
  return count <= 6 || count === 9 ? 3 : 4;
}

function longestCard(slide: Cards): number {
  return Math.max(...slide.cards.map((card) => card.title.length + card.text.length));
}

function place(slide: Cards, context: KindContext, frame: 'surface' | 'rule'): Placement {
  const { cards } = slide;
  if (cards.length > 9) return tooLong;
  const wanted = cardColumns(cards.length, longestCard(slide));
  for (const columns of [wanted, 3, 2]) {
    const contents = cards.map((card, index) => ({
      name: `Card ${index + 1}`,
      heading: card.title,
      body: card.text ? (sizePt: number) => [draft(card.text, context.direction, { sizePt, color: 'muted' as const })] : undefined,
    }));
    const laid = layCards(context, contents, { area: context.area, columns, frame, minHeightIn: columns >= cards.length ? 2.4 : 1.8 });
    if (laid) return placed(shiftDown(laid.elements, settle(context.area, laid.heightIn).y - context.area.y));
  }
  return tooLong;
}

function placeRows(slide: Cards, context: KindContext): Placement {
  const contents = slide.cards.map((card, index) => ({
    name: `Card ${index + 1}`,
    heading: card.title,
    body: card.text ? (sizePt: number) => [draft(card.text, context.direction, { sizePt, color: 'muted' as const })] : undefined,
  }));
  const options = {
    area: context.area,
    markWidthIn: 0,
    markSizePt: 20,
    headingShare: 0.34,
    sizesPt: [[20, 18], [18, 16], [16, 14]] as const,
    divider: 'hairline' as const,
  };
  const laid = layRows(context, contents, options);
  if (laid.count === contents.length) return placed(laid.elements);
  if (laid.count === 0) return tooLong;
  const share = evenShare(contents.length, laid.count, context.furtherSlides);
  const part = share < laid.count ? layRows(context, contents.slice(0, share), options) : laid;
  return continues(part.elements, [{ ...slide, cards: slide.cards.slice(part.count) }]);
}

export const cardsLayout: KindLayout<Cards> = {
  arrangements: [
    { name: 'grid', layout: 'content', suits: () => 3, place: (slide, context) => place(slide, context, 'surface') },
    { name: 'open-grid', layout: 'content', suits: () => 2, place: (slide, context) => place(slide, context, 'rule') },
    { name: 'heading-rows', layout: 'content', suits: (slide) => (slide.cards.length > 6 ? 3.5 : 1.5), place: placeRows },
  ],
  outline: (slide) => slide.cards.map((card) => ({ text: card.title, children: card.text ? [card.text] : [] })),
};
