import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bundleOf, bundleState } from '../../prepare/bundle.mjs';

/** The bundle where it is up to date, which saves seconds a process; the sources elsewhere. */
const program =
  bundleState(process.cwd()) === 'current'
    ? [bundleOf(process.cwd(), 'worker')]
    : ['--import', 'tsx', 'scripts/worker/main.ts'];

export interface WorkerProcess {
  child: ChildProcess;
  /** Everything it printed so far. */
  lines: string[];
  /** Resolves with the exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Starts a worker as the supervisor does and waits until it takes jobs. */
export async function startWorker(env: Record<string, string>): Promise<WorkerProcess> {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream! }).on('line', (line) => {
        lines.push(line);
        if (line === 'worker ready') resolve();
      });
    }
  });
  const early = ended.then((code) => Promise.reject(new Error(`the worker ended with ${code}:\n${lines.join('\n')}`)));
  await Promise.race([ready, early]);
  // From here on, its end is what tests wait for.
  early.catch(() => undefined);
  return { child, lines, ended };
}
