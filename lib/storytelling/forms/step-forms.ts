import { isKin, termsOf } from '@/lib/reading/naming/terms';
import { hasDigit, isQuestion } from '@/lib/reading/source/signs';
import { visualWidth, wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { headOf, listed } from '../text/pieces';
import { balanced, partsOf } from '@/lib/reading/source/brackets';
import { capitalised, trimmed, unstopped } from '../text/signs';
import { draftOf, type Draft } from './draft';
import { wordsOfPoints, type FormMaterial, type TextPoint } from './material';

/** An equal of several is no longer than this. */
const mostWordsOfEqual = 3;
const mostWordsOfReturn = 12;

/** What is counted from a later number on says its numbers itself: slides would begin with 1 again. */
export function goesOn([first]: readonly TextPoint[]): boolean {
  return first !== undefined && first.ordinal !== null && first.ordinal > 1;
}

/** "First …, last …": what sentences tell one after the other. */
function isTold(points: readonly TextPoint[], { lexicon }: TellingContext): boolean {
  const [first, ...others] = points;
  const opens = ({ text }: TextPoint, meaning: string): boolean =>
    lexicon.marksIn(text.slice(0, 24)).some((mark) => mark.start === 0 && mark.meaning === meaning);
  return first !== undefined && opens(first, 'word.begin') && others.some((point) => opens(point, 'word.end'));
}

/** What its author numbers, tells or heads as steps: other facts stand beside each other. */
export function process({ title, points, roles, asked, isList }: FormMaterial, context: TellingContext): Draft | null {
  if (points.length < 3 || points.length > 7 || goesOn(points)) return null;
  const isOrdered = points.every((point) => point.isOrdered);
  // "Which step do you fear?" is answered by no procedure.
  const isHeaded = (roles.has('process') || roles.has('steps')) && (isList || !isQuestion(title));
  const isStepped = isHeaded || asked.has('steps') || isTold(points, context);
  if (!isStepped && !isOrdered) return null;
  if (points.some(({ words }) => words > 26)) return null;
  const steps = points.map((point) => stepOf(point, context));
  if (steps.some((step) => step.title.length > 80)) return null;
  const fill = Math.max(points.length / 5, wordsOfPoints(points) / 80);
  return draftOf('steps', isStepped ? 2 : 1, fill, { kind: 'process', title, steps });
}

const [fewestRound, mostRound, mostWordsOfPointer, mostWordsOfName] = [3, 8, 5, 4];

/** "Back to step 1", "measure, and repeat". */
function leadsBack(text: string, { lexicon }: TellingContext): boolean {
  const said = unstopped(text);
  const marks = wordCount(said) > mostWordsOfReturn ? [] : lexicon.marksIn(said);
  return marks.some(({ meaning, start, end }) => meaning === 'heading.again' && (start === 0 || end === said.length));
}

const comesAgain = (text: string, { lexicon }: TellingContext): boolean =>
  wordCount(text) <= mostWordsOfReturn &&
  lexicon.marksIn(text).some(({ meaning }) => meaning === 'heading.again' || meaning === 'heading.cycle');

/** "…, and then we count again": the last step goes on to what the first one is called. */
function namesFirst(points: readonly TextPoint[], { lexicon, tag }: TellingContext): boolean {
  const [first = '', last = ''] = [points[0]?.text, points.at(-1)?.text].map((text) => text ?? '');
  const end =
    partsOf(unstopped(last), (sign, at) => ',;，、'.includes(sign) && last.charAt(at + 1) !== '').at(-1) ?? '';
  const name = headOf(first)?.head ?? '';
  const goesBack = lexicon
    .marksIn(end)
    .some(({ meaning, start }) => meaning === 'heading.again' || (meaning === 'word.and' && start === 0));
  const names = termsOf(name, tag);
  return goesBack && end !== last && termsOf(end, tag).some((term) => names.some((each) => isKin(each, term)));
}

/** Steps of which a heading, or the last one, says that they come round again. */
export function cycle(material: FormMaterial, context: TellingContext): Draft | null {
  const { title, roles } = material;
  const [lead, ...others] = material.points;
  // "This repeats every month." above steps with names says that they come round.
  const isLed =
    lead !== undefined &&
    others.length >= fewestRound &&
    headOf(lead.text) === null &&
    others.every(({ text }, at) => headOf(text) !== null || at === others.length - 1) &&
    comesAgain(lead.text, context);
  const points = isLed ? others : material.points;
  if (goesOn(points) || points.some(({ words }) => words > 26)) return null;
  const last = points.at(-1)?.text ?? '';
  // Steps with names need no numbers: "Check: …", "Act: …", "then back to the plan".
  const areNamed = points.length > fewestRound && points.slice(0, -1).every(({ text }) => headOf(text) !== null);
  const isReturn =
    (points.every((point) => point.isOrdered) && (leadsBack(last, context) || namesFirst(points, context))) ||
    (areNamed && headOf(last) === null && leadsBack(last, context));
  // Facts about a cycle are none of its steps.
  const areSteps = points.every(
    ({ text, isOrdered }) => isOrdered || headOf(text) !== null || wordCount(text) <= mostWordsOfName,
  );
  if (!isReturn && !((roles.has('cycle') || isLed) && areSteps)) return null;
  // "Back to step 1" leads from the last step to the first, and is none itself.
  const isPointer = isReturn && wordCount(last) <= mostWordsOfPointer;
  const own = isPointer ? points.slice(0, -1) : points;
  if (own.length < fewestRound || own.length > mostRound) return null;
  const steps = own.map((point) => stepOf(point, context));
  if (steps.some((step) => step.title.length > 60)) return null;
  return draftOf('steps', 2.8, Math.max(own.length / 5, wordsOfPoints(own) / 80), {
    kind: 'cycle',
    title,
    steps,
    ...(isPointer && { center: capitalised(unstopped(last)) }),
  });
}

function stepOf({ text, children }: TextPoint, context: TellingContext): { title: string; detail?: string } {
  const headed = headOf(text);
  // "Step 2: choose" says its number by its place.
  const isNumber =
    headed !== null &&
    hasDigit(headed.head.slice(-1)) &&
    context.lexicon.marksIn(headed.head).some(({ meaning }) => meaning === 'word.stepLabel');
  const said = headed?.rest ?? text;
  // The first of several equals is no head of the others.
  const [equal = '', ...equals] = listed(said, context);
  const isList = equals.length > 0 && wordCount(equal) <= mostWordsOfEqual;
  const parts: [string, string] = isList ? [said, ''] : firstClause(said);
  const [title, detail] = headed === null || isNumber ? parts : [headed.head, headed.rest];
  const more = [detail, ...children.map((child) => child.text)].filter(Boolean).join('; ');
  return { title: capitalised(unstopped(title)), ...(more === '' ? {} : { detail: capitalised(unstopped(more)) }) };
}

/** A sentence that is long is told in two where it has a break. */
function firstClause(text: string): [string, string] {
  if (wordCount(text) <= 9) return [text, ''];
  const [head = text, ...others] = partsOf(text, (sign, at) => ',;–'.includes(sign) && text.charAt(at + 1) === ' ');
  const rest = text.slice(head.length).trim();
  return others.length > 0 && visualWidth(head) <= 60 && balanced(head) ? [head, trimmed(rest, ',;–')] : [text, ''];
}
