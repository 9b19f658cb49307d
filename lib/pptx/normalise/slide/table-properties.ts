import { childOf, descendantsOf, pathOf } from '../../xml/tree';
import type { SlideRule } from './slide-drawing';

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
