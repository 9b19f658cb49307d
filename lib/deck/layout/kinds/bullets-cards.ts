import type { BulletItem, SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { cardSizesPt, layCards } from '../blocks/lay-cards';
import { layLead } from '../blocks/lay-lead';
import { listDrafts } from '../blocks/lay-list';
import { layRows } from '../blocks/lay-rows';
import { shiftDown } from '../blocks/shift-down';
import { splitHeading } from '../blocks/split-heading';
import { settle } from '../grid';
import type { Arrangement, KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';

type Bullets = SlideOf<'bullets'>;

const shortItem = 48;

function longestItem(items: readonly BulletItem[]): number {
  return Math.max(...items.map((item) => item.text.length + (item.children ?? []).join(' ').length));
}

function hasChildren(slide: Bullets): boolean {
  return slide.items.some((item) => (item.children ?? []).length > 0);
}

export const cards: Arrangement<Bullets> = {
  name: 'cards',
  layout: 'content',
  suits(slide) {
    const { items } = slide;
    if (slide.ordered || items.length > 4 || items.length < 2) return 0.5;
    return longestItem(items) <= 170 ? 3 : 1;
  },
  place: (slide, context) => placeCards(slide, context, 'surface'),
};

export const columns: Arrangement<Bullets> = {
  name: 'columns',
  layout: 'content',
  suits: (slide) => (slide.items.length >= 2 && slide.items.length <= 4 && longestItem(slide.items) <= 170 ? 2.5 : 0.4),
  place: (slide, context) => placeCards(slide, context, 'rule'),
};

function placeCards(slide: Bullets, context: KindContext, frame: 'surface' | 'rule'): Placement {
  const { items } = slide;
  if (items.length < 2 || items.length > 6) return tooLong;
  const lead = layLead(slide.lead, context);
  if (!lead) return tooLong;
  const perRow = items.length <= 3 ? items.length : items.length === 4 && longestItem(items) < 90 ? 4 : items.length === 4 ? 2 : 3;
  const contents = items.map((item, index) => {
    const { heading, text } = splitHeading(item.text);
    const rest: BulletItem[] = (item.children ?? []).map((child) => ({ text: child }));
    return {
      name: `Card ${index + 1}`,
      mark: slide.ordered ? String(context.firstNumber + index) : undefined,
      heading,
      body: (sizePt: number) => [
        ...(text ? [draft(text, context.direction, { sizePt: heading ? sizePt : sizePt + 2, color: heading ? 'muted' : 'ink' })] : []),
        ...listDrafts(rest, sizePt, { direction: context.direction, widthIn: 0, heightIn: 0, sizesPt: [], color: 'muted' }),
      ],
    };
  });
  const sizesPt = longestItem(items) <= shortItem ? ([[32, 26], ...cardSizesPt] as const) : cardSizesPt;
  const laid = layCards(context, contents, { area: lead.area, columns: perRow, frame, sizesPt, markSizePt: 28, minHeightIn: perRow === items.length ? 2.4 : 1.8 });
  if (!laid) return tooLong;
  const dy = settle(lead.area, laid.heightIn).y - lead.area.y;
  return placed([...lead.elements, ...shiftDown(laid.elements, slide.lead ? 0 : dy)]);
}

export const rows: Arrangement<Bullets> = {
  name: 'rows',
  layout: 'content',
  suits: (slide) => (hasChildren(slide) || slide.items.length > 6 ? 0.3 : slide.ordered || slide.items.every((item) => splitHeading(item.text).heading) ? 2.4 : 1.2),
  place(slide, context): Placement {
    const lead = layLead(slide.lead, context);
    if (!lead || hasChildren(slide)) return tooLong;
    const split = slide.items.map((item) => splitHeading(item.text));
    const headed = split.every(({ heading }) => heading);
    const contents = slide.items.map((item, index) => ({
      name: `Row ${index + 1}`,
      mark: slide.ordered ? String(context.firstNumber + index) : undefined,
      ...(headed
        ? { heading: split[index]!.heading, body: (sizePt: number) => [draft(split[index]!.text, context.direction, { sizePt, color: 'muted' })] }
        : { body: (sizePt: number) => [draft(item.text, context.direction, { sizePt })] }),
    }));
    const laid = layRows(context, contents, {
      area: lead.area,
      markWidthIn: slide.ordered ? 0.6 : 0,
      markSizePt: 28,
      headingShare: headed ? 0.34 : 0,
      sizesPt: [[24, 20], [20, 18], [18, 16], [16, 14]],
      divider: 'hairline',
      maxPaddingIn: 0.26,
    });
    return laid.count === contents.length ? placed([...lead.elements, ...laid.elements]) : tooLong;
  },
};
