import type { SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { cardFace, drawFace, isPanel, spaceOf } from '../blocks/card-face';
import { columnsOf, settle } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';
import { drawMetricColumn, fitMetricColumns } from './metric-columns';

type Metrics = SlideOf<'metrics'>;

const leastValuePt = 32;
/** Five numbers stand in one row when they are at least this large, else as three and two. */
const leastInOneRowPt = 40;
/** Text keeps further from the edges of a panel with a large number than on other cards. */
const panelPaddingIn = 0.35;
/** Panels grow by this much at most, until all of them take this share of the area. */
const mostAirIn = 1.2;
const fullShare = 0.72;

/** As many figures as one slide holds legibly, at most six; the others go on. */
export function mostFigures(slide: Metrics, context: KindContext): Placement {
  const total = slide.metrics.length;
  const most = evenShare(total, 6, context.furtherSlides);
  for (let count = most; count >= Math.min(2, total); count -= 1) {
    const elements = layPart(slide.metrics.slice(0, count), context);
    if (!elements) continue;
    return count === total
      ? placed(elements)
      : continues(elements, [{ ...slide, metrics: slide.metrics.slice(count) }]);
  }
  return tooLong;
}

function layPart(metrics: Metrics['metrics'], context: KindContext): SceneElement[] | null {
  const inOneRow = metrics.length === 5 ? panels(metrics, context, 5, leastInOneRowPt) : null;
  return inOneRow ?? panels(metrics, context, columnCount(metrics.length), leastValuePt);
}

function columnCount(count: number): number {
  if (count === 4) return 2;
  return count < 4 ? count : 3;
}

/** Numbers of one size, each on a card of its own with what it means. */
function panels(
  metrics: Metrics['metrics'],
  context: KindContext,
  columns: number,
  leastPt: number,
): SceneElement[] | null {
  const { area, theme } = context;
  const face = cardFace(theme, 'surface');
  const space = spaceOf(face);
  const padding = isPanel(face) ? panelPaddingIn : 0;
  const [start, end, top, bottom] = [
    Math.max(space.start, padding),
    Math.max(space.end, padding),
    Math.max(space.top, padding),
    Math.max(space.bottom, padding),
  ];
  const boxes = columnsOf(area, columns, space.gap);
  const rows = Math.ceil(metrics.length / columns);
  const mostIn = (area.h - space.gap * (rows - 1)) / rows;
  const w = boxes[0]!.w - start - end;
  const fitted = fitMetricColumns(context, metrics, {
    widthIn: w,
    heightIn: mostIn - top - bottom,
    leastValuePt: leastPt,
  });
  if (!fitted) return null;
  const needIn = top + fitted.heightIn + bottom;
  const airIn = Math.max(0, Math.min(mostAirIn, mostIn * fullShare - needIn));
  const h = needIn + airIn;
  const first = settle(area, h * rows + space.gap * (rows - 1)).y;
  return metrics.flatMap((metric, index): SceneElement[] => {
    const name = `Figure ${index + 1}`;
    const box = { ...boxes[index % columns]!, y: first + Math.floor(index / columns) * (h + space.gap), h };
    const y = box.y + top + (isPanel(face) ? airIn / 2 : 0);
    return [
      ...asGroup(name, drawFace(theme, face, name, box)),
      ...drawMetricColumn(context, fitted, metric, index, { x: box.x + start, y, w }, isPanel(face) ? name : undefined),
    ];
  });
}
