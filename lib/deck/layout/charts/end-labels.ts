import { contrastRatio } from '../../quality/contrast';
import { valueAxisOf, valueShare } from '../../scene/chart-geometry';
import type { ChartLabels } from '../../scene/chart-labels';
import type { ChartElement } from '../../scene/scene';
import type { ChartData, ChartSeries } from '../../spec/chart-data';
import type { ColorRole, Theme } from '../../theme/theme';
import { formatNumber } from '../format-number';
import { afterName, lineHighIn, lineWidthIn } from './chart-words';
import { emphasisOf } from './emphasis';
import { labelFormats } from './short-format';
import type { LabelContext } from './value-labels';

/** The widest that names with their numbers may be, as a share of the chart; wider ones go without numbers. */
const mostWithValues = 0.26;
const bodyContrast = 4.5;
/** Less is not seen. */
const leastMoveIn = 0.01;

/** What stands at the ends of lines, in place of a legend. */
export interface EndLabels {
  shows: Extract<ChartLabels['shows'], 'series' | 'series-and-value'>;
  /** Number formats, one a series. */
  formats: readonly string[];
  widestIn: number;
}

/** The names of lines with the last number of each, or alone where both would take too much of the chart's width. */
export function endLabels(chart: ChartData, boxWidthIn: number, context: LabelContext): EndLabels {
  const { theme, language, sizePt } = context;
  const formats = chart.series.map((series) => endFormat(chart, series, language));
  const widest = (texts: readonly string[]) => Math.max(...texts.map((text) => lineWidthIn(text, sizePt, theme, true)));
  const said = chart.series.map(({ name, values }, index) => {
    return `${name} ${formatNumber(values.at(-1) ?? null, formats[index] ?? 'General', language)}`;
  });
  const withValues = widest(said);
  return withValues <= boxWidthIn * mostWithValues
    ? { shows: 'series-and-value', formats, widestIn: withValues }
    : { shows: 'series', formats, widestIn: widest(chart.series.map(({ name }) => name)) };
}

/** The longest form of a number, as nothing else in the chart says it exactly. */
function endFormat(chart: ChartData, { name, values, numberFormat }: ChartSeries, language: string): string {
  const numbers = values.filter((value) => value !== null);
  return afterName(name, labelFormats(numberFormat ?? chart.numberFormat, numbers, language)[0] ?? 'General');
}

/** How far a label may stand from the end of its line, in lines of text: it is still found beside it. */
const mostMoved = 1;

/**
 * Middles that stand apart and together move least, for some in ascending order within an area: those that are too close
 * become one group about their common middle.
 */
function spreadApart(wanted: readonly number[], apart: number, most: number): number[] {
  const groups: { sum: number; count: number }[] = [];
  for (const [index, middle] of wanted.entries()) {
    groups.push({ sum: middle - index * apart, count: 1 });
    for (let [last, before] = [groups.at(-1)!, groups.at(-2)]; before; before = groups.at(-2)) {
      if (before.sum / before.count <= last.sum / last.count) break;
      groups.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count });
      last = groups.at(-1)!;
    }
  }
  const highest = most - (wanted.length - 1) * apart;
  return groups
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => Math.max(0, Math.min(highest, sum / count))))
    .map((middle, index) => middle + index * apart);
}

/** How far the label of each line moves down so that none touch; null where one had to move away from its line. */
function movesOf(heights: readonly number[], apart: number, plotIn: number): number[] | null {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  const sorted = order.map((index) => heights[index]!);
  // Below the plot stand the names of its categories.
  const placed = spreadApart(sorted, apart, Math.max(plotIn - apart / 2, sorted.at(-1) ?? 0));
  const moves = placed.map((middle, at) => middle - sorted[at]!);
  if (moves.some((move) => Math.abs(move) > apart * mostMoved)) return null;
  return heights.map((_, index) => moves[order.indexOf(index)]!);
}

/** The same chart with a label at the last point of each line, or a little above or below it; null when two of them would touch, or one of others. */
export function withEndLabels(
  element: ChartElement,
  { shows, formats }: EndLabels,
  theme: Theme,
  others: readonly ChartSeries[],
): ChartElement | null {
  const { looks, chart, plot, sizePt } = element;
  const last = chart.categories.length - 1;
  const heights = looks.map((look, index) => {
    const value = chart.series[index]?.values[last] ?? null;
    const axis = valueAxisOf(element, look.axis);
    return value === null || !axis ? null : (1 - valueShare(value, axis)) * plot.h;
  });
  // A line that ends early would have its name in the middle of the others.
  if (heights.some((height) => height === null)) return null;
  const apart = lineHighIn(sizePt, theme) * 0.95;
  const ends = heights.flatMap((height) => height ?? []);
  const moves = movesOf(ends, apart, plot.h);
  if (!moves) return null;
  // The target's own label stands there, too.
  const axis = valueAxisOf(element, 'primary');
  const further = others.flatMap(({ values }) => {
    const value = values[last] ?? null;
    return value === null || !axis ? [] : [(1 - valueShare(value, axis)) * plot.h];
  });
  const middles = ends.map((height, index) => height + moves[index]!);
  if (further.some((height) => middles.some((middle) => Math.abs(middle - height) < apart))) return null;
  const isReadable = (color: ColorRole) => contrastRatio(theme.colors[color], theme.colors.canvas) >= bodyContrast;
  const coloured = looks.every(({ fill }) => !fill.opacity && isReadable(fill.color));
  const spoken = emphasisOf(chart);
  const labelled = looks.map((look, index) => {
    const isBehind = spoken?.part === 'series' && spoken.index !== index;
    const isColoured = spoken ? isReadable(look.fill.color) : coloured;
    const color: ColorRole = isBehind ? 'muted' : isColoured ? look.fill.color : 'ink';
    const labels: ChartLabels = {
      shows,
      position: 'end',
      points: [last],
      format: formats[index] ?? 'General',
      sizePt,
      bold: !isBehind,
      colors: [color],
      ...(Math.abs(moves[index]!) < leastMoveIn ? {} : { shiftIn: { along: 0, down: moves[index]! } }),
    };
    return { ...look, labels };
  });
  return { ...element, looks: labelled };
}
