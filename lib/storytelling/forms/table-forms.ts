import type { DataSet } from '@/lib/reading/data/data-set';
import type { DataColumn } from '@/lib/reading/data/type-column';
import { visualWidth } from '@/lib/reading/source/sentences';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import type { TellingContext } from '../context';
import { bracketOf } from '../text/pieces';
import { capitalised } from '../text/signs';
import { writtenCell, writtenDate } from '../text/written';
import { draftOf, type Draft } from './draft';
import { rolesIn } from './roles';

/** A slide takes a table of so many rows and columns; the rest goes on the next one. */
const [mostRows, mostColumns, mostTold, mostGroups] = [10, 8, 6, 5];
/** What each of several things is like is read side by side. */
const [fewestOfRecords, worthOfRecords, mostBehindNumbers] = [2, 3.4, 22];
const [worthOfUnlike, worthOfAlike] = [2.4, 1.4];
/** On average: what says more than a word or two, and what is too much where many columns stand beside each other. */
const [narrowest, widest] = [16, 45];

/** Rows that stand on one slide, and what they have in common. */
export interface TablePage {
  rows: number[];
  name?: string;
  /** The column that says so. */
  by?: DataColumn;
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');
const allRows = ({ rows }: DataSet): number[] => rows.map((_, row) => row);

/** The table as the author wrote it. */
export function tableDraft(
  data: DataSet,
  title: string | null,
  { words, reading }: TellingContext,
  { rows: own, name, by }: TablePage = { rows: allRows(data) },
): Draft {
  const isPage = own.length < data.rows.length;
  const isTold = ({ label: text, cells }: DataColumn): boolean =>
    isPage ? isFilled(own.map((row) => cells[row] ?? '')) : text !== '' || isFilled(cells);
  const shown = toldColumns(data.columns.filter((each) => each !== by && isTold(each)));
  const rows = own.filter((row) => isFilled(data.rows[row] ?? []));
  const named = shown.flatMap(({ type, label: text }) => (type === 'measure' && hasDigit(text) ? [] : [text]));
  const label = named.filter(Boolean).slice(0, 3).join(', ');
  const whole = title ?? (label === '' ? words.detail : label);
  return draftOf(
    'table',
    isOfRecords(data) ? worthOfRecords : 1.5,
    Math.max(rows.length / mostRows, shown.length / mostColumns),
    {
      kind: 'table',
      title: name === undefined ? whole : title === null ? name : `${title}: ${name}`,
      // What its author gave no name, or that of the slide, has none.
      columns: shown.map(({ type, label: text }, at) => ({
        label: text === title ? '' : text,
        align: type === 'measure' || isBehindNumbers(shown, at, data) ? 'end' : 'start',
      })),
      rows: rows.map((row) =>
        shown.map((column) => withoutUnit(writtenCell(column.cells[row] ?? '', column, reading.language), column)),
      ),
      totalRow: data.totalRow !== null && data.totalRow === own.at(-1),
    },
  );
}

/** Told in a sentence with more than one thing of each. */
export const isOfRecords = ({ said, isTold, columns }: DataSet): boolean =>
  said !== null && !isTold && columns.length > fewestOfRecords;

/** Short words right behind a number would run into it. */
function isBehindNumbers(columns: readonly DataColumn[], at: number, data: DataSet): boolean {
  const isShort = columns[at]?.cells.every((cell) => visualWidth(cell) <= mostBehindNumbers) === true;
  return isOfRecords(data) && isShort && columns.slice(0, at).some(({ type }) => type === 'measure');
}

/** Under the unit that a column is headed by its numbers don't say it again. */
function withoutUnit(cell: string, column: DataColumn): string {
  const isHeaded = column.type === 'measure' && column.unit !== '' && column.label === column.unit;
  return isHeaded ? cell.replace(column.unit, '').trim() || cell : cell;
}

/** Of many columns those that tell: one of several that say much, and few kinds only beside states, people and times. */
function toldColumns(columns: readonly DataColumn[]): DataColumn[] {
  if (columns.length < mostTold) return [...columns];
  const kindsOf = ({ cells }: DataColumn): number => new Set(cells).size;
  const widthOf = ({ cells }: DataColumn): number => cells.join('').length / Math.max(1, cells.length);
  const words = columns.filter(({ type }) => type === 'text' || type === 'category');
  const [, ...long] = words.filter((each) => widthOf(each) > narrowest).sort((a, b) => widthOf(a) - widthOf(b));
  const gone = long.filter((each) => widthOf(each) > widest);
  const few = words.filter((each) => each !== columns[0] && widthOf(each) <= narrowest);
  const spare = few
    .sort((a, b) => kindsOf(a) - kindsOf(b))
    .slice(0, Math.max(0, columns.length - gone.length - mostTold - 1));
  return columns.filter((column) => ![...gone, ...spare].includes(column)).slice(0, mostColumns);
}

/** The rows that the wish for a table names by their kinds, such as "the open high ones". */
export function wishedRows({ columns, rows }: DataSet, { reading }: TellingContext): TablePage[] {
  const said = reading.instructions.forms.flatMap(({ form, about }) => (form === 'table' ? [about] : [])).join(' ');
  const words = new Set(said.toLowerCase().split(' '));
  const kinds = columns.flatMap((column) => {
    const all = new Set(column.cells);
    const isKind = (column.type === 'category' || column.type === 'status') && all.size * 2 <= rows.length;
    const named = isKind ? [...all].filter((kind) => kind !== '' && words.has(kind.toLowerCase())) : [];
    return named.length === 0 ? [] : [{ column, named }];
  });
  const own = rows.flatMap((_, row) =>
    kinds.every(({ column, named }) => named.includes(column.cells[row] ?? '')) ? [row] : [],
  );
  const isPart = kinds.length > 0 && own.length > 0 && own.length < rows.length;
  return isPart ? [{ rows: own, name: kinds.flatMap(({ named }) => named).join(', ') }] : [];
}

/** A long table goes on, slide by slide: by the states of its rows, where it has such; then what is asked for by itself. */
export function tablePages(data: DataSet, context: TellingContext): TablePage[] {
  return [...pagesOf(data), ...wishedRows(data, context)];
}

function pagesOf(data: DataSet): TablePage[] {
  const rows = allRows(data);
  const most = mostRows + 2;
  if (rows.length <= most) return [{ rows }];
  const by = data.totalRow === null ? data.columns.find(({ type }) => type === 'status') : undefined;
  const groups = [...new Set(by?.cells)].map((name) => ({ name, rows: rows.filter((row) => by?.cells[row] === name) }));
  const isGrouped = groups.length > 1 && groups.length <= mostGroups;
  if (isGrouped && groups.every((group) => group.name !== '' && group.rows.length <= most))
    return groups.map((group) => ({ ...group, ...(by === undefined ? {} : { by }) }));
  const size = Math.ceil(rows.length / Math.ceil(rows.length / most));
  return rows.filter((row) => row % size === 0).map((row) => ({ rows: rows.slice(row, row + size) }));
}

const mostEvents = 8;

/** Rows that say what happens when. */
export function timelineDraft(data: DataSet, title: string | null, { words, reading }: TellingContext): Draft | null {
  const time = data.columns.find((column) => column.type === 'time');
  const [name, ...others] = data.columns.filter((column) => column !== time);
  const hasMeasures = data.columns.some(({ type }) => type === 'measure');
  // Numbers over time are a series; by when something with numbers is done is an event.
  const isSeries = hasMeasures && data.columns[0]?.type === 'time';
  if (time === undefined || name === undefined || isSeries || data.columns.length > 5) return null;
  const isWhole = time.at.every((at, index) => at !== null || hasLetter(time.cells[index] ?? ''));
  const isAscending = time.at.every((at, index) => at === null || at >= (time.at[index - 1] ?? -Infinity));
  if (data.rows.length < 2 || data.rows.length > mostEvents || !isWhole || !isAscending) return null;
  const events = data.rows.map((_, row) => {
    const detail = others
      .filter(({ cells }) => (cells[row] ?? '') !== '')
      .map(({ type, label, cells }) => {
        const isNamed = label !== '' && (type === 'measure' || others.length > 1);
        return isNamed ? `${label}: ${cells[row] ?? ''}` : (cells[row] ?? '');
      })
      .join('; ');
    const noted = bracketOf(name.cells[row] ?? '');
    const more = [noted?.rest ?? '', detail].filter(Boolean).join('; ');
    return {
      when: writtenDate(time.cells[row] ?? '', reading.language),
      title: (noted?.head ?? name.cells[row] ?? '') || words.detail,
      ...(more === '' ? {} : { detail: more }),
    };
  });
  // Columns are read as a table is.
  const worth = others.length > 1 ? 1.4 : 2.5;
  return draftOf('timeline', worth, events.length / 6, { kind: 'timeline', title: title ?? name.label, events });
}

const [mostFigures, fewestCharted, roundingOfPercent] = [6, 3, 1.5];

/** A few numbers that a text tells, each in large letters. */
export function figuresDraft(
  { columns: [key, measure, more], rows, isTold, totalRow }: DataSet,
  title: string | null,
  { words, reading }: TellingContext,
): Draft | null {
  const isShort = isTold && key?.type === 'category' && measure?.type === 'measure' && more === undefined;
  if (!isShort || rows.length > mostFigures) return null;
  const metrics = rows.map((_, row) => ({
    value: writtenCell(measure.cells[row] ?? '', measure, reading.language),
    label: capitalised(key.cells[row] ?? ''),
  }));
  // Without a unit or a sum nothing says that they are of one kind; a few are read faster than drawn.
  const sum = measure.values.reduce<number>((all, value) => all + (value ?? 0), 0);
  const isWhole = totalRow !== null || (measure.isPercent && Math.abs(sum - 100) < roundingOfPercent);
  const isFew = measure.unit === '' || rows.length <= fewestCharted;
  const worth = isFew && !isWhole ? worthOfUnlike : worthOfAlike;
  return draftOf('figures', worth, rows.length / 5, { kind: 'metrics', title: title ?? words.figures, metrics });
}

const [fewestStages, mostStages] = [3, 7];

/** What is left from stage to stage, where a heading says that it is that: numbers that only fall may also be a ranking. */
export function funnelDraft(data: DataSet, title: string | null, context: TellingContext): Draft | null {
  const { columns, rows, totalRow, head } = data;
  const [key, measure, detail, more] = columns;
  const isPlain = key !== undefined && key.type !== 'measure' && measure?.type === 'measure' && more === undefined;
  if (!isPlain || (detail !== undefined && detail.type === 'measure') || totalRow !== null) return null;
  if (rows.length < fewestStages || rows.length > mostStages || measure.isPercent) return null;
  const said = [title ?? '', data.name ?? '', ...head];
  if (!said.some((each) => rolesIn(each, context).has('funnel'))) return null;
  const isFalling = measure.values.every(
    (value, row) => value !== null && value >= 0 && value <= (measure.values[row - 1] ?? value),
  );
  if (!isFalling) return null;
  const stages = rows.map((_, row) => ({
    name: capitalised(key.cells[row] ?? ''),
    value: writtenCell(measure.cells[row] ?? '', measure, context.reading.language),
    amount: measure.values[row] ?? 0,
    ...(detail?.cells[row] ? { detail: capitalised(detail.cells[row]) } : {}),
  }));
  return draftOf('chart', 3.4, rows.length / 5, { kind: 'funnel', title: title ?? measure.label, stages });
}

const mostMeasures = 10;
const lights = { '🟢': 'good', '🟡': 'watch', '🟠': 'watch', '🔴': 'bad' } as const;

/** "🔴 Late" with what the light means; words alone say so by themselves. */
export function statusOf(cell: string) {
  const light = (Object.keys(lights) as (keyof typeof lights)[]).find((each) => cell.includes(each));
  const text = (light ? cell.replace(light, '') : cell).trim();
  return text === '' ? undefined : { text: capitalised(text), ...(light && { verdict: lights[light] }) };
}

/** Measures against their targets: one column is headed as what is aimed at, another one says what is, and a third may say where that leaves it. */
export function scorecardDraft(data: DataSet, title: string | null, context: TellingContext): Draft | null {
  const [key, ...others] = data.columns;
  const { rows, totalRow } = data;
  if (key === undefined || key.type === 'measure' || key.type === 'time' || totalRow !== null) return null;
  if (rows.length < 2 || rows.length > mostMeasures) return null;
  const target = others.find(({ label }) => rolesIn(label, context).has('goals'));
  const isOfFigures = ({ cells }: DataColumn) => cells.filter(hasDigit).length * 2 > cells.length;
  // Words without a head beside the figures say where they leave it.
  const bare = others.findLast(({ label, cells }) => label === '' && cells.every((cell) => !hasDigit(cell)));
  // "Done" heads what was reached, too.
  const status = others.find((column) => column.type === 'status' && !isOfFigures(column)) ?? bare;
  const [actual, change, ...more] = others.filter((column) => column !== target && column !== status);
  if (!target || !actual || !isOfFigures(target) || !isOfFigures(actual) || more.length > 0) return null;
  if (change !== undefined && !isOfFigures(change)) return null;
  const cellOf = (column: DataColumn | undefined, row: number): string =>
    column === undefined ? '' : writtenCell(column.cells[row] ?? '', column, context.reading.language);
  const measures = rows.map((_, row) => {
    const [now, aim, moved] = [actual, target, change].map((column) => cellOf(column, row));
    const stands = statusOf(status?.cells[row] ?? '');
    return {
      name: capitalised(key.cells[row] ?? ''),
      ...(now && { actual: now }),
      ...(aim && { target: aim }),
      ...(moved && { change: moved }),
      ...(stands && { status: stands }),
    };
  });
  const named = { measure: key, actual, target, change, status };
  const labels = Object.fromEntries(
    Object.entries(named).flatMap(([score, column]) => (column?.label ? [[score, capitalised(column.label)]] : [])),
  );
  return draftOf('table', 2.8, rows.length / 8, {
    kind: 'scorecard',
    title: title ?? context.words.figures,
    measures,
    labels,
  });
}
