import type { DataSet } from '@/lib/reading/data/data-set';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import type { TellingContext } from '../context';
import { bracketOf } from '../text/pieces';
import { capitalised } from '../text/signs';
import { writtenCell, writtenDate } from '../text/written';
import { draftOf, type Draft } from './draft';

/** A slide takes a table of so many rows and columns; the rest goes on the next one. */
const [mostRows, mostColumns] = [10, 8];
const [worthOfUnlike, worthOfAlike] = [2.4, 1.4];

/** The table as the author wrote it. */
export function tableDraft(
  data: DataSet,
  title: string | null,
  { words, reading }: TellingContext,
  from = 0,
  to = data.rows.length,
): Draft {
  const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');
  const filled = data.columns.flatMap((column, at) =>
    column.label !== '' || isFilled(column.cells) ? [{ column, at }] : [],
  );
  const shown = filled.slice(0, mostColumns);
  const columns = shown.map(({ column }) => column);
  const rows = data.rows.slice(from, to).filter(isFilled);
  const named = columns.flatMap(({ type, label: name }) => (type === 'measure' && hasDigit(name) ? [] : [name]));
  const label = named.filter(Boolean).slice(0, 3).join(', ');
  const hasTotal = data.totalRow !== null && data.totalRow >= from && data.totalRow < to;
  return draftOf('table', 1.5, Math.max(rows.length / mostRows, data.columns.length / mostColumns), {
    kind: 'table',
    title: title ?? (label === '' ? words.detail : label),
    // What its author gave no name, or that of the slide, has none.
    columns: columns.map(({ type, label: text }) => ({
      label: text === title ? '' : text,
      align: type === 'measure' ? 'end' : 'start',
    })),
    rows: rows.map((row) => shown.map(({ column, at }) => writtenCell(row[at] ?? '', column, reading.language))),
    totalRow: hasTotal,
  });
}

/** A long table goes on, slide by slide. */
export function tablePages(data: DataSet): number {
  return Math.ceil(data.rows.length / (mostRows + 2));
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
