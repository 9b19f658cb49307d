import { secondsSince, say } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { UsageError } from '../admin/usage-error';
import { planRounds, type Round } from './plan-rounds';
import { stages, type Print, type StageName, type StageResult } from './stages';

type Timed = StageResult & { name: string; seconds: number };

/** Runs the stages round by round, all of them even when one fails, and ends with the totals alone on the last line. */
export async function run({ root, args, seconds }: VerbCall): Promise<number> {
  const names = chooseStages(args);
  const start = performance.now();
  const done: Timed[] = [];
  for (const round of planRounds(names)) done.push(...(await runRound(root, round)));
  const results = names.flatMap((name) => done.filter((result) => result.name === name));
  const failed = sum(results, 'failed');
  printFailures(results);
  printSecondTries(results);
  printTable(results, seconds, secondsSince(start));
  process.stdout.write(`${sum(results, 'passed')} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

function chooseStages(args: string[]): StageName[] {
  const all = Object.keys(stages) as StageName[];
  const unknown = args.find((arg) => !all.some((name) => name === arg));
  if (unknown) throw new UsageError(`There is no stage "${unknown}". The stages are ${all.join(', ')}.`);
  return args.length > 0 ? all.filter((name) => args.includes(name)) : all;
}

/** What runs beside the others is printed behind them, as a whole. */
async function runRound(root: string, { inOrder, beside }: Round): Promise<Timed[]> {
  let held = '';
  const companion = beside && runStage(root, beside, (text) => (held += text));
  const results: Timed[] = [];
  for (const name of inOrder) {
    say(`\n── ${name} ──`);
    results.push(await runStage(root, name));
  }
  if (!companion) return results;
  const last = await companion;
  say(`\n── ${beside}, beside ${inOrder.join(' and ')} ──\n${held.trimEnd()}`);
  return [...results, last];
}

async function runStage(root: string, name: StageName, print?: Print): Promise<Timed> {
  const tell = print ?? say;
  const start = performance.now();
  const result = await stages[name](root, print).catch((error: unknown): StageResult => {
    tell(
      error instanceof Error
        ? error.name === 'Error'
          ? (error.stack ?? error.message)
          : error.message
        : String(error),
    );
    return { passed: 0, failed: 1 };
  });
  return { ...result, name, seconds: secondsSince(start) };
}

function sum(results: Timed[], field: 'passed' | 'failed'): number {
  return results.reduce((total, result) => total + result[field], 0);
}

function printFailures(results: Timed[]): void {
  for (const { name, failed, failures = [] } of results) {
    if (failed > 0)
      process.stdout.write(`\n${name}: ${failed} failed\n${failures.map((failure) => `  ${failure}\n`).join('')}`);
  }
}

function printSecondTries(results: Timed[]): void {
  for (const { name, secondTries = [] } of results) {
    if (secondTries.length > 0)
      process.stdout.write(
        `\n${name}: ${secondTries.length} PASSED AT THE SECOND TRY ONLY, look into the first\n${secondTries.map((each) => `  passed at the second try: ${each}\n`).join('')}`,
      );
  }
}

function printTable(results: Timed[], setup: Record<string, number>, total: number): void {
  const setupSeconds = Object.values(setup).reduce((all, one) => all + one, 0);
  const rows = [
    ['set-up', '', '', setupSeconds.toFixed(1)],
    ...results.map(({ name, passed, failed, seconds }) => [name, String(passed), String(failed), seconds.toFixed(1)]),
    ['all', '', '', (total + setupSeconds).toFixed(1)],
  ];
  const lines = [['stage', 'passed', 'failed', 'seconds'], ...rows].map(
    ([name = '', ...cells]) => `${name.padEnd(12)}${cells.map((cell) => cell.padStart(9)).join('')}`,
  );
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
