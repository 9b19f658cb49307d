import type { z } from 'zod';
import { EnvError, type EnvProblem, type EnvSource } from './env-error';
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

interface Need {
  when: (source: EnvSource) => boolean;
  because: string;
  name: string;
  expects: string;
}

/** Variables that another one makes necessary. */
const needs: Need[] = [
  {
    when: (source) => source.DATABASE_POOLER === 'transaction',
    because: 'DATABASE_POOLER is transaction',
    name: 'DIRECT_DATABASE_URL',
    expects: 'the address of the same database without the pooler',
  },
  {
    when: usesInngest,
    because: 'JOB_ENGINE is inngest',
    name: 'INNGEST_EVENT_KEY',
    expects: 'the event key of your Inngest environment',
  },
  {
    when: usesInngest,
    because: 'JOB_ENGINE is inngest',
    name: 'INNGEST_SIGNING_KEY',
    expects: 'the signing key of your Inngest environment',
  },
  ...needsOfProvider('openai', 'OPENAI_API_KEY', 'your OpenAI key'),
  ...needsOfProvider('anthropic', 'ANTHROPIC_API_KEY', 'your Anthropic key'),
  ...needsOfProvider('google', 'GOOGLE_API_KEY', 'your key of the Gemini API'),
  ...needsOfProvider('mistral', 'MISTRAL_API_KEY', 'your Mistral key'),
  ...needsOfProvider('gateway', 'AI_GATEWAY_API_KEY', 'your key of the gateway'),
  ...needsOfProvider(
    'compatible',
    'OPENAI_COMPATIBLE_BASE_URL',
    'the address of a server that speaks the OpenAI protocol',
  ),
  { when: usesS3, because: 'files are to go to S3', name: 'S3_BUCKET', expects: 'the name of the bucket' },
  {
    when: isGiven('S3_ACCESS_KEY_ID'),
    because: 'S3_ACCESS_KEY_ID is set',
    name: 'S3_SECRET_ACCESS_KEY',
    expects: 'the secret of the same key',
  },
  {
    when: isGiven('S3_SECRET_ACCESS_KEY'),
    because: 'S3_SECRET_ACCESS_KEY is set',
    name: 'S3_ACCESS_KEY_ID',
    expects: 'the id of the same key',
  },
  { when: searchesWith('tavily'), because: 'WEB_SEARCH is tavily', name: 'TAVILY_API_KEY', expects: 'your Tavily key' },
  {
    when: searchesWith('brave'),
    because: 'WEB_SEARCH is brave',
    name: 'BRAVE_API_KEY',
    expects: 'your Brave Search key',
  },
  { when: searchesWith('exa'), because: 'WEB_SEARCH is exa', name: 'EXA_API_KEY', expects: 'your Exa key' },
  {
    when: searchesWith('searxng'),
    because: 'WEB_SEARCH is searxng',
    name: 'SEARXNG_URL',
    expects: 'the address of your SearXNG',
  },
  {
    when: isGiven('GITHUB_ID'),
    because: 'GITHUB_ID is set',
    name: 'GITHUB_SECRET',
    expects: 'the client secret of the same OAuth app',
  },
  {
    when: isGiven('GITHUB_SECRET'),
    because: 'GITHUB_SECRET is set',
    name: 'GITHUB_ID',
    expects: 'the client id of the same OAuth app',
  },
  {
    when: isGiven('GOOGLE_CLIENT_ID'),
    because: 'GOOGLE_CLIENT_ID is set',
    name: 'GOOGLE_CLIENT_SECRET',
    expects: 'the secret of the same OAuth client',
  },
  {
    when: isGiven('GOOGLE_CLIENT_SECRET'),
    because: 'GOOGLE_CLIENT_SECRET is set',
    name: 'GOOGLE_CLIENT_ID',
    expects: 'the id of the same OAuth client',
  },
];

function isGiven(name: string): (source: EnvSource) => boolean {
  return (source) => Boolean(source[name]);
}

function usesS3(source: EnvSource): boolean {
  return ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_PUBLIC_ENDPOINT'].some((name) => source[name]);
}

function usesInngest(source: EnvSource): boolean {
  return source.JOB_ENGINE === 'inngest';
}

/** What each variable that names a model of the provider makes necessary. */
function needsOfProvider(provider: string, name: string, expects: string): Need[] {
  return ['MODEL', 'VISION_MODEL', 'EMBEDDING_MODEL'].map((variable) => ({
    when: (source) => source[variable]?.startsWith(`${provider}:`) ?? false,
    because: `${variable} names ${provider}`,
    name,
    expects,
  }));
}

function searchesWith(provider: string): Need['when'] {
  return (source) => source.WEB_SEARCH === provider;
}

/** Pairs that say two things about one matter. */
const alternatives = [
  { names: ['S3_BUCKET', 'BLOB_READ_WRITE_TOKEN'], because: 'files live in one place; leave the other one empty' },
] as const;

/** Pairs of a smallest and a largest value. */
const ranges = [
  ['STATUS_RETRY_AFTER_MIN_SECONDS', 'STATUS_RETRY_AFTER_MAX_SECONDS'],
  ['DECK_DEFAULT_MIN_SLIDES', 'DECK_DEFAULT_MAX_SLIDES'],
  ['DECK_DEFAULT_MAX_SLIDES', 'DECK_MAX_SLIDES'],
] as const;

function findContradictions(source: EnvSource): EnvProblem[] {
  return [...findMissing(source), ...findAmbiguous(source), ...findReversed(source)];
}

function findMissing(source: EnvSource): EnvProblem[] {
  const missing = needs.filter((need) => need.when(source) && !source[need.name]);
  return missing
    .filter(({ name }, index) => missing.findIndex((need) => need.name === name) === index)
    .map(({ name, because, expects }) => ({
      name,
      isMissing: true,
      line: `${name} is missing and required, because ${because}; it must be ${expects}.`,
    }));
}

function findAmbiguous(source: EnvSource): EnvProblem[] {
  return alternatives
    .filter(({ names }) => names.every((name) => source[name]))
    .map(({ names: [name, other], because }) => ({
      name,
      isMissing: false,
      line: `${name} and ${other} are both set, but ${because}.`,
    }));
}

function findReversed(source: EnvSource): EnvProblem[] {
  const valueOf = (name: keyof typeof settings) => source[name] || settings[name].preset || '';
  return ranges
    .filter(([low, high]) => Number(valueOf(low)) > Number(valueOf(high)))
    .map(([low, high]) => ({
      name: low,
      isMissing: false,
      line: `${low} is ${valueOf(low)}; it must not exceed ${high}, which is ${valueOf(high)}.`,
    }));
}
