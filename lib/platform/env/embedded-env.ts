import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve, join } from 'node:path';
import { findEnvProblems, loadEnv, type Env } from './env';
import { EnvError, type EnvProblem, type EnvSource } from './env-error';

export interface StartEnv {
  env: Env;
  /** The environment for child processes: the source with every secret filled in. */
  source: EnvSource;
  /** True when PostgreSQL is ours to run, below DATA_DIR. */
  isEmbedded: boolean;
}

/**
 * The environment of a start. With the embedded database, secrets that were not given are made
 * once and kept; with a DATABASE_URL they must be given, since several servers share them then.
 */
export function loadStartEnv(given: EnvSource): StartEnv {
  const isEmbedded = !given.DATABASE_URL;
  const problems = findEnvProblems(given).filter(
    (problem) => !(isEmbedded && problem.isMissing && isGenerated(problem.name)),
  );
  if (problems.length > 0) throw new EnvError(problems.map(explain));
  if (!isEmbedded) return { env: loadEnv(given), source: given, isEmbedded };
  const dataDir = resolve(given.DATA_DIR || '.data');
  const source = { ...given, DATA_DIR: dataDir };
  const missing = generatedSecrets.filter((name) => !given[name]);
  const filled = missing.length > 0 ? { ...source, ...pick(readOrMakeSecrets(dataDir), missing) } : source;
  return { env: loadEnv(filled), source: filled, isEmbedded };
}

/** The environment of one part of the service by itself, whose other parts run elsewhere: what all share must be given. */
export function loadPartEnv(given: EnvSource): Env {
  const noDatabase =
    'DATABASE_URL is missing; a part of the service by itself needs the PostgreSQL that all parts share. For the whole service on this machine, which brings its own, run "npm start".';
  const problems = [
    ...(given.DATABASE_URL ? [] : [noDatabase]),
    ...findEnvProblems(given).map((problem) =>
      problem.isMissing && isGenerated(problem.name)
        ? `${problem.line} It is the same on every machine.`
        : problem.line,
    ),
  ];
  if (problems.length > 0) throw new EnvError(problems);
  return loadEnv(given);
}

/** A secret can only be missing where it is not generated. */
function explain({ name, isMissing, line }: EnvProblem): string {
  return isMissing && isGenerated(name)
    ? `${line} DATABASE_URL is set, so it is not generated; "openssl rand -base64 32" makes one.`
    : line;
}

function isGenerated(name: string): boolean {
  return generatedSecrets.some((secret) => secret === name);
}

function pick<Name extends string>(values: Record<Name, string>, names: Name[]): Partial<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Record<Name, string>>;
}

const generatedSecrets = ['NEXTAUTH_SECRET', 'KEY_PEPPER', 'DOWNLOAD_SIGNING_KEYS'] as const;
type Secrets = Record<(typeof generatedSecrets)[number], string>;

/** The secrets of this data directory, made at the first call; of several first calls at once, all get the same. */
function readOrMakeSecrets(dataDir: string): Secrets {
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
