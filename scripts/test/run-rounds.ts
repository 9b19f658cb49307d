import { say, secondsSince } from '../prepare/say.mjs';
import type { Print, Stage, StageName, StageResult, TestRun } from './stages';

/** Stages that run one after the other, and one that needs nothing of them and runs beside them. */
interface Round<Name extends string> {
  inOrder: Name[];
  beside?: Name;
}

/**
 * Lint, types and build keep one core busy each, the other stages all of them. What stands beside others
 * must print by what it is given, so that its output stays together.
 */
const allRounds: Round<StageName>[] = [
  { inOrder: ['types', 'build'], beside: 'lint' },
  { inOrder: ['unit'] },
  // After the build: some of these run the production service.
  { inOrder: ['integration', 'interface', 'attack', 'e2e'] },
];

/** The rounds of a run of these stages alone. */
export function planRounds(chosen: readonly StageName[]): Round<StageName>[] {
  return allRounds
    .map(({ inOrder, beside }): Round<StageName> => {
      const others = inOrder.filter((name) => chosen.includes(name));
      if (!beside || !chosen.includes(beside)) return { inOrder: others };
      return others.length > 0 ? { inOrder: others, beside } : { inOrder: [beside] };
    })
    .filter((round) => round.inOrder.length > 0);
}

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
