import type { Item } from '@/lib/reading/reading';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { headOf, piecesOf } from '../text/pieces';
import { piecesIn } from '../loss';
import type { AskedForms } from './draft';

/** A line of content under a title, with the lines below it. */
export interface TextPoint {
  text: string;
  children: TextPoint[];
  isOrdered: boolean;
  /** The number that it has in an ordered list. */
  ordinal: number | null;
  /** Of it and of the lines below it. */
  words: number;
}

export interface FormMaterial {
  title: string;
  points: readonly TextPoint[];
  /** The words of headings above, for what they announce. */
  roles: ReadonlySet<string>;
  asked: AskedForms;
  /** Siblings that stand in one list of the source. */
  isList: boolean;
}

export function pointOf(text: string, isOrdered = false, children: TextPoint[] = []): TextPoint {
  return { text, isOrdered, ordinal: null, children, words: wordCount(text) + wordsOfPoints(children) };
}

export function pointOfItem({ text, marker, children }: Item, isOrdered: boolean): TextPoint {
  const below = children.map((child) => pointOfItem(child, child.marker?.sort === 'number'));
  return { ...pointOf(text, isOrdered, below), ordinal: isOrdered ? (marker?.ordinal ?? null) : null };
}

export function wordsOfPoints(points: readonly TextPoint[]): number {
  return points.reduce((sum, { words }) => sum + words, 0);
}

/** Of the words that a slide usually has, what one takes. */
export const [usuallyFull, mostFull] = [1.35, 1.8];

/** What does not fit is left to the notes: lines that say least for their length first. */
export function fitted(points: readonly TextPoint[], room: number, context: TellingContext): TextPoint[] {
  const weigh = (text: string): number =>
    [...piecesIn(text, context).values()].reduce((sum, cost) => sum + cost, 0) / Math.max(1, wordCount(text));
  const lines = points.flatMap((point, at) =>
    [point, ...point.children].map((line) => ({ line, at, isHead: line === point, weight: weigh(line.text) })),
  );
  const left = new Set<TextPoint>();
  let words = wordsOfPoints(points);
  // What stands below a line goes before it.
  for (const { line, at, isHead } of lines.sort((a, b) => a.weight - b.weight)) {
    if (words <= room) break;
    if (isHead && (at === 0 || line.children.some((child) => !left.has(child)))) continue;
    left.add(line);
    words -= isHead ? line.words - wordsOfPoints(line.children) : line.words;
  }
  return points.flatMap((point) => {
    const children = point.children.filter((child) => !left.has(child));
    const gone = wordsOfPoints(point.children) - wordsOfPoints(children);
    return left.has(point) ? [] : [{ ...point, children, words: point.words - gone }];
  });
}

const [mostPoints, mostWordsInPieces] = [16, 90];

/** Lines that may say one thing each, and what is said above them. */
export interface Lines {
  lines: string[];
  heads: string[];
}

/** The points themselves, and what few points say one after the other. */
export function linesOfPoints(points: readonly TextPoint[], context: TellingContext): Lines[] {
  if (points.length > mostPoints || points.some(({ children }) => children.length > 0)) return [];
  const whole = { lines: points.map(({ text }) => text), heads: [] };
  if (wordsOfPoints(points) > mostWordsInPieces) return [whole];
  const heads: string[] = [];
  const pieces = whole.lines.flatMap((line) => {
    const said = piecesOf(line, context);
    // "Toilets – 121, parking – 84": the first head is that of its own part.
    const headed = said.filter((piece) => headOf(piece) !== null).length > 1 ? null : headOf(line);
    if (headed === null) return said;
    heads.push(headed.head);
    return piecesOf(headed.rest, context);
  });
  return pieces.length > whole.lines.length ? [whole, { lines: pieces, heads }] : [whole];
}
