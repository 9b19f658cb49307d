import { cellsReference, chartSheet } from '../../chart/chart-sheet';
import { namespaces } from '../../package/vocabulary';
import { childOf, childrenOf, createElement, descendantsOf, renameElement } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import { stringCache } from './chart-xml';
import type { ChartRule } from './chart-drawing';
import { drawnSeries } from './drawn-series';

/** Extensions of labels and of series by Office 2013 ([MS-ODRAWXML] 2.24.3). */
const labelExtension = '{CE6537A1-D6FC-4f65-9D91-7224C49458BB}';
const rangeExtension = '{02D57815-91ED-43cb-92C2-25804820EDAC}';

/**
 * Points of a scatter chart are named by the cells of the workbook ("Value From Cells"), so that a name which is changed
 * there changes in the chart. Programs that don't know this show the words that stand in the label.
 */
export const namesFromCells: ChartRule = (drawing) => {
  const sheet = chartSheet(drawing.element);
  const names = sheet.names === null ? undefined : sheet.columns[sheet.names];
  if (names?.type !== 'text') return;
  const range = cellsReference(sheet.names!, names.cells.length);
  for (const { node, plot } of drawnSeries(drawing)) {
    const labels = plot.form === 'point' ? childOf(node, 'c:dLbls') : undefined;
    const named = (labels ? childrenOf(labels, 'c:dLbl') : []).filter(
      (label) => descendantsOf(label, 'a:r').length > 0,
    );
    if (labels === undefined || named.length === 0) continue;
    for (const label of named) nameByCell(label);
    const cache = createElement('c15:dlblRangeCache', {}, stringCache(names.cells).takeChildren());
    const found = createElement('c15:datalabelsRange', {}, [createElement('c15:f', {}, [range]), cache]);
    node.append(extensionOf(rangeExtension, [found]));
  }
};

/** Puts a field in the place of a label's words, which it shows until the chart is drawn anew. */
function nameByCell(label: XmlElement): void {
  const index = Number(childOf(label, 'c:idx')?.get('val')).toString(16).toUpperCase().padStart(12, '0');
  for (const run of descendantsOf(label, 'a:r')) {
    const field = renameElement(run, 'a:fld');
    field.set('id', `{6F0E2A5C-4B1D-4C5E-9A37-${index}}`).set('type', 'CELLRANGE');
  }
  const shown = createElement('c15:showDataLabelsRange', { val: '1' });
  label.append(extensionOf(labelExtension, [shown]));
}

function extensionOf(uri: string, content: readonly XmlElement[]): XmlElement {
  return createElement('c:extLst', {}, [createElement('c:ext', { uri, 'xmlns:c15': namespaces.c15 }, content)]);
}
