import { valueShare } from '../../scene/chart-geometry';
import type { ChartLabelPosition, ChartLabels } from '../../scene/chart-labels';
import type { Box, ChartValueAxis } from '../../scene/scene';
import type { ChartData } from '../../spec/chart-data';
import { lineHighIn, lineWidthIn } from './chart-words';
import type { LabelContext } from './value-labels';

const mostNames = 12;
/** Between a point's middle and its name: what PowerPoint leaves, and a little. */
const gapIn = 0.1;
/** Sides of a point, the best first. */
const sides = ['end', 'above', 'below', 'start'] as const satisfies readonly ChartLabelPosition[];
/** Tries of the search; names that need more are as good as without room. */
const mostTries = 4000;

export interface PointPlace {
  box: Box;
  plot: Box;
  x: ChartValueAxis;
  value: ChartValueAxis;
  markerPt: number;
}

interface NamedPoint {
  series: number;
  index: number;
  /** Where the name may stand, by sides. */
  places: readonly { side: ChartLabelPosition; box: Box }[];
  disc: Box;
}

/**
 * The names of a few points beside them, one entry a series: all of them, none touching another
 * name, a point, the numbers of the axes or the edge; null where that can't be.
 */
export function pointNames(chart: ChartData, place: PointPlace, context: LabelContext): ChartLabels[] | null {
  const points = namedPoints(chart, place, context);
  if (points === null || points.length === 0 || points.length > mostNames) return null;
  const chosen = choose(points);
  if (chosen === null) return null;
  return chart.series.map((_, series): ChartLabels => {
    const own = points.flatMap((point, at) =>
      point.series === series ? [{ index: point.index, side: chosen[at]?.side ?? 'end' }] : [],
    );
    return {
      shows: 'category',
      position: 'end',
      points: own.map(({ index }) => index),
      positions: own.map(({ side }) => side),
      format: 'General',
      sizePt: context.sizePt,
      bold: false,
      colors: own.map(() => 'ink'),
    };
  });
}

/** Null when a point has no name, or shares it with another. */
function namedPoints(
  chart: ChartData,
  { box, plot, x, value, markerPt }: PointPlace,
  { theme, sizePt }: LabelContext,
): NamedPoint[] | null {
  const high = lineHighIn(sizePt, theme);
  const radius = markerPt / 72 / 2;
  const free: Box = { x: plot.x, y: box.y, w: box.x + box.w - plot.x, h: plot.y + plot.h - box.y };
  const points = chart.series.flatMap(({ values }, series) =>
    values.flatMap((number, index): NamedPoint[] => {
      const along = chart.xValues?.[index] ?? null;
      if (number === null || along === null) return [];
      const middle = {
        x: plot.x + valueShare(along, x) * plot.w,
        y: plot.y + (1 - valueShare(number, value)) * plot.h,
      };
      const wide = lineWidthIn(chart.categories[index] ?? '', sizePt, theme);
      const places = sides
        .map((side) => ({ side, box: boxBeside(middle, side, wide, high) }))
        .filter((one) => isInside(one.box, free));
      return [
        { series, index, places, disc: { x: middle.x - radius, y: middle.y - radius, w: 2 * radius, h: 2 * radius } },
      ];
    }),
  );
  const names = points.map(({ index }) => (chart.categories[index] ?? '').trim());
  return names.includes('') || new Set(points.map(({ index }) => index)).size < points.length ? null : points;
}

function boxBeside({ x, y }: { x: number; y: number }, side: (typeof sides)[number], w: number, h: number): Box {
  switch (side) {
    case 'end':
      return { x: x + gapIn, y: y - h / 2, w, h };
    case 'start':
      return { x: x - gapIn - w, y: y - h / 2, w, h };
    case 'above':
      return { x: x - w / 2, y: y - gapIn - h, w, h };
    case 'below':
      return { x: x - w / 2, y: y + gapIn, w, h };
  }
}

/** A side for each point, found by going back where names get into each other's way. */
function choose(points: readonly NamedPoint[]): NamedPoint['places'] | null {
  let tries = 0;
  const search = (chosen: NamedPoint['places']): NamedPoint['places'] | null => {
    const point = points[chosen.length];
    if (!point) return chosen;
    for (const place of point.places) {
      tries += 1;
      if (tries > mostTries) return null;
      const isFree =
        points.every(({ disc }) => !touch(place.box, disc)) && chosen.every((other) => !touch(place.box, other.box));
      const found = isFree ? search([...chosen, place]) : null;
      if (found) return found;
    }
    return null;
  };
  return search([]);
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h
  );
}

function touch(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
