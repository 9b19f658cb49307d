import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../prepare/say.mjs';

export interface ChildPlan {
  name: string;
  /** Arguments of Node. */
  args: string[];
  env: Record<string, string | undefined>;
  cwd: string;
  onLine: (line: string, stream: 'stdout' | 'stderr') => void;
  /** A line about the child itself: its death, its restart. */
  onNotice: (line: string) => void;
}

export interface SupervisedChild {
  pid: () => number | undefined;
  /** Rejects when the child ends before `startedWell` was called. */
  diedEarly: Promise<never>;
  /** From now on a death is followed by a restart. */
  startedWell: () => void;
  stop: () => Promise<void>;
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
const STABLE_AFTER_MS = 60_000;
const STOP_GRACE_MS = 20_000;

const leash = pathToFileURL(join(import.meta.dirname, 'leash.mjs')).href;

/** Milliseconds before restart number `deaths` (1 for the first). */
export function restartDelayMs(deaths: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (deaths - 1), LONGEST_DELAY_MS);
}

/** Runs a Node child that ends with us, is told apart in the log, and comes back when it dies. */
export function superviseChild(plan: ChildPlan): SupervisedChild {
  let child: ChildProcess;
  let isStopping = false;
  let isStable = false;
  let deaths = 0;
  let rejectEarly: (reason: Error) => void = () => undefined;
  const diedEarly = new Promise<never>((_, reject) => (rejectEarly = reject));
  diedEarly.catch(() => undefined);

  const launch = () => {
    const startedAt = performance.now();
    child = spawnOnLeash(plan);
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      const how = signal ? `was ended by ${signal}` : `ended with status ${code ?? 'unknown'}`;
      if (!isStable)
        return rejectEarly(new PlainError(`The ${plan.name} process ${how} while starting; its messages stand above.`));
      deaths = performance.now() - startedAt > STABLE_AFTER_MS ? 1 : deaths + 1;
      const delay = restartDelayMs(deaths);
      plan.onNotice(`The ${plan.name} process ${how}; starting it again in ${delay / 1000} s.`);
      setTimeout(() => !isStopping && launch(), delay);
    });
  };
  launch();

  return {
    pid: () => child.pid,
    diedEarly,
    startedWell: () => (isStable = true),
    stop: async () => {
      isStopping = true;
      await endChild(child);
    },
  };
}

/** In a process group of its own, so that Ctrl-C reaches the supervisor alone and things end in order. */
function spawnOnLeash(plan: ChildPlan): ChildProcess {
  const child = spawn(process.execPath, ['--import', leash, ...plan.args], {
    cwd: plan.cwd,
    env: { ...plan.env, DECKWRIGHT_SUPERVISOR_PID: String(process.pid) } as unknown as NodeJS.ProcessEnv,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.on('error', (error) => plan.onNotice(`The ${plan.name} process could not be started: ${error.message}`));
  eachLine(child.stdout, (line) => plan.onLine(line, 'stdout'));
  eachLine(child.stderr, (line) => plan.onLine(line, 'stderr'));
  return child;
}

/** SIGTERM, and SIGKILL for the whole group when that is not heard. */
async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const grace = new AbortController();
  const isLate = await Promise.race([
    ended.then(() => false),
    sleep(STOP_GRACE_MS, true, { signal: grace.signal }).catch(() => false),
  ]);
  grace.abort();
  if (!isLate) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
  await ended;
}

/** Calls `onLine` for each line a child writes. */
function eachLine(stream: Readable | null, onLine: (line: string) => void): void {
  if (!stream) return;
  createInterface({ input: stream, crlfDelay: Infinity }).on('line', onLine);
}
