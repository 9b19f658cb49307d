import type { SlideOf } from '../../spec/slide-spec';
import { hookedDraft } from '../blocks/hooked-draft';
import { layCards } from '../blocks/lay-cards';
import { layRows } from '../blocks/lay-rows';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Cards = SlideOf<'cards'>;

const shortText = 60;

/** Columns that leave no orphan: 4 as 2 + 2, 5 and 6 as rows of three. */
export function cardColumns(count: number): number {
  if (count <= 3) return count;
  if (count === 4) return 2;
  return count <= 6 || count === 9 ? 3 : 4;
}

/** Two or three cards of a line or two leave most of the slide empty; as rows they hold it. */
function hasShortTexts({ cards }: Cards): boolean {
  return cards.length <= 3 && cards.every((card) => card.text.length < shortText);
}

function place(slide: Cards, context: KindContext, frame: 'surface' | 'rule'): Placement {
  const { cards } = slide;
  if (cards.length > 9) return tooLong;
  const wanted = cardColumns(cards.length);
  for (const columns of [wanted, 3, 2]) {
    const contents = cards.map((card, index) => ({
      name: `Card ${index + 1}`,
      heading: card.title,
      body: card.text ? (sizePt: number) => [hookedDraft(card.text, context, { sizePt, color: 'muted' as const })] : undefined,
    }));
    const laid = layCards(context, contents, { area: context.area, columns, frame });
    if (laid) return placed(laid.elements);
  }
  return tooLong;
}

function placeRows(slide: Cards, context: KindContext): Placement {
  const contents = slide.cards.map((card, index) => ({
    name: `Card ${index + 1}`,
    heading: card.title,
    body: card.text ? (sizePt: number) => [hookedDraft(card.text, context, { sizePt, color: 'muted' as const })] : undefined,
  }));
  const options = {
    area: context.area,
    start: 'bar' as const,
    headingShare: 0.32,
    sizesPt: [[26, 24], [24, 20], [20, 18], [18, 16], [16, 14]] as const,
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
    { name: 'grid', layout: 'content', suits: (slide) => (hasShortTexts(slide) ? 2.2 : 3), place: (slide, context) => place(slide, context, 'surface') },
    { name: 'open-grid', layout: 'content', suits: () => 2, place: (slide, context) => place(slide, context, 'rule') },
    { name: 'heading-rows', layout: 'content', suits: (slide) => (slide.cards.length > 6 || hasShortTexts(slide) ? 3.1 : 2.2), place: placeRows },
  ],
  outline: (slide) => slide.cards.map((card) => ({ text: card.title, children: card.text ? [card.text] : [] })),
};
