import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { countedClauses, stageOf, timeWithin, type CountedClause } from '../text/counted-clauses';
import { capitalised } from '../text/signs';
import { groupedNumber } from '../text/written';
import { draftOf, type Draft } from './draft';
import { wordsOfPoints, type FormMaterial } from './material';

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
