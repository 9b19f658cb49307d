import { execFileSync } from 'node:child_process';
import { secondsSince } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { checkRules } from './check-rules';
import { checkTypes } from './typecheck';
import { printResults, sum } from './print-results';
import { runRounds } from './run-rounds';
import { runVitest } from './run-vitest';
import { asOneTest } from './stages';

/** What a change can have broken that is found within a minute: rules, types, and the unit tests that reach what it touches. */
export async function run({ root, seconds }: VerbCall): Promise<number> {
  const start = performance.now();
  const base = lastShared(root);
  const results = await runRounds(
    {
      lint: checkRules,
      types: async () => asOneTest(await checkTypes(root)),
      unit: (run) => runVitest(run, 'unit', [`--changed=${base}`]),
    },
    [{ inOrder: ['types', 'unit'], beside: 'lint' }],
    { root, isFull: false },
  );
  printResults(results, seconds, secondsSince(start));
  return sum(results, 'failed') === 0 ? 0 : 1;
}

/** The last commit that others have: what is not pushed is part of the change. Without a branch to push to, the last commit. */
function lastShared(root: string): string {
  try {
    return git(root, 'merge-base', 'HEAD', '@{upstream}');
  } catch {
    return 'HEAD';
  }
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
