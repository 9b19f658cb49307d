import { valueAxisOf } from '@/lib/deck/scene/chart-geometry';
import { hex, tag } from '../svg';
import { dashesOf, seriesOf, type ChartCanvas, type LookedSeries, type Place } from './chart-space';
import { linePlaces } from './draw-lines';

/** Of lines that lead down from marks, in points. */
const dropPt = 1;
/** Lines down from marks, and lines from one side of the plot to the other. */
export function drawAnnotations(drawing: ChartCanvas): string[] {
  return seriesOf(drawing, 'line').flatMap((one) => [...drawDrops(drawing, one), ...drawAcross(drawing, one)]);
}

function stroke(drawing: ChartCanvas, { look }: LookedSeries, from: Place, to: Place, widthPt: number): string {
  return tag('line', {
    ...{ x1: from.x, y1: from.y, x2: to.x, y2: to.y },
    stroke: hex(drawing.theme.colors, look.fill.color),
    'stroke-width': widthPt,
    'stroke-dasharray': dashesOf(look),
  });
}

function drawDrops(drawing: ChartCanvas, one: LookedSeries): string[] {
  const { look, series } = one;
  const axis = valueAxisOf(drawing.element, look.axis);
  return (look.drops ?? []).flatMap((length, index) => {
    const value = series.values[index] ?? null;
    if (!axis || value === null || length === null || length <= 0) return [];
    const along = drawing.space.category(index);
    const [from, to] = [value, value - length].map((at) => drawing.space.place(along, at, axis)) as [Place, Place];
    return [stroke(drawing, one, from, to, look.lineWidthPt ?? dropPt)];
  });
}

function drawAcross(drawing: ChartCanvas, one: LookedSeries): string[] {
  const [first] = linePlaces(drawing, one).filter((place) => place !== null);
  if (!one.look.isAcross || !first) return [];
  const { x, width } = drawing.space.plot;
  return [stroke(drawing, one, { x, y: first.y }, { x: x + width, y: first.y }, one.look.lineWidthPt ?? dropPt)];
}
