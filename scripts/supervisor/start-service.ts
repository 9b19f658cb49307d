import { loadStartEnv, type StartEnv } from '@/lib/platform/env/embedded-env';
import type { Env } from '@/lib/platform/env/env';
import type { EnvSource } from '@/lib/platform/env/env-error';
import type { Demo } from '@/lib/services/organizations/seed-demo';
import { prepare } from '../prepare/prepare.mjs';
import { secondsSince } from '../prepare/say.mjs';
import { checkDisk, checkPort } from './checks';
import { webArgs, workerArgs, workerReady, type Mode } from './child-plans';
import { lockInstance } from './instance-lock';
import { keepDatabaseUp } from './keep-database-up';
import { openStore, type OpenStore } from './open-store';
import { sayModels } from './say-models';
import type { ServiceOutput } from './service-output';
import { superviseChild, type ChildPlan, type SupervisedChild } from './supervised-child';
import { localOrigin, waitForWeb } from './wait-for-web';
import { seedDemoOnce } from './with-database';

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
  const demo = start.isEmbedded && env.DEMO ? await seedDemoOnce(store.source) : null;
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
  const children: SupervisedChild[] = [];
  closers.push(async () => {
    await Promise.all(children.map((child) => child.stop()));
  });
  const web = superviseChild(plan('web', webArgs(options.root, options.mode, env)));
  children.push(web);
  const ready: Promise<unknown>[] = [Promise.race([waitForWeb(localOrigin(env.HOST, env.PORT)), web.diedEarly])];
  if (env.JOB_ENGINE === 'embedded') {
    const { child, isReady } = startWorker(plan('worker', workerArgs(options.root, options.mode)));
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

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}
