import { descendantsOf, renameElement } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** Fields carry an id of their own kind; the same one everywhere is what PowerPoint writes too. */
const fieldId = '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}';

/** A slide number that follows its slide when somebody moves it: the run becomes a field (ECMA-376 part 1, 21.1.2.2.4). */
export const slideNumberFields: SlideRule = ({ drawn }) => {
  for (const { element, node } of drawn) {
    if (element.type !== 'text' || element.placeholder !== 'slide-number') continue;
    const run = descendantsOf(node, 'a:r')[0];
    if (run === undefined) continue;
    const field = renameElement(run, 'a:fld');
    field.set('id', fieldId);
    field.set('type', 'slidenum');
  }
};
