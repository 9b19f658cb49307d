import { prepareBlobStore } from '@/lib/platform/blob-store/prepare-blob-store';
import { loadStartEnv, type StartEnv } from '@/lib/platform/env/embedded-env';
import type { Env } from '@/lib/platform/env/env';
import type { EnvSource } from '@/lib/platform/env/env-error';
import { operatorContext } from '@/lib/services/context';
import { checkModels } from '@/lib/services/models/check-models';
import { seedDemo, type Demo } from '@/lib/services/organizations/seed-demo';
import { prepare } from '../prepare/prepare.mjs';
import { secondsSince } from '../prepare/say.mjs';
import { openInOrder, type CloserList } from './closers';
import type { ServiceOutput } from './service-output';
import { checkDisk, checkPort, lockInstance } from './start-checks';
import { startParts, type Mode, type ServicePart } from './start-parts';
import { keepDatabaseUp, openStore, withDatabase, type OpenStore } from './store';
import { localOrigin } from './wait-for-web';

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

/**
 *   environment ─▶ port, disk ─▶ one instance ─▶ PostgreSQL, migrations ─▶ demo ─▶ web + worker
 *                                              └▶ build (at the same time)
 *
 * What fails on the way undoes what was done before it.
 */
export function startService(options: ServiceOptions): Promise<RunningService> {
  return openInOrder((closers) => open(options, closers));
}

async function open(options: ServiceOptions, closers: CloserList): Promise<Omit<RunningService, 'stop'>> {
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
  const parts: ServicePart[] = env.JOB_ENGINE === 'embedded' ? ['web', 'worker'] : ['web'];
  await startParts({ ...options, parts, env, source: store.source, output }, closers);
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

async function openDatabase(start: StartEnv, output: ServiceOutput, closers: CloserList): Promise<OpenStore> {
  const store = await openStore(start, output.say);
  closers.push(() => store.close());
  const { cluster } = store;
  if (!cluster) return store;
  output.say(`PostgreSQL is ready on 127.0.0.1:${cluster.port} (${cluster.how})`);
  closers.push(keepDatabaseUp(cluster, start.env.DATA_DIR, output.say));
  return store;
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
