import type { Call, Context } from '../context';
import { countAgainst, peekAt } from './count-against';
import { limitKeyOf } from './limit-key';
import type { RateLimitState } from './rate-limit-state';

/**
 * Counts a generate request before anything of it is read.
 *
 * With an Idempotency-Key nobody can know yet whether it makes a new job: a retry must not count
 * as one, and of a hundred simultaneous requests with one key only the one that wins the key does.
 * The database settles that, in `createJob`, which then calls `countNewJob`; to refuse here because
 * the limit looks used up would refuse the losers of a race whose winner had the last call.
 * So that such requests, valid or not, are bounded all the same, they have a wider limit of their
 * own; the state shown is that of new jobs.
 */
export async function countGenerateRequest({
  ctx,
  input,
}: Call<Context, { mayBeRetry: boolean }>): Promise<RateLimitState> {
  const key = limitKeyOf(ctx);
  if (!input.mayBeRetry) return countAgainst('generate', key);
  const retries = await countAgainst('generateRetry', key);
  return retries.refusal ? retries : peekAt('generate', key);
}

/** Counts a job that is about to be accepted for a request with an Idempotency-Key. */
export function countNewJob({ ctx }: Call<Context, Record<never, never>>): Promise<RateLimitState> {
  return countAgainst('generate', limitKeyOf(ctx));
}
