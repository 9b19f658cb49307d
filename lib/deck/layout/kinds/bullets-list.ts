import type { Box, SceneElement } from '../../scene/scene';
import type { BulletItem, SlideOf } from '../../spec/slide-spec';
import { isMadeElsewhere } from '../../theme/theme';
import { asideSpace, drawAside, drawStage } from '../blocks/aside';
import { balance, balanceIn, shiftDown } from '../blocks/balance';
import { draft } from '../blocks/draft';
import { firstFitting, fitLargest } from '../blocks/fit';
import { layLead, layLeadBand, type LaidLead } from '../blocks/lay-lead';
import type { LaidList, ListOptions } from '../blocks/lay-list';
import { columnRule } from '../blocks/lay-rows';
import { fillList, fitWholeList } from '../blocks/lay-list';
import { sizesForWidth, sizesWithin, usualLeastPt } from '../blocks/size-limits';
import { spreadLists } from '../blocks/spread-list';
import { textElement } from '../blocks/text-element';
import { columnsOf, settle, spanOf } from '../grid';
import { asGroup } from '../join-texts';
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
/** The ground of a single point. */
const alone = { paddingIn: 0.6, leastIn: 3.2 };
/** Between the ground of the lead and the list, and the least height of such a ground. */
const sideGapIn = 0.35;
const leastPanelIn = 3.6;
/** The parts are not filled to the brim. */
const partShare = 0.85;
/** A part of a list that goes on has the room that its even share leaves. */
const partSizesPt = [24, 22, 20, 18, 16, 14] as const;
/** A list gives way to a lead on a band unless it would be smaller than that, in pt. */
const leastBelowBandPt = 20;
const columnGapIn = 0.6;
const columnSizesPt = [26, 24, 22, 20, 18, 16, 14] as const;
/** Items are moved apart until a list takes this share of the height. */
const wantedShare = 0.88;
/** A part that fills less than this share of its slide takes all that fits instead of an even share. */
const leastFilled = 0.45;

export const list: Arrangement<Bullets> = {
  name: 'list',
  layout: 'content',
  suits: () => 2,
  place(slide, context): Placement {
    const lead = layLead(slide.lead, context);
    const items = lead ? slide.items : [{ text: slide.lead ?? '' }, ...slide.items];
    const area = lead?.area ?? context.area;
    const options = {
      direction: context.direction,
      ordered: slide.ordered,
      firstNumber: context.firstNumber,
      heightIn: area.h,
    };
    const box = (heightIn: number, widthIn: number) => ({ x: area.x, y: area.y, w: widthIn, h: heightIn });
    const single = items.length === 1 && !lead?.elements.length ? placeAlone(items[0]!, context) : null;
    if (single) return single;
    const band = slide.lead ? layLeadBand(slide.lead, context) : null;
    const large = band && placeBelow(band, slide.items, context, options, leastBelowBandPt);
    if (large) return large;
    const whole = placeBelow({ elements: lead?.elements ?? [], area }, items, context, options);
    if (whole) return whole;
    const filling = { ...options, widthIn: area.w, sizesPt: [context.theme.style.type.leastPt ?? usualLeastPt] };
    const most = fillList(context, items, filling);
    const { share, laid } = fillEvenly(context, items, most, filling);
    const rest = [...laid.rest, ...(share < most.count ? items.slice(share) : [])];
    const elements = [...(lead?.elements ?? []), body(laid.paragraphs, box(area.h, area.w))];
    if (rest.length === 0) return placed(elements);
    return continues(
      elements,
      [{ ...slide, lead: undefined, items: rest }],
      context.firstNumber + items.length - rest.length,
    );
  },
};

/** The whole list below a lead, as large and as wide apart as it can be; null where it is longer than that. */
function placeBelow(
  { elements, area }: LaidLead,
  items: readonly BulletItem[],
  context: KindContext,
  options: Omit<ListOptions, 'widthIn' | 'sizesPt'>,
  leastPt = 0,
): Placement | null {
  for (const [span, spacing, allowed] of steps) {
    const widthIn = spanOf(area, 0, span).w;
    const sizesPt = sizesWithin(context.theme.style.type.bodyPt, allowed).filter((sizePt) => sizePt >= leastPt);
    const whole = fitWholeList(context, items, { ...options, heightIn: area.h, widthIn, spacing, sizesPt });
    if (!whole) continue;
    // A word or two on a last line of their own have room on the line before where the list takes the whole width.
    const across = fitWholeList(context, items, {
      ...options,
      heightIn: area.h,
      widthIn: area.w,
      spacing,
      sizesPt: [whole.sizePt],
    });
    const isCalmer = across !== null && linesOf(across) < linesOf(whole);
    const [spread] = spreadLists([isCalmer ? across : whole], area.h * wantedShare);
    if (spread) return placed(standList(elements, spread, { ...area, w: isCalmer ? area.w : widthIn }, context));
  }
  return null;
}

const linesOf = ({ paragraphs }: LaidList): number => paragraphs.reduce((sum, { lines }) => sum + lines.length, 0);

/** Lead and list, lower where both are short. */
function standList(
  lead: readonly SceneElement[],
  { paragraphs, heightIn }: { paragraphs: LaidList['paragraphs']; heightIn: number },
  box: Box,
  { area }: KindContext,
): SceneElement[] {
  const lowerIn = balanceIn(area, box.y - area.y + heightIn);
  return [...shiftDown(lead, lowerIn), body(paragraphs, { ...box, y: box.y + lowerIn, h: box.h - lowerIn })];
}

/** The even share of a list that goes on, unless it would leave the slide nearly empty. */
function fillEvenly(
  context: KindContext,
  items: readonly BulletItem[],
  most: LaidList,
  filling: ListOptions,
): { share: number; laid: LaidList } {
  const share = evenShare(items.length, most.count, context.furtherSlides);
  // An item that was divided fills its slide at the smallest size.
  const isDivided = most.count + most.rest.length > items.length;
  if (isDivided) return { share: most.count, laid: most };
  const sizesPt = sizesWithin(context.theme.style.type.bodyPt, partSizesPt);
  const refit = (count: number) =>
    fitWholeList(context, items.slice(0, count), { ...filling, heightIn: filling.heightIn * partShare, sizesPt });
  const even = share < most.count ? refit(share) : null;
  if (even && even.heightIn >= filling.heightIn * leastFilled) return { share, laid: even };
  const full = refit(most.count);
  return { share: most.count, laid: full ? { ...full, rest: most.rest } : most };
}

/** What a single point is set in, the largest first, and on how many lines at most. */
const onOwn = { sizesPt: [48, 44, 40, 36, 32, 28], maxLines: 4 };
const onGiven = { sizesPt: [...onOwn.sizesPt, 26, 24, 22, 20], maxLines: 7 };

/** A single short point stands large and without a bullet on a ground of its own, which fills a layout that somebody made. */
function placeAlone(item: BulletItem, context: KindContext): Placement | null {
  if ((item.children ?? []).length > 0) return null;
  const { area, theme } = context;
  const widthIn = Math.min(spanOf(area, 0, 10).w, drawStage(theme, 'Panel', area).inner.w);
  const isGiven = isMadeElsewhere(theme.layouts.content);
  const { sizesPt, maxLines } = isGiven ? onGiven : onOwn;
  const fitted = fitLargest(
    context,
    (sizePt) => [draft(item.text, context.direction, { sizePt, lineSpacing: 1.05 })],
    sizesWithin(theme.style.type.statementPt, sizesPt),
    { widthIn, heightIn: area.h - 2 * alone.paddingIn, maxLines },
  );
  if (!fitted) return null;
  const leastIn = isGiven ? area.h : alone.leastIn;
  const panel = settle(area, Math.min(area.h, Math.max(leastIn, fitted.heightIn + 2 * alone.paddingIn)));
  const { elements, inner, on } = drawStage(theme, 'Panel', panel);
  const text = body(fitted.paragraphs, {
    ...inner,
    w: widthIn,
    y: panel.y + (panel.h - fitted.heightIn) / 2,
    h: fitted.heightIn,
  });
  return placed([...elements, { ...text, ...(on ? { on } : {}) }]);
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

/** The lead on a ground of its own, the list beside it. */
export const leadPanel: Arrangement<Bullets> = {
  name: 'lead-panel',
  layout: 'content-caption',
  suits: (slide) => (slide.lead && slide.items.length <= 6 ? 2.4 : 0.1),
  place(slide, context): Placement {
    if (!slide.lead) return tooLong;
    const { area, caption, direction, firstNumber, theme } = context;
    const panel = caption ?? spanOf(area, 0, 4);
    const side = spanOf(area, 4, 8);
    const box = caption ? area : { ...side, x: side.x + sideGapIn, w: side.w - sideGapIn };
    const { sideIn, heightIn, color, isOpen } = asideSpace(theme);
    const lead = fitLargest(
      context,
      (sizePt) => [draft(slide.lead ?? '', direction, { sizePt, color, bold: true, lineSpacing: 1.1 })],
      sizesForWidth(panel.w - 2 * sideIn, [32, 28, 26, 24, 20, 18]),
      { widthIn: panel.w - 2 * sideIn, heightIn: panel.h - heightIn },
    );
    const list = fitWholeList(context, slide.items, {
      direction,
      ordered: slide.ordered,
      firstNumber,
      widthIn: box.w,
      heightIn: box.h - 0.3,
      sizesPt: sizesWithin(theme.style.type.bodyPt, [26, 24, 22, 20, 18, 16]),
    });
    if (!lead || !list) return tooLong;
    const [spread] = spreadLists([list], area.h * wantedShare);
    const listIn = spread?.heightIn ?? list.heightIn;
    const wanted = Math.max(isOpen ? 0 : leastPanelIn, lead.heightIn + heightIn, listIn + (isOpen ? heightIn : 0.6));
    const { y, h } = settle(area, Math.min(area.h, wanted));
    const aside = drawAside(theme, 'Lead panel', caption ?? { ...panel, y, h });
    const level = isOpen && !caption ? { y: aside.inner.y, h: aside.inner.h } : { y, h };
    const beside = { ...box, ...level };
    const anchor = isOpen ? 'top' : 'middle';
    return placed([
      ...asGroup('Lead panel', [
        ...aside.elements,
        textElement({
          name: 'Lead',
          placeholder: 'caption',
          box: aside.inner,
          paragraphs: lead.paragraphs,
          anchor,
          on: aside.on,
        }),
      ]),
      textElement({
        name: 'Body',
        placeholder: 'body',
        box: beside,
        paragraphs: spread?.paragraphs ?? list.paragraphs,
        anchor,
      }),
    ]);
  },
};

export const twoColumns: Arrangement<Bullets> = {
  name: 'two-columns',
  layout: 'two-content',
  suits: (slide) => (slide.items.length >= 7 ? 2.6 : slide.items.length >= 5 ? 1 : 0.2),
  place(slide, context): Placement {
    if (slide.items.length < 4) return tooLong;
    const band = slide.lead ? layLeadBand(slide.lead, context) : null;
    const large = band && columnsBelow(band, slide, context, leastBelowBandPt);
    if (large) return large;
    const lead = layLead(slide.lead, context);
    return (lead && columnsBelow(lead, slide, context)) ?? tooLong;
  },
};

function columnsBelow(lead: LaidLead, slide: Bullets, context: KindContext, leastPt = 0): Placement | null {
  const half = halfOf(slide.items);
  const halves = columnsOf(lead.area, 2, columnGapIn).map((box, index) => ({
    box,
    items: index === 0 ? slide.items.slice(0, half) : slide.items.slice(half),
    firstNumber: context.firstNumber + index * half,
  }));
  const sizesPt = sizesWithin(context.theme.style.type.bodyPt, columnSizesPt).filter((sizePt) => sizePt >= leastPt);
  const columns = firstFitting(sizesPt, (sizePt) => {
    const laid = halves.flatMap(({ box, items, firstNumber }) => {
      const look = { direction: context.direction, ordered: slide.ordered, firstNumber };
      const one = fitWholeList(context, items, { ...look, widthIn: box.w, heightIn: box.h, sizesPt: [sizePt] });
      return one ? [{ box, laid: one }] : [];
    });
    return laid.length === halves.length ? laid : null;
  });
  if (!columns) return null;
  const wantedIn = Math.max(lead.area.h * wantedShare, ...columns.map(({ laid }) => laid.heightIn));
  const spread = spreadLists(
    columns.map(({ laid }) => laid),
    wantedIn,
  );
  const h = Math.max(...spread.map(({ heightIn }) => heightIn));
  const texts = columns.map(({ box }, index) =>
    textElement({
      name: `Column ${index + 1}`,
      placeholder: index === 0 ? 'body' : 'second',
      box: { ...box, h },
      paragraphs: spread[index]?.paragraphs ?? [],
    }),
  );
  const elements = [
    ...lead.elements,
    ...texts.slice(0, 1),
    ...columnRule(context.theme, { ...lead.area, h }, columnGapIn),
    ...texts.slice(1),
  ];
  return placed(balance(elements, context.area, lead.area.y - context.area.y + h));
}
