import { stackSpans } from '../../scene/chart-geometry';
import type { ChartValueAxis } from '../../scene/scene';
import type { ChartData, ChartSeries } from '../../spec/slide-spec';
import { chartTraits } from './chart-traits';
import { niceScale, plain, scaleOfSteps } from './nice-scale';
import { axisFormat } from './short-format';

/** Inches between two gridlines that let a chart breathe. */
const airIn = { upright: 0.62, along: 1.1 } as const;
const fewestSteps = 2;
const mostSteps = 6;
/** Lines whose range is small beside their values leave zero out. */
const smallRange = 0.35;
/** What a label outside the end of a bar needs of the axis, as a share of its range. */
const labelShare = 0.14;

export interface ValueAxisOptions {
  language: string;
  /** Length of the axis in inches, about. */
  lengthIn: number;
  gridlines: boolean;
  /** Every value is printed at its bar, so that the axis needs no numbers. */
  labelled: boolean;
  /** Of the axis opposite, whose gridlines this one shares. */
  steps?: number;
}

/** The axis of some series of a chart. */
export function valueAxis(chart: ChartData, series: readonly ChartSeries[], options: ValueAxisOptions): ChartValueAxis {
  const { stacked, horizontal } = chartTraits[chart.type];
  const reach = stacked
    ? stackedReach(chart)
    : series.flatMap(({ values }) => values.filter((value) => value !== null));
  const [low, high] = reach.length === 0 ? [0, 1] : [Math.min(...reach), Math.max(...reach)];
  const zero = !series.every((one) => isLine(chart, one)) || !isNarrow(low, high);
  const [from, to] = zero ? [Math.min(0, low), Math.max(0, high)] : [low, high];
  const most = stepsOf(options.lengthIn, horizontal ? airIn.along : airIn.upright);
  const shared = options.steps === undefined || from < 0 ? null : scaleOfSteps(from, to, options.steps);
  const scale =
    options.labelled && from !== to ? tightScale(from, to, horizontal) : (shared ?? niceScale(from, to, most));
  const format = axisFormat(
    series.length === 1 ? (series[0]?.numberFormat ?? chart.numberFormat) : formatOf(chart, series),
    scale,
    options.language,
  );
  return { ...scale, format, shown: !options.labelled, gridlines: options.gridlines && !options.labelled };
}

/** The axis of numbers that a scatter chart runs along. */
export function xAxis(chart: ChartData, options: Omit<ValueAxisOptions, 'labelled'>): ChartValueAxis {
  const values = (chart.xValues ?? []).filter((value) => value !== null);
  const [low, high] = values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)];
  const [from, to] = isNarrow(low, high) ? [low, high] : [Math.min(0, low), Math.max(0, high)];
  const scale = niceScale(from, to, stepsOf(options.lengthIn, airIn.along));
  return {
    ...scale,
    format: axisFormat(chart.xNumberFormat ?? 'General', scale, options.language),
    shown: true,
    gridlines: false,
  };
}

function isLine(chart: ChartData, series: ChartSeries): boolean {
  const { form } = chartTraits[chart.type];
  return form === 'line' || form === 'point' || (chart.type === 'combination' && series.as === 'line');
}

function isNarrow(low: number, high: number): boolean {
  if (low <= 0 && high >= 0) return false;
  return high - low < smallRange * Math.max(Math.abs(low), Math.abs(high)) && high !== low;
}

function stepsOf(lengthIn: number, airInches: number): number {
  return Math.min(mostSteps, Math.max(fewestSteps, Math.floor(lengthIn / airInches)));
}

/** Bars with their values fill the plot; losses leave room for the labels below them. */
function tightScale(from: number, to: number, horizontal: boolean): { min: number; max: number; step: number } {
  const range = to - from;
  const room = range * labelShare;
  const min = from < 0 ? plain(from - room) : 0;
  // Above upright bars there is room outside the plot.
  const max = to > 0 ? (from < 0 && horizontal ? plain(to + room) : to) : 0;
  return { min, max, step: plain(max - min) };
}

/** The reach of each stack of a chart. */
function stackedReach({ categories, series }: ChartData): number[] {
  return categories.flatMap((_, index) =>
    stackSpans(series.map(({ values }) => values[index] ?? null)).flatMap(({ from, to }) => [from, to]),
  );
}

/** The format that the series of an axis share; the chart's own where they differ. */
function formatOf(chart: ChartData, series: readonly ChartSeries[]): string {
  const formats = new Set(series.map((one) => one.numberFormat ?? chart.numberFormat));
  return formats.size === 1 ? ([...formats][0] ?? chart.numberFormat) : chart.numberFormat;
}
