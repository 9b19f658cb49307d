import { getPool } from '@/lib/platform/database/pool';
import { getEnv } from '@/lib/platform/env/env';
import { getEventSender } from '@/lib/platform/queue/get-job-queue';
import { dispatchOutbox, type OutboxReport } from '@/lib/platform/queue/outbox';
import type { Call, OperatorContext } from '../context';

/** Whether Inngest runs the jobs. Its keys are there then: the start checks them. */
export function usesInngest(): boolean {
  return getEnv().JOB_ENGINE === 'inngest';
}

/** Sends the accepted jobs that Inngest has not heard of yet. */
export async function sendOutbox({
  ctx: _operator,
}: Call<OperatorContext, Record<string, never>>): Promise<OutboxReport> {
  return dispatchOutbox(getPool(), getEventSender());
}
