import { stackSpans } from '../../scene/chart-geometry';
import type { ChartValueAxis } from '../../scene/scene';
import type { ChartData, ChartSeries } from '../../spec/chart-data';
import { chartTraits } from './chart-traits';
import { formatNumber, splitFormat } from '../format-number';
import { areClose, automaticScale, mostIntervals, nextStep, ticksOf } from './nice-scale';
import type { Scale } from './nice-scale';
import { axisFormat } from './short-format';

/** Tries of wider steps until a label has room below the largest loss. */
const mostTries = 4;

export interface ValueAxisOptions {
  language: string;
  /** Length of the axis in inches, about. */
  lengthIn: number;
  /** What one of its numbers takes of that length, by its text. */
  tickIn: (text: string) => number;
  gridlines: boolean;
  /** What a value printed at the end of its bar takes of the length; the axis then needs no numbers. */
  labelIn?: number;
  /** Where an axis of bars begins that leaves out its zero, which is said to its reader. */
  startsAt?: number;
  /** Further numbers that it has to reach. */
  reaches?: readonly number[];
}

/** The axis of some series of a chart: the program that opens the file chooses its ends, and the zero of bars is kept. */
export function valueAxis(chart: ChartData, series: readonly ChartSeries[], options: ValueAxisOptions): ChartValueAxis {
  const { stacked } = chartTraits[chart.type];
  const own = stacked ? stackedReach(chart) : series.flatMap(({ values }) => values.filter((value) => value !== null));
  const reach = [...own, ...(options.reaches ?? [])];
  const [low, high] = reach.length === 0 ? [0, 1] : [Math.min(...reach), Math.max(...reach)];
  const format = series.length === 1 ? (series[0]?.numberFormat ?? chart.numberFormat) : formatOf(chart, series);
  const { labelIn, startsAt } = options;
  const zero =
    startsAt !== undefined ? { min: startsAt } : series.every((one) => isLine(chart, one)) ? {} : zeroOf(reach);
  const axis =
    labelIn === undefined
      ? shownAxis(low, high, { format, zero }, options)
      : roomyAxis(low, high, zero, { lengthIn: options.lengthIn, labelIn });
  return {
    ...axis,
    format: axisFormat(format, axis, options.language),
    shown: labelIn === undefined,
    gridlines: options.gridlines && labelIn === undefined,
  };
}

type FreeAxis = Scale & Pick<ChartValueAxis, 'fixed'>;

/**
 * Bars and areas keep their zero: programs leave it out where numbers are close together, so there it is fixed. All
 * others are left to the program, or a bar that is changed to a loss would not be seen.
 */
function zeroOf(numbers: readonly number[]): Partial<Scale> {
  const ends = numbers.filter((value) => value !== 0);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  if (least > 0) return areClose(least, most) ? { min: 0 } : {};
  return most < 0 && areClose(-most, -least) ? { max: 0 } : {};
}

/** An axis whose numbers are printed, as many of them as have room; shares of a whole end at the whole. */
function shownAxis(
  low: number,
  high: number,
  { format, zero }: { format: string; zero: Partial<Scale> },
  { lengthIn, tickIn, language }: ValueAxisOptions,
): FreeAxis {
  const rough = automaticScale(low, high, mostIntervals, zero);
  const roughFormat = axisFormat(format, rough, language);
  const widest = Math.max(...ticksOf(rough).map((tick) => tickIn(formatNumber(tick, roughFormat, language))));
  const most = Math.min(mostIntervals, Math.max(2, Math.floor(lengthIn / widest)));
  const isWhole = splitFormat(format).percent && low >= 0 && high <= 1;
  const fixed = isWhole && automaticScale(low, high, most, zero).max > 1 ? { ...zero, max: 1 } : zero;
  return freeAxis(low, high, most, fixed);
}

/** An axis without numbers; steps are wider than the program's own where the largest loss has no room for its label. */
function roomyAxis(
  low: number,
  high: number,
  zero: Partial<Scale>,
  { lengthIn, labelIn }: { lengthIn: number; labelIn: number },
): FreeAxis {
  const own = freeAxis(low, high, mostIntervals, zero);
  let axis = own;
  for (let tries = 0; low < 0 && tries < mostTries; tries += 1) {
    if (((low - axis.min) / (axis.max - axis.min)) * lengthIn >= labelIn) return axis;
    axis = freeAxis(low, high, mostIntervals, { ...zero, step: nextStep(axis.step) });
  }
  return own;
}

function freeAxis(low: number, high: number, most: number, fixed: Partial<Scale>): FreeAxis {
  const names = (['min', 'max', 'step'] as const).filter((name) => fixed[name] !== undefined);
  return { ...automaticScale(low, high, most, fixed), fixed: names };
}

/** The axis of numbers that a scatter chart runs along. */
export function xAxis(chart: ChartData, options: ValueAxisOptions): ChartValueAxis {
  const values = (chart.xValues ?? []).filter((value) => value !== null);
  const [low, high] = values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)];
  const format = chart.xNumberFormat ?? 'General';
  // Programs differ in whether they begin it at zero: where numbers are far apart it is stated.
  const isFar = low > 0 && automaticScale(low, high, mostIntervals).min === 0;
  const axis = shownAxis(low, high, { format, zero: isFar ? { min: 0 } : {} }, options);
  return { ...axis, format: axisFormat(format, axis, options.language), shown: true, gridlines: false };
}

function isLine(chart: ChartData, series: ChartSeries): boolean {
  const { form } = chartTraits[chart.type];
  return form === 'line' || form === 'point' || (chart.type === 'combination' && series.as === 'line');
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
