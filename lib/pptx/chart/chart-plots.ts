import type { ChartElement, ChartSeriesLook } from '@/lib/deck/scene/scene';

/** Series that one element of a plot area draws (ECMA-376 part 1, 21.2.2): of one form, on one axis. */
export interface ChartPlot {
  form: ChartSeriesLook['form'];
  axis: ChartSeriesLook['axis'];
  /** Indices of its series in the chart. */
  series: readonly number[];
}

/** The plots of a chart in drawing order: bars below lines, the primary axis below the secondary one. */
export function plotsOf({ looks }: Pick<ChartElement, 'looks'>): ChartPlot[] {
  const plots: ChartPlot[] = [];
  for (const form of ['sector', 'area', 'bar', 'line', 'point'] as const) {
    for (const axis of ['primary', 'secondary'] as const) {
      const series = looks.flatMap((look, index) => (look.form === form && look.axis === axis ? [index] : []));
      if (series.length > 0) plots.push({ form, axis, series });
    }
  }
  return plots;
}
