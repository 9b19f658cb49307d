import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../../context';
import { draftOf, type Draft } from '../../forms/draft';
import { statusOf } from '../../forms/table-forms';
import { headOf } from '../../text/pieces';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, isBlank, trimmed, unstopped } from '../../text/signs';
import { eventIn } from '../noun-heads';
import { factMarksIn, hasFactWord, type ToldPassage, type ToldStatement } from '../passage';
import { quantitiesOf, withoutBrackets, type Quantity } from '../quantities';
import { withRest } from '../rest';
import { rolesIn } from '../../forms/roles';

const worth = 6;
const [fewestMeasures, mostMeasures, mostWordsOfStatus, mostKinds, mostWordsOfName, mostWordsOfTarget] = [
  3, 12, 7, 5, 9, 4,
];
const around = ' \t,.;:。：，、；–—-=→>|/';

interface Measure {
  name: string;
  actual: string;
  target: string;
  status: string;
  isAimed: boolean;
}

/** Lines that each say what is, what was aimed at, and perhaps where that leaves it: "On time: 96.1% against 95% – green". */
export function measuresShape(passage: ToldPassage, context: TellingContext): Draft | null {
  const { title } = passage;
  const lines = linesOf(passage);
  if (lines.length < fewestMeasures) return null;
  const read = lines.map((line, at) => measureOf(line, at, context));
  const measures = read.flatMap((each) => each ?? []);
  if (measures.length < fewestMeasures || measures.length > mostMeasures || measures.length < lines.length - 2)
    return null;
  const statuses = measures.flatMap(({ status }) => status || []);
  const kinds = new Set(statuses.map((status) => status.toLowerCase()));
  const areGraded =
    statuses.length >= measures.length * 0.75 && kinds.size <= mostKinds && kinds.size <= statuses.length * 0.75;
  const areAimed = measures.filter(({ isAimed }) => isAimed).length * 2 >= measures.length;
  if (!areAimed && !areGraded) return null;
  if (new Set(measures.map(({ name }) => name.toLowerCase())).size < measures.length) return null;
  const draft = draftOf('table', worth, measures.length / 8, {
    kind: 'scorecard',
    title,
    measures: measures.map(({ name, actual, target, status }) => {
      const stands = statusOf(status);
      return { name: capitalised(name), actual, target, ...(stands && { status: stands }) };
    }),
  });
  return withRest(
    draft,
    lines.filter((_, at) => read[at] === null),
    passage,
    context,
  );
}

/** A point a line, where each says one thing: "We got 2,870. Not good"; else a sentence a line. */
function linesOf({ points, statements }: ToldPassage): ToldStatement[] {
  if (points.length < fewestMeasures || points.some(({ children }) => children.length > 0)) return [...statements];
  return points.map(({ text }, point) => {
    const plain = unstopped(text);
    const headed = headOf(plain);
    return { text: plain, label: headed?.head ?? null, said: headed?.rest ?? plain, point };
  });
}

function measureOf({ text, label, said }: ToldStatement, at: number, context: TellingContext): Measure | null {
  const isNamed = label !== null && quantitiesOf(said, at, context).length >= 2;
  const body = isNamed ? said : text;
  // What it was a year ago stands behind what is and what was aimed at.
  const [first, second, third] = quantitiesOf(body, at, context).filter((each) => !isPast(each, context));
  if (first === undefined || second === undefined)
    return isNamed || label !== null ? inWords(label ?? '', said, context) : null;
  if (third !== undefined) return null;
  const areAlike =
    first.amount.isPercent === second.amount.isPercent &&
    (first.amount.unit === '' || second.amount.unit === '' || first.amount.unit === second.amount.unit);
  if (!areAlike || first.isSignWritten) return null;
  const aims = [isAim(first.before, context), isAim(second.before, context)] as const;
  // Above a line whose name aims at something, too, only its clauses say what does.
  const isFirst = isNamed ? aims[0] && !aims[1] : isAimLast(first.before, context) && !aims[1];
  const [actual, target] = isFirst ? [second, first] : [first, second];
  const name = isNamed ? label : nameBefore(first.before, context);
  const status = statusBehind(body, second, context);
  if (!hasLetter(name) || wordCount(name) > mostWordsOfName || status === null) return null;
  return { name, actual: actual.amount.text, target: targetText(target, context), status, isAimed: aims[0] || aims[1] };
}

const isPast = ({ text }: Quantity, context: TellingContext): boolean => hasFactWord(text, 'past', context);

const isAim = (text: string, context: TellingContext): boolean =>
  hasFactWord(text, 'aim', context) || rolesIn(text, context).has('goals');

/** The word for what is aimed at stands right before the number. */
const isAimLast = (text: string, context: TellingContext): boolean =>
  factMarksIn(text, context).some(({ word, end }) => word === 'aim' && end === text.length);

function nameBefore(text: string, context: TellingContext): string {
  const aim = factMarksIn(text, context).find(({ word, end }) => word === 'aim' && end === text.length);
  return eventIn(trimmed(aim === undefined ? text : text.slice(0, aim.start), around), context);
}

/** "League position: top 6, finished 5th": two clauses behind a name, of which one says what was aimed at. */
function inWords(label: string, said: string, context: TellingContext): Measure | null {
  const parts = partsOf(said, (sign, at) => '，、،'.includes(sign) || (sign === ',' && isBlank(said.charAt(at + 1))));
  const [first = '', second = '', third] = parts;
  const isFirst = isAim(first, context);
  if (third !== undefined || second === '' || isFirst === isAim(second, context) || !parts.every(hasDigit)) return null;
  const [target, actual] = isFirst ? [first, second] : [second, first];
  return { name: label, actual, target, status: '', isAimed: true };
}

/** "Less than 8%" of "target less than 8%". */
function targetText({ amount, text }: Quantity, context: TellingContext): string {
  const at = text.indexOf(amount.text);
  const before = text.slice(0, Math.max(0, at));
  const aim = factMarksIn(before, context)
    .filter(({ word }) => word === 'aim')
    .at(-1);
  const lead = trimmed(before.slice(aim?.end ?? before.length), around);
  const said = [lead, amount.text].filter(Boolean).join(' ');
  return wordCount(said) <= mostWordsOfTarget && !hasDigit(lead) ? said : amount.text;
}

/** The word or two behind both numbers; null where more is said. */
function statusBehind(body: string, { amount }: Quantity, context: TellingContext): string | null {
  const { plain } = withoutBrackets(body);
  const at = plain.lastIndexOf(amount.text);
  const behind = body.slice(at + amount.text.length);
  const bracketed = /^\s*[(（]([^()（）]*)[)）]\s*$/u.exec(behind)?.[1];
  const status = eventIn(trimmed(bracketed ?? behind, around), context) || trimmed(behind, around);
  return wordCount(status) > mostWordsOfStatus || hasDigit(status) ? null : status;
}
