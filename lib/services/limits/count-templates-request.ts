import type { Call, Context } from '../context';
import { countAgainst } from './count-against';
import { limitKeyOf } from './limit-key';
import type { RateLimitState } from './rate-limit-state';

export function countTemplatesRequest({ ctx }: Call<Context, Record<never, never>>): Promise<RateLimitState> {
  return countAgainst('templates', limitKeyOf(ctx));
}
