import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MigrationError } from './migration-error';

export interface Migration {
  /** The name of its folder, which begins with the time when it was written. */
  name: string;
  script: string;
}

/** The migrations in `folder`, oldest first. */
export function readMigrations(folder: string = join(process.cwd(), 'prisma', 'migrations')): Migration[] {
  if (!existsSync(folder))
    throw new MigrationError(
      `${folder} is missing. Start in the folder of the checkout, with prisma/migrations in it.`,
    );
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, script: readScript(join(folder, name, 'migration.sql')) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readScript(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new MigrationError(`${file} can't be read (${(error as NodeJS.ErrnoException).code}). Put it back.`);
  }
}

/** As Prisma writes it down: SHA-256 of the script, in hexadecimal digits. */
export function checksumOf(script: string): string {
  return createHash('sha256').update(script).digest('hex');
}

/** Git may change the ends of lines between systems, which changes nothing about a migration. */
export function hasChecksum({ script }: Migration, checksum: string): boolean {
  const unix = script.replaceAll('\r\n', '\n');
  return [script, unix, unix.replaceAll('\n', '\r\n')].some((text) => checksumOf(text) === checksum);
}
