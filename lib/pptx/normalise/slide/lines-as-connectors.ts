import { childOf, childrenOf, renameElement } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** pptxgenjs draws lines as shapes with a text box in them; PowerPoint's own lines are connectors. */
export const linesAsConnectors: SlideRule = ({ drawn }) => {
  for (const entry of drawn) {
    if (entry.element.type !== 'line') continue;
    const connector = renameElement(entry.node, 'p:cxnSp');
    for (const body of childrenOf(connector, 'p:txBody')) body.remove();
    const head = childOf(connector, 'p:nvSpPr');
    if (head !== undefined) {
      const renamed = renameElement(head, 'p:nvCxnSpPr');
      const locks = childOf(renamed, 'p:cNvSpPr');
      if (locks !== undefined) renameElement(locks, 'p:cNvCxnSpPr');
    }
    entry.node = connector;
  }
};
