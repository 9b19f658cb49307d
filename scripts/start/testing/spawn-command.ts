import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const checkout = join(import.meta.dirname, '../../..');

export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

export interface RunningCommand {
  child: ChildProcess;
  /** Resolves with the match when the output so far contains it. */
  until: (pattern: RegExp) => Promise<RegExpExecArray>;
  ended: Promise<Ended>;
}

interface RunOptions {
  /** The checkout whose command it is; this one by default. */
  root?: string;
  /** Who runs it. */
  account?: { uid?: number; gid?: number };
}

/** Runs `node scripts/run.mjs …` as a user would, with an environment of its own. */
export function spawnCommand(
  args: string[],
  env: Record<string, string>,
  { root = checkout, account }: RunOptions = {},
): RunningCommand {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), ...args], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...env } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  const written = { stdout: '', stderr: '' };
  const watchers = new Set<() => void>();
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      written[name] += chunk;
      for (const watcher of watchers) watcher();
    });
  }
  const ended = new Promise<Ended>((resolve) => child.once('close', (status) => resolve({ status, ...written })));
  return {
    child,
    ended,
    until: (pattern) => waitForOutput(pattern, () => written.stdout + written.stderr, watchers, ended),
  };
}

function waitForOutput(
  pattern: RegExp,
  read: () => string,
  watchers: Set<() => void>,
  ended: Promise<Ended>,
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = pattern.exec(read());
      if (!found) return;
      watchers.delete(look);
      resolve(found);
    };
    watchers.add(look);
    look();
    void ended.then(({ status }) => reject(new Error(`ended with ${status} before ${pattern} appeared:\n${read()}`)));
  });
}
