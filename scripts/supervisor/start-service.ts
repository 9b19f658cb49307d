import { join } from 'node:path';
import { prepareBlobStore } from '@/lib/platform/blob-store/prepare-blob-store';
import { loadStartEnv, type StartEnv } from '@/lib/platform/env/embedded-env';
import type { Env } from '@/lib/platform/env/env';
import type { EnvSource } from '@/lib/platform/env/env-error';
import { operatorContext } from '@/lib/services/context';
import { checkModels } from '@/lib/services/models/check-models';
import { seedDemo, type Demo } from '@/lib/services/organizations/seed-demo';
import { bundleOf } from '../prepare/bundle.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { secondsSince } from '../prepare/say.mjs';
import type { ServiceOutput } from './service-output';
import { checkDisk, checkPort, lockInstance } from './start-checks';
import { keepDatabaseUp, openStore, withDatabase, type OpenStore } from './store';
import { superviseChild, type ChildPlan, type SupervisedChild } from './supervised-child';
import { localOrigin, waitForWeb } from './wait-for-web';

export type Mode = 'production' | 'development';

export interface ServiceOptions {
  root: string;
  given: EnvSource;
  mode: Mode;
  output: (env: Env) => ServiceOutput;
}

export interface RunningService {
  /** Where callers reach it. */
  url: string;
  env: Env;
  /** The embedded PostgreSQL's, or the one that was given. */
  databaseUrl: string;
  /** Made by this start; null when the database was not empty or nobody asked. */
  demo: Demo | null;
  /** How long each part of the start took. */
  seconds: { database: number; build: number; start: number };
  stop: () => Promise<void>;
}

/** What was opened so far, closed in reverse order. */
type Closers = (() => Promise<void> | void)[];

/**
 *   environment ─▶ port, disk ─▶ one instance ─▶ PostgreSQL, migrations ─▶ demo ─▶ web + worker
 *                                              └▶ build (at the same time)
 *
 * What fails on the way undoes what was done before it.
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const closers: Closers = [];
  const stop = once(() => closeAll(closers));
  try {
    return { ...(await open(options, closers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(options: ServiceOptions, closers: Closers): Promise<Omit<RunningService, 'stop'>> {
  const start = loadStartEnv(options.given);
  const { env } = start;
  const output = options.output(env);
  checkDisk(env.DATA_DIR);
  const lock = lockInstance(env.DATA_DIR, { url: localOrigin(env.HOST, env.PORT), port: env.PORT });
  closers.push(() => lock.release());
  await checkPort(env.PORT, env.HOST);
  const building = options.mode === 'production' ? prepare(options.root, ['build']) : Promise.resolve({ build: 0 });
  building.catch(() => undefined);
  const databaseStart = performance.now();
  const store = await openDatabase(start, output, closers);
  await withDatabase(store.source, prepareBlobStore);
  const demo =
    start.isEmbedded && env.DEMO
      ? await withDatabase(store.source, () => seedDemo({ ctx: operatorContext, input: {} }))
      : null;
  const database = secondsSince(databaseStart);
  const { build = 0 } = await building;
  const childrenStart = performance.now();
  await startChildren(options, env, childSource(store, env, options.mode), output, closers);
  const asking = new AbortController();
  closers.push(() => asking.abort());
  void sayModels(env, output.say, asking.signal);
  return {
    url: localOrigin(env.HOST, env.PORT),
    env,
    databaseUrl: store.source.DATABASE_URL ?? '',
    demo,
    seconds: { database, build, start: secondsSince(childrenStart) },
  };
}

async function openDatabase(start: StartEnv, output: ServiceOutput, closers: Closers): Promise<OpenStore> {
  const store = await openStore(start, output.say);
  closers.push(() => store.close());
  const { cluster } = store;
  if (!cluster) return store;
  output.say(`PostgreSQL is ready on 127.0.0.1:${cluster.port} (${cluster.how})`);
  closers.push(keepDatabaseUp(cluster, start.env.DATA_DIR, output.say));
  return store;
}

/** What children read instead of working it out again. */
function childSource(store: OpenStore, env: Env, mode: Mode): EnvSource {
  return {
    ...store.source,
    PORT: String(env.PORT),
    HOST: env.HOST,
    PUBLIC_BASE_URL: env.PUBLIC_BASE_URL,
    NEXTAUTH_URL: env.NEXTAUTH_URL,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/**
 * What Node is asked to run by mode. In development Next.js serves everything, the interface too, which is
 * mounted under app/api as well: so all of it is reloaded when it changes, and so is the worker.
 */
const childArgs: Record<Mode, { web: (root: string, env: Env) => string[]; worker: (root: string) => string[] }> = {
  production: { web: (root) => [bundleOf(root, 'web')], worker: (root) => [bundleOf(root, 'worker')] },
  development: {
    web: (root, { HOST, PORT }) => {
      const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
      return [next, 'dev', '--hostname', HOST, '--port', String(PORT)];
    },
    worker: (root) => {
      const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
      return [tsx, 'watch', '--clear-screen=false', join(root, 'scripts', 'worker', 'main.ts')];
    },
  },
};

/** The line by which the worker says that it takes jobs. */
const workerReady = /worker ready/;

async function startChildren(
  options: ServiceOptions,
  env: Env,
  source: EnvSource,
  output: ServiceOutput,
  closers: Closers,
): Promise<void> {
  const plan = (name: string, args: string[]): ChildPlan => ({
    name,
    args,
    env: source,
    cwd: options.root,
    onLine: output.child(name),
    onNotice: output.say,
  });
  const args = childArgs[options.mode];
  const children: SupervisedChild[] = [];
  closers.push(async () => {
    await Promise.all(children.map((child) => child.stop()));
  });
  const web = superviseChild(plan('web', args.web(options.root, env)));
  children.push(web);
  const ready: Promise<unknown>[] = [Promise.race([waitForWeb(localOrigin(env.HOST, env.PORT)), web.diedEarly])];
  if (env.JOB_ENGINE === 'embedded') {
    const { child, isReady } = startWorker(plan('worker', args.worker(options.root)));
    children.push(child);
    ready.push(Promise.race([isReady, child.diedEarly]));
  }
  await Promise.all(ready);
  for (const child of children) child.startedWell();
}

function startWorker(plan: ChildPlan): { child: SupervisedChild; isReady: Promise<void> } {
  let tellReady = () => undefined as void;
  const isReady = new Promise<void>((resolve) => (tellReady = resolve));
  const onLine: ChildPlan['onLine'] = (line, stream) => {
    if (workerReady.test(line)) tellReady();
    plan.onLine(line, stream);
  };
  return { child: superviseChild({ ...plan, onLine }), isReady };
}

/** A language model that does not answer is told at the start, not by the first job that fails. Nothing is asked where none is named. */
async function sayModels(env: Env, say: (line: string) => void, signal: AbortSignal): Promise<void> {
  const { models } = await checkModels({ ctx: operatorContext, input: { env, signal } }).catch((error: unknown) => {
    say(`The language model could not be asked: ${error instanceof Error ? error.message : String(error)}`);
    return { models: [] };
  });
  if (signal.aborted) return;
  for (const { variable, model, answers, seconds, problem } of models) {
    say(
      answers
        ? `${variable} ${model} answers (${seconds} s)`
        : `${variable} ${model} does not answer: ${problem}\nTry again with: npm run admin -- model check`,
    );
  }
}

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}
