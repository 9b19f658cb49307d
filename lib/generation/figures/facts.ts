import type { DataSet } from '@/lib/reading/data/data-set';
import type { Reading, Section } from '@/lib/reading/reading';
import { wordCount } from '@/lib/reading/source/sentences';
import { amongThose, figuresIn, type Figure } from '../sources/amounts';
import { figuresSaid } from '../sources/numbers-missing';

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

const cell = /^(D\d+)\s*\[\s*(.+?)\s*[|;]\s*(.+?)\s*\]$/u;

/** A figure that another one is derived from, and the words that name it. */
export interface Operand {
  said: string;
  figure: Figure;
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
  return isKnown ? { said: text.trim(), figure } : null;
}

function cellAt(table: DataSet | undefined, row: string, column: string): Operand | null {
  if (table === undefined) return null;
  const is = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
  const at = table.head.findIndex((label) => is(label, column));
  const found = table.rows.find((cells) => cells.some((each, index) => index !== at && is(each, row)));
  const said = found?.[at] ?? '';
  const [figure, ...others] = figuresIn(said);
  return figure === undefined || others.length > 0 ? null : { said: `${said} (${row}, ${column})`, figure };
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
