import { createHash } from 'node:crypto';
import { validate, version } from 'uuid';
import type { Call, Context } from '../context';
import { countAgainst } from './count-against';
import { limitKeyOf } from './limit-key';
import type { RateLimitState } from './rate-limit-state';

const firstSecondMs = 1_000;

/**
 * Counts a status request: per key, then per job. The job's id is taken as it was sent, whether or
 * not there is such a job, so that unknown, malformed and foreign ids behave like one's own.
 * The state is that of the key, or of the limit that refuses.
 */
export async function countStatusRequest({ ctx, input }: Call<Context, { jobId: string }>): Promise<RateLimitState> {
  const key = limitKeyOf(ctx);
  const ofKey = await countAgainst('status', key);
  if (ofKey.refusal) return ofKey;
  const ofJob = await countAgainst(
    isNew(input.jobId) ? 'statusOfNewJob' : 'statusOfJob',
    `${key}:${jobKeyOf(input.jobId)}`,
  );
  return ofJob.refusal ? ofJob : ofKey;
}

/** The letters of a UUID may be sent in either case; of other texts any length and any character. */
function jobKeyOf(jobId: string): string {
  return validate(jobId) ? jobId.toLowerCase() : createHash('sha256').update(jobId).digest('base64url');
}

/** A job's birth stands in its id (RFC 9562, section 5.7), so that no look-up is needed. */
function isNew(jobId: string): boolean {
  if (!validate(jobId) || version(jobId) !== 7) return false;
  const bornAtMs = Number.parseInt(jobId.slice(0, 8) + jobId.slice(9, 13), 16);
  return Math.abs(Date.now() - bornAtMs) < firstSecondMs;
}
