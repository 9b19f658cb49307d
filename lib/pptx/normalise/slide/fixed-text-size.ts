import { childOf, createElement, descendantsOf } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** Sizes are final: without a word on fitting, a placeholder would inherit shrinking from its layout. */
export const fixedTextSize: SlideRule = ({ shapeTree }) => {
  for (const body of descendantsOf(shapeTree, 'p:txBody'))
    childOf(body, 'a:bodyPr')?.prepend(createElement('a:noAutofit'));
};
