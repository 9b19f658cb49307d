import type { SceneElement } from '../../scene/scene';
import type { BulletItem, SlideOf } from '../../spec/slide-spec';
import { cardGeometry } from '../blocks/card-geometry';
import { draft } from '../blocks/draft';
import { fitLargest } from '../blocks/fit';
import { layLead } from '../blocks/lay-lead';
import type { LaidList, ListOptions } from '../blocks/lay-list';
import { columnRule } from '../blocks/column-rule';
import { firstFitting } from '../blocks/first-fitting';
import { fillList, fitWholeList } from '../blocks/lay-list';
import { sizesWithin, usualLeastPt } from '../blocks/size-limits';
import { spreadLists } from '../blocks/spread-list';
import { textElement } from '../blocks/text-element';
import { columnsOf, settle, spanOf } from '../grid';
import type { Arrangement, KindContext, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Bullets = SlideOf<'bullets'>;

/** Columns of twelve, space between items, and sizes to try, the most wanted first. */
const steps = [
  [10, 1, [28, 26, 24, 22]],
  [10, 0.7, [24, 22, 20]],
  [11, 0.6, [20, 18]],
  [12, 0.5, [18, 16, 14]],
] as const;
/** What an item takes of a column beside its characters: its last line and the space below. */
const itemLength = 40;
/** The panel of a single point. */
const alone = { paddingIn: 0.6, leastIn: 3.2, edgeIn: 0.12 };
/** The parts are not filled to the brim. */
const partShare = 0.85;
/** A part of a list that goes on has the room that its even share leaves. */
const partSizesPt = [24, 22, 20, 18, 16, 14] as const;
const columnGapIn = 0.6;
const columnSizesPt = [26, 24, 22, 20, 18, 16, 14] as const;
/** Items are moved apart until a list takes this share of the height. */
const wantedShare = 0.72;
/** A part that fills less than this share of its slide takes all that fits instead of an even share. */
const leastFilled = 0.45;

export const list: Arrangement<Bullets> = {
  name: 'list',
  layout: 'text',
  suits: () => 2,
  place(slide, context): Placement {
    const lead = layLead(slide.lead, context);
    const items = lead ? slide.items : [{ text: slide.lead ?? '' }, ...slide.items];
    const area = lead?.area ?? context.area;
    const options = { direction: context.direction, ordered: slide.ordered, firstNumber: context.firstNumber, heightIn: area.h };
    const box = (heightIn: number, widthIn: number) => ({ x: area.x, y: area.y, w: widthIn, h: heightIn });
    const single = items.length === 1 && !lead?.elements.length ? placeAlone(items[0]!, context) : null;
    if (single) return single;
    for (const [span, spacing, sizesPt] of steps) {
      const widthIn = spanOf(area, 0, span).w;
      const whole = fitWholeList(context, items, { ...options, widthIn, spacing, sizesPt: sizesWithin(context.theme.style.type.bodyPt, sizesPt) });
      if (whole) return placed([...(lead?.elements ?? []), ...spreadLists([whole], area.h * wantedShare).map(({ paragraphs }) => body(paragraphs, box(area.h, widthIn)))]);
    }
    const filling = { ...options, widthIn: area.w, sizesPt: [context.theme.style.type.leastPt ?? usualLeastPt] };
    const most = fillList(context, items, filling);
    const { share, laid } = fillEvenly(context, items, most, filling);
    const rest = [...laid.rest, ...(share < most.count ? items.slice(share) : [])];
    const elements = [...(lead?.elements ?? []), body(laid.paragraphs, box(area.h, area.w))];
    if (rest.length === 0) return placed(elements);
    return continues(elements, [{ ...slide, lead: undefined, items: rest }], context.firstNumber + items.length - rest.length);
  },
};

/** The even share of a list that goes on, unless it would leave the slide nearly empty. */
function fillEvenly(context: KindContext, items: readonly BulletItem[], most: LaidList, filling: ListOptions): { share: number; laid: LaidList } {
  const share = evenShare(items.length, most.count, context.furtherSlides);
  // An item that was divided fills its slide at the smallest size.
  const isDivided = most.count + most.rest.length > items.length;
  if (isDivided) return { share: most.count, laid: most };
  const sizesPt = sizesWithin(context.theme.style.type.bodyPt, partSizesPt);
  const refit = (count: number) => fitWholeList(context, items.slice(0, count), { ...filling, heightIn: filling.heightIn * partShare, sizesPt });
  const even = share < most.count ? refit(share) : null;
  if (even && even.heightIn >= filling.heightIn * leastFilled) return { share, laid: even };
  const full = refit(most.count);
  return { share: most.count, laid: full ? { ...full, rest: most.rest } : most };
}

/** A single short point stands large and without a bullet on a panel with an accent edge. */
function placeAlone(item: BulletItem, context: KindContext): Placement | null {
  if ((item.children ?? []).length > 0) return null;
  const { area } = context;
  const inner = { x: area.x + alone.edgeIn + alone.paddingIn, w: spanOf(area, 0, 10).w - alone.paddingIn };
  const fitted = fitLargest(context, (sizePt) => [draft(item.text, context.direction, { sizePt, lineSpacing: 1.05 })], sizesWithin(context.theme.style.type.statementPt, [48, 44, 40, 36, 32, 28]), { widthIn: inner.w, heightIn: area.h - 2 * alone.paddingIn, maxLines: 4 });
  if (!fitted) return null;
  const panel = settle(area, Math.min(area.h, Math.max(alone.leastIn, fitted.heightIn + 2 * alone.paddingIn)));
  const text = body(fitted.paragraphs, { ...inner, y: panel.y + (panel.h - fitted.heightIn) / 2, h: fitted.heightIn });
  return placed([
    { type: 'shape', name: 'Panel', geometry: 'rect', box: panel, fill: { color: 'surface' } },
    { type: 'shape', name: 'Panel edge', geometry: 'rect', box: { ...panel, w: alone.edgeIn }, fill: { color: 'accent' }, on: 'Panel' },
    { ...text, on: 'Panel' },
  ]);
}

function body(paragraphs: Parameters<typeof textElement>[0]['paragraphs'], box: KindContext['area']): SceneElement {
  return textElement({ name: 'Body', placeholder: 'body', box, paragraphs });
}

/** How many items the first of two columns takes, so that both are about equally long; the first is never the shorter one. */
function halfOf(items: readonly BulletItem[]): number {
  const lengths = items.map(({ text, children = [] }) => itemLength + text.length + children.join('').length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let taken = 0;
  const half = lengths.findIndex((length) => (taken += length) >= total / 2) + 1;
  return Math.min(items.length - 1, Math.max(1, half));
}

/** The lead on an accent panel, the list beside it. */
export const leadPanel: Arrangement<Bullets> = {
  name: 'lead-panel',
  layout: 'text',
  suits: (slide) => (slide.lead && slide.items.length <= 6 ? 2.4 : 0.1),
  place(slide, context): Placement {
    if (!slide.lead) return tooLong;
    const { direction, firstNumber } = context;
    const panel = spanOf(context.area, 0, 4);
    const side = spanOf(context.area, 4, 8);
    const box = { ...side, x: side.x + 0.35, w: side.w - 0.35 };
    const lead = fitLargest(context, (sizePt) => [draft(slide.lead ?? '', direction, { sizePt, color: 'canvas', bold: true, lineSpacing: 1.1 })], [32, 28, 26, 24, 20, 18], { widthIn: panel.w - 0.7, heightIn: panel.h - 0.8 });
    const list = fitWholeList(context, slide.items, { direction, ordered: slide.ordered, firstNumber, widthIn: box.w, heightIn: box.h - 0.3, sizesPt: sizesWithin(context.theme.style.type.bodyPt, [26, 24, 22, 20, 18, 16]) });
    if (!lead || !list) return tooLong;
    const h = Math.min(panel.h, Math.max(3.6, lead.heightIn + 0.8, list.heightIn + 0.6));
    return placed([
      { type: 'shape', name: 'Lead panel', geometry: cardGeometry(context.theme), cornerRadius: context.theme.cornerRadius, box: { ...panel, h }, fill: { color: 'accent' } },
      textElement({ name: 'Lead', box: { x: panel.x + 0.35, y: panel.y + 0.35, w: panel.w - 0.7, h: h - 0.7 }, paragraphs: lead.paragraphs, anchor: 'middle', on: 'Lead panel' }),
      textElement({ name: 'Body', placeholder: 'body', box: { ...box, h }, paragraphs: list.paragraphs, anchor: 'middle' }),
    ]);
  },
};

export const twoColumns: Arrangement<Bullets> = {
  name: 'two-columns',
  layout: 'content',
  suits: (slide) => (slide.items.length >= 7 ? 2.6 : slide.items.length >= 5 ? 1 : 0.2),
  place(slide, context): Placement {
    if (slide.items.length < 4) return tooLong;
    const lead = layLead(slide.lead, context);
    if (!lead) return tooLong;
    const half = halfOf(slide.items);
    const halves = columnsOf(lead.area, 2, columnGapIn).map((box, index) => ({
      box,
      items: index === 0 ? slide.items.slice(0, half) : slide.items.slice(half),
      firstNumber: context.firstNumber + index * half,
    }));
    const columns = firstFitting(sizesWithin(context.theme.style.type.bodyPt, columnSizesPt), (sizePt) => {
      const laid = halves.flatMap(({ box, items, firstNumber }) => {
        const look = { direction: context.direction, ordered: slide.ordered, firstNumber };
        const one = fitWholeList(context, items, { ...look, widthIn: box.w, heightIn: box.h, sizesPt: [sizePt] });
        return one ? [{ box, laid: one }] : [];
      });
      return laid.length === halves.length ? laid : null;
    });
    if (!columns) return tooLong;
    const wantedIn = Math.max(lead.area.h * wantedShare, ...columns.map(({ laid }) => laid.heightIn));
    const spread = spreadLists(columns.map(({ laid }) => laid), wantedIn);
    const rule = columnRule(context.theme, { ...lead.area, h: Math.max(...spread.map(({ heightIn }) => heightIn)) }, columnGapIn);
    const texts = columns.map(({ box }, index) => textElement({ name: `Column ${index + 1}`, box, paragraphs: spread[index]?.paragraphs ?? [] }));
    return placed([...lead.elements, ...texts.slice(0, 1), ...rule, ...texts.slice(1)]);
  },
};
