import { draft } from '../blocks/draft';
import { fitDrafts } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import { captionPadIn, legendRows, legendSizesIn } from '../../scene/chart-geometry';
import type { Box, ChartCaption, ChartElement, SceneElement } from '../../scene/scene';
import type { ChartData, ChartSeries } from '../../spec/slide-spec';
import type { KindContext } from '../layout-types';
import { chartSizesPt, lineHighIn, lineWidthIn, safeLineHighIn } from './chart-words';
import { chartName } from './chart-frame';
import { chartTraits, isRound } from './chart-traits';

const gapIn = 0.32;
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
  const text = captionOf(single ? chart.series[0]?.name : undefined, chart.unit, context.language);
  const otherText = chart.series.some(isSecond) ? (chart.secondaryUnit ?? '') : '';
  const wide = (words: string) => (words === '' ? 0 : lineWidthIn(words, sizePt, context.theme) + 2 * captionPadIn.x);
  const high = lineHighIn(sizePt, context.theme);
  const [first, second] = [wide(text), wide(otherText)];
  const apart = first > 0 && second > 0 ? gapIn : 0;
  if (first + apart + second > area.w) {
    const words = [text, otherText].filter((one) => one !== '').join(' · ');
    const block = captionBlock(words, context, area, sizePt);
    return block && { ...block, parts: {}, free: { from: area.w, to: area.w } };
  }
  const place = (words: string, x: number, w: number): ChartCaption => ({
    text: words,
    sizePt,
    box: { x: area.x + x + captionPadIn.x, y: area.y + captionPadIn.y, w: w - 2 * captionPadIn.x, h: high },
  });
  // Titles are placed by their left edge: words that end at the right one would miss it by what fonts differ.
  const isText = first > 0 && context.direction === 'rtl';
  const block = isText ? captionBlock(text, context, { ...area, w: first }, sizePt) : null;
  if (isText && !block) return null;
  return {
    heightIn: first + second > 0 ? captionPadIn.y + high : 0,
    parts: {
      ...(first > 0 && !isText ? { caption: place(text, 0, first) } : {}),
      ...(second > 0 ? { secondaryCaption: place(otherText, area.w - second, second) } : {}),
    },
    elements: block?.elements ?? [],
    free: { from: first > 0 ? first + gapIn : 0, to: second > 0 ? area.w - second - gapIn : area.w },
  };
}

function captionBlock(
  text: string,
  context: KindContext,
  area: Box,
  sizePt: number,
): Pick<ChartHead, 'heightIn' | 'elements'> | null {
  const fitted = fitDrafts(context, [draft(text, context.direction, { sizePt, color: 'muted', lineSpacing: 1 })], {
    widthIn: area.w,
    heightIn: 1.2,
    maxLines: mostCaptionLines,
    breakWords: true,
  });
  if (!fitted) return null;
  const box = { ...area, h: fitted.heightIn };
  const unit = textElement({ name: 'Unit', box, paragraphs: fitted.paragraphs, on: chartName });
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
  return chartTraits[chart.type].form === 'line' || chart.series.some((one) => one.as === 'line');
}

/** The legend behind the captions where one row is enough, else below them. */
function withLegend(
  { free, ...head }: Captions,
  { theme }: KindContext,
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
  const high = safeLineHighIn(
    chart.series.map(({ name }) => name),
    sizePt,
    theme,
  );
  const beside = width <= free.to - free.from;
  const rows = legendRows(widths, area.w).length;
  if (rows > mostRows) return null;
  const top = head.heightIn === 0 ? 0 : beside ? captionPadIn.y : head.heightIn + rowGapIn;
  const box = {
    x: area.x + (beside ? free.from : 0),
    y: area.y + top,
    w: rows > 1 ? area.w : width,
    h: rows * high,
  };
  return {
    ...head,
    heightIn: Math.max(head.heightIn, top + box.h),
    parts: { ...head.parts, legend: { box, sizePt } },
  };
}
