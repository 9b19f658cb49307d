import type { Item, Section } from '@/lib/reading/reading';
import type { Marker } from '@/lib/reading/source/block';
import { wordCount } from '@/lib/reading/source/sentences';
import { isLabelOf, linesOf, type Atom } from '../atoms';
import type { TellingContext } from '../context';
import { countedOff, headOf, listed, listedBelow, piecesOf, twoIn } from '../text/pieces';
import { capitalised } from '../text/signs';
import { gistOf } from '../text/telling';
import { worthOf } from '../loss';
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
  /** One of several that are told beside each other, each with what it is like. */
  isOption?: true;
}

/** A point with all that is below it, a line each. */
export function flat({ text, children }: TextPoint): string[] {
  return [text, ...children.flatMap(flat)];
}

export interface FormMaterial {
  title: string;
  points: readonly TextPoint[];
  /** The same with the sentences of a paragraph in one point. */
  paragraphs?: readonly TextPoint[];
  /** The words of headings above, for what they announce. */
  roles: ReadonlySet<string>;
  asked: AskedForms;
  /** Siblings that stand in one list of the source. */
  isList: boolean;
}

export function pointOf(text: string, isOrdered = false, children: TextPoint[] = []): TextPoint {
  return { text, isOrdered, ordinal: null, children, words: wordCount(text) + wordsOfPoints(children) };
}

/** "KR1" and "b)" are what other text calls an item by; steps count themselves; "2.1" is the place of a clause, not of a step. */
function pointOfItem({ text, marker, children }: Item, isListOrdered: boolean, isOutline = false): TextPoint {
  const below = children.map((child) => pointOfItem(child, child.marker?.sort === 'number'));
  const isStep = isLabel(marker) && marker.role === 'step';
  const letter = !isOutline && marker?.sort === 'letter' && marker.text.endsWith(')') ? `${marker.text} ` : '';
  const isOrdered = isStep || (isListOrdered && marker?.sort !== 'decimal' && letter === '');
  const said = (isLabel(marker) && !isStep ? `${marker.text}: ` : letter) + text;
  const isOption = marker?.role === 'option' && marker.ordinal === null;
  return {
    ...pointOf(said, isOrdered, below),
    ordinal: isOrdered ? (marker?.ordinal ?? null) : null,
    ...(isOption && { isOption }),
  };
}

/** What each piece of content says, as points. */
export function pointsOfAtom(atom: Atom, context: TellingContext): TextPoint[] {
  switch (atom.type) {
    case 'sentence':
      return [pointOf(capitalised(atom.text))];
    case 'item':
      return [pointOfItem(atom.item, atom.isOrdered, atom.path.some(isOutlined))];
    case 'turn':
      return gistOf(atom.turn, context).map((text) => pointOf(text));
    case 'code':
      return linesOf(atom)
        .filter((text) => text.trim() !== '')
        .slice(0, 12)
        .map((text) => pointOf(text));
    case 'quote':
    case 'data':
      return linesOf(atom).map((text) => pointOf(text));
    case 'title':
      return [];
  }
}

/** The letters of an outline say where a line stands; others are what text calls it by. */
function isOutlined({ marker }: Section): boolean {
  return marker?.sort === 'roman' || marker?.sort === 'letter';
}

/** "It was agreed:" amid other lines stands above those of its list, whose steps then say their numbers themselves. */
export function labelledPoints(atoms: readonly Atom[], pointsOf: (atom: Atom) => TextPoint[]): TextPoint[] {
  const isUnder = (at: number): boolean => {
    const [before, atom] = [atoms[at - 1], atoms[at]];
    return isLabelOf(before, atom) || (before?.type === 'item' && atom?.type === 'item' && before.list === atom.list);
  };
  const isAll = atoms.every((_, at) => at === 0 || isUnder(at));
  const points: TextPoint[] = [];
  let isBelow = false;
  for (const [at, atom] of atoms.entries()) {
    const own = pointsOf(atom);
    isBelow = isUnder(at) && (isBelow || (!isAll && isLabelOf(atoms[at - 1], atom)));
    const last = points.at(-1);
    const said = own.map((each) => (each.ordinal === null ? each : { ...each, text: `${each.ordinal}. ${each.text}` }));
    if (isBelow && last !== undefined)
      points[points.length - 1] = pointOf(last.text, false, [...last.children, ...said]);
    else points.push(...own);
  }
  return points;
}

/** What its author calls one of several, other than by a sign for reading alone. */
export function isLabel(marker: Marker | null): marker is Marker {
  return (
    marker?.sort === 'label' &&
    marker.ordinal !== null &&
    !(['slide', 'question', 'answer'] as const).some((role) => role === marker.role)
  );
}

export function wordsOfPoints(points: readonly TextPoint[]): number {
  return points.reduce((sum, { words }) => sum + words, 0);
}

/** Of the words that a slide usually has, what one takes. */
export const [usuallyFull, mostFull] = [1.35, 1.8];

/** What does not fit is left to the notes: lines that say least for their length first. */
export function fitted(points: readonly TextPoint[], room: number, context: TellingContext): TextPoint[] {
  if (wordsOfPoints(points) <= room) return [...points];
  const weigh = ({ text, words: all, children }: TextPoint): number =>
    worthOf(text, context) / Math.max(1, all - wordsOfPoints(children));
  const lines = points.flatMap(treeOf).filter((line) => line !== points[0]);
  const weights = new Map(lines.map((line) => [line, weigh(line)]));
  const order = lines.sort((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0));
  const gone = new Set<TextPoint>();
  let words = wordsOfPoints(points);
  // What stands below a line goes before it; the first line stays.
  for (let before = -1; before < gone.size;) {
    before = gone.size;
    for (const line of order) {
      if (words <= room) break;
      if (gone.has(line) || line.children.some((child) => !gone.has(child))) continue;
      gone.add(line);
      words -= line.words - wordsOfPoints(line.children);
    }
  }
  const kept = (some: readonly TextPoint[]): TextPoint[] =>
    some
      .filter((point) => !gone.has(point))
      .map((point) => {
        const children = kept(point.children);
        return { ...point, children, words: point.words - wordsOfPoints(point.children) + wordsOfPoints(children) };
      });
  return kept(points);
}

function treeOf(point: TextPoint): TextPoint[] {
  return [point, ...point.children.flatMap(treeOf)];
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

/** "18 stewards, two half days a month" in pieces where it lists some; else as it is. */
export function listedPoints(text: string, context: TellingContext, mayBeTwo = false): TextPoint[] {
  const steps = countedOff(text);
  const own = steps.length > 0 ? steps : mayBeTwo ? listedBelow(text, context) : listed(text, context);
  const pieces = own.length === 1 && mayBeTwo ? twoIn(text) : own;
  return pieces.map((piece) => pointOf(capitalised(piece), steps.length > 0));
}

/** The sentences of each paragraph as one point; null where there are other things, or each is a paragraph itself. */
export function wholeParagraphs(atoms: readonly Atom[]): TextPoint[] | null {
  const told = new Map<number, string>();
  for (const atom of atoms) {
    if (atom.type !== 'sentence') return null;
    const before = told.get(atom.paragraph);
    told.set(atom.paragraph, before === undefined ? atom.text : `${before} ${atom.text}`);
  }
  return told.size < atoms.length ? Array.from(told.values(), (text) => pointOf(capitalised(text))) : null;
}
