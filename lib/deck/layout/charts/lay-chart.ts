import type { ChartAxes, ChartElement, ChartSeriesLook, ChartValueAxis } from '../../scene/scene';
import type { ChartData } from '../../spec/chart-data';
import type { CategoryNames } from './category-names';
import { namesBelow, namesBeside } from './category-names';
import type { ChartContext, LayChartOptions } from './chart-frame';
import { edgeIn, endTickIn, frame, ticksWidthIn, wordGapIn } from './chart-frame';
import { withAnnotations } from './lay-annotations';
import { planAnnotations } from './plan-annotations';
import { chartSizesPt, lineHighIn, lineWidthIn, smallChartPt, totalWord } from './chart-words';
import { chartTraits, isRound } from './chart-traits';
import { endLabels, withEndLabels } from './end-labels';
import { layRound } from './lay-round';
import { pointNames } from './point-names';
import { ownFill, pointFills } from './series-fills';
import { looksOf } from './series-looks';
import type { LabelContext } from './value-labels';
import { barLabelFormat, stackTotals, widestLabelIn } from './value-labels';
import type { ValueAxisOptions } from './value-axis';
import { valueAxis, xAxis } from './value-axis';

/** The least share of an axis that its numbers leave free at the end, whoever chooses it. */
const axisAir = 0.045;
/** What numbers beside a plot take, about. */
const roughStartIn = 0.55;
/** Of names whose middle stands on an end of the axis. */
const widestOverhangIn = 1.1;
/** Between the end of a line and the edge of the chart, beside its label. */
const endGapIn = 0.15;

/** A native chart of which everything is decided; null when its names do not fit. */
export function layChart(chart: ChartData, options: LayChartOptions, context: ChartContext): ChartElement | null {
  if (isRound(chart)) return layRound(chart, options, context);
  return chart.type === 'scatter' ? layPoints(chart, options, context) : layAlongCategories(chart, options, context);
}

/** Numbers at all of its marks say more than an axis does; the marks then have its place as well. */
function layAlongCategories(chart: ChartData, options: LayChartOptions, context: ChartContext): ChartElement | null {
  const element = layWithAxis(chart, options, context, true);
  return (element && isTold(element) && layWithAxis(chart, options, context, false)) || element;
}

/** Whether each number of a chart can be read at its mark, but for the smallest parts of stacks whose sums can. */
function isTold({ chart, looks, stacked }: ChartElement): boolean {
  if (chart.type === 'combination' || (stacked && !looks.some(({ isTotal }) => isTotal))) return false;
  const own = looks.filter(({ isTotal, annotates }) => !isTotal && annotates === undefined);
  const present = own.flatMap((_, index) => (chart.series[index]?.values ?? []).filter((value) => value !== null));
  const labelled = own.flatMap(({ labels }) => (labels?.shows === 'value' ? labels.points : []));
  return labelled.length >= present.length * (stacked ? leastToldShare : 1);
}

const leastToldShare = 0.75;

/**
 * The plot is what the words around it leave:
 *
 *     room for labels ─▶ axes ─▶ names of categories ─▶ plot ─▶ looks and labels of the series
 */
function layWithAxis(
  chart: ChartData,
  { title, box, namesAtEnds }: LayChartOptions,
  context: ChartContext,
  hasAxis: boolean,
): ChartElement | null {
  const { theme, language } = context;
  const { horizontal, stacked, form } = chartTraits[chart.type];
  const { gapWidthPercent, gridlines } = theme.style.chart;
  const beside = horizontal ? namesBeside(chart.categories, { widthIn: box.w, heightIn: box.h * 0.92 }, context) : null;
  if (horizontal && !beside) return null;
  const rough = { w: box.w - (beside ? beside.widthIn + 1.2 : 0.8), h: box.h - 0.5 };
  const mostPt = box.h < low.heightIn ? low.mostPt : Infinity;
  const labelFormatAt = (sizePt: number) => barLabelFormat(chart, rough, gapWidthPercent, { theme, language, sizePt });
  // Larger names are not worth the values at the bars.
  const below = chartSizesPt(theme).map((sizePt) =>
    namesBelow(chart.categories, rough.w, context, Math.min(mostPt, sizePt)),
  );
  const roughNames = beside ?? below.find(({ sizePt }) => labelFormatAt(sizePt) !== null) ?? below[0]!;
  const labelContext = { theme, language, sizePt: roughNames.sizePt };
  const labelFormat = labelFormatAt(roughNames.sizePt);
  const ends = namesAtEnds ? endLabels(chart, box.w, labelContext) : null;
  const isLabelled = labelFormat !== null || (form === 'line' && !ends) || (form === 'bar' && stacked);
  const plan = planAnnotations(
    chart,
    {
      box,
      heightIn: rough.h - roughNames.heightIn,
      startIn: roughStartIn,
      endIn: ends ? ends.widestIn : 0,
      hasWords: isLabelled,
    },
    labelContext,
  );
  const axes = axesOf(chart, {
    language,
    reaches: plan?.reaches ?? [],
    lengthIn: horizontal ? rough.w : rough.h,
    tickIn: tickSize(horizontal, labelContext),
    gridlines,
    ...(labelFormat !== null
      ? { labelIn: labelRoomIn(chart, labelFormat, labelContext) }
      : hasAxis
        ? {}
        : { labelIn: lineHighIn(labelContext.sizePt, theme) }),
  });
  const totals = stackTotals(chart, rough, labelContext);
  const left = beside ? beside.widthIn + wordGapIn : ticksWidthIn(axes.value, labelContext);
  const widest = labelFormat === null ? totals?.widestIn : widestLabelIn(chart, labelFormat, labelContext);
  const after = widest === undefined ? 0 : widest + wordGapIn;
  const right = horizontal
    ? Math.max(after, endTickIn(axes.value, labelContext))
    : Math.max(
        axes.secondary ? ticksWidthIn(axes.secondary, labelContext) : 0,
        ends ? behindLastIn(ends.widestIn + endGapIn, box.w - left, chart.categories.length) : 0,
        plan?.besideIn ?? 0,
        edgeIn,
      );
  const inset = form === 'area' ? 0 : rough.w / chart.categories.length / 2;
  const spread = form === 'area' || roughNames.every > 1;
  const overhang = (name: string | undefined) => (spread ? halfWidthIn(name, labelContext) - inset : 0);
  const last = chart.categories[chart.categories.length - 1 - ((chart.categories.length - 1) % roughNames.every)];
  const [start, end] = [Math.max(left, overhang(chart.categories[0])), Math.max(right, overhang(last))];
  const names = beside ?? namesBelow(chart.categories, box.w - start - end, context, roughNames.sizePt);
  const high = lineHighIn(names.sizePt, theme);
  const hasWordsAbove = labelFormat !== null || form === 'line' || (form === 'bar' && stacked) || plan !== null;
  const bottom = horizontal ? (axes.value.shown ? high + wordGapIn : 0) : names.heightIn + wordGapIn;
  // Some of what a word above needs is what axes leave free at their end.
  const above = hasWordsAbove ? Math.max(0.6, 1.5 - ((box.h - bottom) * axisAir) / high) : 0.6;
  const top = horizontal ? 0 : high * above;
  const plot = { x: box.x + start, y: box.y + top, w: box.w - start - end, h: box.h - top - bottom };
  if (plot.w < 1 || plot.h < 0.6) return null;
  const element: ChartElement = {
    ...frame(chart, title, box, context),
    plot,
    horizontal,
    stacked,
    sizePt: names.sizePt,
    axes: {
      kind: 'categories',
      category: categoryAxis(names, form),
      value: axes.value,
      ...(axes.secondary ? { secondary: axes.secondary } : {}),
    },
    looks: looksOf(chart, { plot, labelFormat, axis: axes.value }, { ...labelContext, sizePt: names.sizePt }),
  };
  const named = ends
    ? withEndLabels(element, ends, theme, plan?.series ?? [])
    : withTotals(element, { ...labelContext, sizePt: names.sizePt });
  return named && withAnnotations(named, plan, names.sizePt);
}

/**
 * The same chart with the sum of each stack at its end, as a series that is only read. A line stands on columns;
 * beside bars, which no line can run along, it is bars without a fill on a secondary axis, where they pile up on
 * nothing. That axis is not there to a reader: PowerPoint measures the series of a deleted axis against the primary
 * one, LibreOffice chooses the same ends for the same largest number, and so the sums stand at the ends of their
 * stacks whatever the numbers become.
 */
function withTotals(element: ChartElement, context: LabelContext): ChartElement {
  const { chart, plot, looks } = element;
  const totals = stackTotals(chart, plot, context);
  if (!totals) return element;
  const { values, labels } = totals;
  const series = [...chart.series, { name: totalWord(context.language), values }];
  const drawn = element.horizontal
    ? ({ form: 'bar', axis: 'secondary' } as const)
    : ({ form: 'line', axis: 'primary' } as const);
  const total: ChartSeriesLook = { ...drawn, fill: { color: 'ink' }, labels, isTotal: true };
  return { ...element, ...hiddenAxis(element), chart: { ...chart, series }, looks: [...looks, total] };
}

/** The axis of sums beside bars: the primary one again, unseen. */
function hiddenAxis({ axes, horizontal }: ChartElement): Pick<ChartElement, 'axes'> {
  if (!horizontal || axes?.kind !== 'categories') return {};
  return { axes: { ...axes, secondary: { ...axes.value, shown: false, gridlines: false } } };
}

function categoryAxis(
  { every, lines }: CategoryNames,
  form: string,
): Extract<ChartAxes, { kind: 'categories' }>['category'] {
  return { every, lines, points: form === 'area' ? 'on-ends' : 'between' };
}

/** Words of charts that are lower than this are no larger, so that something is left for the plot. */
const low = { heightIn: 2.6, mostPt: 16 };
/** Programs leave numbers out whose lines are higher in another font. */
const tickShare = 1.2;

/** What the number at a tick takes of an axis that lies or stands. */
function tickSize(lies: boolean, { theme, sizePt }: LabelContext): ValueAxisOptions['tickIn'] {
  return (text) => (lies ? lineWidthIn(text, sizePt, theme) : lineHighIn(sizePt, theme) * tickShare);
}

/** What a label outside the end of a bar takes of the length of its axis. */
function labelRoomIn(chart: ChartData, format: string, context: LabelContext): number {
  const isAlong = chartTraits[chart.type].horizontal;
  return (isAlong ? widestLabelIn(chart, format, context) : lineHighIn(context.sizePt, context.theme)) + wordGapIn;
}

function axesOf(chart: ChartData, options: ValueAxisOptions): { value: ChartValueAxis; secondary?: ChartValueAxis } {
  const isSecond = (axis: string | undefined) => chart.type === 'combination' && axis === 'secondary';
  const second = chart.series.filter(({ axis }) => isSecond(axis));
  const value = valueAxis(
    chart,
    chart.series.filter(({ axis }) => !isSecond(axis)),
    options,
  );
  if (second.length === 0) return { value };
  return {
    value,
    secondary: valueAxis(chart, second, { ...options, gridlines: false, reaches: [] }),
  };
}

/** What a label behind the last point takes beside the plot, which ends half a category behind that point. */
function behindLastIn(widthIn: number, freeIn: number, categories: number): number {
  return widthIn - (freeIn - widthIn) / categories / 2;
}

function halfWidthIn(name: string | undefined, { theme, sizePt }: LabelContext): number {
  return Math.min(widestOverhangIn, lineWidthIn(name ?? '', sizePt, theme) / 2);
}

const pointPt = 9;

/** Points against two axes of numbers. */
function layPoints(chart: ChartData, { title, box }: LayChartOptions, context: ChartContext): ChartElement | null {
  const { theme, language } = context;
  const sizePt = smallChartPt(theme);
  const labelContext = { theme, language, sizePt };
  const { gridlines } = theme.style.chart;
  const high = lineHighIn(sizePt, theme);
  const upright = { language, lengthIn: box.h - 0.5, tickIn: tickSize(false, labelContext), gridlines };
  const value = valueAxis(chart, chart.series, upright);
  const x = xAxis(chart, { language, lengthIn: box.w - 0.8, tickIn: tickSize(true, labelContext), gridlines });
  const [left, right] = [ticksWidthIn(value, labelContext), Math.max(edgeIn, endTickIn(x, labelContext))];
  const plot = { x: box.x + left, y: box.y + high * 0.6, w: box.w - left - right, h: box.h - high * 1.6 - wordGapIn };
  if (plot.w < 1 || plot.h < 0.6) return null;
  const names = pointNames(chart, { box, plot, x, value, markerPt: pointPt }, labelContext);
  const looks = chart.series.map((_, index): ChartSeriesLook => {
    const labels = names?.[index];
    const points = pointFills(chart, index);
    return {
      form: 'point',
      axis: 'primary',
      fill: ownFill(chart, index),
      ...(points ? { pointFills: points } : {}),
      markerPt: pointPt,
      ...(labels ? { labels } : {}),
    };
  });
  return { ...frame(chart, title, box, context), plot, sizePt, axes: { kind: 'numbers', x, value }, looks };
}
