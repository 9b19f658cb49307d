import type { SceneElement, TableElement } from '../../scene/scene';
import { perSlide, rounded } from '../rule';
import type { FoundOnSlide, Rule } from '../rule';

/** Inches that rounding may add up to. */
const boxToleranceIn = 0.01;

/** Text is never higher or wider than its box, rows and columns never more than their table. */
export const textOverflow: Rule = {
  name: 'text-overflow',
  severity: 'blocking',
  inspect: perSlide(({ slide, blocks }) => [
    ...blocks.flatMap(({ label, ink, inner }) => [
      ...exceeds(label, 'high', ink.h, inner.h),
      ...exceeds(label, 'wide', ink.w, inner.w),
    ]),
    ...slide.elements.flatMap((element) => (element.type === 'table' ? tableOverflow(element) : [])),
  ]),
};

function tableOverflow({ name, box, rows, columnWidthsIn }: TableElement): FoundOnSlide[] {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return [
    ...exceeds(name, 'high', sum(rows.map(({ heightIn }) => heightIn)), box.h),
    ...exceeds(name, 'wide', sum(columnWidthsIn), box.w),
  ];
}

function exceeds(element: string, dimension: 'high' | 'wide', measured: number, limit: number): FoundOnSlide[] {
  if (measured <= limit + boxToleranceIn) return [];
  const message = `The content is ${rounded(measured)} in ${dimension}, its box ${rounded(limit)} in.`;
  return [{ element, message, measured: rounded(measured, 3), limit: rounded(limit, 3) }];
}

const edgeToleranceIn = 0.005;

/** Nothing on a slide reaches over its edges; ornaments of the layout may. */
export const outsideSlide: Rule = {
  name: 'outside-slide',
  severity: 'blocking',
  inspect: perSlide(({ slide, theme }) =>
    slide.elements.flatMap((element) => {
      if (element.type === 'text' && element.isHidden) return [];
      const measured = reachOutside(element, theme.canvas);
      if (measured <= edgeToleranceIn) return [];
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
