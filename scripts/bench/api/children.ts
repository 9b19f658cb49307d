import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';
import type { BarePlan } from './bare-server';
import type { LoadPlan, LoadResult } from './load-generator';

interface Child {
  process: ChildProcess;
  /** The next message, or an error when the process ends instead. */
  heard: <T>() => Promise<T>;
}

function start(file: string, env: Record<string, string> = {}): Child {
  const child = fork(join(import.meta.dirname, file), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const over = new AbortController();
  child.once('exit', () => over.abort(new Error(`${file} has ended.`)));
  const heard = async <T>() => {
    const [message] = await once(child, 'message', { signal: over.signal });
    return message as T;
  };
  return { process: child, heard };
}

export interface Load {
  run: (plan: LoadPlan) => Promise<LoadResult>;
  stop: () => void;
}

/** Load comes from a process of its own, so that measuring costs the measured process nothing. */
export function startLoad(): Load {
  const child = start('load-generator.ts');
  return {
    run: (plan) => {
      child.process.send(plan);
      return child.heard<LoadResult>();
    },
    stop: () => void child.process.kill(),
  };
}

export async function startBareServer(url: string, plan: BarePlan): Promise<{ port: number; stop: () => void }> {
  const port = await findFreePort();
  const child = start('bare-server.ts', { BARE_URL: url, BARE_PORT: String(port) });
  child.process.send(plan);
  await child.heard();
  return { port, stop: () => void child.process.kill() };
}
