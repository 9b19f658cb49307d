import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import type { CardSizes } from '../blocks/card-types';
import { draft, type ParagraphDraft } from '../blocks/draft';
import { firstFitting } from '../blocks/fit';
import { layCards } from '../blocks/lay-cards';
import { layRows } from '../blocks/lay-rows';
import { pairsWithin } from '../blocks/size-limits';
import { hasNarrowBody, insetBox, spanOf } from '../grid';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';
import { cardColumns } from './cards';
import { askHeight, askPaddingIn, drawAsk, fitAsk, termsText, type Ask } from './decision-ask';
import { layCells, optionCells, otherwiseCells } from './decision-cells';

type Decision = SlideOf<'decision'>;

const besideIn = 0.25;
const belowIn = 0.25;

/** Options take more of the width than a sentence. */
const panelSpan = { withOptions: 5, withSentence: 6 };

/** The ask on a panel with its amount at the foot, what belongs to it beside. */
function panel(slide: Decision, context: KindContext): Placement {
  const [ask, second] = slide.asks;
  if (!ask || second || hasNarrowBody(context.theme)) return tooLong;
  const { area } = context;
  const rows = [...optionCells(slide, context), ...otherwiseCells(slide, context)].map((cell) => [cell]);
  const span = slide.options.length > 0 ? panelSpan.withOptions : panelSpan.withSentence;
  const box = spanOf(area, 0, rows.length > 0 ? span : 12);
  const fitted = fitAsk(context, ask, insetBox(box, askPaddingIn), 'below');
  const side = spanOf(area, span, 12 - span);
  const beside =
    rows.length > 0
      ? layCells(context, rows, { ...side, x: side.x + besideIn, w: side.w - besideIn }, { fills: true })
      : null;
  if (!fitted || (rows.length > 0 && !beside)) return tooLong;
  return placed([...drawAsk(context, fitted, box, 'below'), ...(beside?.elements ?? [])]);
}

const bandIn = { most: 2.4, least: 1.5 };

/** The ask on a band with its amount at the end, what belongs to it below. */
function band(slide: Decision, context: KindContext): Placement {
  const [ask, second] = slide.asks;
  if (!ask || second) return tooLong;
  const { area } = context;
  const rows = [optionCells(slide, context), otherwiseCells(slide, context)].filter((row) => row.length > 0);
  if (rows.length === 0) return tooLong;
  const inner = insetBox({ ...area, h: bandIn.most }, askPaddingIn);
  const fitted = fitAsk(context, ask, inner, 'beside');
  if (!fitted) return tooLong;
  const box = { ...area, h: Math.max(bandIn.least, askHeight(fitted, 'beside') + 2 * askPaddingIn) };
  const top = box.h + belowIn;
  const below = layCells(context, rows, { ...area, y: area.y + top, h: area.h - top }, { fills: rows.length > 1 });
  return below ? placed([...drawAsk(context, fitted, box, 'beside'), ...below.elements]) : tooLong;
}

const rowSizesPt: readonly CardSizes[] = [
  [26, 22],
  [24, 22],
  [22, 20],
  [20, 18],
  [18, 16],
  [16, 14],
];
const askShare = 0.64;
/** In a row, an amount is so much larger than what stands below it, in pt. */
const amountStepPt = 8;

/** The amount of an ask, then by when and by whom it is decided. */
function termsOf(ask: Ask, sizePt: number, { direction }: KindContext): ParagraphDraft[] {
  const { amount } = ask;
  const terms = termsText(ask);
  return [
    ...(amount
      ? [draft(amount, direction, { sizePt: sizePt + amountStepPt, bold: true, color: 'accent', lineSpacing: 1 })]
      : []),
    ...(terms
      ? [draft(terms, direction, { sizePt, color: 'muted', lineSpacing: 1.05, spaceBeforePt: amount ? 2 : 0 })]
      : []),
  ];
}

const hasTerms = ({ amount, due, decider }: Ask): boolean => Boolean(amount ?? due ?? decider);

/** What belongs to all asks, at the foot of the slide, in words no larger than a size in pt, and the area above it. */
function foot(slide: Decision, context: KindContext, mostPt: number): { elements: SceneElement[]; area: Box } | null {
  const { area } = context;
  const rows = [optionCells(slide, context), otherwiseCells(slide, context)].filter((row) => row.length > 0);
  if (rows.length === 0) return { elements: [], area };
  const laid = layCells(context, rows, { ...area, h: area.h * mostFoot }, { fills: false, mostPt });
  if (!laid) return null;
  const down = area.h - laid.heightIn;
  return {
    elements: laid.elements.map((element) => ({ ...element, box: { ...element.box, y: element.box.y + down } })),
    area: { ...area, h: down - belowIn },
  };
}

/** Asks above what belongs to them, at the largest sizes at which both find room: nothing is as large as what is asked for. */
function aboveFoot(
  slide: Decision,
  context: KindContext,
  lay: (area: Box, sizes: CardSizes) => readonly SceneElement[] | null,
): SceneElement[] | null {
  return firstFitting(pairsWithin(context.theme, rowSizesPt), (sizes) => {
    const end = foot(slide, context, sizes[1]);
    const laid = end && lay(end.area, sizes);
    return laid && [...laid, ...end.elements];
  });
}

const mostFoot = 0.55;

/** A numbered row an ask, with its amount at the end. */
function rows(slide: Decision, context: KindContext): Placement {
  const { asks } = slide;
  const layIn = (some: readonly Ask[], area: Box, sizesPt: readonly CardSizes[]) =>
    layRows(
      context,
      some.map((ask, index) => ({
        name: `Decision ${index + 1}`,
        mark: isOne(slide) ? undefined : String(index + context.firstNumber),
        heading: ask.ask,
        body: hasTerms(ask) ? (sizePt: number) => termsOf(ask, sizePt, context) : undefined,
      })),
      {
        area,
        // A single one has no number.
        start: isOne(slide) ? 'bar' : 'tile',
        headingShare: hasNarrowBody(context.theme) ? 0 : askShare,
        sizesPt,
        divider: 'hairline',
      },
    );
  const all = aboveFoot(slide, context, (area, sizes) => {
    const laid = layIn(asks, area, [sizes]);
    return laid.count === asks.length ? laid.elements : null;
  });
  if (all) return placed(all);
  const sizesPt = pairsWithin(context.theme, rowSizesPt);
  const whole = layIn(asks, context.area, sizesPt);
  const most = Math.min(whole.count, asks.length - 1);
  if (most < 1 || context.furtherSlides === 0) return tooLong;
  const share = evenShare(asks.length, most, context.furtherSlides);
  const part = layIn(asks.slice(0, share), context.area, sizesPt);
  return continues(part.elements, [{ ...slide, asks: asks.slice(part.count) }], context.firstNumber + part.count);
}

const mostCards = 4;
/** The amount of a single ask is so many times as large as its words, at most so many pt. */
const [markShare, mostMarkPt] = [3, 72];

/** A card an ask, which begins with its amount. */
function cards(slide: Decision, context: KindContext): Placement {
  const { asks } = slide;
  if (asks.length > mostCards) return tooLong;
  const isPriced = asks.every(({ amount }) => amount !== undefined);
  const contents = asks.map((ask, index) => {
    const rest = isPriced ? { ...ask, amount: undefined } : ask;
    return {
      name: `Decision ${index + 1}`,
      mark: isPriced ? ask.amount : asks.length > 1 ? String(index + context.firstNumber) : undefined,
      heading: ask.ask,
      body: hasTerms(rest) ? (sizePt: number) => termsOf(rest, sizePt, context) : undefined,
    };
  });
  const all = aboveFoot(slide, context, (area, sizes) => {
    const markSizePt = isOne(slide) ? Math.min(mostMarkPt, sizes[0] * markShare) : 40;
    const grid = { area, columns: cardColumns(asks.length), frame: 'surface' as const, markSizePt, sizesPt: [sizes] };
    return layCards(context, contents, grid)?.elements ?? null;
  });
  return all ? placed(all) : tooLong;
}

const isOne = ({ asks }: Decision): boolean => asks.length === 1;

export const decisionLayout: KindLayout<Decision> = {
  arrangements: [
    { name: 'ask-panel', layout: 'title-only', suits: (slide) => (isOne(slide) ? 3 : 0), place: panel },
    {
      name: 'ask-band',
      layout: 'title-only',
      // Options are compared side by side.
      suits: (slide) => (!isOne(slide) ? 0 : slide.options.length > 1 ? 3.2 : 2.6),
      place: band,
    },
    { name: 'ask-rows', layout: 'title-only', suits: (slide) => (isOne(slide) ? 1 : 3), place: rows },
    {
      name: 'ask-cards',
      layout: 'title-only',
      suits: ({ asks }) => (asks.length > 1 && asks.length <= 3 ? 2.6 : 0.8),
      place: cards,
    },
  ],
  outline: ({ asks, options, otherwise }) => [
    ...asks.map(({ ask, amount, due, decider }) => ({
      text: ask,
      children: [amount, due, decider].filter((term) => term !== undefined),
    })),
    ...options.map(({ name, detail }) => ({
      text: name,
      children: detail ? [detail] : [],
    })),
    ...(otherwise ? [{ text: otherwise }] : []),
  ],
};
