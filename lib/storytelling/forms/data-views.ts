import { toDataSet, type DataSet } from '@/lib/reading/data/data-set';
import type { DataColumn, MeasureColumn } from '@/lib/reading/data/type-column';
import type { Section } from '@/lib/reading/reading';
import type { TellingContext } from '../context';
import { matterOf, shareOf } from '../parts/kinship';
import { formsOfNumbers } from './draft';

const [mostKinds, mostViews, fewestRows] = [12, 3, 6];
/** Whole numbers below it may be names, such as those of rooms, which nobody adds up. */
const smallestSum = 1000;

/** A table whose rows have several keys, as tables of one or two keys that a chart can show; sums are exact. */
export function viewsOf(data: DataSet, context: TellingContext): DataSet[] {
  const rows = data.rows.map((_, index) => index).filter((index) => index !== data.totalRow);
  const [kind, ...otherKinds] = data.columns.filter((column) => column.type === 'category' && isRepeated(column, rows));
  const time = data.columns.find((column) => column.type === 'time' && isRepeated(column, rows));
  const measures = data.columns.filter((column) => column.type === 'measure');
  if (rows.length < fewestRows || kind === undefined) return [];
  const keys = time === undefined ? [kind] : [time, kind];
  const keyOf = (row: number): string => keys.map(({ cells }) => cells[row] ?? '').join('\n');
  const isUnique = new Set(rows.map(keyOf)).size === rows.length;
  const summed = isUnique ? measures : measures.filter(canBeSummed).slice(0, 1);
  return summed.slice(0, mostViews).map((measure) => {
    const table = new Map<string, { row: number; sum: number }>();
    for (const row of rows) {
      const known = table.get(keyOf(row)) ?? { row, sum: 0 };
      table.set(keyOf(row), { ...known, sum: known.sum + (measure.values[row] ?? 0) });
    }
    const body = [...table.values()].map(({ row, sum }) => [
      ...keys.map(({ cells }) => cells[row] ?? ''),
      isUnique ? (measure.cells[row] ?? '') : writtenIn(sum, measure, context),
    ]);
    const isOne = keys.length === 1 || otherKinds.length > mostViews;
    const head = [...keys.map(({ label }) => label), measure.label];
    return toDataSet({ head, rows: body }, { id: data.id, ...context, isTold: isOne });
  });
}

/** Before tables without numbers how many of their rows are of each kind that a wish for a chart names. */
export function withCounts(section: Section, context: TellingContext): Section {
  const { forms } = context.reading.instructions;
  const wishes = forms.flatMap(({ form, about }) => (formsOfNumbers.has(form) ? [matterOf(about, context)] : []));
  if (wishes.length === 0) return section;
  const parts = section.parts.flatMap((part) => {
    if (part.type !== 'data' || part.data.columns.some(({ type }) => type === 'measure')) return [part];
    const counted = part.data.columns.filter((column) => {
      const { terms } = matterOf(column.label, context);
      const isNamed = terms.length > 0 && wishes.some((wish) => shareOf(terms, wish) === 1);
      return isNamed && isRepeated(column, [...part.data.rows.keys()]);
    });
    const tables = counted.map(({ label, cells }, at) => {
      const rows = [...new Set(cells)].map((kind) => [kind, String(cells.filter((cell) => cell === kind).length)]);
      const id = `${part.data.id}.n${at + 1}`;
      const data = toDataSet({ head: [label, label], rows }, { id, ...context, isTold: true });
      return { ...part, data };
    });
    return [...tables, part];
  });
  return { ...section, parts, sections: section.sections.map((each) => withCounts(each, context)) };
}

export function isRepeated({ cells }: DataColumn, rows: readonly number[]): boolean {
  const kinds = new Set(rows.map((row) => cells[row] ?? ''));
  return kinds.size > 1 && kinds.size <= mostKinds && kinds.size * 2 <= rows.length && !kinds.has('');
}

function canBeSummed({ unit, isPercent, decimals, values }: MeasureColumn): boolean {
  const isMeasured = unit !== '' || decimals > 0 || values.some((value) => (value ?? 0) >= smallestSum);
  return !isPercent && isMeasured;
}

/** As a reader of the author's language finds it, so that it is read back exactly. */
function writtenIn(value: number, { decimals }: MeasureColumn, { tag }: TellingContext): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(tag, { ...digits, useGrouping: false, numberingSystem: 'latn' }).format(value);
}
