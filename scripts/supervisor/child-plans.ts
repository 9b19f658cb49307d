import { join } from 'node:path';
import type { Env } from '@/lib/platform/env/env';

export type Mode = 'production' | 'development';

/**
 * The web process by mode: what Node is asked to run. In development Next.js serves everything,
 * the interface too, which is mounted under app/api as well: so all of it is reloaded when it changes.
 */
export function webArgs(root: string, mode: Mode, env: Env): string[] {
  if (mode === 'production') return ['--import', 'tsx', join(root, 'scripts', 'web', 'main.ts')];
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  return [next, 'dev', '--hostname', env.HOST, '--port', String(env.PORT)];
}

/** The worker process by mode; it is reloaded in development. */
export function workerArgs(root: string, mode: Mode): string[] {
  const entry = join(root, 'scripts', 'worker', 'main.ts');
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  return mode === 'production' ? ['--import', 'tsx', entry] : [tsx, 'watch', '--clear-screen=false', entry];
}

/** The line by which the worker says that it takes jobs. */
export const workerReady = /worker ready/;
