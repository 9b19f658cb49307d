import { amountsIn } from '@/lib/reading/data/read-amount';
import { chunksOf } from '@/lib/reading/roles/clauses';
import { visualWidth, wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import type { Draft } from '../forms/draft';
import { wordsOfPoints, type TextPoint } from '../forms/material';
import { countedOf } from '../text/counted';
import { headOf, type Headed } from '../text/pieces';
import { capitalised, unstopped } from '../text/signs';
import { withBeside } from './beside';

type OverviewForm = (title: string, points: readonly TextPoint[], context: TellingContext) => Draft[];

const mostFigures = 6;
const [mostCards, mostWordsOfCard] = [6, 30];
const fewestForColumns = 4;
const [longestMessage, mostWordsOfSupport] = [150, 40];

export function linesOfPoints(points: readonly TextPoint[]): string[] {
  return points.flatMap(({ text, children }) => [text, ...linesOfPoints(children)]);
}

/** A question, or what leads to something else. */
const leadsOn = (line: string): boolean => [':', '：', '?', '？', '؟'].some((sign) => line.endsWith(sign));
const clausesOf = (line: string): string[] => chunksOf(line).map(({ start, end }) => line.slice(start, end).trim());
const wordsIn = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + wordCount(line), 0);

const asked = /^(.{3,90}?[?？؟])\s*(?:->|→|=>|[-–—])?\s*(\S.*)$/u;

/** What a point is about and what it says of it; a question and its answer. */
function aboutOf(text: string): Headed | null {
  const [, head, rest] = asked.exec(text) ?? [];
  return head === undefined || rest === undefined ? headOf(text) : { head, rest };
}

const areQuestions = (points: readonly TextPoint[]): boolean => points.every(({ text }) => asked.test(text));

/** A number, what it counts, and what stands behind it in brackets or after a comma. */
export function figureOf(
  text: string,
  context: TellingContext,
): { value: string; label: string; detail?: string } | null {
  const bracket = /^(.+?)\s*[（(]([^()（）]+)[)）]$/u.exec(unstopped(text));
  const [, said = unstopped(text), detail] = bracket ?? [];
  const counted = countedOf(said, context);
  if (counted === null) return null;
  const { amount, label } = counted;
  return { value: amount.text, label: capitalised(label), ...(detail === undefined ? {} : { detail }) };
}

/** The figures of all lines as big numbers. */
export const figuresFirst: OverviewForm = (title, points, context) => {
  const lines = linesOfPoints(points);
  const figures = lines.map((line) => {
    const whole = figureOf(line, context);
    if (whole !== null) return [whole];
    return clausesOf(line).flatMap((clause) => figureOf(clause, context) ?? []);
  });
  const found = figures.flat();
  const silent = lines.filter((_, index) => figures[index]?.length === 0);
  if (found.length < 2 || found.length > mostFigures || silent.length >= found.length) return [];
  const draft: Draft = {
    slide: { kind: 'metrics', title, metrics: found },
    form: 'figures',
    worth: silent.length === 0 ? 2.2 : 1.2,
    fill: found.length / 5,
    hidden: 0,
  };
  return [withBeside(draft, silent)];
};

/** The line that says most in large letters, and the others small below it. */
export const keyMessage: OverviewForm = (title, points, context) => {
  const lines = linesOfPoints(points).map(unstopped);
  const fitting = lines.filter((line) => visualWidth(line) <= longestMessage && wordCount(line) >= 3 && !leadsOn(line));
  const weight = (line: string): number =>
    amountsIn(line, context.tag, context.lexicon).length * 4 + Math.min(wordCount(line), 8);
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
      worth: -0.5,
      fill: 0.6,
      hidden: wordsIn(lines) - wordsIn([message, ...support]),
    },
  ];
};

/** Points side by side. */
export const cardsOf: OverviewForm = (title, points) => {
  if (points.length < 2 || points.length > mostCards) return [];
  const cards = points.map(({ text, children }) => {
    const { head, rest } = aboutOf(text) ?? { head: text, rest: '' };
    return {
      title: capitalised(unstopped(head)),
      text: unstopped([rest, ...linesOfPoints(children)].filter(Boolean).join('; ')),
    };
  });
  if (cards.some((card) => wordCount(card.text) > mostWordsOfCard || visualWidth(card.title) > 90)) return [];
  return [
    {
      slide: { kind: 'cards', title, cards },
      form: 'cards',
      worth: areQuestions(points) ? 2.4 : 0.7,
      fill: Math.max(points.length / 6, wordsOfPoints(points) / 110),
      hidden: 0,
    },
  ];
};

/** Points that name what they are about: names in one column, what is said of them in the other. */
export const pointTable: OverviewForm = (title, points) => {
  const rows = points.flatMap(({ text, children }) => {
    const headed = aboutOf(text);
    const below = linesOfPoints(children).join('; ');
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
      worth: areQuestions(points) ? 1.6 : 0.5,
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
    ...(children.length === 0 ? {} : { children: linesOfPoints(children).map(unstopped) }),
  }));
  const half = Math.ceil(items.length / 2);
  return [
    {
      slide: { kind: 'two_columns', title, left: { items: items.slice(0, half) }, right: { items: items.slice(half) } },
      form: null,
      worth: -0.2,
      fill: Math.max(wordsOfPoints(points) / 90, half / 6),
      hidden: 0,
    },
  ];
};

const quoted = /^["“„«»「『](.+?)["”“»«」』]\n?\s*[-–—]?\s*(.*)$/su;
const [mostWordsOfSpeaker, mostWordsBelow] = [14, 20];

/** What somebody said, and below it who; large as a quotation, and as a statement. */
export const quoteOf: OverviewForm = (title, points, { words: own }) => {
  const text = linesOfPoints(points).join('\n');
  const [, words, behind = ''] = quoted.exec(text) ?? [];
  const [by = '', ...rest] = behind.split('\n').filter(Boolean);
  if (words === undefined || by === '' || wordCount(by) > mostWordsOfSpeaker || wordsIn(rest) > mostWordsBelow)
    return [];
  const quote = words.replaceAll('\n', ' ');
  const below = rest.map((line) => headOf(line)?.rest ?? line).join(' · ');
  // What was said is not said twice: without another name it is called by who said it.
  const name = title === own.overview || title.includes(quote.slice(0, 20)) ? (clausesOf(by)[0] ?? by) : title;
  const common = { title: name, ...(below === '' ? {} : { source: below }) };
  const base = { form: 'quote' as const, fill: 0.6, hidden: 0 };
  return [
    { ...base, slide: { kind: 'quote', ...common, quote, attribution: by }, worth: 4 },
    {
      ...base,
      slide: {
        kind: 'statement',
        ...common,
        statement: text.slice(0, quote.length + 2).replaceAll('\n', ' '),
        support: by,
      },
      worth: 3,
    },
  ];
};
