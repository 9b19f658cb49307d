import type { Box, SceneElement } from '../../scene/scene';
import type { BulletItem, SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import type { Fitted } from '../blocks/fit';
import { fitLargest } from '../blocks/fit';
import { fillList, fitWholeList } from '../blocks/lay-list';
import { shiftDown } from '../blocks/balance';
import { mostDrawnPt, sizesWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { settle, spanOf } from '../grid';
import type { KindContext } from '../layout-types';

export type Image = SlideOf<'image'>;

export interface Words {
  elements: readonly SceneElement[];
  /** What does not fit. */
  rest: readonly BulletItem[];
  heightIn: number;
}

const listSizesPt = [24, 22, 20, 18, 16, 14] as const;
const leadSizesPt = [28, 26, 24, 22, 20, 18, 16, 14] as const;
/** A lead is so much larger than the largest running text, in pt. */
const leadStepPt = 4;
const leadGapIn = 0.3;
/** A lead that is longer stands as the first item. */
const mostLeadShare = 0.35;
/** Between a lead and the items beside it, more than the gutter. */
const columnGapIn = 0.3;
const none: Words = { elements: [], rest: [], heightIn: 0 };

export function hasWords(slide: Image): boolean {
  return slide.lead !== undefined || slide.items.length > 0;
}

/** Words that are short stand a little above the middle of their column. */
export function settleWords(words: Words, box: Box): Words {
  return { ...words, elements: shiftDown(words.elements, settle(box, words.heightIn).y - box.y) };
}

/** Lead and items in a column, from its top. */
export function layWords(slide: Image, context: KindContext, box: Box): Words {
  if (!hasWords(slide)) return none;
  const lead = slide.lead ? fitLead(slide.lead, context, { widthIn: box.w, heightIn: box.h * mostLeadShare }) : null;
  const items = lead || !slide.lead ? slide.items : [{ text: slide.lead }, ...slide.items];
  const before = lead ? [leadElement(lead, box, items.length === 0 ? 'caption' : 'none')] : [];
  const used = lead ? lead.heightIn + leadGapIn : 0;
  if (lead && items.length === 0) return { elements: before, rest: [], heightIn: lead.heightIn };
  const list = layItems(context, items, { ...box, y: box.y + used, h: box.h - used });
  return { elements: [...before, ...list.elements], rest: list.rest, heightIn: used + list.heightIn };
}

function fitLead(
  text: string,
  { theme, language, direction }: KindContext,
  room: { widthIn: number; heightIn: number },
): Fitted | null {
  return fitLargest(
    { theme, language },
    (sizePt) => [draft(text, direction, { sizePt, bold: true, lineSpacing: 1.05 })],
    sizesWithin(Math.max(theme.style.type.leadPt, mostDrawnPt(theme)) + leadStepPt, leadSizesPt),
    room,
  );
}

function leadElement({ paragraphs, heightIn }: Fitted, box: Box, placeholder: 'caption' | 'none'): SceneElement {
  return textElement({ name: 'Lead', placeholder, box: { ...box, h: heightIn }, paragraphs });
}

function layItems(context: KindContext, items: readonly BulletItem[], area: Box): Words {
  const options = {
    direction: context.direction,
    widthIn: area.w,
    heightIn: area.h,
    spacing: 0.7,
    sizesPt: sizesWithin(mostDrawnPt(context.theme), listSizesPt),
  };
  const list = fitWholeList(context, items, options) ?? fillList(context, items, options);
  const heightIn = Math.min(area.h, list.heightIn);
  return {
    elements: [
      textElement({ name: 'Text', placeholder: 'caption', box: { ...area, h: heightIn }, paragraphs: list.paragraphs }),
    ],
    rest: list.rest,
    heightIn,
  };
}

/** Below a wide picture: the lead at the start, the items beside it. */
export function layWordsBelow(slide: Image, context: KindContext, box: Box): Words {
  if (!slide.lead || slide.items.length === 0) return layWords(slide, context, box);
  const column = spanOf(box, 0, 4);
  const lead = fitLead(slide.lead, context, { widthIn: column.w, heightIn: box.h });
  if (!lead) return layWords(slide, context, box);
  const beside = spanOf(box, 4, 8);
  const list = layItems(context, slide.items, { ...beside, x: beside.x + columnGapIn, w: beside.w - columnGapIn });
  return {
    elements: [leadElement(lead, column, 'none'), ...list.elements],
    rest: list.rest,
    heightIn: Math.max(lead.heightIn, list.heightIn),
  };
}
