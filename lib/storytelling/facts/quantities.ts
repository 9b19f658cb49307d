import { courseWords } from '@/lib/languages/course-words';
import type { Amount } from '@/lib/reading/data/read-amount';
import { readWhen } from '@/lib/reading/data/read-time';
import { wordCount } from '@/lib/reading/source/sentences';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import type { TellingContext } from '../context';
import { amountsOf } from '../text/counted';
import { remembered } from '../text/remember';
import { isBlank, trimmed } from '../text/signs';
import { eventIn, nounIn } from './noun-heads';
import { factMarksIn, type ToldStatement } from './passage';

/** A number that a passage says, with what it counts. */
export interface Quantity {
  amount: Amount;
  /** Its clause, and what stands in it before the number and behind it. */
  text: string;
  before: string;
  behind: string;
  /** What stands in brackets within its clause. */
  noted: string[];
  /** Written before it, or said by a verb or a preposition; null where nobody says it. */
  sign: 1 | -1 | null;
  isSignWritten: boolean;
  /** A word such as "to" joins it to the quantity before it. */
  isRange: boolean;
  /** The statement that it stands in, by its place; -1 for the heading. */
  statement: number;
}

const around = ' \t,.;:。：，、；–—';

/** The text with blanks for what stands in brackets: what is said by the way counts nothing of its own. */
export function withoutBrackets(text: string): { plain: string; brackets: { start: number; text: string }[] } {
  const brackets: { start: number; text: string }[] = [];
  const plain = text.replace(/[(（][^()（）]*[)）]/gu, (found, start: number) => {
    brackets.push({ start, text: found.slice(1, -1).trim() });
    return ' '.repeat(found.length);
  });
  return { plain, brackets };
}

interface Clause {
  from: number;
  to: number;
  amount: Amount;
  isRange: boolean;
}

/** A sentence in as many clauses as it says numbers. */
const clausesByNumber = remembered((text, speech): Clause[] => {
  const { plain } = withoutBrackets(text);
  const amounts = amountsOf(plain, speech);
  const clauses: Clause[] = [];
  let from = 0;
  let isRange = false;
  for (const [at, amount] of amounts.entries()) {
    const next = amounts[at + 1];
    const cut =
      next === undefined ? { at: plain.length, isRange: false } : cutBetween(plain, amount.end, next.start, speech);
    clauses.push({ from, to: cut.at, amount, isRange });
    [from, isRange] = [cut.at, cut.isRange];
  }
  return clauses;
});

type Speech = Pick<TellingContext, 'lexicon' | 'tag'>;

/** Where the clause of one number ends and that of the next begins: at a comma, an "and", a "then", a "to" or an "against". */
function cutBetween(text: string, from: number, to: number, speech: Speech): { at: number; isRange: boolean } {
  const between = text.slice(from, to);
  const comma = Array.from(between).findIndex(
    (sign, at) => ';；，、،'.includes(sign) || (',.'.includes(sign) && isBlank(between.charAt(at + 1))),
  );
  if (comma !== -1) return { at: from + comma, isRange: false };
  const marks = speech.lexicon.marksIn(between);
  const lower = between.toLowerCase();
  const and = marks.find(({ meaning }) => meaning === 'word.and');
  const then = courseWords(speech.tag)
    .then.map((word) => lower.indexOf(` ${word} `))
    .find((at) => at >= 0);
  const joint = marks.find(({ meaning }) => meaning === 'word.to');
  const aim = factMarksIn(between, speech).find(({ word }) => word === 'aim');
  const slash = between.indexOf('/');
  if (joint !== undefined && and === undefined) return { at: from + joint.start, isRange: true };
  if (and !== undefined) return { at: from + and.start, isRange: false };
  if (then !== undefined) return { at: from + then, isRange: false };
  if (aim !== undefined) return { at: from + aim.start, isRange: false };
  return { at: slash === -1 ? from : from + slash, isRange: false };
}

/** The quantities of a statement. */
export function quantitiesOf(text: string, statement: number, context: TellingContext): Quantity[] {
  return quantitiesSaid(text, context).map((quantity) => ({ ...quantity, statement }));
}

const quantitiesSaid = remembered((text, context: Speech): Omit<Quantity, 'statement'>[] => {
  const clauses = clausesByNumber(text, context);
  const { plain, brackets } = withoutBrackets(text);
  return clauses.map(({ from, to, amount, isRange }) => {
    const before = trimmed(plain.slice(from, amount.start), around);
    const behind = trimmed(plain.slice(amount.end, to), around);
    const written = writtenSign(amount, before);
    return {
      amount,
      text: trimmed(plain.slice(from, to), around),
      before,
      behind,
      noted: brackets.flatMap((each) => (each.start >= from && each.start < to ? [each.text] : [])),
      sign: written ?? saidSign(before, behind, context),
      isSignWritten: written !== null,
      isRange,
    };
  });
});

/** What a statement lists behind its colon is named by itself: "The shops in turn: Madrid 14.2, Valencia 6.5". */
export function quantitiesOfStatement(
  { text, said, label }: ToldStatement,
  at: number,
  context: TellingContext,
): Quantity[] {
  const listed = label === null ? [] : quantitiesOf(said, at, context);
  const [only, second] = listed;
  // "Bought again within 60 days: 198" says but one number.
  if (label !== null && hasDigit(label) && only !== undefined && second === undefined && !hasLetter(only.before))
    return [{ ...only, before: label, text: label }];
  return listed.length > 1 && !hasDigit(label ?? '') ? listed : quantitiesOf(text, at, context);
}

export function quantitiesIn(statements: readonly ToldStatement[], context: TellingContext): Quantity[] {
  return statements.flatMap((statement, at) => quantitiesOfStatement(statement, at, context));
}

function writtenSign({ text }: Amount, before: string): 1 | -1 | null {
  const sign = text.trim().charAt(0);
  if ('+＋'.includes(sign) || before.endsWith('+')) return 1;
  return '-−–－'.includes(sign) ? -1 : null;
}

/** By the word for rising or falling that stands nearest to the number. */
function saidSign(before: string, behind: string, context: Speech): 1 | -1 | null {
  const distances = [
    ...factMarksIn(before, context).map(({ word, end }) => ({ word, distance: before.length - end })),
    ...factMarksIn(behind, context).map(({ word, start }) => ({ word, distance: start + 1 })),
  ].filter(({ word }) => word === 'rise' || word === 'fall');
  const [nearest] = distances.sort((a, b) => a.distance - b.distance);
  // "Took another 0.4": the verb before says it.
  const [another, verb] = factMarksIn(before, context).toReversed();
  const isVerb = verb?.word === 'fall' && another?.word === 'rise' && another.start - verb.end <= 1;
  if (isVerb && nearest?.distance === before.length - another.end) return -1;
  return nearest === undefined ? null : nearest.word === 'rise' ? 1 : -1;
}

const [mostWordsOfLabel, mostWordsOfJoined] = [8, 7];

/** What a quantity is called in a few words: the noun phrase beside its number. */
export function quantityName(
  { text, before, behind }: Pick<Quantity, 'text' | 'before' | 'behind'>,
  context: TellingContext,
): string {
  const [left, right] = [nounIn(before, context), nounIn(behind, context)].map((side) => (hasLetter(side) ? side : ''));
  const both = [left, right].filter(Boolean).join(' ');
  const isJoined = left !== '' && right !== '' && wordCount(both) <= mostWordsOfJoined && wordCount(left ?? '') <= 2;
  const label = isJoined ? both : left !== '' ? left : right;
  return label !== undefined && label !== '' && wordCount(label) <= mostWordsOfLabel
    ? label
    : label || trimmed(text, around);
}

/** What a clause counts, as something that happened: "were interviewed on site" is "interviewed on site". */
export function stageOf({ text, before, behind }: Quantity, context: TellingContext): string {
  const [left = '', right = ''] = [eventIn(before, context), eventIn(behind, context)].map((side) =>
    hasLetter(side) ? side : '',
  );
  if (left === '' || right === '') return left || right || text;
  return wordCount(right) > wordCount(left) ? right : left;
}

/** The time that a text names anywhere. */
export const timeWithin = remembered((text, { lexicon }): string | null => {
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && !isBlank(text.charAt(at - 1))) continue;
    const when = readWhen(text.slice(at), lexicon);
    if (when !== null && when.scale !== 'relative' && when.scale !== 'clock') return when.text;
  }
  return null;
});
