import type { Amount } from '@/lib/reading/data/read-amount';
import { readWhen } from '@/lib/reading/data/read-time';
import { withoutSmall } from '@/lib/reading/data/told-number';
import { sentencesIn, wordCount } from '@/lib/reading/source/sentences';
import { hasLetter } from '@/lib/reading/source/signs';
import type { TellingContext } from '../context';
import { amountsOf } from '../text/counted';
import { capitalised, isBlank, trimmed, unstopped } from '../text/signs';
import { groupedNumber } from '../text/written';
import { type Draft, draftOf } from './draft';
import { type FormMaterial, wordsOfPoints } from './material';
import { rolesIn } from './roles';

/** A stretch of a sentence that says one number. */
interface CountedClause {
  text: string;
  amount: Amount;
  /** What stands before its number and behind it. */
  before: string;
  behind: string;
  /** Its sentence, by its place. */
  sentence: number;
}

const [longest, around] = [1200, ' ,.;:。：，、；–—'];

/**
 * What a text tells number by number: "1,240 applied, 610 of them qualified. 342 were seen". Null where a sentence says
 * no number, or nothing parts two of them.
 */
function countedClauses(texts: readonly string[], context: TellingContext): CountedClause[] | null {
  const found: CountedClause[] = [];
  if (texts.reduce((sum, { length }) => sum + length, 0) > longest) return null;
  const sentences = texts.flatMap((text) => sentencesIn(text).map((each) => unstopped(each.text)));
  for (const [sentence, text] of sentences.entries()) {
    const amounts = amountsOf(text, context);
    if (amounts.length === 0) return null;
    let from = 0;
    for (const [at, amount] of amounts.entries()) {
      const next = amounts[at + 1];
      const to = next === undefined ? text.length : partingIn(text, amount.end, next.start, context);
      if (to === null) return null;
      const whole = text.slice(from, to);
      found.push({
        text: trimmed(withoutAnd(whole, context), around),
        amount,
        before: trimmed(withoutAnd(text.slice(from, amount.start), context), around),
        behind: trimmed(text.slice(amount.end, to), around),
        sentence,
      });
      from = to;
    }
  }
  return found;
}

/** The first comma or stop between two numbers, or the "and" that joins them. */
function partingIn(text: string, from: number, to: number, { lexicon }: TellingContext): number | null {
  const between = text.slice(from, to);
  const commas = Array.from(between).flatMap((sign, at) =>
    ';；，、'.includes(sign) || (',.'.includes(sign) && isBlank(between.charAt(at + 1))) ? [at] : [],
  );
  const [first] = commas;
  if (first !== undefined) return from + first;
  const and = lexicon.marksIn(between).find(({ meaning }) => meaning === 'word.and');
  return and === undefined ? null : from + and.start;
}

function withoutAnd(text: string, { lexicon }: TellingContext): string {
  const plain = trimmed(text, around);
  const and = lexicon.marksIn(plain.slice(0, 16)).find(({ meaning, start }) => meaning === 'word.and' && start === 0);
  return and === undefined ? plain : plain.slice(and.end).trim();
}

const [mostWordsOfName, mostWordsOfJoined] = [3, 7];

/** What a clause counts: what stands on one side of its number; where that would be torn, all of it. */
function stageOf({ text, before, behind }: CountedClause): string {
  if (before === '' && hasLetter(behind)) return behind;
  return behind === '' && hasLetter(before) ? before : text;
}

/** What a clause calls its number in short: the time that it names, else the side that says more. */
function nameOfClause({ text, before, behind }: CountedClause, context: TellingContext): string {
  const plain = withoutSmall(before, context, 'end');
  const joined = [before, behind].filter(hasLetter).join(' ');
  if (hasLetter(before) && hasLetter(behind) && wordCount(joined) <= mostWordsOfJoined) return joined;
  if (wordCount(behind) >= mostWordsOfName && wordCount(behind) > wordCount(plain)) return behind;
  return hasLetter(plain) ? plain : hasLetter(behind) ? behind : text;
}

/** The time that a text names anywhere. */
function timeWithin(text: string, { lexicon }: TellingContext): string | null {
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && !isBlank(text.charAt(at - 1))) continue;
    const when = readWhen(text.slice(at), lexicon);
    if (when !== null && when.scale !== 'relative' && when.scale !== 'clock') return when.text;
  }
  return null;
}

const [fewestChanges, mostChanges, mostWordsOfTotal, unitOfRounding] = [3, 9, 4, 1 + 1e-6];

/**
 * Sentences that lead from one total to another: "FY23 was 5.2m. Volume added 1.4m, price took 0.3m. That leaves FY24 at
 * 6.3m". Nobody writes signs before numbers that a verb tells, so the sum decides which of them add and which take: first
 * sentence by sentence, then one by one. Where more than one way adds up, the text says no bridge.
 */
export function toldBridge({ title, points, roles }: FormMaterial, context: TellingContext): Draft | null {
  if (points.some(({ children }) => children.length > 0)) return null;
  const clauses = countedClauses(
    points.map(({ text }) => text),
    context,
  );
  const [start, end] = [clauses?.[0], clauses?.at(-1)];
  if (clauses === null || start === undefined || end === undefined || start.sentence === end.sentence) return null;
  const changes = clauses.slice(1, -1);
  if (changes.length < fewestChanges - 1 || changes.length > mostChanges || !areOfOneKind(clauses)) return null;
  const isCalled = roles.has('bridge') || rolesIn(title, context).has('bridge');
  const times = [timeWithin(start.text, context), timeWithin(end.text, context)];
  const isOfEnds = opensAt(start.text, 'word.begin', context) || opensAt(end.text, 'word.end', context);
  const areTotals = times.every((time) => time !== null) && (times[0] !== times[1] || isOfEnds);
  if (!isCalled && (!areTotals || changes.length < fewestChanges)) return null;
  const signs = signsOf(start, changes, end);
  if (signs === null) return null;
  const [unit = ''] = unitsOf(clauses);
  const { scaleWord: scale, isPercent } = start.amount;
  const decimals = Math.max(...clauses.map(({ amount }) => amount.decimals));
  const valueOf = ({ amount }: CountedClause): number =>
    isPercent ? Number((Math.abs(amount.value) / 100).toPrecision(12)) : Math.abs(amount.value);
  const total = (clause: CountedClause, time: string | null) => {
    const name = nameOfClause(clause, context);
    return {
      name: capitalised(time !== null && wordCount(name) > mostWordsOfTotal ? time : name),
      amount: valueOf(clause),
    };
  };
  const counted = isPercent ? '' : [unit, scale].filter(Boolean).join(' ');
  return draftOf('chart', 3.6, Math.max(clauses.length / 8, wordsOfPoints(points) / 110), {
    kind: 'waterfall',
    title,
    start: total(start, times[0] ?? null),
    steps: changes.map((clause, at) => ({
      name: capitalised(nameOfClause(clause, context)),
      amount: valueOf(clause) * (signs[at] ?? 1),
    })),
    end: total(end, times[1] ?? null),
    numberFormat: `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}${isPercent ? '%' : ''}`,
    ...(counted === '' ? {} : { unit: counted }),
  });
}

/** "At the start of 2024", "Ende 2024": of a time that both name. */
function opensAt(text: string, meaning: 'word.begin' | 'word.end', { lexicon }: TellingContext): boolean {
  return lexicon.marksIn(text).some((mark) => mark.meaning === meaning && wordCount(text.slice(0, mark.start)) <= 2);
}

/** Numbers that can be added: of one scale, and of one unit where they say one. */
function areOfOneKind(clauses: readonly CountedClause[]): boolean {
  const [start] = clauses;
  const { scale = 1, scaleWord = '' } = start?.amount ?? {};
  const isScaled = ({ amount }: CountedClause): boolean =>
    amount.scale === scale || (scaleWord !== '' && amount.unit === scaleWord);
  const shares = new Set(clauses.map(({ amount }) => amount.isPercent));
  return unitsOf(clauses).length < 2 && clauses.every(isScaled) && shares.size === 1;
}

/** What they count; without a currency beside it "1.4m" could be metres, but the first of them says what it is. */
function unitsOf(clauses: readonly CountedClause[]): string[] {
  const { scaleWord = '' } = clauses[0]?.amount ?? {};
  return [...new Set(clauses.map(({ amount }) => amount.unit))].filter((unit) => unit !== '' && unit !== scaleWord);
}

/** Which changes add and which take, where one way alone leads from the first total to the last. */
function signsOf(start: CountedClause, changes: readonly CountedClause[], end: CountedClause): number[] | null {
  const sentences = [...new Set(changes.map(({ sentence }) => sentence))];
  const ways = [changes.map(({ sentence }) => sentences.indexOf(sentence)), [...changes.keys()]];
  for (const groups of ways) {
    const found = closing(start, changes, end, groups);
    if (found.length > 0) return found.length === 1 ? found[0]! : null;
  }
  return null;
}

/** Every way to give each group of changes one sign so that they lead from start to end. */
function closing(
  start: CountedClause,
  changes: readonly CountedClause[],
  end: CountedClause,
  groups: readonly number[],
): number[][] {
  const count = Math.max(...groups) + 1;
  const decimals = Math.max(...[start, ...changes, end].map(({ amount }) => amount.decimals));
  const found: number[][] = [];
  for (let way = 0; way < 2 ** count; way += 1) {
    const signs = changes.map((change, at) => {
      // A sign that is written counts.
      const written = change.amount.text.trim().charAt(0);
      if ('+＋'.includes(written)) return 1;
      if ('-−–－'.includes(written)) return -1;
      return (way >> groups[at]!) % 2 === 0 ? 1 : -1;
    });
    const sum = changes.reduce(
      (level, { amount }, at) => level + Math.abs(amount.value) * signs[at]!,
      start.amount.value,
    );
    const isClosed = Math.abs(sum - end.amount.value) < (10 ** -decimals / 2) * unitOfRounding;
    if (isClosed && !found.some((each) => each.join() === signs.join())) found.push(signs);
  }
  return found;
}

const [fewestStages, fewestUnnamed, mostStages, mostWordsOfStage, leastFall] = [3, 5, 7, 9, 4];

/**
 * What is left from stage to stage, as sentences tell it: "1,240 applied, 610 of them qualified, 342 were interviewed".
 * Without a heading that says so, many stages that fall by far in the order in which they are told are no ranking.
 */
export function toldFunnel({ title, points, roles }: FormMaterial, context: TellingContext): Draft | null {
  if (points.some(({ children }) => children.length > 0)) return null;
  const clauses = countedClauses(
    points.map(({ text }) => text),
    context,
  );
  const fewest = roles.has('funnel') ? fewestStages : fewestUnnamed;
  const [first, last] = [clauses?.[0], clauses?.at(-1)];
  if (clauses === null || first === undefined || last === undefined) return null;
  if (clauses.length < fewest || clauses.length > mostStages || !clauses.every((each) => isStage(each, context)))
    return null;
  const amounts = clauses.map(({ amount }) => amount.value * amount.scale);
  const isFalling = amounts.every((amount, at) => at === 0 || amount < (amounts[at - 1] ?? amount));
  const isFar = (amounts[0] ?? 0) >= (amounts.at(-1) ?? 0) * leastFall;
  if (!isFalling || (!isFar && !roles.has('funnel'))) return null;
  const { language } = context.reading;
  return draftOf('chart', 3.4, Math.max(clauses.length / mostStages, wordsOfPoints(points) / 90), {
    kind: 'funnel',
    title,
    stages: clauses.map((clause, at) => ({
      name: capitalised(stageOf(clause)),
      value: groupedNumber(clause.amount.text, language),
      amount: amounts[at] ?? 0,
    })),
  });
}

/** Counts of people or things, none of a time. */
function isStage(clause: CountedClause, context: TellingContext): boolean {
  const { isPercent, isMoney, decimals, scale } = clause.amount;
  const isCount = !isPercent && !isMoney && (decimals === 0 || scale > 1);
  return isCount && wordCount(stageOf(clause)) <= mostWordsOfStage && timeWithin(clause.text, context) === null;
}
