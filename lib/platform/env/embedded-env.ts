import { resolve } from 'node:path';
import { findEnvProblems, loadEnv, type Env } from './env';
import { EnvError } from './env-error';
import type { EnvProblem, EnvSource } from './env-problem';
import { generatedSecrets, readOrMakeSecrets } from './secrets';

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
