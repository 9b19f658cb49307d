import { childrenOf, createElement, descendantsOf, renameElement, childOf, pathOf } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

/** pptxgenjs writes an empty `a:ln` where no outline is wanted, which leaves the choice to the reader's theme. */
export const noEmptyOutlines: SlideRule = ({ shapeTree }) => {
  for (const outline of descendantsOf(shapeTree, 'a:ln')) {
    if (childrenOf(outline).length === 0) outline.append(createElement('a:noFill'));
  }
};

/** pptxgenjs knows shadows in fixed colours alone; `dk1` is the dark colour of light and dark themes. */
export const shadowColours: SlideRule = ({ shapeTree }) => {
  for (const shadow of descendantsOf(shapeTree, 'a:outerShdw')) {
    for (const color of childrenOf(shadow, 'a:srgbClr')) renameElement(color, 'a:schemeClr').set('val', 'dk1');
  }
};

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

/** pptxgenjs gives tables neither a header row nor a direction, and the same revision number to each. */
export const tableProperties: SlideRule = ({ drawn, direction }) => {
  for (const { element, node } of drawn) {
    if (element.type !== 'table') continue;
    const properties = descendantsOf(node, 'a:tblPr')[0];
    if (direction === 'rtl') properties?.set('rtl', '1');
    // Where no row names the columns, the first column names the rows.
    properties?.set(element.rows[0]?.kind === 'header' ? 'firstRow' : 'firstCol', '1');
    if (element.rows[element.rows.length - 1]?.kind === 'total') properties?.set('lastRow', '1');
    const revision = childOf(pathOf(node, 'p:nvGraphicFramePr', 'p:nvPr'), 'p:extLst');
    if (revision !== undefined) revision.remove();
  }
};
