import type { DataSet } from '@/lib/reading/data/data-set';
import type { DataColumn } from '@/lib/reading/data/type-column';
import type { ContentPart, List, Section } from '@/lib/reading/reading';
import type { TellingContext } from '../context';
import { amountsOf } from '../text/counted';
import { matterOf, shareOf } from './kinship';

/** "The largest first": tables and lists in that order, where each of their rows has one number that tells it. */
export function inAskedOrder(root: Section, context: TellingContext): Section {
  const wish = context.reading.instructions.forms.find(
    ({ form, about }) =>
      (form === 'largest' || form === 'smallest') &&
      context.lexicon.marksIn(about).some(({ meaning }) => meaning === 'word.begin'),
  );
  if (wish === undefined) return root;
  const sign = wish.form === 'largest' ? -1 : 1;
  const ofPart = (part: ContentPart): ContentPart => {
    if (part.type === 'data') return { ...part, data: sortedData(part.data, wish.about, sign, context) };
    return part.type === 'list' ? sortedList(part, sign, context) : part;
  };
  const ofSection = (section: Section): Section => ({
    ...section,
    parts: section.parts.map(ofPart),
    sections: section.sections.map(ofSection),
  });
  return ofSection(root);
}

/** Places by their values; null where one has none. */
function orderOf(values: readonly (number | null | undefined)[], sign: number): number[] | null {
  const known = values.flatMap((value, at) => (typeof value === 'number' ? [{ value, at }] : []));
  return known.length < values.length ? null : known.sort((a, b) => sign * (a.value - b.value)).map(({ at }) => at);
}

function sortedData(data: DataSet, about: string, sign: number, context: TellingContext): DataSet {
  const { columns, rows, keyColumn, totalRow } = data;
  const measures = columns.filter((column) => column.type === 'measure');
  const said = matterOf(about, context);
  const named = measures.filter(({ label }) => shareOf(matterOf(label, context).terms, said) > 0);
  const [by, another] = named.length > 0 ? named : measures;
  // Times have an order of their own.
  const isTime = keyColumn !== null && columns[keyColumn]?.type === 'time';
  const order = orderOf(by?.values.slice(0, totalRow ?? rows.length) ?? [null], sign);
  if (another !== undefined || isTime || order === null) return data;
  const all = totalRow === null ? order : [...order, totalRow];
  const moved = <Value>(values: readonly Value[]): Value[] => all.map((at) => values[at] as Value);
  const ofColumn = (column: DataColumn): DataColumn => {
    const cells = moved(column.cells);
    if (column.type === 'measure') return { ...column, cells, values: moved(column.values) };
    return column.type === 'time' ? { ...column, cells, at: moved(column.at) } : { ...column, cells };
  };
  return { ...data, rows: moved(rows), columns: columns.map(ofColumn) };
}

function sortedList(list: List, sign: number, context: TellingContext): List {
  const amounts = list.items.map(({ text }) => amountsOf(text, context));
  const areAlike = amounts.every((each) => each.length === 1 && each[0]?.unit === amounts[0]?.[0]?.unit);
  const order = orderOf(
    amounts.map(([amount]) => (amount === undefined ? null : amount.value * amount.scale)),
    sign,
  );
  if (list.isOrdered || !areAlike || order === null) return list;
  return { ...list, items: order.flatMap((at) => list.items[at] ?? []) };
}
