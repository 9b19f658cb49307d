import { runTool } from './run-tool';
import type { Print } from './stages';

/** True when the code keeps every rule of eslint.config.js. Unchanged files are taken from the cache. */
export async function checkRules(root: string, print?: Print): Promise<boolean> {
  const status = await runTool(
    root,
    'eslint/bin/eslint.js',
    ['.', '--max-warnings=0', '--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/'],
    {},
    print,
  );
  return status === 0;
}
