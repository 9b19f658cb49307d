import type { z } from 'zod';
import { findContradictions } from './contradictions';
import { EnvError } from './env-error';
import type { EnvProblem, EnvSource } from './env-problem';
import { settings } from './settings';

type Settings = typeof settings;
export type SettingName = keyof Settings;
type Value<Name extends SettingName> = z.output<Settings[Name]['schema']>;

/** The environment, validated; the addresses that default to one another are filled in. */
export type Env = { [Name in SettingName]: Value<Name> } & { PUBLIC_BASE_URL: string; NEXTAUTH_URL: string };

/** Reads every setting from `source`; throws an EnvError with a line for each that is wrong or missing. */
export function loadEnv(source: EnvSource = process.env): Env {
  const problems = findEnvProblems(source);
  if (problems.length > 0) throw new EnvError(problems.map((problem) => problem.line));
  return complete(readValues(source) as Env);
}

/** What is wrong with `source`, in the order of the settings. An empty variable counts as absent. */
export function findEnvProblems(source: EnvSource): EnvProblem[] {
  const wrong = Object.entries(settings).flatMap(([name, setting]) => {
    const value = source[name] || undefined;
    if (setting.schema.safeParse(value).success) return [];
    return [{ name, isMissing: value === undefined, line: problemLine(name, value, setting.expects) }];
  });
  return [...wrong, ...findContradictions(source)];
}

const secretName = /SECRET|PEPPER|KEY|TOKEN|URL/;

function problemLine(name: string, value: string | undefined, expects: string): string {
  if (value === undefined) return `${name} is missing; it must be ${expects}.`;
  const shown = secretName.test(name) ? 'has a value that can’t be used' : `is "${value}"`;
  return `${name} ${shown}; it must be ${expects}.`;
}

function readValues(source: EnvSource): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, { schema }]) => [name, schema.parse(source[name] || undefined)]),
  );
}

function complete(env: Env): Env {
  const base = env.PUBLIC_BASE_URL ?? `http://localhost:${env.PORT}`;
  return { ...env, PUBLIC_BASE_URL: base, NEXTAUTH_URL: env.NEXTAUTH_URL ?? base };
}

let current: Env | undefined;

/** The environment of this process, validated at the first call and never at import. */
export function getEnv(): Env {
  current ??= loadEnv();
  return current;
}
