import { childOf, createElement, descendantsOf } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/**
 * pptxgenjs takes the bullet sign from whatever font the text has and numbers from the
 * heading font. The sign comes from Arial, which has it on every system; numbers from the text's font.
 */
export const bulletFonts: SlideRule = ({ shapeTree }) => {
  for (const properties of descendantsOf(shapeTree, 'a:pPr')) {
    const sign = childOf(properties, 'a:buChar');
    const number = childOf(properties, 'a:buAutoNum');
    const named = childOf(properties, 'a:buFont');
    if (named !== undefined) named.remove();
    const bullet = sign ?? number;
    if (bullet === undefined) continue;
    const typeface = sign === undefined ? '+mn-lt' : 'Arial';
    properties.insertBefore(createElement('a:buFont', { typeface }), bullet);
  }
};
