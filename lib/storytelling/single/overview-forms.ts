import { amountsIn } from '@/lib/reading/data/read-amount';
import { visualWidth, wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import type { Draft } from '../forms/draft';
import { wordsOfPoints, type TextPoint } from '../forms/material';
import type { SectionColumn } from '../forms/section-forms';
import { countedOf } from '../text/counted';
import { headOf } from '../text/pieces';
import { capitalised, unstopped } from '../text/signs';

type OverviewForm = (title: string, points: readonly TextPoint[], context: TellingContext) => Draft[];

const mostFigures = 6;
const [mostCards, mostWordsOfCard] = [6, 30];
const fewestForColumns = 4;
const [longestMessage, mostWordsOfSupport] = [150, 40];

const linesOf = (points: readonly TextPoint[]): string[] =>
  points.flatMap(({ text, children }) => [text, ...linesOf(children)]);
const wordsIn = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + wordCount(line), 0);

/** A number, what it counts, and what stands behind it in brackets or after a comma. */
function figureOf(text: string, context: TellingContext): { value: string; label: string; detail?: string } | null {
  const bracket = /^(.+?)\s*[（(]([^()（）]+)[)）]$/u.exec(unstopped(text));
  const [, said = unstopped(text), detail] = bracket ?? [];
  const counted = countedOf(said, context);
  if (counted === null) return null;
  const { amount, label } = counted;
  return { value: amount.text, label: capitalised(label), ...(detail === undefined ? {} : { detail }) };
}

/** The figures of all lines as big numbers. */
export const figuresFirst: OverviewForm = (title, points, context) => {
  const lines = linesOf(points);
  const figures = lines.map((line) => {
    const whole = figureOf(line, context);
    if (whole !== null) return [whole];
    return line.split(/[,;]\s+(?!\d)/u).flatMap((clause) => figureOf(clause, context) ?? []);
  });
  const found = figures.flat();
  if (found.length < 2 || found.length > mostFigures) return [];
  const silent = lines.filter((_, index) => figures[index]?.length === 0);
  return [
    {
      slide: { kind: 'metrics', title, metrics: found },
      form: 'figures',
      worth: 1.2,
      fill: found.length / 5,
      hidden: wordsIn(silent),
    },
  ];
};

/** The line that says most in large letters, and the others small below it. */
export const keyMessage: OverviewForm = (title, points, context) => {
  const lines = linesOf(points).map(unstopped);
  const fitting = lines.filter(
    (line) => visualWidth(line) <= longestMessage && wordCount(line) >= 3 && !/[:：?？؟]$/u.test(line),
  );
  const weight = (line: string): number =>
    amountsIn(line, context.tag, context.lexicon).length * 4 + Math.min(wordCount(line), 14);
  const [message] = [...fitting].sort((a, b) => weight(b) - weight(a));
  if (message === undefined || message === title) return [];
  const support: string[] = [];
  for (const line of lines)
    if (line !== message && wordsIn([...support, line]) <= mostWordsOfSupport) support.push(line);
  return [
    {
      slide: {
        kind: 'statement',
        title,
        statement: capitalised(message),
        ...(support.length === 0 ? {} : { support: support.join('. ') }),
      },
      form: null,
      worth: 0.2,
      fill: 0.6,
      hidden: wordsIn(lines) - wordsIn([message, ...support]),
    },
  ];
};

/** Points side by side. */
export const cardsOf: OverviewForm = (title, points) => {
  if (points.length < 2 || points.length > mostCards) return [];
  const cards = points.map(({ text, children }) => {
    const { head, rest } = headOf(text) ?? { head: text, rest: '' };
    return {
      title: capitalised(unstopped(head)),
      text: unstopped([rest, ...linesOf(children)].filter(Boolean).join('; ')),
    };
  });
  if (cards.some((card) => wordCount(card.text) > mostWordsOfCard || visualWidth(card.title) > 90)) return [];
  return [
    {
      slide: { kind: 'cards', title, cards },
      form: 'cards',
      worth: 0.7,
      fill: Math.max(points.length / 6, wordsOfPoints(points) / 110),
      hidden: 0,
    },
  ];
};

/** Points that name what they are about: names in one column, what is said of them in the other. */
export const pointTable: OverviewForm = (title, points) => {
  const rows = points.flatMap(({ text, children }) => {
    const headed = headOf(text);
    const below = linesOf(children).join('; ');
    if (headed !== null) return [[headed.head, [headed.rest, below].filter(Boolean).join('; ')]];
    return below === '' ? [] : [[text, below]];
  });
  if (rows.length < 3 || rows.length > 10 || rows.length !== points.length) return [];
  return [
    {
      slide: {
        kind: 'table',
        title,
        columns: [{ label: '' }, { label: '' }],
        rows: rows.map((row) => row.map((cell) => capitalised(unstopped(cell)))),
      },
      form: 'table',
      worth: 0.5,
      fill: rows.length / 9,
      hidden: 0,
    },
  ];
};

/** The first half of the points beside the second. */
export const halves: OverviewForm = (title, points) => {
  if (points.length < fewestForColumns || points.length > 12) return [];
  const items = points.map(({ text, children }) => ({
    text: unstopped(text),
    ...(children.length === 0 ? {} : { children: linesOf(children).map(unstopped) }),
  }));
  const half = Math.ceil(items.length / 2);
  return [
    {
      slide: { kind: 'two_columns', title, left: { items: items.slice(0, half) }, right: { items: items.slice(half) } },
      form: null,
      worth: 0.1,
      fill: Math.max(wordsOfPoints(points) / 90, half / 6),
      hidden: 0,
    },
  ];
};

/** What somebody said, and below it who. */
export const quoteOf: OverviewForm = (title, points) => {
  const lines = linesOf(points);
  const text = lines.join('\n');
  const [, quote, behind = ''] = /^["“„«»「『](.+?)["”“»«」』]\n?\s*[-–—]?\s*(.*)$/su.exec(text) ?? [];
  const [by = '', ...rest] = behind.split('\n').filter(Boolean);
  if (quote === undefined || by === '' || wordCount(by) > 14 || wordsIn(rest) > 20) return [];
  return [
    {
      slide: {
        kind: 'quote',
        title,
        quote: quote.replaceAll('\n', ' '),
        attribution: by,
        ...(rest.length === 0 ? {} : { source: rest.map((line) => headOf(line)?.rest ?? line).join(' · ') }),
      },
      form: 'quote',
      worth: 4,
      fill: 0.6,
      hidden: 0,
    },
  ];
};

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
  return [
    {
      slide: {
        kind: 'table',
        title,
        columns: [{ label: '' }, ...columns.map((column) => ({ label: column.title }))],
        rows: rows.map((row) => row.map(capitalised)),
      },
      form: 'table',
      worth: 2.4 + (named === length ? 1 : 0),
      fill: length / 6,
      hidden: 0,
    },
  ];
}

/** The words that all texts begin with. */
function sharedStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts.map((text) => text.split(' '));
  const words = Array.isArray(first) ? first : [first];
  let count = 0;
  while (count < words.length && others.every((other) => other[count] === words[count])) count += 1;
  return words
    .slice(0, count)
    .join(' ')
    .replace(/\s*[:：]$/u, '');
}
