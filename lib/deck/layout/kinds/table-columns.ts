import type { SlideOf } from '../../spec/slide-spec';
import type { TableColumn } from '../blocks/table-cells';
import { labelsFor } from '../labels';
import { listMarks } from '../marks-and-words';

type Table = SlideOf<'table'>;

/** Columns as drawn: as many as the widest row has, numbers aligned to the end. */
export function tableColumns(slide: Pick<Table, 'columns' | 'rows'>): TableColumn[] {
  const count = Math.max(slide.columns.length, ...slide.rows.map((row) => row.length));
  return Array.from({ length: count }, (_, column) => {
    const given = slide.columns[column];
    const cells = slide.rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    const numeric = column > 0 && cells.length > 0 && cells.every(isNumeric);
    return {
      label: given?.label ?? '',
      align: given && given.align !== 'start' ? given.align : numeric ? 'end' : 'start',
    };
  });
}

export function tableAltText(slide: Table, columns: readonly TableColumn[], language: string): string {
  const { comma, colon, stop } = listMarks(language);
  return `${labelsFor(language).table}${colon}${slide.title}${stop}${columns
    .map((column) => column.label)
    .filter(Boolean)
    .join(comma)}`;
}

/** The first column with those from one index up to another. */
export function withColumns(slide: Table, columns: readonly TableColumn[], from: number, to: number): Table {
  const pick = <T>(cells: readonly T[], fill: T): T[] => [
    cells[0] ?? fill,
    ...Array.from({ length: to - from }, (_, index) => cells[from + index] ?? fill),
  ];
  return {
    ...slide,
    columns: pick(columns, { label: '', align: 'start' }),
    rows: slide.rows.map((row) => pick(row, '')),
  };
}

/** Whether a table cell reads as a number: digits with signs, separators, currency, unit or percent. */
export function isNumeric(cell: string): boolean {
  const text = cell.trim();
  if (/^[-–—]$/.test(text)) return true;
  if (!/\p{Nd}/u.test(text)) return false;
  return /^[-+−–~≈<>±(]*\s*[\p{Sc}]?\s*[-+−]?[\p{Nd}][\p{Nd}.,’'٫٬\s\u00a0\u202f]*\)?\s*(?:[%‰\p{Sc}]|[\p{L}]{1,4}\.?|[\p{L}]?\p{Sc})?\)?$/u.test(
    text,
  );
}
