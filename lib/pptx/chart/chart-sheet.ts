import type { ChartElement } from '@/lib/deck/scene/scene';
import { cleanXmlText } from '../package/escape-xml';
import { annotationColumns, annotationFormula, dropKeys, textKeys } from './annotation-sheet';
import { bridgeColumns } from './bridge-sheet';

/** One column of the worksheet behind a chart, below its head. */
export type SheetColumn = {
  head: string;
  /** What formulas of other columns call it. */
  key?: string;
  /** What computes its cells, which are what that comes to; `{key}` is the cell of another column in the same row, `{key:other}` all from it to another one, `{all key}` all of a column. */
  formula?: string;
} & (
  | { type: 'text'; cells: readonly string[] }
  | {
      type: 'number';
      cells: readonly (number | null)[];
      format: string;
      /** Places of the first and the last column that it sums up; its cells are what that comes to. */
      sumOf?: readonly [first: number, last: number];
    }
);

/** The worksheet behind a chart; the chart part refers to its cells. */
export interface ChartSheet {
  columns: readonly SheetColumn[];
  /** Places in `columns`; null where a chart has no such column. */
  names: number | null;
  x: number | null;
  /** Of the first series; the others follow. */
  firstSeries: number;
  /** By the places of series: what their labels say where they say cells, and how far their lines lead down. */
  texts: ReadonlyMap<number, number>;
  drops: ReadonlyMap<number, number>;
}

/** What of a chart its worksheet is made from. */
export type SheetSource = Pick<ChartElement, 'chart' | 'looks' | 'language'> &
  Partial<Pick<ChartElement, 'bridge' | 'annotations'>>;

/** Names of categories or points first, then where points stand from left to right, then one column a series. */
export function chartSheet(source: SheetSource): ChartSheet {
  const { chart, looks, bridge, annotations } = source;
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
  if (bridge) {
    const { columns, firstSeries, texts } = bridgeColumns(bridge, source.language);
    const all = withTableHeads([...names, ...columns]);
    return {
      ...{ columns: all, names: 0, x: null, firstSeries: names.length + firstSeries },
      texts: new Map(looks.map((_, index) => [index, names.length + texts])),
      drops: new Map(),
    };
  }
  const x: SheetColumn[] = scatter
    ? [numberColumn(chart.xName ?? '', xValues, chart.xNumberFormat ?? 'General', count)]
    : [];
  const firstSeries = names.length + x.length;
  const values = series.map((one, index): SheetColumn => {
    const column = numberColumn(one.name, one.values, one.numberFormat ?? chart.numberFormat, count);
    const { isTotal, annotates } = looks[index] ?? {};
    if (isTotal) return { ...column, sumOf: [firstSeries, firstSeries + index - 1] };
    const formula = annotates && annotations ? annotationFormula(annotates, annotations) : undefined;
    return { ...column, key: annotates ?? `s${index}`, ...(formula === undefined ? {} : { formula }) };
  });
  const further = annotations
    ? annotationColumns(annotations, series, { format: chart.numberFormat, language: source.language })
    : [];
  const columns = [...names, ...x, ...values, ...further];
  const placesOf = (keys: typeof textKeys) =>
    new Map(
      looks.flatMap(({ annotates }, index) => {
        const key = annotates && keys[annotates];
        const at = columns.findIndex((column) => key !== undefined && column.key === key);
        return at < 0 ? [] : [[index, at] as const];
      }),
    );
  return {
    columns: withTableHeads(columns),
    names: names.length > 0 ? 0 : null,
    x: scatter ? names.length : null,
    firstSeries,
    texts: placesOf(textKeys),
    drops: placesOf(dropKeys),
  };
}

function numberColumn(head: string, values: readonly (number | null)[], format: string, count: number) {
  return {
    head: cleanXmlText(head),
    type: 'number' as const,
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
