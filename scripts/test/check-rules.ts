import { runTool } from './run-tool';

/** True when the code keeps every rule of eslint.config.js. Unchanged files are taken from the cache. */
export async function checkRules(root: string): Promise<boolean> {
  const status = await runTool(root, 'eslint/bin/eslint.js', ['.', '--max-warnings=0', '--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/']);
  return status === 0;
}
