import type { ChartElement, ChartSeriesLook } from '@/lib/deck/scene/scene';
import type { ChartSeries } from '@/lib/deck/spec/slide-spec';
import type { Theme } from '@/lib/deck/theme/theme';
import type { ChartSpace } from './chart-space';

/** What every part of a chart's drawing looks at. */
export interface ChartDrawing {
  element: ChartElement;
  space: ChartSpace;
  theme: Theme;
}

export interface LookedSeries {
  index: number;
  series: ChartSeries;
  look: ChartSeriesLook;
}

/** The series of one form with their looks. */
export function seriesOf({ element }: ChartDrawing, form: ChartSeriesLook['form']): LookedSeries[] {
  return element.looks.flatMap((look, index) => {
    const series = element.chart.series[index];
    return series && look.form === form ? [{ index, series, look }] : [];
  });
}
