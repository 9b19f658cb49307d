import { ownMarkerPt, valueAxisOf, baseOf, stackSpans, valueShare } from '@/lib/deck/scene/chart-geometry';
import { fillAttributes, hex, short, tag } from '../svg';
import { type ChartCanvas, type LookedSeries, dashesOf, seriesOf, type Place } from './chart-space';

/** Lines with a gap where a value is missing, and their markers in front. */
export function drawLines(drawing: ChartCanvas): string[] {
  return seriesOf(drawing, 'line').flatMap((one) => drawLine(linePlaces(drawing, one), one, drawing));
}

/** Where the points of a line stand; null where there is none. */
export function linePlaces({ element, space }: ChartCanvas, { series, look }: LookedSeries): (Place | null)[] {
  const axis = valueAxisOf(element, look.axis);
  return element.chart.categories.map((_, index) => {
    const value = series.values[index] ?? null;
    return value === null || !axis ? null : space.place(space.category(index), value, axis);
  });
}

function drawLine(places: readonly (Place | null)[], { look }: LookedSeries, { theme }: ChartCanvas): string[] {
  const { color, opacity } = look.fill;
  if (look.lineWidthPt === undefined || look.isAcross) return [];
  const path = tag('path', {
    d: pathThrough(places),
    fill: 'none',
    stroke: hex(theme.colors, color),
    'stroke-opacity': opacity,
    'stroke-width': look.lineWidthPt,
    'stroke-dasharray': dashesOf(look),
    'stroke-linecap': look.isDashed ? undefined : 'round',
    'stroke-linejoin': 'round',
  });
  return [path, ...drawMarkers(places, look, theme)];
}

/** Discs at the points of a series. */
function drawMarkers(
  places: readonly (Place | null)[],
  { markerPt, fill, pointFills }: LookedSeries['look'],
  { colors }: ChartCanvas['theme'],
): string[] {
  if (markerPt === undefined) return [];
  return places.flatMap((place, index) => {
    if (!place) return [];
    const own = pointFills?.[index] ?? fill;
    const diameter = own.color === fill.color && own.opacity === fill.opacity ? markerPt : markerPt + ownMarkerPt;
    return [tag('circle', { cx: place.x, cy: place.y, r: diameter / 2, ...fillAttributes(colors, own) })];
  });
}

/** A path that begins anew behind each gap. */
function pathThrough(places: readonly (Place | null)[]): string {
  return places
    .map((place, index) => (place ? `${places[index - 1] ? 'L' : 'M'}${short(place.x)} ${short(place.y)}` : ''))
    .join('');
}

/** Areas from their base, or from the area below; a missing value counts as none, as an area can't have gaps. */
export function drawAreas(drawing: ChartCanvas): string[] {
  const all = seriesOf(drawing, 'area');
  return all.map((one, place) => drawArea(drawing, one, place, all));
}

function drawArea(
  { element, space, theme }: ChartCanvas,
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
    ...(look.lineWidthPt === undefined
      ? {}
      : { stroke: hex(theme.colors, look.fill.color), 'stroke-width': look.lineWidthPt, 'stroke-linejoin': 'round' }),
  });
}

/** Points between two axes of numbers. */
export function drawPoints(drawing: ChartCanvas): string[] {
  return seriesOf(drawing, 'point').flatMap((one) => drawMarkers(pointPlaces(drawing, one), one.look, drawing.theme));
}

/** Where the points of a scatter chart stand; null where one of its two numbers is missing. */
export function pointPlaces({ element, space }: ChartCanvas, { series }: LookedSeries): (Place | null)[] {
  const { axes, chart } = element;
  if (axes?.kind !== 'numbers') return [];
  return (chart.xValues ?? []).map((x, index) => {
    const value = series.values[index] ?? null;
    return x === null || value === null ? null : space.place(valueShare(x, axes.x), value, axes.value);
  });
}
