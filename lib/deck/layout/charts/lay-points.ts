import type { ChartElement, ChartSeriesLook } from '../../scene/scene';
import type { ChartData } from '../../spec/slide-spec';
import type { ChartContext, LayChartOptions } from './chart-frame';
import { edgeIn, endTickIn, frame, ticksWidthIn, wordGapIn } from './chart-frame';
import { smallChartPt } from './chart-sizes';
import { lineHighIn } from './measure-line';
import { pointNames } from './point-names';
import { seriesFill } from './series-fills';
import { valueAxis, xAxis } from './value-axis';

const pointPt = 9;

/** Points against two axes of numbers. */
export function layPoints(
  chart: ChartData,
  { title, box }: LayChartOptions,
  context: ChartContext,
): ChartElement | null {
  const { theme, language } = context;
  const sizePt = smallChartPt(theme);
  const labelContext = { theme, language, sizePt };
  const { gridlines } = theme.style.chart;
  const value = valueAxis(chart, chart.series, { language, lengthIn: box.h - 0.5, gridlines, labelled: false });
  const x = xAxis(chart, { language, lengthIn: box.w - 0.8, gridlines });
  const high = lineHighIn(sizePt, theme);
  const [left, right] = [ticksWidthIn(value, labelContext), Math.max(edgeIn, endTickIn(x, labelContext))];
  const plot = { x: box.x + left, y: box.y + high * 0.6, w: box.w - left - right, h: box.h - high * 1.6 - wordGapIn };
  if (plot.w < 1 || plot.h < 0.6) return null;
  const names = pointNames(chart, { box, plot, x, value, markerPt: pointPt }, labelContext);
  const looks = chart.series.map((_, index): ChartSeriesLook => {
    const labels = names?.[index];
    return {
      form: 'point',
      axis: 'primary',
      fill: seriesFill(index),
      markerPt: pointPt,
      ...(labels ? { labels } : {}),
    };
  });
  return { ...frame(chart, title, box, context), plot, sizePt, axes: { kind: 'numbers', x, value }, looks };
}
