import { join } from 'node:path';
import type { Env } from '@/lib/platform/env/env';

export type Mode = 'production' | 'development';

/** The web process by mode: what Node is asked to run. */
export function webArgs(root: string, mode: Mode, env: Env): string[] {
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const command = mode === 'production' ? 'start' : 'dev';
  return [next, command, '--hostname', env.HOST, '--port', String(env.PORT)];
}

/** The worker process by mode; it is reloaded in development. */
export function workerArgs(root: string, mode: Mode): string[] {
  const entry = join(root, 'scripts', 'worker', 'main.ts');
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  return mode === 'production' ? ['--import', 'tsx', entry] : [tsx, 'watch', '--clear-screen=false', entry];
}

/** The line by which the worker says that it takes jobs. */
export const workerReady = /worker ready/;
