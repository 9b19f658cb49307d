import { draft } from '../blocks/draft';
import { fitDrafts } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import { captionPadIn, legendRows, legendSizesIn } from '../../scene/chart-geometry';
import type { Box, ChartCaption, ChartElement, SceneElement } from '../../scene/scene';
import type { ChartData, ChartSeries } from '../../spec/chart-data';
import type { KindContext } from '../layout-types';
import { chartSizesPt, isShareWord, lineHighIn, lineWidthIn, safeLineHighIn } from './chart-words';
import { chartName } from './chart-frame';
import { chartTraits, isRound } from './chart-traits';

/** Between the units of two axes on one line. */
const gapIn = 0.32;
/** Between a unit and a legend on its line, which would else be read as one of the names. */
const apartIn = 0.6;
/** Programs break titles of upright axes that are wider than a fifth of the chart; this leaves room for other fonts. */
const widestAxisTitle = 0.19;
const rowGapIn = 0.06;
const mostRows = 4;
const mostCaptionLines = 4;

/** What stands above a chart: what its numbers count, and what each colour stands for. */
export interface ChartHead {
  heightIn: number;
  /** Parts of the chart itself, which follow its data. */
  parts: Pick<ChartElement, 'caption' | 'secondaryCaption' | 'legend'>;
  /** A caption of several lines, which a chart can't hold in a place of its own. */
  elements: SceneElement[];
  /** Of a legend that ends where the plot does, which is laid out later. */
  legendEnd?: {
    /** What its box has behind the last name. */
    hangIn: number;
    /** Where its box may begin. */
    leastX: number;
  };
}

/** Programs leave air at both ends of a legend; its box may reach this far beyond the chart's area for it. */
const mostHangIn = 0.28;

/** The same head with its legend at the end of the plot, so that both end on one line. */
export function alongPlot(head: ChartHead, { plot }: ChartElement, area: Box): ChartHead {
  const { legendEnd, parts } = head;
  const { legend } = parts;
  if (!legend || !legendEnd) return head;
  const end = Math.min(plot.x + plot.w + legendEnd.hangIn, area.x + area.w + mostHangIn);
  const x = Math.max(legendEnd.leastX, end - legend.box.w);
  return { ...head, parts: { ...parts, legend: { ...legend, box: { ...legend.box, x } } } };
}

/**
 * Sets the head of a chart. `named` is false where the series are named in the chart.
 *
 * @returns null when the names fill too many lines
 */
export function layChartHead(context: KindContext, chart: ChartData, area: Box, named: boolean): ChartHead | null {
  for (const sizePt of chartSizesPt(context.theme)) {
    const captions = layCaptions(context, chart, area, sizePt);
    const head = captions && withLegend(captions, context, chart, { area, named, sizePt });
    if (head) return head;
  }
  return null;
}

/** Captions with the room that is left on their line. */
interface Captions extends ChartHead {
  free: { from: number; to: number };
}

/** What the axes count, at both ends of one line. */
function layCaptions(context: KindContext, chart: ChartData, area: Box, sizePt: number): Captions | null {
  const isSecond = ({ axis }: ChartSeries) => chart.type === 'combination' && axis === 'secondary';
  const single = chart.series.length === 1 || isRound(chart);
  const said = captionOf(single ? chart.series[0]?.name : undefined, chart.unit, context.language);
  const text = isRound(chart) && /%/.test(chart.numberFormat) && isShareWord(said) ? '' : said;
  const otherText = chart.series.some(isSecond) ? (chart.secondaryUnit ?? '') : '';
  const wide = (words: string) => (words === '' ? 0 : lineWidthIn(words, sizePt, context.theme));
  const high = lineHighIn(sizePt, context.theme);
  const [first, second] = [wide(text), wide(otherText)];
  const apart = first > 0 && second > 0 ? gapIn : 0;
  if (first + apart + second > area.w) {
    const both = [text, otherText].filter((one) => one !== '').join(' · ');
    const block = captionBlock(both, context, area, sizePt);
    return block && { ...block, parts: {}, free: { from: area.w, to: area.w } };
  }
  const place = (words: string, x: number, w: number): ChartCaption => ({
    text: words,
    sizePt,
    box: { x: area.x + x, y: area.y + captionPadIn.y, w, h: high },
  });
  // Titles are placed by their left edge: words that end at the right one would miss it by what fonts differ.
  const isText = first > 0 && context.direction === 'rtl';
  const isOtherText = second > area.w * widestAxisTitle;
  // Texts break where another font is wider; half of what is between two of them is theirs.
  const lineOf = (w: number) => ({ ...area, y: area.y + captionPadIn.y, w: Math.min(area.w, w + gapIn / 2) });
  const atEnd = (box: Box) => ({ ...box, x: area.x + area.w - box.w });
  const blocks = [
    ...(isText ? [captionBlock(text, context, lineOf(first), sizePt)] : []),
    ...(isOtherText ? [captionBlock(otherText, context, atEnd(lineOf(second)), sizePt, 'end')] : []),
  ];
  if (blocks.includes(null)) return null;
  return {
    heightIn: first + second > 0 ? captionPadIn.y + high : 0,
    parts: {
      ...(first > 0 && !isText ? { caption: place(text, 0, first) } : {}),
      ...(second > 0 && !isOtherText ? { secondaryCaption: place(otherText, area.w - second, second) } : {}),
    },
    elements: blocks.flatMap((block) => block?.elements ?? []),
    free: { from: first > 0 ? first + apartIn : 0, to: second > 0 ? area.w - second - apartIn : area.w },
  };
}

function captionBlock(
  text: string,
  context: KindContext,
  area: Box,
  sizePt: number,
  align: 'start' | 'end' = 'start',
): Pick<ChartHead, 'heightIn' | 'elements'> | null {
  const words = draft(text, context.direction, { sizePt, color: 'muted', align, lineSpacing: 1 });
  const fitted = fitDrafts(context, [words], {
    widthIn: area.w,
    heightIn: 1.2,
    maxLines: mostCaptionLines,
    breakWords: true,
  });
  if (!fitted) return null;
  const box = { ...area, h: fitted.heightIn };
  const unit = textElement({
    name: align === 'end' ? 'Secondary axis' : 'Unit',
    box,
    paragraphs: fitted.paragraphs,
    on: chartName,
  });
  return { heightIn: fitted.heightIn, elements: [unit] };
}

/** What a single series is and what it counts, said once. */
function captionOf(name: string | undefined, unit: string | undefined, language: string): string {
  if (!name || !unit) return name ?? unit ?? '';
  const [one, other] = [name.toLocaleLowerCase(), unit.toLocaleLowerCase()];
  if (one.includes(other)) return name;
  if (other.includes(one)) return unit;
  return /^(?:ja|zh)\b/i.test(language) ? `${name}（${unit}）` : `${name} (${unit})`;
}

function hasLines(chart: ChartData): boolean {
  return (
    chartTraits[chart.type].form === 'line' ||
    chart.target !== undefined ||
    chart.series.some((one) => one.as === 'line')
  );
}

/**
 * Units stand over their axes. The legend stands at the other end of their line, between those of two axes in the
 * middle, or above them where it has no room there.
 */
function withLegend(
  { free, ...head }: Captions,
  { theme, direction }: KindContext,
  chart: ChartData,
  { area, named, sizePt }: { area: Box; named: boolean; sizePt: number },
): ChartHead | null {
  if (!named || chart.series.length === 1 || isRound(chart)) return head;
  const { swatch, gap, between } = legendSizesIn(sizePt, hasLines(chart));
  const { stacked, horizontal } = chartTraits[chart.type];
  // The sums of bars have an entry too, which is not seen.
  const names = [...chart.series.map(({ name }) => name), ...(stacked && horizontal ? [' '] : [])];
  const widths = names.map((name) => swatch + gap + lineWidthIn(name, sizePt, theme) + between);
  const width = widths.reduce((sum, one) => sum + one, 0);
  const rows = legendRows(widths, area.w).length;
  if (rows > mostRows) return null;
  const w = rows > 1 ? area.w : width;
  const h = rows * safeLineHighIn(names, sizePt, theme);
  const airIn = (names.length * between) / (names.length + 1);
  // Names run from left to right in every deck, the unseen one first.
  const isUnseen = direction === 'rtl' && names.length > chart.series.length;
  const hangIn = airIn + (isUnseen ? (widths.at(-1) ?? 0) - between + airIn : 0);
  const isBeside = head.heightIn > 0 && width <= free.to - free.from;
  const isBetween = isBeside && free.to < area.w;
  // Beside captions, lines of one middle, however high each of them is.
  const middle = isBeside ? captionPadIn.y + lineHighIn(sizePt, theme) / 2 : 0;
  const captionsDown = isBeside ? Math.max(0, h / 2 - middle) : h + rowGapIn;
  const top = isBeside ? Math.max(0, middle - h / 2) : 0;
  const x = area.x + (isBetween ? (free.from + free.to - w) / 2 : area.w - w);
  const below = head.heightIn > 0 ? lower(head, captionsDown) : head;
  return {
    ...below,
    heightIn: Math.max(below.heightIn, top + h),
    parts: { ...below.parts, legend: { box: { x, y: area.y + top, w, h }, sizePt } },
    ...(rows > 1 || isBetween ? {} : { legendEnd: { hangIn, leastX: area.x + (isBeside ? free.from : 0) } }),
  };
}

/** Captions further down. */
function lower({ heightIn, parts, elements }: ChartHead, down: number): ChartHead {
  const moved = <P extends { box: Box }>(part: P): P => ({ ...part, box: { ...part.box, y: part.box.y + down } });
  const { caption, secondaryCaption } = parts;
  return {
    heightIn: heightIn + down,
    parts: {
      ...(caption ? { caption: moved(caption) } : {}),
      ...(secondaryCaption ? { secondaryCaption: moved(secondaryCaption) } : {}),
    },
    elements: elements.map(moved),
  };
}
