import { baseOf, stackSpans, valueAxisOf } from '@/lib/deck/scene/chart-geometry';
import { fillAttributes } from '../paint';
import { tag } from '../svg';
import type { ChartDrawing, LookedSeries } from './chart-drawing';
import { seriesOf } from './chart-drawing';
import { pathThrough } from './draw-lines';

/** Areas from their base, or from the area below; a missing value counts as none, as an area can't have gaps. */
export function drawAreas(drawing: ChartDrawing): string[] {
  const all = seriesOf(drawing, 'area');
  return all.map((one, place) => drawArea(drawing, one, place, all));
}

function drawArea(
  { element, space, theme }: ChartDrawing,
  { look, series }: LookedSeries,
  place: number,
  all: readonly LookedSeries[],
): string {
  const axis = valueAxisOf(element, look.axis);
  const spans = element.chart.categories.map((_, index) => {
    if (!element.stacked) return { from: axis ? baseOf(axis) : 0, to: series.values[index] ?? 0 };
    return stackSpans(all.map((one) => one.series.values[index] ?? null))[place] ?? { from: 0, to: 0 };
  });
  const edge = (side: 'from' | 'to') =>
    spans.map((span, index) => (axis ? space.place(space.category(index), span[side], axis) : null));
  return tag('path', {
    d: `${pathThrough([...edge('to'), ...edge('from').reverse()])}Z`,
    ...fillAttributes(theme.colors, look.fill),
  });
}
