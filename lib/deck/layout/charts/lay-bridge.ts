import { contrastRatio } from '../../quality/contrast';
import { bridgeParts, bridgePoints, bridgeValues } from '../../scene/bridge-parts';
import type { BridgePart } from '../../scene/bridge-parts';
import type { ChartBridge } from '../../scene/bridge-parts';
import type { ChartAxes, ChartElement, ChartSeriesLook } from '../../scene/scene';
import type { ChartData } from '../../spec/chart-data';
import { distanceOf, toHsl } from '../../theme/scheme-color';
import type { ColorRole, Theme } from '../../theme/theme';
import { listMarks } from '../marks-and-words';
import { bridgeTexts, signsOf } from './bridge-texts';
import { namesBelow, namesBeside } from './category-names';
import type { ChartContext, LayChartOptions } from './chart-frame';
import { cutOf } from './cut-axis';
import { edgeIn, frame, wordGapIn } from './chart-frame';
import { chartSizesPt, lineHighIn, lineWidthIn } from './chart-words';
import { labelFormats } from './short-format';
import { valueAxis } from './value-axis';

const linkPt = 1;
/** Rows that somebody may add to a chart. */
const mostAdded = 12;
/** What a label has of the room of its bar. */
const labelShare = 0.94;
/** Numbers are what is read first. */
const labelSizesPt = [22, 20, 18, 16, 14, 12] as const;

const drawnAs: Readonly<Partial<Record<BridgePart, 'total' | 'rise' | 'fall'>>> = {
  total: 'total',
  rise: 'rise',
  riseBelow: 'rise',
  fall: 'fall',
  fallBelow: 'fall',
};

/** Colours nearer to each other than this, or with less contrast to their ground, aren't told apart. */
const [leastApart, leastContrastToGround] = [0.25, 2];

/**
 * The template's own colours, the accent for what gets better. A red one for that, or a green one for what gets worse,
 * would be read the other way round.
 */
function changeColors(
  { colors }: Theme,
  isLessBetter: boolean,
): Readonly<Record<'total' | 'rise' | 'fall', ColorRole>> {
  const isOf = (role: ColorRole, from: number, to: number) => {
    const { hue, saturation } = toHsl(colors[role]);
    return saturation > 0.25 && (from < to ? hue >= from && hue <= to : hue >= from || hue <= to);
  };
  const isLike = distanceOf(colors.accentFill, colors.second) < leastApart;
  const isPale = contrastRatio(colors.second, colors.canvas) < leastContrastToGround;
  const isGreen = isOf('second', 75, 175);
  const better: ColorRole = isOf('accentFill', 335, 20) ? 'good' : 'accentFill';
  const worse: ColorRole = isLike || isPale || isGreen ? 'bad' : 'second';
  return { total: 'muted', ...(isLessBetter ? { rise: worse, fall: better } : { rise: better, fall: worse }) };
}

/** Of columns and of bars. */
const partsOf = (horizontal: boolean): readonly BridgePart[] =>
  bridgeParts.filter((part) => (horizontal ? !isLine(part) : part !== 'tip'));

const isLine = (part: BridgePart) => part === 'top' || part.startsWith('link');
const isStacked = (part: BridgePart) => part === 'base' || drawnAs[part] !== undefined;

export interface BridgeSource {
  /** One a bar. */
  names: readonly string[];
  values: ChartBridge['values'];
  /** What changes are called. */
  head: string;
  numberFormat: string;
  isLessBetter: boolean;
}

/** The parts of a bridge as the series of a chart. */
export function bridgeChart(
  { names, values, numberFormat }: BridgeSource,
  horizontal: boolean,
  unit: string | undefined,
): ChartData {
  const numbers = bridgeValues(values);
  return {
    type: horizontal ? 'stacked_bar' : 'stacked_column',
    categories: [...names],
    series: partsOf(horizontal).map((part) => ({ name: part, values: numbers[part] })),
    numberFormat,
    ...(unit === undefined ? {} : { unit }),
  };
}

/**
 * Columns or bars from one total to another, each change standing where the one before it ended. All of it is computed
 * from the changes, here and in the workbook. Null where names or numbers have no room.
 */
export function layBridge(
  source: BridgeSource,
  chart: ChartData,
  { title, box }: Pick<LayChartOptions, 'title' | 'box'>,
  context: ChartContext,
): ChartElement | null {
  const { theme, language } = context;
  const horizontal = chart.type === 'stacked_bar';
  const beside = horizontal ? namesBeside(source.names, { widthIn: box.w, heightIn: box.h * 0.95 }, context) : null;
  const names = horizontal ? beside : namesBelow(source.names, box.w - 2 * edgeIn, context);
  if (!names || names.every > 1) return null;
  const along = horizontal ? box.h : box.w - 2 * edgeIn;
  const label = fitLabels(source, horizontal, (along / source.values.length) * labelShare, context);
  if (!label) return null;
  const high = lineHighIn(label.sizePt, theme);
  const [left, right] = horizontal ? [names.widthIn + wordGapIn, label.widthIn + wordGapIn] : [edgeIn, edgeIn];
  const [above, below] = horizontal ? [0, 0] : [high * 1.2, names.heightIn + wordGapIn];
  const plot = { x: box.x + left, y: box.y + above, w: box.w - left - right, h: box.h - above - below };
  if (plot.w < 1 || plot.h < 0.8) return null;
  const { bridge, texts } = label;
  // The line at zero runs through numbers of what is below it.
  const isCrossed = bridgePoints(source.values).some(({ from, to }) => Math.min(from, to) < 0);
  return {
    ...frame(chart, title, box, context),
    altText: describeBridge(source.names, texts, title, language),
    plot,
    horizontal,
    stacked: true,
    sizePt: names.sizePt,
    axes: axesOf(chart, names.lines, { bridge, lengthIn: horizontal ? plot.w : plot.h, highIn: high }, language),
    looks: bridge.parts.map((part) =>
      lookOf(part, texts, label.sizePt, changeColors(theme, source.isLessBetter), isCrossed),
    ),
    bridge,
  };
}

/** The largest size and the longest format in which every number has room. */
function fitLabels(source: BridgeSource, horizontal: boolean, slotIn: number, { theme, language }: ChartContext) {
  const { values, head, numberFormat } = source;
  const amounts = [...values.flatMap((value) => value ?? []), ...bridgePoints(values).map(({ to }) => to)];
  for (const format of labelFormats(numberFormat, amounts, language)) {
    const bridge: ChartBridge = { parts: partsOf(horizontal), values, head, format, signs: signsOf(language) };
    const texts = bridgeTexts(bridge, language);
    for (const sizePt of chartSizesPt(theme, labelSizesPt)) {
      const widthIn = Math.max(...texts.map((text) => lineWidthIn(text, sizePt, theme, true)));
      if ((horizontal ? lineHighIn(sizePt, theme) : widthIn) <= slotIn) return { bridge, texts, sizePt, widthIn };
    }
  }
  return null;
}

/** Every bar says its number, so that the axis says none. */
function axesOf(
  chart: ChartData,
  lines: readonly (readonly string[])[],
  { bridge, lengthIn, highIn }: { bridge: ChartBridge; lengthIn: number; highIn: number },
  language: string,
): ChartAxes {
  const bars = { ...chart, series: chart.series.filter((_, index) => isStacked(bridge.parts[index]!)) };
  const value = valueAxis(bars, bars.series, {
    language,
    lengthIn,
    tickIn: () => highIn,
    gridlines: false,
    labelIn: 0,
    startsAt: cutOf(bridge.values),
  });
  const category = { every: 1, lines, points: 'between' as const };
  // What carries the labels of bars is measured by the axis of the others, whatever that becomes.
  return { kind: 'categories', category, value, ...(bridge.parts.includes('tip') ? { secondary: value } : {}) };
}

function lookOf(
  part: BridgePart,
  texts: readonly string[],
  sizePt: number,
  colors: ReturnType<typeof changeColors>,
  isCrossed: boolean,
): ChartSeriesLook {
  const change = drawnAs[part];
  if (change) return { form: 'bar', axis: 'primary', fill: { color: colors[change] } };
  const points = texts.map((_, index) => index);
  const labels = {
    shows: 'cells' as const,
    points,
    format: 'General',
    sizePt,
    bold: true,
    colors: points.map(() => 'ink' as const),
    texts,
    ...(isCrossed ? { isBacked: true } : {}),
  };
  const unseen = { form: 'bar', fill: { color: 'canvas' }, isUnseen: true } as const;
  const line = { form: 'line', axis: 'primary', fill: { color: 'series5' } } as const;
  if (part === 'base') return { ...unseen, axis: 'primary' };
  if (part === 'tip') return { ...unseen, axis: 'secondary', labels: { ...labels, position: 'outside' } };
  if (part === 'top') return { ...line, labels: { ...labels, position: 'above' } };
  const first = ['link1', 'link2', 'link3'].indexOf(part);
  // PowerPoint draws lines across what is not available; those of rows that are added are left out, too.
  const all = Array.from({ length: texts.length + mostAdded }, (_, point) => point);
  const breaksBefore = all.filter((point) => point > 0 && (point - first + 3) % 3 !== 1);
  return { ...line, lineWidthPt: linkPt, breaksBefore };
}

/** The title and every bar with what it says. */
function describeBridge(names: readonly string[], texts: readonly string[], title: string, language: string): string {
  const { colon, comma, stop } = listMarks(language);
  return `${title}${stop}${names.map((name, index) => `${name}${colon}${texts[index] ?? ''}`).join(comma)}`;
}
