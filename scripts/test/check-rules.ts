import { checkStructure } from '../lint/structure-figures';
import { runTool } from './run-tool';
import type { Print } from './stages';

type Check = (root: string, print: Print) => Promise<boolean>;

const tool =
  (script: string, ...args: string[]): Check =>
  async (root, print) =>
    (await runTool(root, script, args, {}, print)) === 0;

/** Each says what is wrong by itself. What they know of unchanged files is kept beside the packages. */
const checks: Readonly<Record<string, Check>> = {
  // Before the rules, because code that is laid out anew breaks none of them.
  'form (npm run format mends it)': tool(
    'prettier/bin/prettier.cjs',
    ...['--check', '--log-level=warn', '--cache', '--cache-strategy=content'],
    ...['--cache-location=node_modules/.cache/prettier/cache', '.'],
  ),
  'dead files, exports and packages': tool('knip/bin/knip.js', '--no-progress'),
  structure: async (root, print) => {
    const worse = checkStructure(root);
    for (const sentence of worse) print(`${sentence}\n`);
    return worse.length === 0;
  },
  rules: tool(
    'eslint/bin/eslint.js',
    ...['.', '--max-warnings=0', '--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/'],
  ),
};

/** True when the code keeps every rule; all are checked even when one is broken. */
export async function checkRules(root: string, print: Print = (text) => process.stderr.write(text)): Promise<boolean> {
  const broken: string[] = [];
  for (const [name, check] of Object.entries(checks)) if (!(await check(root, print))) broken.push(name);
  for (const name of broken) print(`Lint: ${name}: see above.\n`);
  return broken.length === 0;
}
