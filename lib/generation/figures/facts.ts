import type { DataSet } from '@/lib/reading/data/data-set';
import type { Reading, Section } from '@/lib/reading/reading';
import { wordCount } from '@/lib/reading/source/sentences';
import { amongThose, figuresIn, type Figure } from '../sources/amounts';
import { figuresSaid } from '../sources/numbers-missing';

/** How figures may come onto slides that neither the request nor its sources say. */
export type UnsaidFigures = 'general' | 'illustrative';

/** The very words of a request that allow such figures; a kind that none of its words allow is absent. */
export type FigurePermission = Readonly<Partial<Record<UnsaidFigures, string>>>;

/** What a request and its sources say in figures. */
export interface FigureFacts {
  isGiven: (figure: Figure) => boolean;
  isFromSources: (figure: Figure) => boolean;
  tables: readonly DataSet[];
}

type FactualReading = Pick<Reading, 'prompt' | 'passages' | 'content'>;

const remembered = new WeakMap<FactualReading, FigureFacts>();

export function figureFacts(reading: FactualReading): FigureFacts {
  const facts = remembered.get(reading) ?? readFacts(reading);
  remembered.set(reading, facts);
  return facts;
}

function readFacts({ prompt, passages, content }: FactualReading): FigureFacts {
  const tables = tablesIn(content);
  return {
    isGiven: amongThose([...figuresSaid(prompt), ...tables.flatMap(figuresOfTable)]),
    isFromSources: amongThose(
      passages.flatMap(({ title, heading, text }) => figuresSaid(`${title}\n${heading}\n${text}`)),
    ),
    tables,
  };
}

/** A cell is a number of its own, whatever parts it from its neighbours, and its column's head may say what it counts. */
function figuresOfTable({ head, rows, columns }: DataSet): Figure[] {
  // Charts draw percent as fractions.
  const values = columns.flatMap((column) => {
    if (column.type !== 'measure') return [];
    const shares = column.values.map((value) => (value === null ? null : value / 100));
    return column.isPercent ? [...column.values, ...shares] : column.values;
  });
  return [
    ...[head, ...rows].flat().flatMap(figuresSaid),
    ...values.flatMap((value) => (value === null ? [] : figuresIn(String(Math.abs(value))))),
  ];
}

function tablesIn({ parts, sections }: Section): DataSet[] {
  return [...parts.flatMap((part) => (part.type === 'data' ? [part.data] : [])), ...sections.flatMap(tablesIn)];
}

/** Times of day count in minutes: from 08:11 to 08:26 it is 15. */
const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/;

const cell = /^(D\d+)\s*\[\s*(.+?)\s*[|;]\s*(.+?)\s*\]$/u;

/** A figure that another one is derived from, and the words that name it. */
export interface Operand {
  said: string;
  figure: Figure;
  /** What it may be worth, the likeliest first. */
  values: readonly number[];
}

/** @param meant what is known of its number, such as by the column that it stands in; null for nothing */
export function operandOf(figure: Figure, said: string, meant: number | null = null): Operand {
  const { values, scales } = figure;
  const [, hour, minute] = clock.exec(figure.text) ?? [];
  if (hour !== undefined) return { said, figure, values: [Number(hour) * 60 + Number(minute)] };
  const isMeant = (value: number): boolean => meant !== null && value === Math.abs(meant);
  const digits = [...values.filter(isMeant), ...values.filter((value) => !isMeant(value))];
  const worth = digits.flatMap((value) => (scales.length > 0 ? scales : [1]).map((scale) => value * scale));
  const isNegative = meant === null ? /^[\s(]*[-−–]/u.test(said) : meant < 0;
  // "2,240 less 410", where the table has it as −410.
  return { said, figure, values: isNegative ? [...worth.map((value) => -value), ...worth] : worth };
}

/**
 * Finds what an operand stands for: a cell, as in `D1[Operations | Q3]`, or a figure as the data writes it.
 *
 * @returns null where no such cell or figure is in the data
 */
export function findOperand(text: string, facts: FigureFacts): Operand | null {
  const [, id, row = '', column = ''] = cell.exec(text.trim()) ?? [];
  if (id !== undefined)
    return cellAt(
      facts.tables.find((table) => table.id === id),
      row,
      column,
    );
  const [figure, ...others] = figuresIn(text);
  const isKnown = figure !== undefined && others.length === 0 && (facts.isGiven(figure) || facts.isFromSources(figure));
  return isKnown ? operandOf(figure, text.trim()) : null;
}

function cellAt(table: DataSet | undefined, row: string, column: string): Operand | null {
  if (table === undefined) return null;
  const is = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
  const at = table.head.findIndex((label) => is(label, column));
  const found = table.rows.findIndex((cells) => cells.some((each, index) => index !== at && is(each, row)));
  const said = table.rows[found]?.[at] ?? '';
  const [figure, ...others] = figuresIn(said);
  const measure = table.columns[at];
  const meant = measure?.type === 'measure' ? (measure.values[found] ?? null) : null;
  return figure === undefined || others.length > 0 ? null : operandOf(figure, `${said} (${row}, ${column})`, meant);
}

/** Up to so much a request without a table is a topic, to which its writer may add what is generally known: "soup in 2030". */
const [mostWordsOfTopic, mostFiguresOfTopic] = [40, 1];

/** Whether a request says too little of its own for slides, so that what is generally known may stand on them, marked as such. */
export function isTopic({ prompt, asides, content, passages }: FactualReading & Pick<Reading, 'asides'>): boolean {
  const asked = asides.map(({ text }) => text).join('\n');
  const words = wordCount(prompt) - wordCount(asked);
  const figures = figuresIn(prompt).length - figuresIn(asked).length;
  const isBare = words <= mostWordsOfTopic && figures <= mostFiguresOfTopic;
  return passages.length === 0 && tablesIn(content).length === 0 && isBare;
}

const currencies: readonly (readonly [unit: string, signs: RegExp])[] = [
  ['€', /€|\bEUR\b|\beuros?\b/iu],
  ['$', /\$|\bUSD\b|\bdollars?\b/iu],
  ['£', /£|\bGBP\b|\bpounds?\b/iu],
  ['¥', /¥|円|元|\b(?:JPY|CNY|RMB)\b/iu],
  ['CHF', /\bCHF\b/iu],
  ['₹', /₹|\bINR\b/iu],
];

/** What a figure counts, as far as its own words say: a currency or percent; empty where they say nothing. */
export function unitOf({ said, figure }: Operand): string {
  if (figure.scales.some((scale) => scale < 1)) return '%';
  return currencies.find(([, signs]) => signs.test(said))?.[0] ?? '';
}

/** Whether some are written with a word such as "million" and others without: a table may say once that it is in thousands. */
export function areMixed(written: string, operands: readonly Operand[]): boolean {
  const all = [...operands.map(({ figure }) => figure), ...figuresIn(written).slice(0, 1)];
  const large = all.filter(({ scales }) => scales.some((scale) => scale > 1)).length;
  return large > 0 && large < all.length;
}
