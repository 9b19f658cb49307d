import { getPool } from '@/lib/platform/database/pool';
import { getEnv } from '@/lib/platform/env/env';
import { getEventSender } from '@/lib/platform/queue/get-job-queue';
import { dispatchOutbox, insertCancellations, type OutboxReport } from '@/lib/platform/queue/outbox';
import type { Call, OperatorContext } from '../context';
import { sqlOf, type Scope } from '../transaction';

/** Whether Inngest runs the jobs. Its keys are there then: the start checks them. */
export function usesInngest(): boolean {
  return getEnv().JOB_ENGINE === 'inngest';
}

export interface EngineLimits {
  /** Steps of one organization's jobs at a time. */
  concurrency: number;
  /** Jobs of one organization that begin in a minute. */
  startsPerMinute: number;
}

/** What Inngest holds each organization to. */
export function engineLimits(): EngineLimits {
  const env = getEnv();
  return {
    concurrency: env.INNGEST_ORGANIZATION_CONCURRENCY,
    startsPerMinute: env.INNGEST_ORGANIZATION_STARTS_PER_MINUTE,
  };
}

/**
 * Ends Inngest's runs of jobs that have ended otherwise, such as by a person: in the caller's transaction, if there is
 * one. Call `sendOutbox` after its commit; what is lost then, the sweep sends. The embedded worker needs no telling.
 */
export async function cancelRuns({ ctx, input }: { ctx: Scope; input: { jobIds: readonly string[] } }): Promise<void> {
  if (usesInngest() && input.jobIds.length > 0) await insertCancellations(sqlOf(ctx), input.jobIds);
}

/**
 * Sends the events that are due: of jobs and documents that Inngest has not heard of, or may have forgotten. Cheap when
 * there are none, and any number of processes may do it; the more often, the sooner a lost job is taken up again.
 */
export async function sendOutbox({
  ctx: _operator,
}: Call<OperatorContext, Record<string, never>>): Promise<OutboxReport> {
  return dispatchOutbox(getPool(), getEventSender());
}
