import { valueShare } from '@/lib/deck/scene/chart-geometry';
import type { ChartDrawing, LookedSeries } from './chart-drawing';
import { seriesOf } from './chart-drawing';
import type { Place } from './chart-space';
import { drawMarkers } from './draw-lines';

/** Points between two axes of numbers. */
export function drawPoints(drawing: ChartDrawing): string[] {
  return seriesOf(drawing, 'point').flatMap((one) => drawMarkers(pointPlaces(drawing, one), one.look, drawing.theme));
}

/** Where the points of a scatter chart stand; null where one of its two numbers is missing. */
export function pointPlaces({ element, space }: ChartDrawing, { series }: LookedSeries): (Place | null)[] {
  const { axes, chart } = element;
  if (axes?.kind !== 'numbers') return [];
  return (chart.xValues ?? []).map((x, index) => {
    const value = series.values[index] ?? null;
    return x === null || value === null ? null : space.place(valueShare(x, axes.x), value, axes.value);
  });
}
