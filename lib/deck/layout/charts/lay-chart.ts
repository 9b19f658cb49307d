import type { Box, ChartAxes, ChartElement, ChartSeriesLook, ChartValueAxis } from '../../scene/scene';
import type { ChartData } from '../../spec/slide-spec';
import type { Theme } from '../../theme/theme';
import { formatNumber } from '../format-number';
import type { DeckContext } from '../layout-types';
import { chartTraits, isRound } from './chart-traits';
import type { CategoryNames } from './category-names';
import { namesBelow, namesBeside } from './category-names';
import { describeChart } from './describe-chart';
import { endNames } from './end-names';
import { lineHighIn, lineWidthIn } from './measure-line';
import { ticksOf } from './nice-scale';
import { ownFill, pointFills, seriesFill } from './series-fills';
import type { LabelContext } from './value-labels';
import { barLabelFormat, lineLabels, outsideLabels, sectorLabels, stackLabels, widestLabelIn } from './value-labels';
import { valueAxis, xAxis } from './value-axis';

/** Between the plot and the words at its sides. */
const wordGapIn = 0.1;
const markerPt = 7;
const pointPt = 9;
const edgeIn = 0.06;
/** Areas in front let those behind shine through. */
const areaOpacity = 0.75;
/** Half, as programs draw rings that know no other. */
const holePercent = 50;

type ChartContext = Pick<DeckContext, 'theme' | 'language' | 'direction'>;

export interface LayChartOptions {
  title: string;
  box: Box;
  /** Whether the names of lines stand at their ends, in place of a legend. */
  namesAtEnds: boolean;
}

/** A native chart of which everything is decided; null when its names do not fit. */
export function layChart(chart: ChartData, options: LayChartOptions, context: ChartContext): ChartElement | null {
  if (isRound(chart)) return layRound(chart, options, context);
  return chart.type === 'scatter' ? layPoints(chart, options, context) : layAlongCategories(chart, options, context);
}

/**
 * The plot is what the words around it leave:
 *
 *     room for labels ─▶ axes ─▶ names of categories ─▶ plot ─▶ looks and labels of the series
 */
function layAlongCategories(chart: ChartData, { title, box, namesAtEnds }: LayChartOptions, context: ChartContext): ChartElement | null {
  const { theme, language } = context;
  const { horizontal, stacked, form } = chartTraits[chart.type];
  const { gapWidthPercent, gridlines } = theme.style.chart;
  const beside = horizontal ? namesBeside(chart.categories, { widthIn: box.w, heightIn: box.h * 0.92 }, context) : null;
  if (horizontal && !beside) return null;
  const rough = { w: box.w - (beside ? beside.widthIn + 1.2 : 0.8), h: box.h - 0.5 };
  const roughNames = beside ?? namesBelow(chart.categories, rough.w, context);
  const labelContext = { theme, language, sizePt: roughNames.sizePt };
  const labelFormat = barLabelFormat(chart, rough, gapWidthPercent, labelContext);
  const axes = axesOf(chart, { language, lengthIn: horizontal ? rough.w : rough.h, gridlines, labelled: labelFormat !== null });
  const ends = namesAtEnds ? chart.series.map(({ name }) => lineWidthIn(name, roughNames.sizePt, theme)) : [];
  const left = beside ? beside.widthIn + wordGapIn : ticksWidthIn(axes.value, labelContext);
  const after = labelFormat === null ? 0 : widestLabelIn(chart, labelFormat, labelContext) + wordGapIn;
  const right = horizontal ? Math.max(after, endTickIn(axes.value, labelContext)) : Math.max(axes.secondary ? ticksWidthIn(axes.secondary, labelContext) : 0, ends.length > 0 ? Math.max(...ends) + 0.15 : 0, edgeIn);
  const overhang = form === 'area' ? halfWidthIn([chart.categories[0], chart.categories.at(-1)], labelContext) : 0;
  const [start, end] = [Math.max(left, overhang), Math.max(right, overhang)];
  const names = beside ?? namesBelow(chart.categories, box.w - start - end, context);
  const high = lineHighIn(names.sizePt, theme);
  const top = horizontal ? 0 : labelFormat !== null || form === 'line' ? high * 1.15 : high * 0.6;
  const bottom = horizontal ? (axes.value.shown ? high + wordGapIn : 0) : names.heightIn + wordGapIn;
  const plot = { x: box.x + start, y: box.y + top, w: box.w - start - end, h: box.h - top - bottom };
  if (plot.w < 1 || plot.h < 0.6) return null;
  const element: ChartElement = {
    ...frame(chart, title, box, context),
    plot,
    horizontal,
    stacked,
    sizePt: names.sizePt,
    axes: { kind: 'categories', category: categoryAxis(names, form), value: axes.value, ...(axes.secondary ? { secondary: axes.secondary } : {}) },
    looks: looksOf(chart, { plot, labelFormat, axis: axes.value }, { ...labelContext, sizePt: names.sizePt }),
  };
  return namesAtEnds ? endNames(element, theme) : element;
}

function frame(chart: ChartData, title: string, box: Box, { theme, language }: ChartContext) {
  const altText = describeChart(chart, title, language);
  return { type: 'chart' as const, name: 'Chart', box, chart, altText, language, horizontal: false, stacked: false, reversed: false, gapWidthPercent: theme.style.chart.gapWidthPercent, holePercent: 0 };
}

function categoryAxis({ every, lines }: CategoryNames, form: string): Extract<ChartAxes, { kind: 'categories' }>['category'] {
  return { every, lines, points: form === 'area' ? 'on-ends' : 'between' };
}

interface AxisOptions {
  language: string;
  lengthIn: number;
  gridlines: boolean;
  labelled: boolean;
}

function axesOf(chart: ChartData, options: AxisOptions): { value: ChartValueAxis; secondary?: ChartValueAxis } {
  const isSecond = (axis: string | undefined) => chart.type === 'combination' && axis === 'secondary';
  const second = chart.series.filter(({ axis }) => isSecond(axis));
  const value = valueAxis(chart, chart.series.filter(({ axis }) => !isSecond(axis)), options);
  if (second.length === 0) return { value };
  return { value, secondary: valueAxis(chart, second, { ...options, gridlines: false, steps: ticksOf(value).length - 1 }) };
}

/** Room for the numbers of an upright axis beside the plot. */
function ticksWidthIn(axis: ChartValueAxis, { theme, language, sizePt }: LabelContext): number {
  if (!axis.shown) return edgeIn;
  return Math.max(...ticksOf(axis).map((tick) => lineWidthIn(formatNumber(tick, axis.format, language), sizePt, theme))) + wordGapIn;
}

/** Half of the last number of an axis that lies. */
function endTickIn(axis: ChartValueAxis, { theme, language, sizePt }: LabelContext): number {
  return axis.shown ? lineWidthIn(formatNumber(axis.max, axis.format, language), sizePt, theme) / 2 : edgeIn;
}

function halfWidthIn(names: readonly (string | undefined)[], { theme, sizePt }: LabelContext): number {
  return Math.min(0.8, Math.max(...names.map((name) => lineWidthIn(name ?? '', sizePt, theme) / 2)));
}

interface LookPlace {
  plot: Box;
  labelFormat: string | null;
  axis: ChartValueAxis;
}

function looksOf(chart: ChartData, place: LookPlace, context: LabelContext): ChartSeriesLook[] {
  const points = pointFills(chart);
  return chart.series.map((_, index) => {
    const look = bareLook(chart, index, context.theme);
    const whole = { ...look, ...(points ? { pointFills: points } : {}) };
    const labels = labelsOf(chart, index, whole, place, context);
    return { ...whole, ...(labels ? { labels } : {}) };
  });
}

function bareLook(chart: ChartData, index: number, { style }: Theme): ChartSeriesLook {
  const { form: ownForm, stacked } = chartTraits[chart.type];
  const series = chart.series[index];
  const form = chart.type === 'combination' && series?.as === 'line' ? 'line' : ownForm;
  const axis = chart.type === 'combination' && series?.axis === 'secondary' ? 'secondary' : 'primary';
  const fill = ownFill(chart, index);
  if (form === 'line') {
    const markers = style.chart.markers && chart.categories.length <= 24;
    // A point between two gaps has no line: without a disc it would not be seen.
    return { form, axis, fill, lineWidthPt: style.chart.lineWidthPt, ...(markers || isBroken(series?.values ?? []) ? { markerPt } : {}) };
  }
  if (form === 'area') return { form, axis, fill: stacked || chart.series.length === 1 ? fill : { ...fill, opacity: areaOpacity * (fill.opacity ?? 1) } };
  return { form, axis, fill };
}

/** Whether a value stands alone between gaps. */
function isBroken(values: readonly (number | null)[]): boolean {
  return values.some((value, index) => value !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null);
}

function labelsOf(chart: ChartData, index: number, look: ChartSeriesLook, { plot, labelFormat, axis }: LookPlace, context: LabelContext): ChartSeriesLook['labels'] {
  const values = chart.series[index]?.values ?? [];
  if (labelFormat !== null) return outsideLabels(values, labelFormat, context);
  if (look.form === 'bar' && chartTraits[chart.type].stacked) return stackLabels(chart, index, (point) => look.pointFills?.[point] ?? look.fill, { plot, axis, gapWidthPercent: context.theme.style.chart.gapWidthPercent }, context);
  return look.form === 'line' && chart.series.length === 1 ? lineLabels(chart, plot, axis, context) : undefined;
}

/** Points against two axes of numbers. */
function layPoints(chart: ChartData, { title, box }: LayChartOptions, context: ChartContext): ChartElement | null {
  const { theme, language } = context;
  const sizePt = 12;
  const labelContext = { theme, language, sizePt };
  const { gridlines } = theme.style.chart;
  const value = valueAxis(chart, chart.series, { language, lengthIn: box.h - 0.5, gridlines, labelled: false });
  const x = xAxis(chart, { language, lengthIn: box.w - 0.8, gridlines });
  const high = lineHighIn(sizePt, theme);
  const [left, right] = [ticksWidthIn(value, labelContext), Math.max(edgeIn, endTickIn(x, labelContext))];
  const plot = { x: box.x + left, y: box.y + high * 0.6, w: box.w - left - right, h: box.h - high * 1.6 - wordGapIn };
  if (plot.w < 1 || plot.h < 0.6) return null;
  const looks = chart.series.map((_, index): ChartSeriesLook => ({ form: 'point', axis: 'primary', fill: seriesFill(index), markerPt: pointPt }));
  return { ...frame(chart, title, box, context), plot, sizePt, axes: { kind: 'numbers', x, value }, looks };
}

/** Sectors fill a square in the middle of the box. */
function layRound(chart: ChartData, { title, box }: LayChartOptions, context: ChartContext): ChartElement | null {
  const side = Math.min(box.w, box.h);
  if (side < 1) return null;
  const plot = { x: box.x + (box.w - side) / 2, y: box.y + (box.h - side) / 2, w: side, h: side };
  const hole = chart.type === 'doughnut' ? holePercent : 0;
  const fills = pointFills(chart) ?? [];
  const sizePt = side >= 3 ? 16 : 14;
  const labels = sectorLabels(chart, fills, { radiusIn: side / 2, holeShare: hole / 100 }, { theme: context.theme, language: context.language, sizePt });
  const look: ChartSeriesLook = { form: 'sector', axis: 'primary', fill: fills[0] ?? { color: 'accent' }, pointFills: fills, ...(labels ? { labels } : {}) };
  return { ...frame(chart, title, box, context), plot, sizePt, looks: [look], holePercent: hole };
}
