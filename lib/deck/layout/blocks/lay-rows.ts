import type { SceneElement } from '../../scene/scene';
import type { CardContext } from './card-types';
import { drawRows, totalHeight } from './draw-rows';
import { firstFitting } from './first-fitting';
import { measureRow } from './measure-row';
import type { Cells, RowContent, RowOptions } from './row-types';

/** Many rows get smaller tiles. */
const tileSidesIn = { large: 0.72, small: 0.5 };
const mostLargeTiles = 5;

/**
 * Sets contents as rows: mark, heading, body, divided by hairlines or strung on a line. At
 * the smallest size `count` says how many rows fit; 0 means that not even the first does.
 */
export function layRows(
  context: CardContext,
  contents: readonly RowContent[],
  wanted: RowOptions,
): { elements: SceneElement[]; heightIn: number; paddingIn: number; count: number } {
  const options = { ...wanted, tileIn: contents.length > mostLargeTiles ? tileSidesIn.small : tileSidesIn.large };
  const measure = (sizes: readonly [number, number]) =>
    contents.map((content) => measureRow(context, content, options, sizes));
  const whole = firstFitting(options.sizesPt, (sizes) => {
    const cells = measure(sizes);
    return cells.every((cell) => cell !== null) && totalHeight(cells) <= options.area.h ? cells : null;
  });
  if (whole) return drawRows(context.theme, contents, whole, options);
  const smallest = options.sizesPt[options.sizesPt.length - 1];
  const fitting: Cells[] = [];
  for (const cells of smallest ? measure(smallest) : []) {
    if (!cells || totalHeight([...fitting, cells]) > options.area.h) break;
    fitting.push(cells);
  }
  return drawRows(context.theme, contents.slice(0, fitting.length), fitting, options);
}
