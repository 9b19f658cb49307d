import { runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { generateTask } from './graphile-queue';

/** Creates or upgrades graphile-worker's schema; safe to run from several processes at once. */
export async function migrateQueue(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool });
  // Jobs refer to it; the library's own way of adding one would write it at the first.
  await pool.query('insert into graphile_worker._private_tasks (identifier) values ($1) on conflict do nothing', [
    generateTask,
  ]);
}
