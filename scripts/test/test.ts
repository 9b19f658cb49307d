import { secondsSince, say } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { chooseRun, chooseSeed } from './choose-run';
import { planRounds, runRounds } from './run-rounds';
import { printResults, sum } from './print-results';
import { stageNames, stages } from './stages';

/** `npm test`, with the stages that are named or all of them, and `full` for everything that each of them can try. */
export async function run({ root, args, seconds }: VerbCall): Promise<number> {
  const { isFull, names } = chooseRun(args, stageNames);
  const seed = chooseSeed(isFull, process.env.TEST_SEED);
  const repeating = `Chance begins with ${seed}; TEST_SEED=${seed} npm test -- ${['full', ...args.filter((arg) => arg !== 'full')].join(' ')} repeats it.`;
  if (isFull) say(repeating);
  const start = performance.now();
  const done = await runRounds(stages, planRounds(names), { root, isFull, seed });
  const results = names.flatMap((name) => done.filter((result) => result.name === name));
  const failed = sum(results, 'failed');
  if (isFull && failed > 0) process.stdout.write(`\n${repeating}\n`);
  printResults(results, seconds, secondsSince(start));
  return failed === 0 ? 0 : 1;
}
