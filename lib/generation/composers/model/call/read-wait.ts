import type { CallError } from './read-call-error';

type Headers = Readonly<Record<string, string>>;

/** "try again in 1m2.5s", "Please retry after 33 seconds", `"retryDelay": "26s"` and `"retry_after": 12`. */
const spoken =
  /(?:try again|retry) (?:in|after):? ?((?:\d+(?:\.\d+)? ?(?:ms|milliseconds?|h(?:ours?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)(?![a-z]) ?)+)|"?(?:retry_?(?:delay|after)|estimated_time)"?\s*:\s*"?(\d+(?:\.\d+)?s?)/i;
const part = /(\d+(?:\.\d+)?) ?([a-z]*)/gi;
const unitsMs: Readonly<Record<string, number>> = { ms: 1, mi: 60_000, m: 60_000, h: 3_600_000, s: 1000 };
const budgets = ['requests', 'tokens', 'input-tokens', 'output-tokens'];
const budgetHeaders = [
  ...budgets.map((budget) => ({ remaining: `x-ratelimit-remaining-${budget}`, reset: `x-ratelimit-reset-${budget}` })),
  ...budgets.map((budget) => ({
    remaining: `anthropic-ratelimit-${budget}-remaining`,
    reset: `anthropic-ratelimit-${budget}-reset`,
  })),
  { remaining: 'x-ratelimit-remaining', reset: 'x-ratelimit-reset' },
  { remaining: 'ratelimit-remaining', reset: 'ratelimit-reset' },
];
/** Where a number of seconds can only be a time of day. */
const firstEpochSeconds = 1_000_000_000;

/** How long a server wants to be left alone, by its headers or its words. */
export function readAskedWaitMs({ status, headers, text }: CallError, now: number): number | undefined {
  const asked = readRetryAfterMs(headers, now);
  if (asked !== undefined) return asked;
  const said = readSpokenMs(text);
  return said ?? (status === 429 ? readBudgetMs(headers ?? {}, now) : undefined);
}

/**
 * How long a server wants to be left alone: `retry-after-ms`, or `retry-after` in seconds or as a date
 * (RFC 9110, 10.2.3). Undefined when it says nothing that can be read; zero for a time that has passed.
 */
export function readRetryAfterMs(
  headers: Readonly<Record<string, string>> | undefined,
  now: number,
): number | undefined {
  const exact = decimal(headers?.['retry-after-ms']);
  if (exact !== undefined) return exact;
  const given = headers?.['retry-after']?.trim();
  if (!given) return undefined;
  const seconds = decimal(given);
  if (seconds !== undefined) return seconds * 1000;
  // Without a letter it is no date of the protocol, whatever a lenient parser makes of it.
  const at = /[a-z]/i.test(given) ? Date.parse(given) : NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

function decimal(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}

function readSpokenMs(text: string): number | undefined {
  const [found, words, bare] = spoken.exec(text) ?? [];
  if (!found) return undefined;
  if (bare) return parseFloat(bare) * 1000;
  return [...(words ?? '').matchAll(part)].reduce(
    (sum, [, amount, unit = '']) => sum + Number(amount) * unitMs(unit),
    0,
  );
}

/** The budget that is used up and is filled again last. */
function readBudgetMs(headers: Headers, now: number): number | undefined {
  const waits = budgetHeaders
    .filter(({ remaining }) => headers[remaining] === '0')
    .map(({ reset }) => readResetMs(headers[reset]?.trim() ?? '', now));
  const known = waits.filter((wait) => wait !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** "6m0s", "20ms", seconds, a time since 1970 in seconds or milliseconds, or a date. */
function readResetMs(text: string, now: number): number | undefined {
  if (/^\d+(?:\.\d+)?$/.test(text)) return ofNumber(Number(text), now);
  if (/^(?:\d+(?:\.\d+)?(?:ms|h|m|s))+$/.test(text))
    return [...text.matchAll(part)].reduce((sum, [, amount, unit = '']) => sum + Number(amount) * unitMs(unit), 0);
  const at = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

function ofNumber(value: number, now: number): number {
  if (value < firstEpochSeconds) return value * 1000;
  return Math.max(0, (value > firstEpochSeconds * 1000 ? value : value * 1000) - now);
}

/** "m" and "min" are minutes, "ms" and "milliseconds" are not. */
function unitMs(unit: string): number {
  const name = unit.toLowerCase();
  if (name.startsWith('milli')) return 1;
  return unitsMs[name] ?? unitsMs[name.slice(0, 2)] ?? unitsMs[name.slice(0, 1)] ?? 1000;
}
