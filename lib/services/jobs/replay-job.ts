import { AppError } from '@/lib/contracts/app-error';
import type { JobBody } from '@/lib/contracts/job';
import { getPool } from '@/lib/platform/database/pool';
import type { Call, Context } from '../context';
import { getJob } from './get-job';

export interface ReplayInput {
  idempotencyKey: string | undefined;
  bodyHash: string | undefined;
  baseUrl: string;
}

const findRecord = `
  select body_hash, job_id from idempotency_records
  where api_key_id = $1 and key = $2 and expires_at > now()`;

/**
 * The job of an earlier request with this key, in its present state; null when there was
 * none. The same key with another body is a conflict.
 */
export async function replayJob({ ctx, input }: Call<Context, ReplayInput>): Promise<JobBody | null> {
  if (input.idempotencyKey === undefined || ctx.actor.type !== 'api_key') return null;
  const { rows } = await getPool().query<{ body_hash: string; job_id: string }>({
    name: 'find-idempotency-record',
    text: findRecord,
    values: [ctx.actor.apiKeyId, input.idempotencyKey],
  });
  const record = rows[0];
  if (!record) return null;
  if (record.body_hash !== input.bodyHash) {
    throw new AppError({
      code: 'idempotency_conflict',
      message: 'This Idempotency-Key was used with a different request body; use a new key for a new request.',
    });
  }
  const { body } = await getJob({ ctx, input: { jobId: record.job_id, baseUrl: input.baseUrl } });
  return body;
}
