import type { SceneElement } from '../../scene/scene';
import type { BulletItem, SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { fitLargest } from '../blocks/fit';
import { cardGeometry } from '../blocks/card-geometry';
import { cardSizesPt, layCards } from '../blocks/lay-cards';
import { fillList, fitWholeList, listDrafts } from '../blocks/lay-list';
import { layRows } from '../blocks/lay-rows';
import { shiftDown } from '../blocks/shift-down';
import { splitHeading } from '../blocks/split-heading';
import { textElement } from '../blocks/text-element';
import { columnsOf, settle, spanOf } from '../grid';
import type { Arrangement, KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Bullets = SlideOf<'bullets'>;

const leadGapIn = 0.3;
const shortItem = 48;

export function longestItem(items: readonly BulletItem[]): number {
  return Math.max(...items.map((item) => item.text.length + (item.children ?? []).join(' ').length));
}

function hasChildren(slide: Bullets): boolean {
  return slide.items.some((item) => (item.children ?? []).length > 0);
}

/** The lead as a text of its own on top of the area, and what is left of the area. */
export function layLead(lead: string | undefined, context: KindContext): { elements: SceneElement[]; area: KindContext['area'] } | null {
  const { area, direction } = context;
  if (!lead) return { elements: [], area };
  const width = spanOf(area, 0, 10).w;
  const fitted = fitLargest(context, (sizePt) => [draft(lead, direction, { sizePt, color: 'muted' })], [20, 18, 16, 14], { widthIn: width, heightIn: area.h * 0.35 });
  if (!fitted) return null;
  const used = fitted.heightIn + leadGapIn;
  return {
    elements: [textElement({ name: 'Lead', box: { x: area.x, y: area.y, w: width, h: fitted.heightIn }, paragraphs: fitted.paragraphs })],
    area: { x: area.x, y: area.y + used, w: area.w, h: area.h - used },
  };
}

const list: Arrangement<Bullets> = {
  name: 'list',
  layout: 'text',
  suits: () => 2,
  place(slide, context): Placement {
    const lead = layLead(slide.lead, context);
    const items = lead ? slide.items : [{ text: slide.lead ?? '' }, ...slide.items];
    const area = lead?.area ?? context.area;
    const options = { direction: context.direction, ordered: slide.ordered, firstNumber: context.firstNumber, heightIn: area.h };
    const box = (heightIn: number, widthIn: number) => ({ x: area.x, y: area.y, w: widthIn, h: heightIn });
    const alone = items.length === 1 && !lead?.elements.length ? placeAlone(items[0]!, context) : null;
    if (alone) return alone;
    for (const [span, sizesPt] of [[9, [24, 20, 18]], [10, [18, 16]], [12, [16, 14]]] as const) {
      const widthIn = spanOf(area, 0, span).w;
      const whole = fitWholeList(context, items, { ...options, widthIn, sizesPt: items.length > 4 ? sizesPt.filter((size) => size < 24) : sizesPt });
      if (whole) return placed([...(lead?.elements ?? []), body(whole.paragraphs, box(area.h, widthIn))]);
    }
    const filling = { ...options, widthIn: area.w, sizesPt: [14] };
    const most = fillList(context, items, filling);
    const share = evenShare(items.length, most.count, context.furtherSlides);
    const part = items.slice(0, share);
    const laid = share < most.count ? (fitWholeList(context, part, { ...filling, sizesPt: [18, 16, 14] }) ?? fillList(context, part, filling)) : most;
    const rest = [...laid.rest, ...(share < most.count ? items.slice(share) : [])];
    const elements = [...(lead?.elements ?? []), body(laid.paragraphs, box(area.h, area.w))];
    if (rest.length === 0) return placed(elements);
    return continues(elements, [{ ...slide, lead: undefined, items: rest }], context.firstNumber + items.length - rest.length);
  },
};

/** A single short point stands large and without a bullet beside an accent bar. */
function placeAlone(item: BulletItem, context: KindContext): Placement | null {
  if ((item.children ?? []).length > 0) return null;
  const area = spanOf(context.area, 0, 10);
  const inner = { ...area, x: area.x + 0.35, w: area.w - 0.35 };
  const fitted = fitLargest(context, (sizePt) => [draft(item.text, context.direction, { sizePt, lineSpacing: 1.05 })], [40, 36, 32, 28], { widthIn: inner.w, heightIn: area.h * 0.7, maxLines: 4 });
  if (!fitted) return null;
  const y = settle(area, fitted.heightIn).y;
  return placed([
    { type: 'shape', name: 'Bar', geometry: 'rect', box: { x: area.x, y, w: 0.07, h: fitted.heightIn }, fill: { color: 'accent' } },
    body(fitted.paragraphs, { ...inner, y, h: fitted.heightIn }),
  ]);
}

function body(paragraphs: Parameters<typeof textElement>[0]['paragraphs'], box: KindContext['area']): SceneElement {
  return textElement({ name: 'Body', placeholder: 'body', box, paragraphs });
}

const cards: Arrangement<Bullets> = {
  name: 'cards',
  layout: 'content',
  suits(slide) {
    const { items } = slide;
    if (slide.ordered || items.length > 4 || items.length < 2) return 0.5;
    return longestItem(items) <= 170 ? 3 : 1;
  },
  place: (slide, context) => placeCards(slide, context, 'surface'),
};

const columns: Arrangement<Bullets> = {
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
  const laid = layCards(context, contents, { area: lead.area, columns: perRow, frame, sizesPt, minHeightIn: perRow === items.length ? 2.75 : 1.9 });
  if (!laid) return tooLong;
  const dy = settle(lead.area, laid.heightIn).y - lead.area.y;
  return placed([...lead.elements, ...shiftDown(laid.elements, slide.lead ? 0 : dy)]);
}

const rows: Arrangement<Bullets> = {
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

/** The lead on an accent panel, the list beside it. */
const leadPanel: Arrangement<Bullets> = {
  name: 'lead-panel',
  layout: 'text',
  suits: (slide) => (slide.lead && slide.items.length <= 6 ? 2.4 : 0.1),
  place(slide, context): Placement {
    if (!slide.lead) return tooLong;
    const { direction, firstNumber } = context;
    const panel = spanOf(context.area, 0, 4);
    const side = spanOf(context.area, 4, 8);
    const box = { ...side, x: side.x + 0.35, w: side.w - 0.35 };
    const lead = fitLargest(context, (sizePt) => [draft(slide.lead ?? '', direction, { sizePt, color: 'canvas', bold: true, lineSpacing: 1.1 })], [28, 24, 20, 18], { widthIn: panel.w - 0.7, heightIn: panel.h - 0.8 });
    const list = fitWholeList(context, slide.items, { direction, ordered: slide.ordered, firstNumber, widthIn: box.w, heightIn: box.h - 0.3, sizesPt: [24, 20, 18, 16] });
    if (!lead || !list) return tooLong;
    const h = Math.min(panel.h, Math.max(3.6, lead.heightIn + 0.8, list.heightIn + 0.6));
    return placed([
      { type: 'shape', name: 'Lead panel', geometry: cardGeometry(context.theme), cornerRadius: context.theme.cornerRadius, box: { ...panel, h }, fill: { color: 'accent' } },
      textElement({ name: 'Lead', box: { x: panel.x + 0.35, y: panel.y + 0.35, w: panel.w - 0.7, h: h - 0.7 }, paragraphs: lead.paragraphs, anchor: 'middle', on: 'Lead panel' }),
      textElement({ name: 'Body', placeholder: 'body', box: { ...box, h }, paragraphs: list.paragraphs, anchor: 'middle' }),
    ]);
  },
};

const twoColumns: Arrangement<Bullets> = {
  name: 'two-columns',
  layout: 'content',
  suits: (slide) => (slide.items.length >= 7 ? 2.6 : slide.items.length >= 5 ? 1 : 0.2),
  place(slide, context): Placement {
    if (slide.items.length < 4) return tooLong;
    const lead = layLead(slide.lead, context);
    if (!lead) return tooLong;
    const half = Math.ceil(slide.items.length / 2);
    const halves = [slide.items.slice(0, half), slide.items.slice(half)];
    const boxes = columnsOf(lead.area, 2, 0.6);
    for (const sizePt of [18, 16, 14]) {
      const laid = halves.map((items, index) =>
        fitWholeList(context, items, {
          direction: context.direction,
          ordered: slide.ordered,
          firstNumber: context.firstNumber + index * half,
          widthIn: boxes[index]!.w,
          heightIn: boxes[index]!.h,
          sizesPt: [sizePt],
        }),
      );
      if (laid.some((one) => one === null)) continue;
      return placed([...lead.elements, ...laid.map((one, index) => textElement({ name: `Column ${index + 1}`, box: boxes[index]!, paragraphs: one!.paragraphs }))]);
    }
    return tooLong;
  },
};

export const bulletsLayout: KindLayout<Bullets> = {
  arrangements: [list, cards, leadPanel, columns, rows, twoColumns],
  outline: (slide) => [...(slide.lead ? [{ text: slide.lead }] : []), ...slide.items],
};
