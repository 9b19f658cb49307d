import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Print, TestRun } from './stages';

/** Runs a program of node_modules with its output on standard error, or told to `print`; its exit status. */
export function runTool(
  root: string,
  script: string,
  args: string[],
  env: Record<string, string | undefined> = {},
  print?: Print,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: print ? ['ignore', 'pipe', 'pipe'] : ['ignore', process.stderr, process.stderr],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => print?.(text));
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** How tests know what run they are in; lib/testing/test-run.ts reads it. */
export function testEnvironment({ isFull, seed }: TestRun): Record<string, string> {
  return { TEST_MODE: isFull ? 'full' : 'daily', ...(seed === undefined ? {} : { TEST_SEED: String(seed) }) };
}
