import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a program of node_modules with its output on standard error; its exit status. */
export function runTool(root: string, script: string, args: string[], env: Record<string, string | undefined> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', process.stderr, process.stderr],
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
