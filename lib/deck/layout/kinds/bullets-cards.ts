import { findIcon } from '../../icons/find-icon';
import type { BulletItem, SlideOf } from '../../spec/slide-spec';
import { siblingDrafts } from '../blocks/find-figure';
import { layCards } from '../blocks/lay-cards';
import { layLead } from '../blocks/lay-lead';
import { listDrafts } from '../blocks/lay-list';
import { splitHeading } from '../blocks/split-heading';
import type { Arrangement, KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { cardColumns } from './cards';

type Bullets = SlideOf<'bullets'>;

/** Texts shorter than this leave a card nearly empty; they read better as rows. */
const cardLength = 80;
const shortLength = 45;
const longestOnCard = 170;
const mostCards = 6;
/** Lists on cards need the whole height. */
const mostWithChildren = 3;

export function hasChildren(slide: Bullets): boolean {
  return slide.items.some((item) => (item.children ?? []).length > 0);
}

export function longestItem(items: readonly BulletItem[]): number {
  return Math.max(...items.map(lengthOf));
}

function lengthOf(item: BulletItem): number {
  return item.text.length + (item.children ?? []).join(' ').length;
}

/** Whether two to four points have the length of cards: most of them take several lines. */
function suitCards(slide: Bullets): boolean {
  const { items, ordered } = slide;
  const long = items.filter((item) => lengthOf(item) >= cardLength).length;
  return (
    !ordered &&
    !hasChildren(slide) &&
    items.length >= 2 &&
    items.length <= 4 &&
    longestItem(items) <= longestOnCard &&
    long * 2 > items.length
  );
}

/** Whether every point carries an icon, which lists have no place for. */
export function haveIcons({ items, ordered }: Bullets): boolean {
  return !ordered && items.every(({ icon }) => findIcon(icon) !== null);
}

/** Whether points with icons have the number and the length of cards or columns. */
function suitIcons(slide: Bullets): boolean {
  const { items } = slide;
  return haveIcons(slide) && items.length >= 2 && items.length <= mostCards && longestItem(items) <= longestOnCard;
}

export const cards: Arrangement<Bullets> = {
  name: 'cards',
  layout: 'title-only',
  suits(slide) {
    if (suitIcons(slide)) return slide.items.length <= 4 ? 3.3 : 2.9;
    if (suitCards(slide)) return 3.1;
    if (slide.items.length > 4 || hasChildren(slide)) return 0.5;
    return longestItem(slide.items) >= shortLength ? 2.5 : 1.6;
  },
  place: (slide, context) => placeCards(slide, context, 'surface'),
};

export const columns: Arrangement<Bullets> = {
  name: 'columns',
  layout: 'title-only',
  suits: (slide) => (suitIcons(slide) && slide.items.length <= 4 ? 3.1 : suitCards(slide) ? 2.5 : 0.4),
  place: (slide, context) => placeCards(slide, context, 'rule'),
};

function placeCards(slide: Bullets, context: KindContext, frame: 'surface' | 'rule'): Placement {
  const { items } = slide;
  if (items.length < 2 || items.length > (hasChildren(slide) ? mostWithChildren : mostCards)) return tooLong;
  const lead = layLead(slide.lead, context);
  if (!lead) return tooLong;
  const draftText = siblingDrafts(
    items.map((item) => splitHeading(item.text).text),
    context,
  );
  const contents = items.map((item, index) => {
    const { heading, text } = splitHeading(item.text);
    const rest: BulletItem[] = (item.children ?? []).map((child) => ({ text: child }));
    return {
      name: `Card ${index + 1}`,
      mark: slide.ordered ? String(context.firstNumber + index) : undefined,
      heading,
      icon: item.icon,
      body: (sizePt: number) => [
        ...(text ? [draftText(text, { sizePt, color: heading ? 'muted' : 'ink' })] : []),
        ...listDrafts(rest, sizePt, { direction: context.direction, mark: context.theme.style.bullet, color: 'muted' }),
      ],
    };
  });
  const laid = layCards(context, contents, {
    area: lead.area,
    columns: cardColumns(items.length),
    frame,
    markSizePt: 28,
  });
  return laid ? placed([...lead.elements, ...laid.elements]) : tooLong;
}
