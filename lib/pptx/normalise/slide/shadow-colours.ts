import { childrenOf, descendantsOf, renameElement } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** pptxgenjs knows shadows in fixed colours alone; `dk1` is the dark colour of light and dark themes. */
export const shadowColours: SlideRule = ({ shapeTree }) => {
  for (const shadow of descendantsOf(shapeTree, 'a:outerShdw')) {
    for (const color of childrenOf(shadow, 'a:srgbClr')) renameElement(color, 'a:schemeClr').set('val', 'dk1');
  }
};
