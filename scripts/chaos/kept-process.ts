import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../prepare/say.mjs';

export interface KeptPlan {
  name: string;
  /** Arguments of Node. */
  args: string[];
  env: Record<string, string | undefined>;
  cwd: string;
  /** The line by which it says that it does its work. */
  ready: string;
  log: string;
}

export interface KeptProcess {
  name: string;
  pid: () => number | undefined;
  isReady: () => boolean;
  /** Ends it, or stops it, or lets it go on; resolves when the system has done it. */
  signal: (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => Promise<void>;
  /** Exit codes of those that ended although nobody killed them. */
  ownEnds: (number | NodeJS.Signals | null)[];
  /** Asks it to end and starts no other. Its exit code; null when it had to be killed. */
  stop: () => Promise<number | null>;
}

const restartMs = 500;
const stopMs = 30_000;

/** Starts a program, and again whenever it ends, as whoever runs a service does. */
export function keepProcess(plan: KeptPlan): KeptProcess {
  const log = createWriteStream(plan.log);
  const ownEnds: KeptProcess['ownEnds'] = [];
  let child: ChildProcess;
  let ended: Promise<void>;
  let isReady = false;
  let isStopping = false;
  let isKilled = false;
  let stopped: Promise<number | null> | undefined;

  function launch(): void {
    isReady = false;
    isKilled = false;
    child = spawn(process.execPath, plan.args, {
      cwd: plan.cwd,
      env: plan.env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const own = child;
    log.write(`${new Date().toISOString()} process ${child.pid} starts\n`);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream! }).on('line', (line) => {
        log.write(`${line}\n`);
        if (own === child && line.startsWith(plan.ready)) isReady = true;
      });
    }
    ended = new Promise((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
    child.once('exit', (code, signal) => {
      isReady = false;
      log.write(`${new Date().toISOString()} process ${own.pid} ended with ${code ?? signal}\n`);
      if (isStopping) return;
      // It dies before its answer because it was asked to.
      if (!isKilled && signal !== 'SIGKILL') ownEnds.push(code ?? signal);
      setTimeout(() => !isStopping && launch(), restartMs);
    });
  }
  launch();

  return {
    name: plan.name,
    pid: () => child.pid,
    isReady: () => isReady,
    ownEnds,
    async signal(signal) {
      isKilled = signal === 'SIGKILL';
      child.kill(signal);
      if (isKilled) await ended;
    },
    stop: () => (stopped ??= stop()),
  };

  async function stop(): Promise<number | null> {
    isStopping = true;
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const late = new AbortController();
    await Promise.race([ended, sleep(stopMs, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
    child.kill('SIGKILL');
    await ended;
    log.end();
    return child.exitCode;
  }
}

/** Rejects at Ctrl-C, so that what was started is ended. */
export function untilInterrupted(): Promise<never> {
  const interrupted = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => reject(new PlainError(`Ended by ${signal}.`)));
  });
  interrupted.catch(() => undefined);
  return interrupted;
}
