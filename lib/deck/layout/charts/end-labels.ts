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

/** The same chart with a label at the last point of each line; null when two of them would touch, or one of others. */
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
  // The target's own label stands there, too.
  const further = others.map(({ values }) => values[last] ?? null).filter((value) => value !== null);
  const axis = valueAxisOf(element, 'primary');
  const all = [...heights, ...further.map((value) => (axis ? (1 - valueShare(value, axis)) * plot.h : null))];
  const sorted = all.filter((height) => height !== null).sort((a, b) => a - b);
  const apart = lineHighIn(sizePt, theme) * 0.95;
  if (sorted.some((height, index) => index > 0 && height - (sorted[index - 1] ?? 0) < apart)) return null;
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
    };
    return { ...look, labels };
  });
  return { ...element, looks: labelled };
}
