import { childOf, childrenOf, descendantsOf, renameElement } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';

/** pptxgenjs writes one row of categories as if it had several levels, which the series' schema forbids here. */
export const flatCategories: ChartRule = ({ plot }) => {
  for (const levels of descendantsOf(plot, 'c:multiLvlStrRef')) {
    const reference = renameElement(levels, 'c:strRef');
    const cache = childOf(reference, 'c:multiLvlStrCache');
    if (cache === undefined) continue;
    const flat = renameElement(cache, 'c:strCache');
    for (const level of childrenOf(flat, 'c:lvl')) {
      for (const point of childrenOf(level, 'c:pt')) flat.append(point);
      level.remove();
    }
  }
};
