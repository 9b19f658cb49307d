import { readZip } from '@/lib/pptx/package/read-zip';
import { writeZip } from '@/lib/pptx/package/write-zip';
import { childOf, childrenOf, createElement, descendantsOf, parseXml, serializeXml } from '@/lib/pptx/xml/tree';
import type { XmlElement } from '@/lib/pptx/xml/tree';
import { evaluateFormula, notAvailable } from './evaluate-formula';

/** The first chart of a file and its workbook, taken apart so that they can be edited as in PowerPoint. */
interface OpenChart {
  chart: XmlElement;
  sheet: XmlElement;
  table: XmlElement;
}

const paths = {
  chart: 'ppt/charts/chart1.xml',
  workbook: 'ppt/embeddings/Microsoft_Excel_Worksheet1.xlsx',
  sheet: 'xl/worksheets/sheet1.xml',
  table: 'xl/tables/table1.xml',
} as const;

export function openChart(pptx: Uint8Array): OpenChart {
  const parts = readZip(pptx);
  const workbook = readZip(parts.get(paths.workbook) ?? new Uint8Array());
  const xml = (bytes: Uint8Array | undefined) => parseXml(bytes ?? new Uint8Array());
  return {
    chart: xml(parts.get(paths.chart)),
    sheet: xml(workbook.get(paths.sheet)),
    table: xml(workbook.get(paths.table)),
  };
}

/** The file behind "Edit data": what was typed, computed cells anew, and the chart's caches after them. */
function editData(pptx: Uint8Array, type: (opened: OpenChart) => void): Uint8Array {
  const opened = openChart(pptx);
  type(opened);
  compute(opened);
  refreshCaches(opened);
  const parts = new Map(readZip(pptx));
  const workbook = new Map(readZip(parts.get(paths.workbook) ?? new Uint8Array()));
  workbook.set(paths.sheet, serializeXml(opened.sheet));
  workbook.set(paths.table, serializeXml(opened.table));
  parts.set(paths.workbook, zip(workbook));
  parts.set(paths.chart, serializeXml(opened.chart));
  return zip(parts);
}

function zip(parts: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return writeZip([...parts].map(([name, bytes]) => ({ name, bytes, compress: true })));
}

/** A number typed into a cell such as `B3`. */
export function typeNumber(pptx: Uint8Array, cell: string, value: number): Uint8Array {
  return editData(pptx, ({ sheet }) => setNumber(cellAt(sheet, cell), value));
}

/** A row typed below the last one: the table grows over it, and with it the ranges that span its columns, as in Excel. */
export function typeRow(pptx: Uint8Array, name: string, values: readonly number[]): Uint8Array {
  return editData(pptx, ({ sheet, table, chart }) => {
    const rows = descendantsOf(sheet, 'row');
    const last = rows.length;
    const cells = childrenOf(rows.at(-1) ?? sheet, 'c').map((cell, index) => {
      const copy = createElement('c', { ...Object.fromEntries(cell.attributes), r: cellName(index, last + 1) });
      const formula = childOf(cell, 'f');
      if (index === 0) copy.append(createElement('is', {}, [createElement('t', {}, [name])]));
      else if (formula) copy.append(createElement('f', {}, [formula.text]));
      else if (values[index - 1] !== undefined) setNumber(copy, values[index - 1] ?? 0);
      return copy;
    });
    descendantsOf(sheet, 'sheetData')[0]?.append(createElement('row', { r: String(last + 1) }, cells));
    const [start = '', end = ''] = (table.get('ref') ?? '').split(':');
    table.set('ref', `${start}:${end.replace(/\d+/, String(last + 1))}`);
    for (const formula of descendantsOf(chart).filter(({ name }) => name === 'c:f' || name === 'c15:f')) {
      const whole = new RegExp(`\\$2(?::\\$[A-Z]+\\$${last})$`).test(formula.text);
      if (whole) formula.replaceWith(createElement(formula.name, {}, [formula.text.replace(/\d+$/, String(last + 1))]));
    }
  });
}

function cellName(column: number, row: number): string {
  return `${String.fromCharCode(65 + column)}${row}`;
}

function cellAt(sheet: XmlElement, name: string): XmlElement {
  const cell = descendantsOf(sheet, 'c').find((one) => one.get('r') === name);
  if (cell === undefined) throw new Error(`The workbook has no cell ${name}.`);
  return cell;
}

function setNumber(cell: XmlElement, value: number): void {
  childOf(cell, 'v')?.remove();
  cell.append(createElement('v', {}, [String(value)]));
}

/** How many cells follow from one another, at most. */
const mostSteps = 6;

/** What the workbook computes. */
function compute({ sheet, table }: OpenChart): void {
  const heads = descendantsOf(table, 'tableColumn').map((column) => column.get('name') ?? '');
  const last = descendantsOf(sheet, 'row').length;
  const valueOf = (column: number, row: number) => {
    const text = cellText(sheet, cellName(column, row));
    return text === '' ? null : Number.isNaN(Number(text)) ? text : Number(text);
  };
  // Cells may follow from others that stand behind them.
  for (let round = 0; round < mostSteps; round += 1) {
    for (const cell of descendantsOf(sheet, 'c')) {
      const formula = childOf(cell, 'f');
      if (formula === undefined) continue;
      const row = Number((cell.get('r') ?? '').replace(/\D/g, ''));
      const value = evaluateFormula(formula.text, { heads, row, cell: valueOf }, last);
      childOf(cell, 'v')?.remove();
      cell.append(createElement('v', {}, [String(value)]));
    }
  }
}

function cellText(sheet: XmlElement, name: string): string {
  const cell = cellAt(sheet, name);
  return (childOf(cell, 'v') ?? childOf(cell, 'is'))?.text ?? '';
}

/** The cells that a formula of a chart refers to, top down. */
export function cellsOfRange(formula: string): string[] {
  const [first = '', last = first] = formula.replace('Sheet1!', '').replaceAll('$', '').split(':');
  const [from, to] = [first, last].map((cell) => Number(cell.replace(/\D/g, '')));
  return Array.from(
    { length: (to ?? 0) - (from ?? 0) + 1 },
    (_, index) => `${first.replace(/\d/g, '')}${(from ?? 0) + index}`,
  );
}

function refreshCaches({ chart, sheet }: OpenChart): void {
  const references = ['c:strRef', 'c:numRef', 'c15:datalabelsRange'];
  for (const reference of descendantsOf(chart).filter(({ name }) => references.includes(name))) {
    const cache = childrenOf(reference).find(({ name }) => name.endsWith('Cache'));
    if (cache === undefined) throw new Error('A reference has no cache.');
    const texts = cellsOfRange((childOf(reference, 'c:f') ?? childOf(reference, 'c15:f'))?.text ?? '').map((cell) =>
      cellText(sheet, cell).replace(notAvailable, ''),
    );
    for (const former of childrenOf(cache)) if (former.name !== 'c:formatCode') former.remove();
    cache.append(createElement('c:ptCount', { val: String(texts.length) }));
    texts.forEach((text, index) => {
      if (text !== '') cache.append(createElement('c:pt', { idx: String(index) }, [createElement('c:v', {}, [text])]));
    });
    if (reference.name === 'c15:datalabelsRange') refreshLabels(chart, texts);
  }
}

/** Labels that say cells show them anew; those of added points are made as their series has them. */
function refreshLabels(chart: XmlElement, texts: readonly string[]): void {
  for (const label of descendantsOf(chart, 'c:dLbl')) {
    const index = Number(childOf(label, 'c:idx')?.get('val'));
    for (const field of descendantsOf(label, 'a:fld'))
      childOf(field, 'a:t')?.replaceWith(createElement('a:t', {}, [texts[index] ?? '']));
  }
}
