import type { Box, ChartElement } from '../../scene/scene';
import type { ChartData } from '../../spec/slide-spec';
import type { ColorRole } from '../../theme/theme';
import { formatNumber } from '../format-number';
import { labelsFor } from '../labels';

/** Accent first, then a quiet ramp. */
const seriesColors: readonly ColorRole[] = ['accent', 'second', 'series3', 'series4', 'series5', 'quiet'];
const mostLabelledPoints = 12;
const mostStackedPoints = 16;
const mostDescribedPoints = 12;
const manyCategories = 8;

/** A native chart without junk: direct labels where the points are few, a legend only for several series. */
export function layChart(chart: ChartData, title: string, box: Box, language: string): ChartElement {
  const round = chart.type === 'pie' || chart.type === 'doughnut';
  const points = chart.categories.length * chart.series.length;
  const stacked = chart.type === 'stacked_column' || chart.type === 'stacked_bar';
  const valueLabels = round || (chart.series.length === 1 && points <= mostLabelledPoints && chart.type !== 'area') || (stacked && points <= mostStackedPoints) || (chart.series.length > 1 && points <= 8 && !stacked);
  const hideValueAxis = valueLabels && !stacked && chart.type !== 'line';
  return {
    type: 'chart',
    name: 'Chart',
    box,
    chart,
    altText: describeChart(chart, title, language),
    colors: colorsOf(chart, round),
    ...(pointColorsOf(chart, round) ?? {}),
    legend: round ? 'right' : chart.series.length > 1 ? 'top' : 'none',
    valueLabels,
    hideValueAxis,
    labelFormat: labelFormat(chart, valueLabels, language),
    sizePt: chart.categories.length > manyCategories || box.w < 7 ? 12 : 14,
  };
}

function colorsOf(chart: ChartData, round: boolean): ColorRole[] {
  const count = round ? chart.categories.length : chart.series.length;
  return Array.from({ length: count }, (_, index) => seriesColors[index % seriesColors.length]!);
}

function pointColorsOf(chart: ChartData, round: boolean): { pointColors: readonly ColorRole[] } | null {
  const { highlight } = chart;
  const bars = chart.type === 'column' || chart.type === 'bar';
  if (highlight === undefined || highlight >= chart.categories.length || chart.series.length !== 1 || !(bars || round)) return null;
  return { pointColors: chart.categories.map((_, index) => (index === highlight ? 'accent' : bars ? 'series5' : (seriesColors[1 + (index % 5)] ?? 'quiet'))) };
}

/** Labels carry exact values; a bare axis may be short, such as 1.2M in English. */
function labelFormat(chart: ChartData, valueLabels: boolean, language: string): string {
  if (chart.numberFormat !== 'General') return chart.numberFormat;
  const values = chart.series.flatMap((series) => series.values.filter((value) => value !== null));
  const largest = Math.max(0, ...values.map(Math.abs));
  if (!valueLabels && largest >= 1e6 && language.startsWith('en')) return '0.0,,"M"';
  const decimals = Math.min(3, Math.max(0, ...values.map((value) => (String(value).split('.')[1] ?? '').length)));
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}

function describeChart(chart: ChartData, title: string, language: string): string {
  const head = `${labelsFor(language).chart[chart.type]}: ${title}`;
  const series = chart.series.map((one) => {
    const described = chart.categories.length <= mostDescribedPoints ? chart.categories.map((_, index) => index) : [0, chart.categories.length - 1];
    const values = described.map((index) => `${chart.categories[index] ?? ''} ${formatNumber(one.values[index] ?? null, chart.numberFormat, language)}`);
    return `${one.name}: ${values.join(chart.categories.length <= mostDescribedPoints ? ', ' : ' … ')}`;
  });
  return [head, ...series].join('. ');
}
