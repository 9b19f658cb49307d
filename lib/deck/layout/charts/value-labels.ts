import { barSpan, stackSpans, valueShare } from '../../scene/chart-geometry';
import type { ChartLabels } from '../../scene/chart-labels';
import type { Box, ChartValueAxis, Fill } from '../../scene/scene';
import type { ChartData } from '../../spec/chart-data';
import type { Theme } from '../../theme/theme';
import { formatNumber } from '../format-number';
import { chartTraits, numbersOf } from './chart-traits';
import { lineHighIn, lineWidthIn } from './chart-words';
import { emphasisOf } from './emphasis';
import { readableOn } from './series-fills';
import { labelFormats } from './short-format';

const mostLabels = 20;
const mostLineLabels = 8;
/** Space on each side of a label inside a bar. */
const innerGapIn = 0.05;
const outerGapIn = 0.02;

export interface LabelContext {
  theme: Theme;
  language: string;
  sizePt: number;
}

/**
 * The number format in which every value can be printed at the end of its bar without
 * touching a neighbour; null when there is no room or the bars are stacked.
 */
export function barLabelFormat(
  chart: ChartData,
  plot: Pick<Box, 'w' | 'h'>,
  gapWidthPercent: number,
  context: LabelContext,
): string | null {
  const { form, stacked, horizontal } = chartTraits[chart.type];
  const { categories, series } = chart;
  if (form !== 'bar' || stacked || chart.type === 'combination' || categories.length * series.length > mostLabels)
    return null;
  const slot = (horizontal ? plot.h : plot.w) / categories.length;
  const { from, to } = barSpan(0, series.length, gapWidthPercent);
  const room = series.length === 1 ? slot * 0.95 : slot * (to - from) * 1.06;
  const numbers = numbersOf(chart);
  const formats = labelFormats(chart.numberFormat, numbers, context.language);
  if (horizontal)
    return lineHighIn(context.sizePt, context.theme) * 0.9 <= room
      ? (formats.find((format) => widestLabelIn(chart, format, context) <= 1.3) ?? formats.at(-1) ?? null)
      : null;
  return formats.find((format) => widestLabelIn(chart, format, context) + outerGapIn <= room) ?? null;
}

/** Width of the widest value in a format. */
export function widestLabelIn(chart: ChartData, format: string, { theme, language, sizePt }: LabelContext): number {
  return Math.max(
    0,
    ...numbersOf(chart).map((value) => lineWidthIn(formatNumber(value, format, language), sizePt, theme, true)),
  );
}

/** Values at the ends of bars. */
export function outsideLabels(
  values: readonly (number | null)[],
  format: string,
  { sizePt }: LabelContext,
): ChartLabels {
  const points = presentPoints(values);
  return { shows: 'value', position: 'outside', points, format, sizePt, bold: true, colors: points.map(() => 'ink') };
}

/** Values of one series in the middle of those parts of a stack that hold them. */
export function stackLabels(
  chart: ChartData,
  seriesIndex: number,
  fillAt: (point: number) => Fill,
  place: { plot: Box; axis: ChartValueAxis; gapWidthPercent: number },
  context: LabelContext,
): ChartLabels | undefined {
  const { theme, language, sizePt } = context;
  const { horizontal } = chartTraits[chart.type];
  const { plot, axis } = place;
  const numbers = numbersOf(chart);
  const span = barSpan(0, 1, place.gapWidthPercent);
  const across = ((horizontal ? plot.h : plot.w) / chart.categories.length) * (span.to - span.from);
  const along = horizontal ? plot.w : plot.h;
  const formats = labelFormats(chart.numberFormat, numbers, language);
  const high = lineHighIn(sizePt, theme);
  const widest = (format: string) => widestLabelIn(chart, format, context) + 2 * innerGapIn;
  const format = horizontal ? formats[0] : formats.find((one) => widest(one) <= across);
  if (format === undefined || (horizontal && high > across)) return undefined;
  const points = chart.categories.flatMap((_, index) => {
    const value = chart.series[seriesIndex]?.values[index] ?? null;
    const part = stackSpans(chart.series.map(({ values }) => values[index] ?? null))[seriesIndex];
    if (value === null || !part) return [];
    const length = Math.abs(valueShare(part.to, axis) - valueShare(part.from, axis)) * along;
    const needed = horizontal
      ? lineWidthIn(formatNumber(value, format, language), sizePt, theme) + 2 * innerGapIn
      : high;
    return needed <= length ? [index] : [];
  });
  return insideLabels(points, fillAt, { format, sizePt, bold: false }, theme);
}

/** The sums of stacks at their ends; nothing where they reach below zero too, or where one has no room. */
export function stackTotals(
  chart: ChartData,
  plot: Pick<Box, 'w' | 'h'>,
  context: LabelContext,
): { values: number[]; labels: ChartLabels; widestIn: number } | undefined {
  const { stacked, horizontal, form } = chartTraits[chart.type];
  if (!stacked || form !== 'bar' || chart.series.length < 2) return undefined;
  const parts = chart.categories.map((_, index) =>
    presentNumbers(chart.series.map(({ values }) => values[index] ?? null)),
  );
  if (parts.flat().some((value) => value < 0)) return undefined;
  const values = parts.map((each) => Number(each.reduce((sum, value) => sum + value, 0).toPrecision(12)));
  const { theme, language, sizePt } = context;
  const slotIn = (horizontal ? plot.h : plot.w) / chart.categories.length;
  const widest = (format: string) =>
    Math.max(...values.map((value) => lineWidthIn(formatNumber(value, format, language), sizePt, theme, true)));
  const acrossIn = (format: string) => (horizontal ? lineHighIn(sizePt, theme) * 0.9 : widest(format) + outerGapIn);
  const format = labelFormats(chart.numberFormat, values, language).find((one) => acrossIn(one) <= slotIn);
  const points = parts.flatMap((each, index) => (each.length > 0 ? [index] : []));
  if (format === undefined || points.length === 0) return undefined;
  const colors = points.map(() => 'ink' as const);
  const position = horizontal ? 'outside' : 'above';
  return {
    values,
    labels: { shows: 'value', position, points, format, sizePt, bold: true, colors },
    widestIn: widest(format),
  };
}

/** Values along a single line: all where they have room, else the point that is spoken of and the last one. */
export function lineLabels(
  chart: ChartData,
  plot: Box,
  axis: ChartValueAxis,
  context: LabelContext,
): ChartLabels | undefined {
  const values = chart.series[0]?.values ?? [];
  const present = presentPoints(values);
  const numbers = numbersOf(chart);
  const formats = labelFormats(chart.numberFormat, numbers, context.language);
  const fits = (one: string) => widestLabelIn(chart, one, context) + outerGapIn <= plot.w / chart.categories.length;
  const format = formats.find(fits);
  const all = present.length <= mostLineLabels && format !== undefined;
  const spoken = emphasisOf(chart)?.index;
  const points = all ? present : present.filter((index) => index === spoken || index === present.at(-1));
  if (points.length === 0) return undefined;
  const shown = format ?? formats.at(-1) ?? 'General';
  const below = points.filter(
    (index) =>
      isDip(values, index) &&
      valueShare(values[index] ?? 0, axis) * plot.h > lineHighIn(context.sizePt, context.theme) * 1.6,
  );
  const positions = points.map((point) => (below.includes(point) ? ('below' as const) : ('above' as const)));
  return {
    shows: 'value',
    position: 'above',
    points,
    ...(below.length > 0 ? { positions } : {}),
    format: shown,
    sizePt: context.sizePt,
    bold: !all,
    colors: points.map(() => 'ink'),
  };
}

/** Labels on the fills of their points, where they can be read. */
function insideLabels(
  points: readonly number[],
  fillAt: (point: number) => Fill,
  text: Pick<ChartLabels, 'format' | 'sizePt' | 'bold'>,
  { colors }: Theme,
): ChartLabels | undefined {
  const readable = points.flatMap((point) => {
    const color = readableOn(fillAt(point), text, colors);
    return color === null ? [] : [{ point, color }];
  });
  if (readable.length === 0) return undefined;
  return {
    shows: 'value',
    position: 'center',
    points: readable.map(({ point }) => point),
    ...text,
    colors: readable.map(({ color }) => color),
  };
}

/** Whether a line comes down to a point or starts at it, and rises behind it: above it the label would cross the line. */
function isDip(values: readonly (number | null)[], index: number): boolean {
  const [before, value, after] = [values[index - 1] ?? null, values[index] ?? null, values[index + 1] ?? null];
  if (value === null) return false;
  return (
    (before !== null || after !== null) && (before === null || before > value) && (after === null || after > value)
  );
}

function presentNumbers(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

function presentPoints(values: readonly (number | null)[]): number[] {
  return values.flatMap((value, index) => (value === null ? [] : [index]));
}
