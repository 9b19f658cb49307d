import type { SceneElement } from '../../scene/scene';
import type { Rule } from '../rule';
import { perSlide, rounded } from '../rule';

const tolerance = 0.005;

/** Nothing on a slide reaches over its edges; ornaments of the layout may. */
export const outsideSlide: Rule = {
  name: 'outside-slide',
  severity: 'blocking',
  inspect: perSlide(({ slide, theme }) =>
    slide.elements.flatMap((element) => {
      const measured = reachOutside(element, theme.canvas);
      if (measured <= tolerance) return [];
      return [
        {
          element: element.name,
          message: `The element reaches ${rounded(measured)} in over the edge of the slide.`,
          measured: rounded(measured, 3),
          limit: 0,
        },
      ];
    }),
  ),
};

/** How far the element's bounding box, turned as it is, stands over the worst edge, in inches. */
function reachOutside(element: SceneElement, canvas: { w: number; h: number }): number {
  const { box } = element;
  const turn = element.type === 'shape' ? ((element.rotationDeg ?? 0) * Math.PI) / 180 : 0;
  const w = Math.abs(box.w * Math.cos(turn)) + Math.abs(box.h * Math.sin(turn));
  const h = Math.abs(box.w * Math.sin(turn)) + Math.abs(box.h * Math.cos(turn));
  const x = box.x + (box.w - w) / 2;
  const y = box.y + (box.h - h) / 2;
  return Math.max(-x, -y, x + w - canvas.w, y + h - canvas.h);
}
