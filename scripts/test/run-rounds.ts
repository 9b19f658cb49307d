import { secondsSince, say } from '../prepare/say.mjs';
import type { Round } from './plan-rounds';
import type { Print, Stage, StageResult, TestRun } from './stages';

export type Timed<Name extends string> = StageResult & { name: Name; seconds: number };

/** Runs the stages round by round, all of them even when one fails. */
export async function runRounds<Name extends string>(
  stages: Readonly<Record<Name, Stage>>,
  rounds: readonly Round<Name>[],
  run: TestRun,
): Promise<Timed<Name>[]> {
  const done: Timed<Name>[] = [];
  for (const round of rounds) done.push(...(await runRound(stages, round, run)));
  return done;
}

/** What runs beside the others is printed behind them, as a whole. */
async function runRound<Name extends string>(
  stages: Readonly<Record<Name, Stage>>,
  { inOrder, beside }: Round<Name>,
  run: TestRun,
): Promise<Timed<Name>[]> {
  let held = '';
  const companion = beside && runStage(beside, stages[beside], run, (text) => (held += text));
  const results: Timed<Name>[] = [];
  for (const name of inOrder) {
    say(`\n── ${name} ──`);
    results.push(await runStage(name, stages[name], run));
  }
  if (!companion) return results;
  const last = await companion;
  say(`\n── ${beside}, beside ${inOrder.join(' and ')} ──\n${held.trimEnd()}`);
  return [...results, last];
}

async function runStage<Name extends string>(
  name: Name,
  stage: Stage,
  run: TestRun,
  print?: Print,
): Promise<Timed<Name>> {
  const start = performance.now();
  const result = await stage(run, print).catch((error: unknown): StageResult => {
    const told = explain(error);
    (print ?? say)(told);
    return { passed: 0, failed: 1, failures: [told] };
  });
  return { ...result, name, seconds: secondsSince(start) };
}

/** Errors with a name of their own say all in their message. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? (error.stack ?? error.message) : error.message;
}
