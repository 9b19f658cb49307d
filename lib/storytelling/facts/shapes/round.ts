import { isKin, termsOf } from '@/lib/reading/naming/terms';
import { wordCount } from '@/lib/reading/source/sentences';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import type { TellingContext } from '../../context';
import { draftOf, type Draft } from '../../forms/draft';
import { bracketAtEnd, countedOff, headOf, listed } from '../../text/pieces';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, isBlank, trimmed, unstopped } from '../../text/signs';
import { eventIn, withoutLead } from '../noun-heads';
import { factMarksIn, isWish, type ToldPassage } from '../passage';
import { sentencesIn } from '@/lib/reading/source/sentences';

const worth = 6;
const [fewestSteps, mostSteps, mostWordsOfStep, mostWordsOfTitle, mostWordsOfReturn] = [3, 9, 32, 7, 14];

/** Steps one after the other, of which the last leads back to the first: by a word that says so, or by naming it again. */
export function roundShape(passage: ToldPassage, context: TellingContext): Draft | null {
  const { points, title, roles } = passage;
  const lines = points.flatMap(({ text, children }) =>
    children.length > 0
      ? [[text, ...children.map((child) => child.text)].join('; ')]
      : linesIn(text, points.length === 1, context),
  );
  const isOfSections = points.some(({ children }) => children.length > 0);
  const said = lines.filter((line) => !isWish(line, context));
  const isCalled = roles.has('cycle') || goesRound(title, context);
  // The first step, and the next where a sentence leads to them.
  const [before = '', after = ''] = said;
  const isLed = goesRound(before, context) || namesAgain(after, before, context);
  const firsts = said.slice(0, isLed ? 2 : 1);
  const at = said.findLastIndex((line, index) => index >= fewestSteps - 1 && leadsBack(line, firsts, context));
  if ((at === -1 || isOfSections) && !(isCalled && said.length >= fewestSteps)) return null;
  const back = at === -1 ? undefined : said[at];
  // What stands behind the return is said of all of it.
  const behind = at === -1 ? [] : said.slice(at + 1);
  // "And then back to the first one" is no step of its own; "what is left goes back as manure" is.
  const isPointer = back !== undefined && isOnlyReturn(back, said[0] ?? '', context);
  const own = at === -1 ? said : said.slice(0, isPointer ? at : at + 1);
  const [opening = '', next = ''] = own;
  // What all steps come behind says what they are of.
  const isLead =
    goesRound(opening, context) || (wordCount(opening) > mostWordsOfTitle && namesAgain(next, opening, context));
  const lead = headOf(opening) === null && isLead && own.length > fewestSteps ? opening : undefined;
  const steps = lead === undefined ? own : own.slice(1);
  if (steps.length < fewestSteps || steps.length > mostSteps || behind.length > 2) return null;
  if (steps.some((step) => wordCount(step) > mostWordsOfStep)) return null;
  // Facts below a heading about a cycle are none of its steps: steps are short, or one of them says that it leads back.
  if (at === -1 && steps.some((step) => headOf(step) === null && wordCount(step) > mostWordsOfTitle)) return null;
  const pointer = isPointer ? back : undefined;
  const center = [...behind, ...(pointer === undefined ? [] : [pointer])].find(
    (line) => wordCount(line) <= mostWordsOfTitle,
  );
  const draft = draftOf(
    'steps',
    worth,
    Math.max(steps.length / 6, steps.reduce((sum, step) => sum + wordCount(step), 0) / 90),
    {
      kind: 'cycle',
      title,
      steps: steps.map((step) => stepOf(step, context)),
      ...(center && { center: capitalised(unstopped(center)) }),
    },
  );
  const slide =
    lead !== undefined && passage.heading === null
      ? { ...draft.slide, title: capitalised(unstopped(lead)) }
      : draft.slide;
  return { ...draft, slide, unsaid: lines.filter((line) => isWish(line, context)) };
}

/** Sentences, or what one sentence counts off or joins by arrows; what one lists are steps where it is all there is. */
function linesIn(text: string, isOnly: boolean, context: TellingContext): string[] {
  const arrows = partsOf(text, (sign) => '→⇒➔'.includes(sign));
  if (arrows.length > fewestSteps) return arrows;
  const counted = countedOff(text);
  if (counted.length > 0) return counted;
  const sentences = sentencesIn(text).map((each) => unstopped(each.text.trim()));
  if (sentences.length > 1 || !isOnly) return sentences;
  const pieces = listed(text, context);
  return pieces.length > fewestSteps ? pieces : sentences;
}

function goesRound(text: string, { lexicon }: TellingContext): boolean {
  return lexicon.marksIn(text).some(({ meaning }) => meaning === 'heading.again' || meaning === 'heading.cycle');
}

/** "von vorne an": behind the way back no more than the rest of its verb. */
const shortEnd = 4;

const clausesOf = (line: string): string[] =>
  partsOf(line, (sign, at) => ';；，、،–—'.includes(sign) || (sign === ',' && isBlank(line.charAt(at + 1))));

const isAgain = (text: string, { lexicon }: TellingContext): boolean =>
  lexicon.marksIn(text).some(({ meaning }) => meaning === 'heading.again');

/** It says that it begins again, or goes on to what the first step is called: "… goes back to the fields". */
function leadsBack(line: string, firsts: readonly string[], context: TellingContext): boolean {
  if (wordCount(line) > mostWordsOfStep) return false;
  // Of a long sentence its last clause says so; "repeat purchase 38%" and "we'd be mad not to do it again" go nowhere.
  const last = clausesOf(line).at(-1) ?? line;
  const isShort = wordCount(last) <= mostWordsOfReturn && !hasDigit(last);
  if (isAgain(last, context) && isShort && firsts.some((first) => isOnlyReturn(last, first, context))) return true;
  // "And so the whole thing begins once more": several words at the end say it by themselves.
  const ends = factMarksIn(line, context).some(
    ({ word, start, end }) => word === 'back' && line.slice(start, end).includes(' ') && end > line.length - shortEnd,
  );
  if (ends) return true;
  return clausesOf(line).some((clause) => {
    // "Every year" names no step; nor does another clause of the sentence: "it saves €2 million, so that it is paid back".
    const marks = [
      ...factMarksIn(clause, context).filter(({ word }) => word === 'back'),
      ...context.lexicon.marksIn(clause).filter(({ meaning }) => meaning === 'heading.again'),
    ];
    return marks.some(({ start, end }) => {
      const rest = `${clause.slice(0, start)} ${clause.slice(end)}`;
      return firsts.some((first) => namesAgain(rest, first, context));
    });
  });
}

function namesAgain(line: string, first: string, { tag }: TellingContext): boolean {
  const termsFor = (text: string): string[] => termsOf(text, tag).filter((term) => !hasDigit(term));
  const [own, of] = [termsFor(line), termsFor(headOf(first)?.head ?? first)];
  return own.some((term) => of.some((each) => isKin(term, each) || beginsAlike(term, each)));
}

/** "Spotting" and "spot". */
const beginsAlike = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= shortestStem && a.slice(0, shortestStem) === b.slice(0, shortestStem);

const shortestStem = 4;

/** Nothing but the way back: its words are those of the first step. */
function isOnlyReturn(line: string, first: string, context: TellingContext): boolean {
  const mark =
    context.lexicon.marksIn(line).find(({ meaning }) => meaning === 'heading.again') ??
    factMarksIn(line, context).find(({ word }) => word === 'back');
  if (mark === undefined || headOf(line) !== null) return false;
  const left = eventIn(line.slice(0, mark.start), context);
  return wordCount(left) <= 3 || (namesAgain(line, first, context) && wordCount(line) <= mostWordsOfTitle);
}

function stepOf(text: string, context: TellingContext): { title: string; detail?: string } {
  const plain = unstopped(text);
  const parts = headOf(plain) ?? bracketAtEnd(plain) ?? clauseOf(plain);
  const [name, detail] = parts === null ? [plain, ''] : [parts.head, parts.rest];
  const led = withoutLead(name, context);
  return {
    title: capitalised(hasLetter(led) ? led : name),
    ...(hasLetter(detail) && { detail: capitalised(unstopped(detail)) }),
  };
}

/** A long sentence in two at its first comma. */
function clauseOf(text: string): { head: string; rest: string } | null {
  if (wordCount(text) <= mostWordsOfTitle) return null;
  const [head = '', ...others] = partsOf(
    text,
    (sign, at) => '，、،;；'.includes(sign) || (',–'.includes(sign) && isBlank(text.charAt(at + 1))),
  );
  return others.length === 0 || wordCount(head) < 2
    ? null
    : { head, rest: trimmed(text.slice(head.length), ' ,;–，、،；') };
}
