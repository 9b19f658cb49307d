import type { TableElement } from '../../scene/scene';
import type { FoundOnSlide, Rule } from '../rule';
import { perSlide, rounded } from '../rule';

/** Inches that rounding may add up to. */
const tolerance = 0.01;

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
  if (measured <= limit + tolerance) return [];
  const message = `The content is ${rounded(measured)} in ${dimension}, its box ${rounded(limit)} in.`;
  return [{ element, message, measured: rounded(measured, 3), limit: rounded(limit, 3) }];
}
