import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { countSilence, type Silence } from './silence';

export interface ChildPlan {
  name: string;
  /** Arguments of Node. */
  args: string[];
  env: Record<string, string | undefined>;
  cwd: string;
  /** The line by which it says that it does its work. */
  readyLine: RegExp;
  /** How long it may take until then. */
  startSeconds: number;
  /** Once ready, it is ended when it gives no sign of life for so long; without a number never. */
  livenessSeconds?: number;
  /** How long it may go on after it was told to end. */
  stopGraceMs: number;
  onLine: (line: string, stream: 'stdout' | 'stderr') => void;
  /** A line about the child itself: its death, its restart. */
  onNotice: (line: string) => void;
}

interface LifeEvents {
  onReady: () => void;
  /** Comes once, also when there was no process to begin with. */
  onEnd: (how: string, readyForMs: number | null) => void;
}

export interface ChildLife {
  pid: number | undefined;
  /** Asks it to end, and makes sure of it. */
  end: () => Promise<void>;
}

const silent = 'has given no sign of life for';

const leash = pathToFileURL(join(import.meta.dirname, 'leash.mjs')).href;

/** One life of a child, from its start to its death; one that hangs is killed. */
export function beginLife(plan: ChildPlan, { onReady, onEnd }: LifeEvents): ChildLife {
  const child = spawnOnLeash(plan);
  let readyAt: number | null = null;
  let hasBeaten = false;
  let isOver = false;
  const watch = (seconds: number, problem: string) =>
    countSilence(seconds, () => {
      plan.onNotice(`The ${plan.name} process ${problem} ${seconds} s; ending it.`);
      killGroup(child);
    });
  let silence: Silence | undefined = watch(plan.startSeconds, 'was not ready within');
  const hear = (stream: 'stdout' | 'stderr') => (line: string) => {
    if (readyAt === null && !isOver && plan.readyLine.test(line)) {
      readyAt = performance.now();
      silence?.stop();
      // What it loads next, on a machine that is short of time, must not look like a hang: its first beat begins the watch.
      silence = plan.livenessSeconds ? watch(plan.startSeconds, silent) : undefined;
      onReady();
    }
    plan.onLine(line, stream);
  };
  eachLine(child.stdout, hear('stdout'));
  eachLine(child.stderr, hear('stderr'));
  child.on('message', (message) => {
    const isExcused = readBeat(message);
    // Until it is ready, being alive is not enough.
    if (isExcused === undefined || readyAt === null || !plan.livenessSeconds || isOver) return;
    if (!hasBeaten) {
      hasBeaten = true;
      silence?.stop();
      silence = watch(plan.livenessSeconds, silent);
    }
    silence?.break(isExcused);
  });
  onceEnded(child, (how) => {
    isOver = true;
    silence?.stop();
    // What it started must hold neither its port nor its jobs.
    killGroup(child);
    onEnd(how, readyAt === null ? null : performance.now() - readyAt);
  });
  return { pid: child.pid, end: () => endChild(child, plan.stopGraceMs) };
}

/** Whether a message of leash.mjs excuses the silence that may follow it; undefined for any other message. */
function readBeat(message: unknown): boolean | undefined {
  const beat = (message as { beat?: unknown } | null)?.beat;
  return beat === undefined ? undefined : beat === 'unsteady';
}

/** In a process group of its own, so that Ctrl-C reaches the supervisor alone and things end in order. */
function spawnOnLeash(plan: ChildPlan): ChildProcess {
  return spawn(process.execPath, ['--import', leash, ...plan.args], {
    cwd: plan.cwd,
    env: { ...plan.env, DECKWRIGHT_SUPERVISOR_PID: String(process.pid) } as unknown as NodeJS.ProcessEnv,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

function onceEnded(child: ChildProcess, onEnd: (how: string) => void): void {
  child.once('exit', (code, signal) =>
    onEnd(signal ? `was ended by ${signal}` : `ended with status ${code ?? 'unknown'}`),
  );
  child.on('error', (error) => {
    if (child.pid === undefined) onEnd(`could not be started (${error.message})`);
  });
}

/** SIGTERM, and SIGKILL for the whole group when that is not heard. */
async function endChild(child: ChildProcess, graceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const grace = new AbortController();
  const isLate = await Promise.race([
    ended.then(() => false),
    sleep(graceMs, true, { signal: grace.signal }).catch(() => false),
  ]);
  grace.abort();
  if (!isLate) return;
  killGroup(child);
  await ended;
}

/** Ends a child and what it started, also when it is stopped or hangs; no error where nothing of that is left. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // Nobody is there any more.
  }
}

/** Calls `onLine` for each line a child writes. */
function eachLine(stream: Readable | null, onLine: (line: string) => void): void {
  if (!stream) return;
  createInterface({ input: stream, crlfDelay: Infinity }).on('line', onLine);
}
