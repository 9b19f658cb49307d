import { descendantsOf } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** pptxgenjs claims an English alternative language and unsaved changes for every run. */
export const runAttributes: SlideRule = ({ shapeTree }) => {
  for (const properties of descendantsOf(shapeTree, 'a:rPr')) {
    properties.unset('altLang', 'dirty');
  }
};
