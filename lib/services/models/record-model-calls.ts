import { v7 as uuidv7 } from 'uuid';
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
  outputTokens: number;
}

const insert = `
  insert into model_calls (id, organization_id, job_id, purpose, model, calls, input_tokens, output_tokens)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** Keeps what was spent on a language model; every time, since a step that is done again is paid again. */
export async function recordModelCalls({ ctx, input }: Call<Context, ModelCallsInput>): Promise<void> {
  const { jobId, purpose, model, calls, inputTokens, outputTokens } = input;
  await sqlOf(ctx).query(insert, [
    uuidv7(),
    ctx.organizationId,
    jobId,
    purpose,
    model,
    calls,
    inputTokens,
    outputTokens,
  ]);
}
