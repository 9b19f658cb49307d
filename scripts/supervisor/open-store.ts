import { openCluster, type OpenCluster } from '@/lib/platform/database/embedded/open-cluster';
import { migrate } from '@/lib/platform/database/migrate/migrate';
import type { StartEnv } from '@/lib/platform/env/embedded-env';
import type { EnvSource } from '@/lib/platform/env/env-error';

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
  const cluster = start.isEmbedded ? await openCluster(start.env.DATA_DIR, { onProgress }) : undefined;
  const close = async () => cluster?.close();
  const url = cluster?.url ?? start.env.DATABASE_URL ?? '';
  try {
    const { applied } = await migrate(url);
    if (applied.length > 0) onProgress(`Applied migrations: ${applied.join(', ')}`);
    return { source: { ...start.source, DATABASE_URL: url }, cluster, applied, close };
  } catch (error) {
    await close();
    throw error;
  }
}
