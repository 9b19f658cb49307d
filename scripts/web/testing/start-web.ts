import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { bundleOf, bundleState } from '../../prepare/bundle.mjs';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';

const root = join(import.meta.dirname, '../../..');

/** The bundle where it is up to date, which saves seconds a process; the sources elsewhere. */
const program = bundleState(root) === 'current' ? [bundleOf(root, 'web')] : ['--import', 'tsx', 'scripts/web/main.ts'];

export interface WebProcess {
  /** The origin it answers on, without a path. */
  url: string;
  pid: number;
  /** Every line it printed so far, of both streams. */
  output: string[];
  /** Asks it to end, waits until it has, and returns its exit code; null when a signal ended it. */
  stop: () => Promise<number | null>;
  /** The same as if its parent had died. */
  abandon: () => Promise<number | null>;
}

interface StartWeb {
  /** Beside this process's own: DATABASE_URL, DATA_DIR, secrets, limits; PORT and the addresses are filled in. */
  env?: Record<string, string | undefined>;
  /** Without pages by default, which need a build and a second more. */
  args?: string[];
  /** A free one by default. */
  port?: number;
}

/** Starts a web process of its own and waits until it answers. */
export async function startWeb({ env, args = ['--api-only'], port }: StartWeb = {}): Promise<WebProcess> {
  port ??= await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_BASE_URL: url,
      ...env,
    } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output: string[] = [];
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream! }).on('line', (line) => {
        output.push(line);
        if (line.startsWith('web ready')) resolve();
      });
    }
  });
  const early = ended.then((code) =>
    Promise.reject(new Error(`the web process ended with ${code}:\n${output.join('\n')}`)),
  );
  await Promise.race([ready, early]);
  early.catch(() => undefined);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  const abandon = () => {
    child.disconnect();
    return ended;
  };
  return { url, pid: child.pid!, output, stop, abandon };
}
