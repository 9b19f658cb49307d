import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const migration = readFileSync(
  join(import.meta.dirname, '../../../prisma/migrations/20260117000000_usage_days/migration.sql'),
  'utf8',
);

const [, count = ''] = /^(INSERT INTO "usage_days"[^;]*;)/m.exec(migration) ?? [];

/** As the migration counted what was there before it: for rows that were written, or moved in time, by a test. */
export const recountUsage = `truncate usage_days; ${count}`;
