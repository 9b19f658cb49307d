import { baseOf, stackSpans, valueAxisOf } from '@/lib/deck/scene/chart-geometry';
import type { Fill } from '@/lib/deck/scene/scene';
import { fillAttributes, tag } from '../svg';
import { type ChartCanvas, type LookedSeries, seriesOf, type Place } from './chart-space';

/** A bar between two corners, and its end, where its label stands. */
export interface Bar {
  from: Place;
  to: Place;
  fill: Fill;
  seriesIndex: number;
  category: number;
  value: number;
}

/** Every bar of a chart; those of a secondary axis stand in front, on their own axis. */
export function barsOf(drawing: ChartCanvas): Bar[] {
  const all = seriesOf(drawing, 'bar');
  return (['primary', 'secondary'] as const).flatMap((axis) => {
    const neighbours = all.filter(({ look }) => look.axis === axis);
    return neighbours.flatMap((one, place) => barsOfSeries(drawing, one, place, neighbours));
  });
}

function barsOfSeries(
  drawing: ChartCanvas,
  { series, look, index }: LookedSeries,
  place: number,
  neighbours: readonly LookedSeries[],
): Bar[] {
  const { element, space } = drawing;
  const axis = valueAxisOf(element, look.axis);
  if (!axis) return [];
  return element.chart.categories.flatMap((_, category): Bar[] => {
    const value = series.values[category] ?? null;
    if (value === null) return [];
    const stack = element.stacked
      ? stackSpans(neighbours.map((one) => one.series.values[category] ?? null))[place]
      : undefined;
    const reach = stack ?? { from: baseOf(axis), to: value };
    const along = element.stacked ? space.bar(category, 0, 1) : space.bar(category, place, neighbours.length);
    const fill = look.pointFills?.[category] ?? look.fill;
    return [
      {
        from: space.place(along.from, reach.from, axis),
        to: space.place(along.to, reach.to, axis),
        fill,
        seriesIndex: index,
        category,
        value,
      },
    ];
  });
}

export function drawBars(drawing: ChartCanvas): string[] {
  const { looks } = drawing.element;
  const drawn = barsOf(drawing).filter(({ seriesIndex, value }) => {
    const look = looks[seriesIndex];
    return value !== 0 && !look?.isTotal && !look?.isUnseen;
  });
  return drawn.map(({ from, to, fill }) =>
    tag('rect', {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
      ...fillAttributes(drawing.theme.colors, fill),
    }),
  );
}
