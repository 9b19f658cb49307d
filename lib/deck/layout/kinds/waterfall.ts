import type { Box, SceneElement } from '../../scene/scene';
import { bridgePoints, type ChartBridge } from '../../scene/bridge-parts';
import type { SlideOf } from '../../spec/slide-spec';
import { measureTextWidthIn } from '../../text/measure-text';
import { draft } from '../blocks/draft';
import { layRows } from '../blocks/lay-rows';
import { pairsWithin } from '../blocks/size-limits';
import { bridgeTexts, signsOf } from '../charts/bridge-texts';
import { cutAxisWords, cutOf } from '../charts/cut-axis';
import { layChartHead } from '../charts/chart-head';
import { totalWord } from '../charts/chart-words';
import { bridgeChart, layBridge } from '../charts/lay-bridge';
import { readBridge } from '../charts/read-bridge';
import { valueFormat } from '../charts/short-format';
import { formatNumber } from '../format-number';
import { spanOf } from '../grid';
import type { DeckContext, KindContext, KindLayout, MovedText, Placement } from '../layout-types';
import { listMarks, scoreWords } from '../marks-and-words';
import { placed, tooLong } from '../placement';
import { withWords } from './chart-parts';
import { tableLayout } from './table';

type Waterfall = SlideOf<'waterfall'>;

/** The form of a bridge that nothing is drawn of. */
export const bridgeTableForm = 'bridge-table';
const headGapIn = 0.15;
const mostBars = 14;
/** Changes that are all smaller than this share of the largest total are hardly seen. */
const leastSeen = 0.025;
/** Columns of so few bars don't need the whole width. */
const fewBars = 4;

/** The bars from start to end, in an area; null where they have no room, or can't be drawn. */
function bridgeIn(slide: Waterfall, area: Box, context: KindContext, horizontal = false): SceneElement[] | null {
  const { language } = context;
  const { bars, values } = readBridge(slide, language);
  if (!values || values.length > mostBars) return null;
  const source = {
    names: bars.map(({ name }) => name),
    values,
    head: scoreWords(language).change,
    numberFormat: slide.numberFormat,
    isLessBetter: slide.isLessBetter,
  };
  const chart = bridgeChart(source, horizontal, withCut(slide, values, language));
  const head = layChartHead(context, chart, area, false);
  if (!head) return null;
  const above = head.heightIn > 0 ? head.heightIn + headGapIn : 0;
  const box = { ...area, y: area.y + above, h: area.h - above };
  const element = layBridge(source, chart, { title: slide.title, box }, context);
  return element && [...head.elements, withWords(element, head.parts)];
}

/** What the numbers count, and where their axis begins if not at zero. */
function withCut({ unit, numberFormat }: Waterfall, values: ChartBridge['values'], language: string) {
  const cut = cutOf(values);
  if (cut === undefined) return unit;
  const words = cutAxisWords(cut, numberFormat, language);
  return unit === undefined ? words : `${unit} · ${words}`;
}

function columns(slide: Waterfall, context: KindContext): Placement {
  const isShort = slide.steps.length + 2 <= fewBars;
  const elements = bridgeIn(slide, isShort ? spanOf(context.area, 0, 9) : context.area, context);
  return elements ? placed(elements, explanations(slide, context)) : tooLong;
}

/** What explains the changes goes into the notes where only bars stand on the slide. */
function explanations(slide: Waterfall, context: KindContext): MovedText[] {
  const { bars } = readBridge(slide, context.language);
  return movedOf(
    bars.flatMap(({ name, detail }) => (detail === undefined ? [] : [{ name, detail }])),
    context,
  );
}

function movedOf(explained: readonly { name: string; detail: string }[], { language }: KindContext): MovedText[] {
  const { colon } = listMarks(language);
  const lines = explained.map(({ name, detail }) => `${name}${colon}${detail}`);
  return lines.length === 0 ? [] : [{ what: 'content', text: lines.join('\n') }];
}

/** Names of any length stand beside bars. What is below zero hangs down from columns only, which all programs measure alike. */
function bars(slide: Waterfall, context: KindContext): Placement {
  const { values } = readBridge(slide, context.language);
  if (!values || bridgePoints(values).some(({ to }) => to < 0)) return tooLong;
  const elements = bridgeIn(slide, context.area, context, true);
  return elements ? placed(elements, explanations(slide, context)) : tooLong;
}

const [chartColumns, commentColumns] = [7, 5];
const commentGapIn = 0.35;
const markPt = 26;
const commentSizesPt: readonly (readonly [number, number])[] = [
  [22, 18],
  [20, 18],
  [20, 16],
  [18, 16],
  [16, 14],
  [14, 14],
  [14, 12],
];

/** A bar with what explains it. */
interface Explained {
  index: number;
  name: string;
  detail: string;
  amount: number;
}

/** Fewer explanations leave a column of them nearly empty. */
const fewestComments = 2;

/** Which bars are explained beside the drawing: all; where these have no room, the changes alone, the largest of them. */
function* shownComments(all: readonly Explained[], last: number): Generator<readonly Explained[]> {
  yield all;
  let kept = all.filter(({ index }) => index > 0 && index < last);
  for (; kept.length >= fewestComments; kept = withoutSmallest(kept)) if (kept.length < all.length) yield kept;
}

function withoutSmallest(all: readonly Explained[]): Explained[] {
  const least = Math.min(...all.map(({ amount }) => amount));
  const at = all.findLastIndex(({ amount }) => amount === least);
  return all.filter((_, index) => index !== at);
}

/** The bars beside what explains each change; what has no room there goes into the notes. */
function comments(slide: Waterfall, context: KindContext): Placement {
  const { bars, values } = readBridge(slide, context.language);
  if (!values || !hasDetails(slide)) return tooLong;
  const all = bars.flatMap(({ name, detail, amount = 0 }, index) =>
    detail === undefined ? [] : [{ index, name, detail, amount: Math.abs(amount) }],
  );
  for (const shown of shownComments(all, bars.length - 1)) {
    const rows = layComments(shown, slide, context);
    if (rows.count < shown.length) continue;
    const elements = bridgeIn(slide, spanOf(context.area, 0, chartColumns), context);
    const others = all.filter((one) => !shown.includes(one));
    return elements ? placed([...elements, ...rows.elements], movedOf(others, context)) : tooLong;
  }
  return tooLong;
}

function layComments(shown: readonly Explained[], slide: Waterfall, context: KindContext) {
  const texts = signedTexts(slide, context);
  const { area, direction, theme } = context;
  const side = spanOf(area, chartColumns, commentColumns);
  const explained = shown.map(({ index, name, detail }) => ({
    name: `Change ${index}`,
    mark: texts[index] ?? '',
    heading: name,
    body: (sizePt: number) => [draft(detail, direction, { sizePt, color: 'muted' as const })],
  }));
  const { font } = theme.style.numerals;
  const family = theme.fonts[font];
  const widths = explained.map(({ mark }) => measureTextWidthIn(mark, { family, sizePt: markPt, bold: true }));
  return layRows(context, explained, {
    area: { ...side, x: side.x + commentGapIn, w: side.w - commentGapIn },
    start: 'mark',
    markSizePt: markPt,
    markWidthIn: Math.max(...widths) * 1.3,
    headingShare: 0,
    sizesPt: pairsWithin(theme, commentSizesPt),
    divider: 'hairline',
  });
}

const hasDetails = ({ start, steps, end }: Waterfall) =>
  [start, ...steps, end].some(({ detail }) => detail !== undefined);

/** What every bar says, with signs before changes; where it can't be drawn, as its author wrote it. */
function signedTexts(slide: Waterfall, { language }: Pick<DeckContext, 'language'>): string[] {
  const { bars, values } = readBridge(slide, language);
  const format = valueFormat(
    slide.numberFormat,
    bars.flatMap(({ amount }) => amount ?? []),
  );
  const bridge = { parts: [], values: values ?? [], head: '', format, signs: signsOf(language) };
  if (values) return bridgeTexts(bridge, language);
  return bars.map(({ value, amount, isSubtotal }, index) => {
    if (value !== undefined || amount === undefined) return value ?? '–';
    const sign = amount > 0 && !isSubtotal && index > 0 ? bridge.signs.plus : '';
    return `${sign}${formatNumber(amount, format, language)}`;
  });
}

/** Every change in a row with what there is behind it; where changes don't lead from start to end, without. */
function table(slide: Waterfall, context: KindContext): Placement {
  const { language } = context;
  const { bars, values } = readBridge(slide, language);
  const texts = signedTexts(slide, context);
  const format = valueFormat(
    slide.numberFormat,
    bars.flatMap(({ amount }) => amount ?? []),
  );
  const levels = values && bridgePoints(values).map(({ to }) => formatNumber(to, format, language));
  const isCommented = bars.some(({ detail }) => detail !== undefined);
  const isWhole = (index: number) => index === 0 || bars[index]?.isSubtotal === true;
  const { title, eyebrow, source, unit } = slide;
  const asTable: SlideOf<'table'> = {
    kind: 'table',
    title,
    eyebrow,
    source,
    notes: '',
    totalRow: true,
    ...(unit === undefined ? {} : { caption: unit }),
    columns: [
      { label: '', align: 'start' },
      { label: scoreWords(language).change, align: 'end' },
      ...(levels ? [{ label: totalWord(language), align: 'end' as const }] : []),
      ...(isCommented ? [{ label: '', align: 'start' as const }] : []),
    ],
    rows: bars.map(({ name, detail = '' }, index) => [
      name,
      levels && isWhole(index) ? '' : (texts[index] ?? ''),
      ...(levels ? [levels[index] ?? ''] : []),
      ...(isCommented ? [detail] : []),
    ]),
  };
  for (const { layout, place } of tableLayout.arrangements) {
    if (layout !== 'content') continue;
    const placement = place(asTable, context);
    if (placement.outcome !== 'too-long') return placement;
  }
  return tooLong;
}

/** Whether some change is as large as is seen beside the totals, or the axis leaves out most of them. */
function isSeen({ start, steps, end }: Waterfall): boolean {
  const values = [start, ...steps].map((bar) => ('isSubtotal' in bar && bar.isSubtotal ? null : (bar.amount ?? 0)));
  const most = Math.max(...[start, end].map(({ amount = 0 }) => Math.abs(amount)));
  const isLarge = steps.some(({ amount = 0, isSubtotal }) => !isSubtotal && Math.abs(amount) >= most * leastSeen);
  return isLarge || cutOf(values) !== undefined;
}

export const waterfallLayout: KindLayout<Waterfall> = {
  arrangements: [
    {
      name: 'bridge-columns',
      layout: 'content',
      suits: (slide) => (isSeen(slide) && !hasDetails(slide) ? 3 : 1),
      place: columns,
    },
    {
      name: 'bridge-and-comments',
      layout: 'title-only',
      suits: (slide) => (!hasDetails(slide) ? 0.1 : isSeen(slide) ? 3.5 : 1.2),
      place: comments,
    },
    {
      name: 'bridge-bars',
      layout: 'content',
      suits: (slide) => (isSeen(slide) && !hasDetails(slide) ? 2.5 : 0.8),
      place: bars,
    },
    { name: bridgeTableForm, layout: 'content', suits: () => 2, place: table },
  ],
  outline: (slide) => [
    ...(slide.unit === undefined ? [] : [{ text: slide.unit }]),
    ...[slide.start, ...slide.steps, slide.end].map(({ name, value, amount, detail }) => ({
      text: [name, value ?? amount].filter((part) => part !== undefined).join(' – '),
      children: detail === undefined ? [] : [detail],
    })),
  ],
};
