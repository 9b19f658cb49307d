import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { Draft } from '../forms/draft';
import type { SectionColumn } from '../forms/section-forms';
import { capitalised, unstopped } from '../text/signs';

/** Four columns as a matrix, where one was asked for. */
export function fourFields(title: string, columns: readonly SectionColumn[]): Draft[] {
  if (columns.length !== 4) return [];
  const panels = columns.map((column) => ({ title: column.title, items: column.lines.map(unstopped) }));
  return [{ slide: { kind: 'matrix', title, panels }, form: 'matrix', worth: 3, fill: 0.6, hidden: 0 }];
}

/** Columns whose lines begin with the same words in turn are compared row by row. */
export function criteriaTable(title: string, columns: readonly SectionColumn[]): Draft[] {
  const [first, ...others] = columns;
  const length = first?.lines.length ?? 0;
  if (first === undefined || length < 2 || length > 8 || others.some(({ lines }) => lines.length !== length)) return [];
  const rows = first.lines.map((_, index) => {
    const cells = columns.map(({ lines }) => lines[index] ?? '');
    const shared = sharedStart(cells);
    return [
      shared,
      ...cells.map((cell) =>
        cell
          .slice(shared.length)
          .replace(/^\s*[:：]\s*/u, '')
          .trim(),
      ),
    ];
  });
  const named = rows.filter(([label = '']) => label !== '').length;
  if (named < length / 2 || rows.some((row) => row.slice(1).includes(''))) return [];
  const slide: SlideSpecInput = {
    kind: 'table',
    title,
    columns: [{ label: '' }, ...columns.map((column) => ({ label: column.title }))],
    rows: rows.map((row) => row.map(capitalised)),
  };
  const worth = 2.4 + (named === length ? 1 : 0);
  // Whoever asks for a comparison is served by it as well as who asks for a table.
  return (['comparison', 'table'] as const).map((form) => ({ slide, form, worth, fill: length / 6, hidden: 0 }));
}

/** The words that all texts begin with. */
function sharedStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts.map((text) => text.split(' '));
  const words = Array.isArray(first) ? first : [first];
  let count = 0;
  while (count < words.length && others.every((other) => other[count] === words[count])) count += 1;
  return withoutColons(words.slice(0, count).join(' '));
}

/** Without the colons at its ends. */
function withoutColons(text: string): string {
  const plain = text.trim();
  const [from, to] = [isColon(plain.at(0)) ? 1 : 0, isColon(plain.at(-1)) ? -1 : undefined];
  return plain.slice(from, to).trim();
}

const isColon = (sign: string | undefined): boolean => sign === ':' || sign === '：';
