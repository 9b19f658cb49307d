import { chartSheet, cellsReference, headReference } from '../../chart/chart-sheet';
import type { SheetColumn } from '../../chart/chart-sheet';
import { createElement } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import { cachedPoint, replaceChildren, stringCache, valueOf } from './chart-xml';
import type { ChartRule } from './chart-drawing';
import { drawnSeries } from './drawn-series';

/**
 * Of sums beside bars. Programs count the entries of a legend of bars in different orders, so that the entry
 * of one program's sums is that of another's first series; without fill and name it is not seen in any.
 */
const unseenName = '\u00a0';

/**
 * Names and numbers of each series, with references to the cells of the workbook that hold
 * them. pptxgenjs writes one row of categories as if it had several levels, absent values as
 * points without a number, formats as `General`, and refers to a sheet of its own.
 */
export const seriesData: ChartRule = (drawing) => {
  const { element } = drawing;
  const sheet = chartSheet(element);
  for (const { node, index, plot, look } of drawnSeries(drawing)) {
    const own = sheet.firstSeries + index;
    const along = sheet.x ?? sheet.names;
    const [alongName, valuesName] = plot.form === 'point' ? ['c:xVal', 'c:yVal'] : ['c:cat', 'c:val'];
    replaceChildren(node, [
      valueOf('c:idx', index),
      valueOf('c:order', index),
      createElement('c:tx', {}, [
        look.isTotal && look.form === 'bar'
          ? createElement('c:v', {}, [unseenName])
          : reference('c:strRef', headReference(own), stringCache([sheet.columns[own]?.head ?? ''])),
      ]),
      ...(along === null ? [] : [createElement(alongName, {}, [cellsOf(sheet.columns[along], along)])]),
      createElement(valuesName, {}, [cellsOf(sheet.columns[own], own)]),
    ]);
  }
};

function cellsOf(column: SheetColumn | undefined, at: number): XmlElement {
  if (column === undefined) throw new Error('The worksheet lacks a column of the chart.');
  const formula = cellsReference(at, column.cells.length);
  return column.type === 'text'
    ? reference('c:strRef', formula, stringCache(column.cells))
    : reference('c:numRef', formula, numberCache(column));
}

function reference(name: string, formula: string, cache: XmlElement): XmlElement {
  return createElement(name, {}, [createElement('c:f', {}, [formula]), cache]);
}

export function numberCache({ cells, format }: Extract<SheetColumn, { type: 'number' }>): XmlElement {
  const points = cells.flatMap((value, index) => (value === null ? [] : [cachedPoint(index, String(value))]));
  return createElement('c:numCache', {}, [
    createElement('c:formatCode', {}, [format]),
    valueOf('c:ptCount', cells.length),
    ...points,
  ]);
}
