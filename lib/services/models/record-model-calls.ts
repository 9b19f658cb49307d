import { v7 as uuidv7 } from 'uuid';
import type { ModelSpending } from '@/lib/generation/pipeline/model-meter';
import type { Call, Context } from '../context';
import { sqlOf } from '../transaction';

export interface ModelCallsInput {
  /** Null for what is no job's. */
  jobId: string | null;
  /** What they were for, such as `plan` or `write-slide-3`. */
  purpose: string;
  /** As in MODEL. */
  model: string;
  calls: number;
  inputTokens: number;
  /** Of the tokens read, those that the provider had kept from an earlier call. */
  cachedInputTokens: number;
  outputTokens: number;
  /** Of the calls; 0 where nobody measured. */
  slowestMs: number;
}

const insert = `
  insert into model_calls (
    id, organization_id, job_id, purpose, model, calls, input_tokens, cached_input_tokens, output_tokens, slowest_ms)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/** Keeps what was spent on a language model; every time, since a step that is done again is paid again. */
export async function recordModelCalls({ ctx, input }: Call<Context, ModelCallsInput>): Promise<void> {
  const { jobId, purpose, model, calls, inputTokens, cachedInputTokens, outputTokens, slowestMs } = input;
  await sqlOf(ctx).query(insert, [
    uuidv7(),
    ctx.organizationId,
    jobId,
    purpose,
    model,
    calls,
    inputTokens,
    cachedInputTokens,
    outputTokens,
    slowestMs,
  ]);
}

const sum = `
  select coalesce(sum(calls), 0)::int as calls,
    coalesce(sum(input_tokens + output_tokens), 0)::float8 as tokens,
    coalesce(max(slowest_ms), 0) as "slowestMs"
  from model_calls where job_id = $1 and organization_id = $2`;

/** All that a job has spent on models, by steps that were done again too. */
export async function sumModelSpending({ ctx, input }: Call<Context, { jobId: string }>): Promise<ModelSpending> {
  const { rows } = await sqlOf(ctx).query<ModelSpending>(sum, [input.jobId, ctx.organizationId]);
  return rows[0] ?? { calls: 0, tokens: 0, slowestMs: 0 };
}
