import type { VerbCall } from '../start/start';
import { runTool } from './run-tool';

export async function run({ root }: VerbCall): Promise<number> {
  return (await checkTypes(root)) ? 0 : 1;
}

/** True when the types hold. Next first writes the types of routes and of imported style sheets. */
export async function checkTypes(root: string): Promise<boolean> {
  const written = await runTool(root, 'next/dist/bin/next', ['typegen']);
  if (written !== 0) return false;
  return (await runTool(root, 'typescript/bin/tsc', ['--noEmit', '--project', 'tsconfig.json'])) === 0;
}
