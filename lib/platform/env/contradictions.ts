import type { EnvProblem, EnvSource } from './env-problem';
import { settings } from './settings';

/** Variables that another one makes necessary. */
const needs: { when: (source: EnvSource) => boolean; because: string; name: string; expects: string }[] = [
  { when: usesInngest, because: 'JOB_ENGINE is inngest', name: 'INNGEST_EVENT_KEY', expects: 'the event key of your Inngest environment' },
  { when: usesInngest, because: 'JOB_ENGINE is inngest', name: 'INNGEST_SIGNING_KEY', expects: 'the signing key of your Inngest environment' },
  { when: usesProvider('openai'), because: 'MODEL names openai', name: 'OPENAI_API_KEY', expects: 'your OpenAI key' },
  { when: usesProvider('anthropic'), because: 'MODEL names anthropic', name: 'ANTHROPIC_API_KEY', expects: 'your Anthropic key' },
  { when: usesProvider('compatible'), because: 'MODEL names compatible', name: 'OPENAI_COMPATIBLE_BASE_URL', expects: 'the address of a server that speaks the OpenAI protocol' },
  { when: isGiven('GITHUB_ID'), because: 'GITHUB_ID is set', name: 'GITHUB_SECRET', expects: 'the client secret of the same OAuth app' },
  { when: isGiven('GITHUB_SECRET'), because: 'GITHUB_SECRET is set', name: 'GITHUB_ID', expects: 'the client id of the same OAuth app' },
  { when: isGiven('GOOGLE_CLIENT_ID'), because: 'GOOGLE_CLIENT_ID is set', name: 'GOOGLE_CLIENT_SECRET', expects: 'the secret of the same OAuth client' },
  { when: isGiven('GOOGLE_CLIENT_SECRET'), because: 'GOOGLE_CLIENT_SECRET is set', name: 'GOOGLE_CLIENT_ID', expects: 'the id of the same OAuth client' },
];

function isGiven(name: string): (source: EnvSource) => boolean {
  return (source) => Boolean(source[name]);
}

function usesInngest(source: EnvSource): boolean {
  return source.JOB_ENGINE === 'inngest';
}

function usesProvider(provider: string): (source: EnvSource) => boolean {
  return (source) => source.MODEL?.startsWith(`${provider}:`) ?? false;
}

/** Pairs of a smallest and a largest value. */
const ranges = [
  ['STATUS_RETRY_AFTER_MIN_SECONDS', 'STATUS_RETRY_AFTER_MAX_SECONDS'],
  ['DECK_DEFAULT_MIN_SLIDES', 'DECK_DEFAULT_MAX_SLIDES'],
  ['DECK_DEFAULT_MAX_SLIDES', 'DECK_MAX_SLIDES'],
] as const;

export function findContradictions(source: EnvSource): EnvProblem[] {
  return [...findMissing(source), ...findReversed(source)];
}

function findMissing(source: EnvSource): EnvProblem[] {
  return needs
    .filter((need) => need.when(source) && !source[need.name])
    .map(({ name, because, expects }) => ({ name, isMissing: true, line: `${name} is missing and required, because ${because}; it must be ${expects}.` }));
}

function findReversed(source: EnvSource): EnvProblem[] {
  const valueOf = (name: keyof typeof settings) => source[name] || settings[name].preset || '';
  return ranges
    .filter(([low, high]) => Number(valueOf(low)) > Number(valueOf(high)))
    .map(([low, high]) => ({ name: low, isMissing: false, line: `${low} is ${valueOf(low)}; it must not exceed ${high}, which is ${valueOf(high)}.` }));
}
