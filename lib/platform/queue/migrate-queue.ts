import { runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

/** Creates or upgrades graphile-worker's schema; safe to run from several processes at once. */
export async function migrateQueue(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool });
}
