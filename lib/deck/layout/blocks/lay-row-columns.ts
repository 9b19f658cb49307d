import type { Box, SceneElement } from '../../scene/scene';
import { columnsOf } from '../grid';
import type { CardContext } from './card-types';
import { columnRule } from './column-rule';
import { firstFitting } from './first-fitting';
import { layRows } from './lay-rows';
import type { RowContent, RowOptions } from './row-types';

/** Rows in two columns, the first never the shorter one, all of one size and equally far apart; null when they do not fit. */
export function layRowColumns(
  context: CardContext,
  contents: readonly RowContent[],
  options: RowOptions & { gapIn: number },
): { elements: SceneElement[]; heightIn: number } | null {
  const { area, gapIn, sizesPt } = options;
  const half = Math.ceil(contents.length / 2);
  const [start, end] = columnsOf(area, 2, gapIn);
  if (!start || !end) return null;
  const column = (from: number, to: number | undefined, place: Box, more: Partial<RowOptions>) =>
    layRows(context, contents.slice(from, to), { ...options, ...more, area: place });
  return firstFitting(sizesPt, (sizes) => {
    const first = column(0, half, start, { sizesPt: [sizes] });
    // The second column may have fewer rows; they stand as far apart as those of the first.
    const second = column(half, undefined, end, { sizesPt: [sizes], maxPaddingIn: first.paddingIn });
    if (first.count < half || second.count < contents.length - half) return null;
    const heightIn = Math.max(first.heightIn, second.heightIn);
    return {
      elements: [...first.elements, ...columnRule(context.theme, { ...area, h: heightIn }, gapIn), ...second.elements],
      heightIn,
    };
  });
}
