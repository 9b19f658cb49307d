import { valueAxisOf } from '@/lib/deck/scene/chart-geometry';
import { fillAttributes, hex } from '../paint';
import { short, tag } from '../svg';
import type { ChartDrawing, LookedSeries } from './chart-drawing';
import { seriesOf } from './chart-drawing';
import type { Place } from './chart-space';

/** Lines with a gap where a value is missing, and their markers in front. */
export function drawLines(drawing: ChartDrawing): string[] {
  return seriesOf(drawing, 'line').flatMap((one) => drawLine(linePlaces(drawing, one), one, drawing));
}

/** Where the points of a line stand; null where there is none. */
export function linePlaces({ element, space }: ChartDrawing, { series, look }: LookedSeries): (Place | null)[] {
  const axis = valueAxisOf(element, look.axis);
  return element.chart.categories.map((_, index) => {
    const value = series.values[index] ?? null;
    return value === null || !axis ? null : space.place(space.category(index), value, axis);
  });
}

function drawLine(places: readonly (Place | null)[], { look }: LookedSeries, { theme }: ChartDrawing): string[] {
  const { color, opacity } = look.fill;
  const path = tag('path', {
    d: pathThrough(places),
    fill: 'none',
    stroke: hex(theme.colors, color),
    'stroke-opacity': opacity,
    'stroke-width': look.lineWidthPt ?? 1,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  return [path, ...drawMarkers(places, look, theme)];
}

/** Discs at the points of a series. */
export function drawMarkers(
  places: readonly (Place | null)[],
  { markerPt, fill }: LookedSeries['look'],
  { colors }: ChartDrawing['theme'],
): string[] {
  if (markerPt === undefined) return [];
  return places.flatMap((place) =>
    place ? [tag('circle', { cx: place.x, cy: place.y, r: markerPt / 2, ...fillAttributes(colors, fill) })] : [],
  );
}

/** A path that begins anew behind each gap. */
export function pathThrough(places: readonly (Place | null)[]): string {
  return places
    .map((place, index) => (place ? `${places[index - 1] ? 'L' : 'M'}${short(place.x)} ${short(place.y)}` : ''))
    .join('');
}
