import type { Box, ChartSeriesLook, ChartValueAxis } from '../../scene/scene';
import type { ChartData } from '../../spec/chart-data';
import type { Theme } from '../../theme/theme';
import { chartTraits } from './chart-traits';
import { emphasisOf } from './emphasis';
import { ownFill, pointFills } from './series-fills';
import type { LabelContext } from './value-labels';
import { lineLabels, outsideLabels, stackLabels } from './value-labels';

const markerPt = 7;
/** Discs on lines of more points would touch. */
const mostMarkers = 24;
/** Of the line that is spoken of, beside others. */
const emphasisedWidth = 1.5;
/** Areas in front let those behind shine through; one alone is a tint within its line, no wall. */
const areaOpacity = { among: 0.75, alone: 0.25 } as const;

export interface LookPlace {
  plot: Box;
  labelFormat: string | null;
  axis: ChartValueAxis;
}

/** How every series of a chart with categories is drawn and labelled. */
export function looksOf(chart: ChartData, place: LookPlace, context: LabelContext): ChartSeriesLook[] {
  return chart.series.map((_, index) => {
    const look = bareLook(chart, index, context.theme);
    const points = pointFills(chart, index);
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
    const markers = style.chart.markers && chart.categories.length <= mostMarkers;
    // A point between two gaps has no line: without a disc it would not be seen.
    return {
      form,
      axis,
      fill,
      lineWidthPt: style.chart.lineWidthPt * (isSpokenOf(chart, index) ? emphasisedWidth : 1),
      ...(markers || isBroken(series?.values ?? []) ? { markerPt } : {}),
    };
  }
  if (form === 'area')
    return {
      form,
      axis,
      fill: stacked
        ? fill
        : { ...fill, opacity: areaOpacity[chart.series.length === 1 ? 'alone' : 'among'] * (fill.opacity ?? 1) },
      ...(chart.series.length === 1 ? { lineWidthPt: style.chart.lineWidthPt } : {}),
    };
  return { form, axis, fill };
}

function isSpokenOf(chart: ChartData, index: number): boolean {
  const spoken = emphasisOf(chart);
  return spoken?.part === 'series' && spoken.index === index;
}

/** Whether a value stands alone between gaps. */
function isBroken(values: readonly (number | null)[]): boolean {
  return values.some(
    (value, index) => value !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null,
  );
}

function labelsOf(
  chart: ChartData,
  index: number,
  look: ChartSeriesLook,
  { plot, labelFormat, axis }: LookPlace,
  context: LabelContext,
): ChartSeriesLook['labels'] {
  const values = chart.series[index]?.values ?? [];
  if (labelFormat !== null) return outsideLabels(values, labelFormat, context);
  if (look.form === 'bar' && chartTraits[chart.type].stacked)
    return stackLabels(
      chart,
      index,
      (point) => look.pointFills?.[point] ?? look.fill,
      { plot, axis, gapWidthPercent: context.theme.style.chart.gapWidthPercent },
      context,
    );
  return look.form === 'line' && chart.series.length === 1 ? lineLabels(chart, plot, axis, context) : undefined;
}
