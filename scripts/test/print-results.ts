import type { Timed } from './run-rounds';

/** The end of a run: what failed, what passed at the second try only, and the figures of each stage; the totals stand alone on the last line. */
export function printResults(results: readonly Timed<string>[], setup: Record<string, number>, seconds: number): void {
  printFailures(results);
  printSecondTries(results);
  printTable(results, setup, seconds);
  process.stdout.write(`${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed\n`);
}

export function sum(results: readonly Timed<string>[], field: 'passed' | 'failed'): number {
  return results.reduce((total, result) => total + result[field], 0);
}

function printFailures(results: readonly Timed<string>[]): void {
  for (const { name, failed, failures = [] } of results) {
    if (failed > 0)
      process.stdout.write(`\n${name}: ${failed} failed\n${failures.map((failure) => `  ${failure}\n`).join('')}`);
  }
}

function printSecondTries(results: readonly Timed<string>[]): void {
  for (const { name, secondTries = [] } of results) {
    if (secondTries.length > 0)
      process.stdout.write(
        `\n${name}: ${secondTries.length} PASSED AT THE SECOND TRY ONLY, look into the first\n${secondTries.map((each) => `  passed at the second try: ${each}\n`).join('')}`,
      );
  }
}

function printTable(results: readonly Timed<string>[], setup: Record<string, number>, total: number): void {
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
