import type { SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { cardFace, drawFace, isPanel, spaceOf } from '../blocks/card-face';
import { findNamed } from '../blocks/find-named';
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
const mostAirIn = 1.6;
const fullShare = 0.84;

/** As many figures as one slide holds legibly, at most six; the others go on. */
export function mostFigures(slide: Metrics, context: KindContext): Placement {
  const total = slide.metrics.length;
  const most = evenShare(total, 6, context.furtherSlides);
  for (let count = most; count >= Math.min(2, total); count -= 1) {
    const elements = layPart(slide.metrics.slice(0, count), slide.title, context);
    if (!elements) continue;
    return count === total
      ? placed(elements)
      : continues(elements, [{ ...slide, metrics: slide.metrics.slice(count) }]);
  }
  return tooLong;
}

function layPart(metrics: Metrics['metrics'], title: string, context: KindContext): SceneElement[] | null {
  const inOneRow =
    metrics.length === 5 ? panels(metrics, title, context, { columns: 5, leastPt: leastInOneRowPt }) : null;
  return inOneRow ?? panels(metrics, title, context, { columns: columnCount(metrics.length), leastPt: leastValuePt });
}

function columnCount(count: number): number {
  if (count === 4) return 2;
  return count < 4 ? count : 3;
}

/** Numbers of one size, each on a card of its own with what it means. */
function panels(
  metrics: Metrics['metrics'],
  title: string,
  context: KindContext,
  { columns, leastPt }: { columns: number; leastPt: number },
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
  const focus = isPanel(face) ? spokenFigure({ title, metrics }) : undefined;
  const first = settle(area, h * rows + space.gap * (rows - 1)).y;
  return metrics.flatMap((metric, index): SceneElement[] => {
    const name = `Figure ${index + 1}`;
    const box = { ...boxes[index % columns]!, y: first + Math.floor(index / columns) * (h + space.gap), h };
    const y = box.y + top + (isPanel(face) ? airIn / 2 : 0);
    const ground = drawFace(theme, face, name, box);
    const words = drawMetricColumn(
      context,
      fitted,
      metric,
      index,
      { x: box.x + start, y, w },
      isPanel(face) ? name : undefined,
    );
    return index === focus
      ? [...asGroup(name, ground.slice(0, 1)), ...words].flatMap(standingOut)
      : [...asGroup(name, ground), ...words];
  });
}

/** The figure that the title speaks of stands on the accent. */
export function spokenFigure({ title, metrics }: Pick<Metrics, 'title' | 'metrics'>): number | undefined {
  if (metrics.length < 2) return undefined;
  return findNamed(
    title,
    metrics.map(({ label }) => label),
  );
}

/** A part of a panel in the colours that are seen on the accent. */
function standingOut(element: SceneElement): SceneElement[] {
  const color = 'onAccent' as const;
  // An icon on a filled ground changes colours with it; within a ring it stands on the panel.
  if (element.type === 'icon') return [{ ...element, color: element.color === color ? 'accentFill' : color }];
  if (element.type === 'text') {
    const paragraphs = element.paragraphs.map((one) => ({ ...one, runs: one.runs.map((run) => ({ ...run, color })) }));
    return [{ ...element, paragraphs }];
  }
  if (element.type !== 'shape') return [element];
  if (element.on === undefined) {
    const { stroke: _outline, ...panel } = element;
    return [{ ...panel, fill: { color: 'accentFill' } }];
  }
  return [
    {
      ...element,
      ...(element.fill && { fill: { ...element.fill, color } }),
      ...(element.stroke && { stroke: { ...element.stroke, color } }),
    },
  ];
}
