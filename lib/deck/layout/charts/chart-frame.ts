import type { Box, ChartValueAxis } from '../../scene/scene';
import type { ChartData } from '../../spec/chart-data';
import { formatNumber } from '../format-number';
import { labelsFor } from '../labels';
import { listMarks } from '../marks-and-words';
import type { DeckContext } from '../layout-types';
import { lineWidthIn } from './chart-words';
import { ticksOf } from './nice-scale';
import type { LabelContext } from './value-labels';

/** Between the plot and the words at its sides. */
export const wordGapIn = 0.1;
export const edgeIn = 0.06;

export type ChartContext = Pick<DeckContext, 'theme' | 'language' | 'direction'>;

export interface LayChartOptions {
  title: string;
  box: Box;
  /** Whether the names of lines stand at their ends, in place of a legend. */
  namesAtEnds: boolean;
}

/** Of the chart on its slide. */
export const chartName = 'Chart';

/** What every chart has, whatever its type. */
export function frame(chart: ChartData, title: string, box: Box, { theme, language }: ChartContext) {
  const altText = describeChart(chart, title, language);
  return {
    type: 'chart' as const,
    name: chartName,
    box,
    chart,
    altText,
    language,
    horizontal: false,
    stacked: false,
    reversed: false,
    gapWidthPercent: theme.style.chart.gapWidthPercent,
    holePercent: 0,
  };
}

const mostDescribedPoints = 12;

/** What a chart shows, in words: its type, its title and its numbers, or the first and the last of many. */
function describeChart(chart: ChartData, title: string, language: string): string {
  const marks = listMarks(language);
  const head = `${labelsFor(language).chart[chart.type]}${marks.colon}${title}`;
  const count = Math.max(chart.categories.length, chart.xValues?.length ?? 0);
  const described = count <= mostDescribedPoints ? Array.from({ length: count }, (_, index) => index) : [0, count - 1];
  const series = chart.series.map((one) => {
    const values = described.map(
      (index) =>
        `${placeOf(chart, index, language)} ${formatNumber(one.values[index] ?? null, one.numberFormat ?? chart.numberFormat, language)}`,
    );
    return `${one.name}${marks.colon}${values.join(count <= mostDescribedPoints ? marks.comma : ' … ')}`;
  });
  return [head, ...series].join(marks.stop);
}

/** The name of a category; of a point that has none the number that it stands at. */
function placeOf(
  { categories, xValues, xNumberFormat = 'General' }: ChartData,
  index: number,
  language: string,
): string {
  const x = xValues ? formatNumber(xValues[index] ?? null, xNumberFormat, language) : '';
  return [categories[index] ?? '', x].filter((text) => text !== '').join(' ');
}

/** Room for the numbers of an upright axis beside the plot. */
export function ticksWidthIn(axis: ChartValueAxis, { theme, language, sizePt }: LabelContext): number {
  if (!axis.shown) return edgeIn;
  return (
    Math.max(...ticksOf(axis).map((tick) => lineWidthIn(formatNumber(tick, axis.format, language), sizePt, theme))) +
    wordGapIn
  );
}

/** Half of the last number of an axis that lies. */
export function endTickIn(axis: ChartValueAxis, { theme, language, sizePt }: LabelContext): number {
  return axis.shown ? lineWidthIn(formatNumber(axis.max, axis.format, language), sizePt, theme) / 2 : edgeIn;
}
