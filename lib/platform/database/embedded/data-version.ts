import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresBinaries } from './binaries';
import { EmbeddedPostgresError } from './embedded-error';

/** Of the package's own server, such as 18: what counts for its files. */
export function serverVersion({ postgres }: PostgresBinaries): string {
  // "postgres (PostgreSQL) 18.4", "postgres (PostgreSQL) 19beta1"
  return /\) (\d+)/.exec(execFileSync(postgres, ['--version'], { encoding: 'utf8' }))?.[1] ?? '';
}

/** Throws when the folder was made by another version: PostgreSQL reads the files of its own alone. */
export function checkDataVersion(dataFolder: string, server: string): void {
  const made = readFileSync(join(dataFolder, 'PG_VERSION'), 'utf8').trim();
  if (made === server) return;
  throw new EmbeddedPostgresError(
    `${dataFolder} was made by PostgreSQL ${made}, and this version of Deckwright brings PostgreSQL ${server}, which can't read it. ` +
      `To keep the data: start the Deckwright that made it, copy its database with "pg_dump --format=custom" of PostgreSQL ${server} (the address and password are in postgres.json beside that folder), move the folder away, run "npm run migrate" here, and put the copy back with "pg_restore --clean --if-exists". ` +
      `Or run a PostgreSQL ${made} of your own on that folder and name it in DATABASE_URL.`,
  );
}
