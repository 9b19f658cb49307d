import { join } from 'node:path';
import { localFolderOf } from '@/lib/platform/blob-store/get-blob-store';
import { prepareBlobStore } from '@/lib/platform/blob-store/prepare-blob-store';
import { loadPartEnv } from '@/lib/platform/env/embedded-env';
import type { Env } from '@/lib/platform/env/env';
import { EnvError, type EnvSource } from '@/lib/platform/env/env-error';
import { bundleOf } from '../prepare/bundle.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { openInOrder, type CloserList } from './closers';
import type { ServiceOutput } from './service-output';
import { checkPort } from './start-checks';
import { openStore, withDatabase } from './store';
import { superviseChild, type SupervisedChild } from './supervised-child';
import { localOrigin, waitForWeb } from './wait-for-web';

export type Mode = 'production' | 'development';

/** The processes that a service is made of. */
export type ServicePart = 'web' | 'worker';

interface Program {
  /** What Node is asked to run. */
  args: (root: string, env: Env) => string[];
  /** The line by which the process itself says that it does its work: whoever else answers on its port is not it. */
  readyLine: RegExp;
  /** What else must be true then. */
  whenReady?: (env: Env) => Promise<void>;
}

/**
 * In development Next.js serves everything, the interface too, which is mounted under app/api as well: so all of it
 * is reloaded when it changes, and so is the worker.
 */
const programs: Record<Mode, Record<ServicePart, Program>> = {
  production: {
    web: { args: (root) => [bundleOf(root, 'web')], readyLine: /^web ready on / },
    worker: { args: (root) => [bundleOf(root, 'worker')], readyLine: /^worker ready/ },
  },
  development: {
    web: {
      args: (root, { HOST, PORT }) => {
        const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
        return [next, 'dev', '--hostname', HOST, '--port', String(PORT)];
      },
      readyLine: /\bReady in /,
      // It makes its first page when somebody asks for it.
      whenReady: ({ HOST, PORT }) => waitForWeb(localOrigin(HOST, PORT)),
    },
    worker: {
      args: (root) => {
        const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
        return [tsx, 'watch', '--clear-screen=false', join(root, 'scripts', 'worker', 'main.ts')];
      },
      readyLine: /^worker ready/,
    },
  },
};

const START_SECONDS = 120;
/** How long a process may go on with what runs after it was told to end, beside the time it drains. */
const STOP_GRACE_MS = 20_000;

interface PartsOptions {
  root: string;
  mode: Mode;
  parts: readonly ServicePart[];
  env: Env;
  source: EnvSource;
  output: ServiceOutput;
}

/** Starts processes of the service, and resolves when all of them are ready. From then on each is started again when it dies or hangs. */
export async function startParts(options: PartsOptions, closers: CloserList): Promise<void> {
  const { root, mode, env, output } = options;
  const children: SupervisedChild[] = [];
  closers.push(async () => {
    await Promise.all(children.map((child) => child.stop()));
  });
  const starts = options.parts.map((part) => {
    const { args, readyLine, whenReady } = programs[mode][part];
    const child = superviseChild({
      name: part,
      args: args(root, env),
      env: childSource(options),
      cwd: root,
      readyLine,
      startSeconds: START_SECONDS,
      // In development a breakpoint or a long compilation is no hang.
      livenessSeconds: mode === 'production' ? env.LIVENESS_TIMEOUT_SECONDS : undefined,
      stopGraceMs: STOP_GRACE_MS + env.DRAIN_SECONDS * 1_000,
      onLine: output.child(part),
      onNotice: output.say,
    });
    children.push(child);
    return child.ready.then(() => whenReady?.(env));
  });
  await Promise.all(starts);
}

/** What children read instead of working it out again. */
function childSource({ source, env, mode }: PartsOptions): EnvSource {
  return {
    ...source,
    PORT: String(env.PORT),
    HOST: env.HOST,
    PUBLIC_BASE_URL: env.PUBLIC_BASE_URL,
    NEXTAUTH_URL: env.NEXTAUTH_URL,
    DRAIN_SECONDS: String(env.DRAIN_SECONDS),
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

export interface RunningPart {
  env: Env;
  stop: () => Promise<void>;
}

interface PartOptions {
  root: string;
  given: EnvSource;
  part: ServicePart;
  output: (env: Env) => ServiceOutput;
}

/** What a web process by itself stands behind asks every few seconds whether it is ready. */
const PART_DRAIN_SECONDS = '5';

/** One part of a service whose database, and perhaps other parts, are elsewhere. */
export function startPart({ root, given, part, output }: PartOptions): Promise<RunningPart> {
  return openInOrder(async (closers) => {
    const source = { ...given, DRAIN_SECONDS: given.DRAIN_SECONDS || PART_DRAIN_SECONDS };
    const env = loadPartEnv(source);
    if (part === 'worker' && env.JOB_ENGINE !== 'embedded')
      throw new EnvError([
        `JOB_ENGINE is ${env.JOB_ENGINE}, which runs the jobs by calling the web process; a worker would have nothing to do.`,
      ]);
    const shown = output(env);
    if (part === 'web') await checkPort(env.PORT, env.HOST);
    for (const line of warnings(part, env, source)) shown.say(line);
    await prepare(root, [part === 'web' ? 'build' : 'bundle']);
    await openStore({ env, source, isEmbedded: false }, shown.say);
    await withDatabase(source, prepareBlobStore);
    await startParts({ root, mode: 'production', parts: [part], env, source, output: shown }, closers);
    return { env };
  });
}

/** What several machines seldom want, though one may. */
function warnings(part: ServicePart, env: Env, source: EnvSource): string[] {
  const folder = localFolderOf(env);
  return [
    ...(folder ? [`Files are kept in ${folder}: every other part of the service must see the same folder.`] : []),
    ...(part === 'web' && !source.PUBLIC_BASE_URL
      ? ['PUBLIC_BASE_URL is empty: download addresses lead to this machine as "localhost".']
      : []),
  ];
}
