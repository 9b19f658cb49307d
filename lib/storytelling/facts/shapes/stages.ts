import { wordCount } from '@/lib/reading/source/sentences';
import { hasLetter } from '@/lib/reading/source/signs';
import type { TellingContext } from '../../context';
import { draftOf, type Draft } from '../../forms/draft';
import { capitalised } from '../../text/signs';
import { groupedNumber } from '../../text/written';
import { hasFactWord, type ToldPassage } from '../passage';
import { quantitiesIn, stageOf, timeWithin, type Quantity } from '../quantities';
import { restOf, withRest } from '../rest';

const worth = 6;
const [fewestCalled, fewestStages, mostStages, mostWordsOfStage, leastFall] = [3, 5, 9, 9, 4];

/**
 * Counts of one population that fall from each to the next: "1,240 applied, 610 of them qualified, 342 were seen". Without
 * a heading that says so, many that fall by far in the order in which they are told are no ranking.
 */
export function stagesShape(passage: ToldPassage, context: TellingContext): Draft | null {
  const { statements, roles, title } = passage;
  const said = [title, ...statements.map(({ text }) => text)];
  const isCalled = roles.has('funnel') || said.some((text) => hasFactWord(text, 'remain', context));
  const all = quantitiesIn(statements, context);
  const run = longestFall(all, context);
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || run.length > mostStages) return null;
  if (run.length < (isCalled ? fewestCalled : fewestStages)) return null;
  const isFar = amountOf(first) >= amountOf(last) * leastFall;
  // Events and not names are stages: "Berlin 420, Bremen 310" is a list, "420 came, 310 stayed" is none.
  const isEvent = (each: Quantity): boolean => each.before === '' || wordCount(stageOf(each, context)) > 1;
  const areEvents = run.filter(isEvent).length * 2 >= run.length;
  const units = new Set(run.flatMap(({ amount }) => amount.unit || []));
  if (units.size > 1 || (!roles.has('funnel') && (!isFar || !(areEvents || isCalled)))) return null;
  const used = new Set(run.map(({ statement }) => statement));
  const { language } = context.reading;
  const draft = draftOf('chart', worth, Math.max(run.length / mostStages, 0.5), {
    kind: 'funnel',
    title,
    stages: run.map((each) => ({
      name: capitalised(stageOf(each, context)),
      value: groupedNumber(numberOf(each), language),
      amount: amountOf(each),
      ...(each.noted.length > 0 && { detail: capitalised(each.noted.join('; ')) }),
    })),
  });
  return withRest(
    draft,
    restOf(passage, (at) => used.has(at)),
    passage,
    context,
  );
}

const amountOf = ({ amount }: Quantity): number => amount.value * amount.scale;
/** Without its unit, which its stage says. */
const numberOf = ({ amount }: Quantity): string => amount.text;

/** What falls more from one to the next counts something else. */
const mostDrop = 2000;

/** Consecutive counts that fall, the most of them. */
function longestFall(all: readonly Quantity[], context: TellingContext): Quantity[] {
  let [best, run]: [Quantity[], Quantity[]] = [[], []];
  for (const each of all) {
    const before = run.at(-1);
    const goesOn = isCount(each, context) && (before === undefined || isNext(before, each));
    run = goesOn ? [...run, each] : isCount(each, context) ? [each] : [];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** Of the population before, in the same or in the next statement. */
const isNext = (before: Quantity, { statement, ...each }: Quantity): boolean =>
  statement - before.statement <= 1 &&
  amountOf({ statement, ...each }) < amountOf(before) &&
  amountOf({ statement, ...each }) * mostDrop > amountOf(before);

/** Counts of people or things, none of a time. */
function isCount(quantity: Quantity, context: TellingContext): boolean {
  const { isPercent, isMoney, decimals, scale, unit } = quantity.amount;
  if (isPercent || isMoney || quantity.isRange || quantity.isSignWritten || (decimals > 0 && scale === 1)) return false;
  const meanings = context.lexicon.meaningsOf(unit);
  if (meanings.includes('period') || meanings.includes('word.minute')) return false;
  const name = stageOf(quantity, context);
  return hasLetter(name) && wordCount(name) <= mostWordsOfStage && timeWithin(quantity.text, context) === null;
}
