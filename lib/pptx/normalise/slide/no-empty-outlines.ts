import { childrenOf, createElement, descendantsOf } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** pptxgenjs writes an empty `a:ln` where no outline is wanted, which leaves the choice to the reader's theme. */
export const noEmptyOutlines: SlideRule = ({ shapeTree }) => {
  for (const outline of descendantsOf(shapeTree, 'a:ln')) {
    if (childrenOf(outline).length === 0) outline.append(createElement('a:noFill'));
  }
};
