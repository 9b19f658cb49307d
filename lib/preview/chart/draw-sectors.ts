import { sectorAngles, sectorLabelMiddle } from '@/lib/deck/scene/chart-geometry';
import { fillAttributes, strokeAttributes, short, tag, toPoints } from '../svg';
import { type ChartCanvas, seriesOf, type Place } from './chart-space';

/** The light edge between neighbours, as the writer of the .pptx has it. */
const edge = { color: 'canvas', widthPt: 1.5 } as const;

export function drawSectors(drawing: ChartCanvas): string[] {
  const { element, theme } = drawing;
  const { middle, radius } = circleOf(drawing);
  return seriesOf(drawing, 'sector').flatMap(({ series, look }) =>
    sectorAngles(series.values).flatMap(({ startDeg, endDeg }, index) => {
      if (endDeg - startDeg <= 0) return [];
      const d = sectorPath(middle, radius, radius * (element.holePercent / 100), startDeg, endDeg);
      return [
        tag('path', {
          d,
          ...fillAttributes(theme.colors, look.pointFills?.[index] ?? look.fill),
          ...strokeAttributes(theme.colors, edge),
          'fill-rule': 'evenodd',
        }),
      ];
    }),
  );
}

/** Where the middle of a sector's label stands, which has a size in inches. */
export function sectorLabelPlace(
  drawing: ChartCanvas,
  { startDeg, endDeg }: ReturnType<typeof sectorAngles>[number],
  position: 'center' | 'outside',
  size: { w: number; h: number },
): Place {
  const { middle, radius } = circleOf(drawing);
  const circle = { radius: radius / toPoints(1), holeShare: drawing.element.holePercent / 100 };
  const { x, y } = sectorLabelMiddle({ ...circle, degrees: (startDeg + endDeg) / 2, position }, size);
  return { x: middle.x + toPoints(x), y: middle.y + toPoints(y) };
}

function circleOf({ space: { plot } }: ChartCanvas): { middle: Place; radius: number } {
  return {
    middle: { x: plot.x + plot.width / 2, y: plot.y + plot.height / 2 },
    radius: Math.min(plot.width, plot.height) / 2,
  };
}

function at(middle: Place, radius: number, degrees: number): Place {
  const turn = (degrees * Math.PI) / 180;
  return { x: middle.x + radius * Math.sin(turn), y: middle.y - radius * Math.cos(turn) };
}

/** A sector, or a piece of a ring. A whole turn is drawn as two halves, since an arc can't end where it starts. */
function sectorPath(middle: Place, outer: number, inner: number, startDeg: number, endDeg: number): string {
  if (endDeg - startDeg >= 359.99) return `${circle(middle, outer)}${inner > 0 ? circle(middle, inner) : ''}`;
  const large = endDeg - startDeg > 180 ? 1 : 0;
  const [a, b] = [at(middle, outer, startDeg), at(middle, outer, endDeg)];
  const arc = `M${pair(a)}A${short(outer)} ${short(outer)} 0 ${large} 1 ${pair(b)}`;
  if (inner <= 0) return `${arc}L${pair(middle)}Z`;
  const [c, d] = [at(middle, inner, endDeg), at(middle, inner, startDeg)];
  return `${arc}L${pair(c)}A${short(inner)} ${short(inner)} 0 ${large} 0 ${pair(d)}Z`;
}

function circle(middle: Place, radius: number): string {
  const [top, bottom] = [at(middle, radius, 0), at(middle, radius, 180)];
  const half = (to: Place) => `A${short(radius)} ${short(radius)} 0 0 1 ${pair(to)}`;
  return `M${pair(top)}${half(bottom)}${half(top)}Z`;
}

function pair({ x, y }: Place): string {
  return `${short(x)} ${short(y)}`;
}
