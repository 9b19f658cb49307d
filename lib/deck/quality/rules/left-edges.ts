import { captionPadIn } from '../../scene/chart-geometry';
import type { Box, ChartElement, SceneElement } from '../../scene/scene';
import type { Rule } from '../rule';
import { perSlide, rounded } from '../rule';

/** Edges closer than this are one edge, further apart they look meant; in pt. */
const same = 0.5;
const meant = 6;

/** Left edges either agree or clearly differ. */
export const leftEdges: Rule = {
  name: 'left-edges',
  severity: 'warning',
  inspect: perSlide(({ slide }) => {
    const edges = slide.elements.flatMap((element) => edgeOf(element)).sort((a, b) => a.pt - b.pt);
    let [previous] = edges;
    return edges.slice(1).flatMap((edge) => {
      // Compared with the first edge of the line: many small steps are a step, too.
      const line = previous;
      const apart = line ? edge.pt - line.pt : 0;
      if (line === undefined || apart <= same) return [];
      previous = edge;
      if (apart >= meant) return [];
      return [
        {
          element: edge.name,
          message: `Its left edge is ${rounded(apart, 1)} pt beside that of "${line.name}".`,
          measured: rounded(apart),
          limit: same,
        },
      ];
    });
  }),
};

/** Only straight edges that the eye sees: of texts, pictures, tables, charts and rectangles; icons have air of their own around them. */
function edgeOf(element: SceneElement): { name: string; pt: number }[] {
  const round =
    'geometry' in element &&
    element.geometry !== undefined &&
    element.geometry !== 'rect' &&
    element.geometry !== 'round-rect';
  if (element.type === 'line' || element.type === 'icon' || round) return [];
  if (element.type === 'chart') return edgeOfChart(element);
  const isOpenText = element.type === 'text' && !element.fill && !element.stroke;
  if (isOpenText && !startsAtLeft(element)) return [];
  return [{ name: element.name, pt: (element.box.x + (isOpenText ? element.inset.left : 0)) * 72 }];
}

/** The frame of a chart is not seen: it begins a little beside its words, and where the air of a legend does. */
function edgeOfChart({ name, box, caption, secondaryCaption, legend }: ChartElement): { name: string; pt: number }[] {
  const isAtFrame = (part: { box: Box }) => part.box.x - box.x <= captionPadIn.x + same / 72;
  if (legend && isAtFrame(legend)) return [];
  const words = [caption, secondaryCaption].find((one) => one !== undefined && isAtFrame(one));
  return [{ name, pt: (words ?? { box }).box.x * 72 }];
}

/** Centred and right-aligned text has no visible left edge. */
function startsAtLeft({ paragraphs }: Extract<SceneElement, { type: 'text' }>): boolean {
  return paragraphs.some(({ align, direction }) => align === (direction === 'ltr' ? 'start' : 'end'));
}
