import type { ChartData } from '@/lib/deck/spec/slide-spec';
import { cleanXmlText } from '../package/escape-xml';

/** One column of the worksheet behind a chart, below its head. */
export type SheetColumn = { head: string } & (
  { type: 'text'; cells: readonly string[] } | { type: 'number'; cells: readonly (number | null)[]; format: string }
);

/** The worksheet behind a chart; the chart part refers to its cells. */
export interface ChartSheet {
  columns: readonly SheetColumn[];
  /** Places in `columns`; null where a chart has no such column. */
  names: number | null;
  x: number | null;
  /** Of the first series; the others follow. */
  firstSeries: number;
}

/** Names of categories or points first, then where points stand from left to right, then one column a series. */
export function chartSheet(chart: ChartData): ChartSheet {
  const { categories, xValues, series } = chart;
  const scatter = chart.type === 'scatter' && xValues !== undefined;
  const count = Math.max(categories.length, scatter ? xValues.length : 0);
  const names: SheetColumn[] =
    scatter && categories.length === 0
      ? []
      : [
          {
            head: '',
            type: 'text',
            cells: Array.from({ length: count }, (_, index) => cleanXmlText(categories[index] ?? '')),
          },
        ];
  const x: SheetColumn[] = scatter
    ? [numberColumn(chart.xName ?? '', xValues, chart.xNumberFormat ?? 'General', count)]
    : [];
  const values = series.map((one) => numberColumn(one.name, one.values, one.numberFormat ?? chart.numberFormat, count));
  return {
    columns: withTableHeads([...names, ...x, ...values]),
    names: names.length > 0 ? 0 : null,
    x: scatter ? names.length : null,
    firstSeries: names.length + x.length,
  };
}

function numberColumn(head: string, values: readonly (number | null)[], format: string, count: number): SheetColumn {
  return {
    head: cleanXmlText(head),
    type: 'number',
    cells: Array.from({ length: count }, (_, index) => values[index] ?? null),
    format,
  };
}

/** The longest name that Excel gives to a column of a table. */
const longestHead = 255;

/**
 * Heads as the columns of an Excel table have them: on one line, never empty and never twice, whatever
 * their case; otherwise Excel repairs the workbook. What is added for that is white space, as the heads
 * name the series in the chart.
 */
function withTableHeads(columns: readonly SheetColumn[]): SheetColumn[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    let head = cleanXmlText(column.head.replace(/\s+/gu, ' ').slice(0, longestHead - columns.length)) || ' ';
    while (taken.has(head.toLowerCase())) head += ' ';
    taken.add(head.toLowerCase());
    return { ...column, head };
  });
}

/** 0 → A, 25 → Z, 26 → AA. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** Reference of the head of a column, such as `Sheet1!$B$1`. */
export function headReference(column: number): string {
  return `Sheet1!$${columnName(column)}$1`;
}

/** Reference of the cells of a column, such as `Sheet1!$B$2:$B$5`. */
export function cellsReference(column: number, count: number): string {
  const name = columnName(column);
  return count === 1 ? `Sheet1!$${name}$2` : `Sheet1!$${name}$2:$${name}$${count + 1}`;
}
