import { describe, expect, it } from 'vitest';
import { roleColors } from '@/lib/deck/theme/scheme-color';
import { chartTypes } from '@/lib/deck/spec/chart-data';
import { chartWorkbook } from '../assemble/chart-workbook';
import { chartElement, slide } from '../fixtures/elements';
import { lightTheme } from '../fixtures/theme';
import { normaliseChart } from '../normalise/normalise-chart';
import { openPackage } from '../package/open-package';
import { childOf, childrenOf, descendantsOf, parseXml } from '../xml/tree';
import type { XmlElement } from '../xml/tree';
import { writeSlides } from '../write/write-slides';
import { cellsReference, chartSheet, columnName } from './chart-sheet';

/** The text of every cell of the workbook's sheet by its reference. */
function cellsOf(workbook: Uint8Array): Map<string, string> {
  const sheet = openPackage(workbook).parts.get('xl/worksheets/sheet1.xml') ?? new Uint8Array();
  return new Map(
    descendantsOf(parseXml(sheet), 'c').map((cell) => [
      cell.get('r') ?? '',
      (childOf(cell, 'v') ?? childOf(cell, 'is'))?.text ?? '',
    ]),
  );
}

/** The references that a range names, top down. */
function expand(range: string): string[] {
  const [first = '', last = first] = range.replace('Sheet1!', '').replaceAll('$', '').split(':');
  const column = first.replace(/\d/g, '');
  const [from, to] = [Number(first.replace(/\D/g, '')), Number(last.replace(/\D/g, ''))];
  return Array.from({ length: to - from + 1 }, (_, index) => `${column}${from + index}`);
}

function cacheOf(reference: XmlElement): string[] {
  const points = new Map(
    descendantsOf(reference, 'c:pt').map((point) => [Number(point.get('idx')), childOf(point, 'c:v')?.text ?? '']),
  );
  return Array.from(
    { length: Number(descendantsOf(reference, 'c:ptCount')[0]?.get('val')) },
    (_, index) => points.get(index) ?? '',
  );
}

describe('the worksheet behind a chart', () => {
  it.each(chartTypes)('holds in its cells what a %s chart refers to', async (type) => {
    const element = chartElement({ type });
    const { charts } = await writeSlides(
      { title: 'T', language: 'en-US', direction: 'ltr', slides: [slide('T', [element])] },
      lightTheme,
    );
    const root = parseXml(
      normaliseChart(charts[0] ?? new Uint8Array(), element, { language: 'en-US', colors: roleColors(lightTheme) }),
    );
    const cells = cellsOf(chartWorkbook(element));
    const references = descendantsOf(root).filter(({ name }) => name === 'c:strRef' || name === 'c:numRef');
    expect(references.length).toBeGreaterThanOrEqual(3);
    for (const reference of references) {
      const range = childOf(reference, 'c:f')?.text ?? '';
      expect(
        expand(range).map((cell) => cells.get(cell)),
        range,
      ).toEqual(cacheOf(reference));
    }
  });

  it('has names, places and one column a series, each in its own format', () => {
    const element = chartElement({
      type: 'scatter',
      xNumberFormat: '0.0',
      series: [
        { name: 'A', values: [1, 2, 3, 4] },
        { name: 'B', values: [5, 6, 7, 8], numberFormat: '0%' },
      ],
    });
    const opened = openPackage(chartWorkbook(element));
    const sheet = parseXml(opened.parts.get('xl/worksheets/sheet1.xml') ?? new Uint8Array());
    const styles = parseXml(opened.parts.get('xl/styles.xml') ?? new Uint8Array());
    const formats = new Map(descendantsOf(styles, 'numFmt').map((one) => [one.get('numFmtId'), one.get('formatCode')]));
    const cellFormats = childrenOf(descendantsOf(styles, 'cellXfs')[0] ?? styles).map((one) =>
      formats.get(one.get('numFmtId') ?? ''),
    );
    const formatAt = (cell: string) =>
      cellFormats[
        Number(
          descendantsOf(sheet, 'c')
            .find((one) => one.get('r') === cell)
            ?.get('s'),
        )
      ];
    expect(['B2', 'C2', 'D2'].map(formatAt)).toEqual(['0.0', '#,##0.0', '0%']);
    expect(cellsOf(chartWorkbook(element)).get('B1')).toBe('Size & weight');
  });

  it('goes without names where points have none', () => {
    const element = chartElement({ type: 'scatter', categories: [] });
    expect([...cellsOf(chartWorkbook(element)).keys()].slice(0, 3)).toEqual(['A1', 'B1', 'C1']);
    expect(cellsOf(chartWorkbook(element)).get('A2')).toBe('1');
  });

  it('is an Excel table over all that the series refer to, so that added rows and columns are drawn', () => {
    for (const type of chartTypes) {
      const element = chartElement({ type });
      const opened = openPackage(chartWorkbook(element));
      const table = parseXml(opened.parts.get('xl/tables/table1.xml') ?? new Uint8Array());
      const cells = cellsOf(chartWorkbook(element));
      const last = [...cells.keys()].at(-1);
      expect(table.get('ref'), type).toBe(`A1:${last}`);
      expect(descendantsOf(table, 'tableColumn').map((one) => one.get('name'))).toEqual(
        [...cells].flatMap(([cell, text]) => (/^[A-Z]+1$/.test(cell) ? [text] : [])),
      );
    }
  });

  it('computes the totals of stacks, in the rows that are added too', () => {
    const element = chartElement({
      type: 'stacked_column',
      series: ["It's [one] #1", 'B', 'C'].map((name) => ({ name, values: [1, 2, null, 4] })),
    });
    const opened = openPackage(chartWorkbook(element));
    const formula = "SUM(Table1[[#This Row],[It''s '[one'] '#1]:[C]])";
    const sheet = parseXml(opened.parts.get('xl/worksheets/sheet1.xml') ?? new Uint8Array());
    const table = parseXml(opened.parts.get('xl/tables/table1.xml') ?? new Uint8Array());
    expect(descendantsOf(sheet, 'f').map(({ text }) => text)).toEqual([formula, formula, formula, formula]);
    expect(descendantsOf(table, 'calculatedColumnFormula').map(({ text }) => text)).toEqual([formula]);
    expect(['E1', 'E2', 'E3', 'E4', 'E5'].map((cell) => cellsOf(chartWorkbook(element)).get(cell))).toEqual([
      'Total',
      '3',
      '6',
      '0',
      '12',
    ]);
  });

  it('has no two heads alike, none empty and none on two lines, which no table may have', () => {
    const series = ['North', 'north', 'Two\nlines', 'x'.repeat(400)].map((name) => ({ name, values: [1, 2, 3, 4] }));
    const { columns } = chartSheet(chartElement({ type: 'line', series }));
    const heads = columns.map(({ head }) => head);
    expect(heads.slice(0, 4)).toEqual([' ', 'North', 'north ', 'Two lines']);
    expect(Math.max(...heads.map((head) => head.length))).toBeLessThanOrEqual(255);
  });

  it('counts columns as Excel does', () => {
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
    expect(cellsReference(1, 1)).toBe('Sheet1!$B$2');
  });
});
