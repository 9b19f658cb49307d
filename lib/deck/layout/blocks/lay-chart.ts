import type { Box, ChartElement } from '../../scene/scene';
import type { ChartData } from '../../spec/slide-spec';
import type { ColorRole } from '../../theme/theme';
import { formatNumber } from '../format-number';
import { labelsFor } from '../labels';
import { seriesColors } from './series-colors';

const mostLabelledPoints = 12;
const mostLinePoints = 8;
const mostStackedPoints = 16;
const mostDescribedPoints = 12;
const manyCategories = 8;
const labelSizesPt = [16, 14, 12] as const;
/** An average letter, as a share of its size. */
const letterEm = 0.53;
/** Room between the groups of bars, as a share of a bar. */
const gapShare = 0.6;

/**
 * A native chart without junk: direct labels where they have room. `legend` is false where
 * the series are named beside the chart.
 */
export function layChart(chart: ChartData, title: string, box: Box, language: string, legend = true): ChartElement {
  const round = chart.type === 'pie' || chart.type === 'doughnut';
  const sizePt = labelSize(chart, box);
  const valueLabels = round || hasLabelRoom(chart, box, sizePt, language);
  return {
    type: 'chart',
    name: 'Chart',
    box,
    chart,
    altText: describeChart(chart, title, language),
    colors: colorsOf(chart, round),
    ...(pointColorsOf(chart, round) ?? {}),
    legend: round ? 'right' : legend && chart.series.length > 1 ? 'top' : 'none',
    valueLabels,
    hideValueAxis: valueLabels && !isStacked(chart) && chart.type !== 'line',
    labelFormat: labelFormat(chart, valueLabels, language),
    sizePt,
  };
}

function isStacked({ type }: ChartData): boolean {
  return type === 'stacked_column' || type === 'stacked_bar';
}

/** The largest size at which the names of the categories stand beside one another. */
function labelSize({ type, categories }: ChartData, box: Box): number {
  if (type === 'bar' || type === 'stacked_bar') return categories.length <= manyCategories ? 14 : 12;
  const longest = Math.max(...categories.map((category) => category.length));
  return labelSizesPt.find((sizePt) => longest * letterIn(sizePt) <= (box.w / categories.length) * 0.9) ?? 12;
}

function letterIn(sizePt: number): number {
  return (sizePt / 72) * letterEm;
}

/** Whether every value can be printed without touching its neighbour. */
function hasLabelRoom(chart: ChartData, box: Box, sizePt: number, language: string): boolean {
  const { type, categories, series } = chart;
  const points = categories.length * series.length;
  if (type === 'area') return false;
  if (isStacked(chart)) return points <= mostStackedPoints;
  if (points > mostLabelledPoints) return false;
  if (series.length === 1) return true;
  if (type === 'line') return points <= mostLinePoints;
  const bar = (type === 'bar' ? box.h : box.w) / (categories.length * (series.length + gapShare));
  if (type === 'bar') return bar >= (sizePt / 72) * 1.2;
  const format = labelFormat(chart, true, language);
  const longest = Math.max(...series.flatMap(({ values }) => values.map((value) => formatNumber(value, format, language).length)));
  return longest * letterIn(sizePt) <= bar * 1.1;
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
