import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import type { ColorRole } from '../../theme/theme';
import { cardGeometry } from '../blocks/card-face';
import { draft, draftOfRuns, textRun, type DraftOptions, type ParagraphDraft } from '../blocks/draft';
import { evenLines } from '../blocks/even-lines';
import { fitDrafts, fitLargest, type Fitted } from '../blocks/fit';
import { sizesWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { insetBox, settle, spanOf } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext } from '../layout-types';
import { textLength } from '../shorten-text';

/** What is said and by whom. */
type Said = Pick<SlideOf<'quote'>, 'quote' | 'attribution'>;

/** Of letters. */
export const fewWords = 48;
/** A quote of a few words may be as large as a statement; long ones are set for reading. */
const sizesFor: readonly { letters: number; sizesPt: readonly number[] }[] = [
  { letters: fewWords, sizesPt: [60, 54, 48, 44, 40, 36, 32, 28, 24, 20] },
  { letters: 110, sizesPt: [48, 44, 40, 36, 32, 28, 24, 20] },
  { letters: 180, sizesPt: [40, 36, 32, 28, 24, 20] },
  { letters: Infinity, sizesPt: [32, 28, 24, 20] },
];
const attributionPt = 20;
/** The sign is set for a place so wide, in inches, and by the width of where the quote stands. */
const markWidth = { emIn: 0.66, share: 0.14, mostIn: 1.75 };
/** Of its size: how high the line of the sign is. */
const markLine = 1.35;
/** The sign fills the upper part of its line: its ink is this share of the size high and starts this far down. */
const markInk = { from: 0.32, heightEm: 0.3 };
const gapIn = 0.5;
/** Before who said it, half way between that and the words. */
const byRule = { w: 0.9, h: 0.05 };
/** Lines of words on narrow panels run from side to side. */
const fullLineIn = 5;

interface Words {
  quote: Fitted;
  /** The quote in lines about equally long, and its part of a box. */
  evenIn: (box: Box) => ReturnType<typeof evenLines>;
  by: Fitted | null;
  heightIn: number;
}

interface WordsLook extends Pick<DraftOptions, 'align'> {
  color: ColorRole;
  /** Of the words themselves, in pt. */
  mostPt: number;
}

/** Quote and attribution in a column; null when they are too long for legible sizes. */
function measure(
  slide: Said,
  context: KindContext,
  box: { widthIn: number; heightIn: number },
  { color, align, mostPt }: WordsLook,
): Words | null {
  const by = slide.attribution
    ? fitDrafts(context, [attributionDraft(slide.attribution, context, { color, align })], {
        widthIn: box.widthIn,
        heightIn: box.heightIn / 3,
      })
    : null;
  if (slide.attribution && !by) return null;
  const byIn = by ? gapIn + by.heightIn : 0;
  const { sizesPt } = sizesFor.find(({ letters }) => textLength(slide.quote) <= letters)!;
  const say = (sizePt: number) => [
    draft(slide.quote, context.direction, { sizePt, align, lineSpacing: 1.15, font: 'heading', color }),
  ];
  const quote = fitLargest(context, say, sizesWithin(mostPt, sizesPt), {
    widthIn: box.widthIn,
    heightIn: box.heightIn - byIn,
  });
  if (!quote) return null;
  const evenIn = (room: Box) => evenLines(context, say(quote.sizePt), room, align);
  return { quote, evenIn, by, heightIn: quote.heightIn + byIn };
}

/** The name before the first comma in bold, what the person is behind it. */
function attributionDraft(
  text: string,
  { direction }: KindContext,
  { color, align }: Pick<DraftOptions, 'color' | 'align'>,
): ParagraphDraft {
  const comma = /^[^,\u060c\u3001]+/u.exec(text)?.[0] ?? text;
  const rest = text.slice(comma.length);
  const style = { sizePt: attributionPt, align };
  const name = textRun(comma, { ...style, bold: true, color });
  return draftOfRuns(
    rest ? [name, textRun(rest, { ...style, color: color === 'ink' ? 'muted' : color })] : [name],
    direction,
    style,
  );
}

function draw({ quote, evenIn, by }: Words, box: Box, on?: string): SceneElement[] {
  const stands = on ? { on } : {};
  const even = evenIn(box);
  return [
    textElement({
      name: 'Quote',
      placeholder: 'body',
      box: { ...even.box, h: quote.heightIn },
      paragraphs: even.paragraphs,
      ...stands,
    }),
    ...(by
      ? [
          ...(on ? [] : [byRuleAt(box, box.y + quote.heightIn + (gapIn - byRule.h) / 2)]),
          textElement({
            name: 'Attribution',
            placeholder: 'caption',
            box: { ...box, y: box.y + quote.heightIn + gapIn, h: by.heightIn },
            paragraphs: by.paragraphs,
            ...stands,
          }),
        ]
      : []),
  ];
}

function byRuleAt({ x }: Box, y: number): SceneElement {
  return {
    type: 'shape',
    name: 'Attribution rule',
    geometry: 'rect',
    box: { x, y, ...byRule },
    fill: { color: 'edge' },
  };
}

/** The place of the sign of a box, in inches. */
const markWidthIn = ({ w }: Box): number => Math.min(markWidth.mostIn, w * markWidth.share);
/** The sign of a box is no wider than its place and no higher than the box. */
const markPtIn = (box: Box): number =>
  Math.floor(Math.min((markWidthIn(box) * 72) / markWidth.emIn, (box.h * 72) / markLine));

/** The opening sign, with its ink starting at the given height, or lower where its line would leave the area. */
function mark(context: KindContext, x: number, inkTop: number, color: ColorRole, on?: string): SceneElement[] {
  const markPt = markPtIn(context.area);
  const markW = markWidthIn(context.area);
  const fitted = fitDrafts(
    context,
    [
      draft('\u201c', context.direction, {
        sizePt: markPt,
        bold: true,
        color,
        font: 'heading',
        lineSpacing: 1,
      }),
    ],
    { widthIn: markW, heightIn: context.area.h },
  );
  const y = Math.max(context.area.y, inkTop - (markInk.from * markPt) / 72);
  return fitted
    ? [
        textElement({
          name: 'Quotation mark',
          box: { x, y, w: markW, h: fitted.heightIn },
          paragraphs: fitted.paragraphs,
          ...(on ? { on } : {}),
        }),
      ]
    : [];
}

export interface LaidQuote {
  elements: SceneElement[];
  /** What the words need with their sign and what they stand on. */
  heightIn: number;
}

/** How large the words may be, and what a panel keeps free around them. */
export interface QuoteRoom {
  mostPt: number;
  padding: { x: number; y: number };
}

const markGapIn = 0.2;

/** The sign in the margin of the words, a little above the middle of a box. */
export function openQuote(
  slide: Said,
  context: KindContext,
  area: Box,
  { mostPt }: Pick<QuoteRoom, 'mostPt'>,
): LaidQuote | null {
  const span = spanOf(area, 0, 11);
  const startIn = markWidthIn(area) + markGapIn;
  const box = { ...span, x: span.x + startIn, w: span.w - startIn };
  const words = measure(slide, context, { widthIn: box.w, heightIn: box.h }, { color: 'ink', mostPt });
  if (!words) return null;
  const { y } = settle(area, words.heightIn);
  const sign = mark({ ...context, area }, area.x, y + 0.1, 'accent');
  return { elements: asGroup('Quote', [...sign, ...draw(words, { ...box, y })]), heightIn: words.heightIn };
}

/** The words on a panel in accent as high as the box, the sign above them. */
export function quoteOnPanel(
  slide: Said,
  context: KindContext,
  card: Box,
  { mostPt, padding }: QuoteRoom,
): LaidQuote | null {
  const { theme } = context;
  const signIn = (markInk.heightEm * markPtIn(card)) / 72 + 0.2;
  const inner = insetBox(card, padding.x, padding.y);
  const { align } = theme.layouts.quote.title;
  const isCentred = align === 'center';
  const text = isCentred ? inner : { ...inner, w: Math.max(spanOf(inner, 0, 10).w, Math.min(inner.w, fullLineIn)) };
  const look = { color: 'onAccent', align, mostPt } as const;
  const words = measure(slide, context, { widthIn: text.w, heightIn: inner.h - signIn }, look);
  if (!words) return null;
  const top = card.y + (card.h - signIn - words.heightIn) / 2;
  const elements = asGroup('Panel', [
    {
      type: 'shape',
      name: 'Panel',
      geometry: cardGeometry(theme),
      cornerRadius: theme.cornerRadius,
      box: card,
      fill: { color: 'accentFill' },
    },
    // The sign's line is higher than its ink and reaches into the words.
    ...mark(
      { ...context, area: card },
      isCentred ? text.x + (text.w - markWidthIn(card)) / 2 : text.x,
      top,
      'onAccent',
      'Quote',
    ),
    ...draw(words, { ...text, y: top + signIn }, 'Panel'),
  ]);
  return { elements, heightIn: signIn + words.heightIn + 2 * padding.y };
}
