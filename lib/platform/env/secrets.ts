import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvError } from './env-error';

export const generatedSecrets = ['NEXTAUTH_SECRET', 'KEY_PEPPER', 'DOWNLOAD_SIGNING_KEYS'] as const;
export type Secrets = Record<(typeof generatedSecrets)[number], string>;

/** The secrets of this data directory, made at the first call; of several first calls at once, all get the same. */
export function readOrMakeSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) makeSecrets(dataDir, file);
  return readSecrets(file);
}

function makeSecrets(dataDir: string, file: string): void {
  const made = mkdirSync(dataDir, { recursive: true });
  // PostgreSQL's own system user must be able to pass this folder when we are root.
  if (made) chmodSync(dataDir, 0o711);
  const secrets = Object.fromEntries(generatedSecrets.map((name) => [name, randomBytes(32).toString('base64url')]));
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readSecrets(file: string): Secrets {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Secrets;
    if (generatedSecrets.every((name) => typeof read[name] === 'string')) return read;
  } catch {
    // Told below, with what to do.
  }
  throw new EnvError([
    `${file} can't be read as the generated secrets. Put the file back from a backup; a new one would make every API key invalid.`,
  ]);
}
