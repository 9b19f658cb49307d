import { childrenOf, descendantsOf } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** pptxgenjs repeats `a:pPr` in front of every run; a paragraph has one, at its start (ECMA-376 part 1, 21.1.2.2.6). */
export const oneParagraphProperties: SlideRule = ({ shapeTree }) => {
  for (const paragraph of descendantsOf(shapeTree, 'a:p')) {
    for (const repeated of childrenOf(paragraph, 'a:pPr').slice(1)) repeated.remove();
  }
};
