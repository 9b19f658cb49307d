import { getLogger } from '@/lib/platform/logger/logger';

const longestSilenceMs = 10_000;

const uncounted = { 'goes on': 0, 'is refused': 0 };
let pause: NodeJS.Timeout | undefined;

/** Says that calls can't be counted: at once, then every ten seconds how many there were since. */
export function reportOutage(outcome: keyof typeof uncounted, cause: unknown): void {
  uncounted[outcome] += 1;
  if (pause) return;
  sayAndPause(cause);
}

function sayAndPause(cause: unknown): void {
  pause = undefined;
  const { 'goes on': letThrough, 'is refused': refused } = uncounted;
  if (letThrough + refused === 0) return;
  uncounted['goes on'] = 0;
  uncounted['is refused'] = 0;
  getLogger().error({ err: cause, letThrough, refused }, 'rate limits cannot be counted: their store is away');
  pause = setTimeout(sayAndPause, longestSilenceMs, cause).unref();
}
