import { closeDatabase, openDatabase, useDatabase } from '@/lib/platform/database/client';
import { openCluster, type OpenCluster } from '@/lib/platform/database/embedded/open-cluster';
import { migrate } from '@/lib/platform/database/migrate/migrate';
import type { StartEnv } from '@/lib/platform/env/embedded-env';
import { loadEnv } from '@/lib/platform/env/env';
import type { EnvSource } from '@/lib/platform/env/env-error';
import { isProcessAlive } from '@/lib/platform/process-lock/process-lock.mjs';

/** A database that is up and migrated, and the environment that leads to it. */
export interface OpenStore {
  source: EnvSource;
  /** The embedded PostgreSQL; undefined with a DATABASE_URL. */
  cluster?: OpenCluster;
  applied: string[];
  close: () => Promise<void>;
}

/** PostgreSQL (ours, or the one DATABASE_URL names) with every migration applied. */
export async function openStore(start: StartEnv, onProgress: (line: string) => void): Promise<OpenStore> {
  const store = await openUnmigratedStore(start, onProgress);
  try {
    const { applied } = await migrate(start.env.DIRECT_DATABASE_URL ?? store.source.DATABASE_URL ?? '');
    if (applied.length > 0) onProgress(`Applied migrations: ${applied.join(', ')}`);
    return { ...store, applied };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The same as it stands, for what looks at its migrations. */
export async function openUnmigratedStore(start: StartEnv, onProgress: (line: string) => void): Promise<OpenStore> {
  const cluster = start.isEmbedded ? await openCluster(start.env.DATA_DIR, { onProgress }) : undefined;
  const url = cluster?.url ?? start.env.DATABASE_URL ?? '';
  const close = async () => cluster?.close();
  return { source: { ...start.source, DATABASE_URL: url }, cluster, applied: [], close };
}

const CHECK_EVERY_MS = 1_000;

/** Starts the embedded PostgreSQL again when it dies under the service. Returns what ends the watch and every use of it that the watch began. */
export function keepDatabaseUp(
  cluster: OpenCluster,
  dataDir: string,
  onNotice: (line: string) => void,
): () => Promise<void> {
  let { pid } = cluster;
  const reopened: OpenCluster[] = [];
  let repairing = Promise.resolve();
  let isBusy = false;
  const repair = async () => {
    onNotice('PostgreSQL is gone; starting it again.');
    const opened = await openCluster(dataDir, { onProgress: onNotice });
    reopened.push(opened);
    pid = opened.pid;
    if (opened.port !== cluster.port) throw new Error(`port ${cluster.port} was taken meanwhile; restart the service`);
  };
  const timer = setInterval(() => {
    if (isBusy || isProcessAlive(pid)) return;
    isBusy = true;
    repairing = repair()
      .catch((error: unknown) =>
        onNotice(`PostgreSQL could not be started again: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => (isBusy = false));
  }, CHECK_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await repairing;
    for (const opened of reopened) await opened.close();
  };
}

/** Runs `work` with `source` as this process's environment and its database opened. */
export async function withDatabase<T>(source: EnvSource, work: () => Promise<T>): Promise<T> {
  const env = loadEnv(source);
  for (const [name, value] of Object.entries(source)) if (value !== undefined) process.env[name] = value;
  useDatabase(openDatabase(env.DIRECT_DATABASE_URL ?? env.DATABASE_URL ?? '', { poolSize: 2 }));
  try {
    return await work();
  } finally {
    await closeDatabase();
  }
}
