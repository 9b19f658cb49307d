import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { countedClauses, nameOfClause, timeWithin, type CountedClause } from '../text/counted-clauses';
import { capitalised } from '../text/signs';
import { draftOf, type Draft } from './draft';
import { wordsOfPoints, type FormMaterial } from './material';
import { rolesIn } from './roles';

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
