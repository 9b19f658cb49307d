import { checkStructure } from '../lint/structure-figures';
import { runTool } from './run-tool';
import type { Print, StageResult, TestRun } from './stages';

interface Check {
  /** What must hold, and where it says what to do when it does not. */
  name: string;
  /** Prints what it finds; true when that is nothing. */
  run: (root: string, print: Print) => Promise<boolean>;
}

/** What the code must keep to beside the compiler; each counts as one test. */
const checks: readonly Check[] = [
  {
    // Before the rules, because code that is laid out anew breaks none of them.
    name: 'the form of .prettierrc.json, which "npm run format" mends',
    run: program('prettier/bin/prettier.cjs', '.', '--check', '--log-level=warn', ...cacheIn('prettier/cache')),
  },
  { name: 'no dead files, exports and packages', run: program('knip/bin/knip.js', '--no-progress') },
  {
    name: 'the structure is no worse than in scripts/lint/structure.json',
    run: async (root, print) => {
      const worse = checkStructure(root);
      for (const sentence of worse) print(`${sentence}\n`);
      return worse.length === 0;
    },
  },
  {
    name: 'the rules of eslint.config.js',
    run: program('eslint/bin/eslint.js', '.', '--max-warnings=0', ...cacheIn('eslint/')),
  },
];

/** Runs every check even when one fails. */
export async function checkRules(
  { root }: Pick<TestRun, 'root'>,
  print: Print = (text) => process.stderr.write(text),
): Promise<StageResult> {
  const failures: string[] = [];
  for (const { name, run } of checks) if (!(await run(root, print))) failures.push(name);
  return { passed: checks.length - failures.length, failed: failures.length, failures };
}

/** A program of node_modules, whose exit status is the verdict. */
function program(script: string, ...args: string[]): Check['run'] {
  return async (root, print) => (await runTool(root, script, args, {}, print)) === 0;
}

/** Unchanged files are not looked at again. */
function cacheIn(name: string): string[] {
  return ['--cache', '--cache-strategy=content', `--cache-location=node_modules/.cache/${name}`];
}
