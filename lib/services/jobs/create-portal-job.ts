import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { generateRequestSchema, type GenerateRequest } from '@/lib/contracts/generate-request';
import { actorIdOf, type Call, type Context } from '../context';
import { countGenerateRequest } from '../limits/count-calls';
import { parseInput } from '../parse-input';
import { requestSettings } from '../requests/request-settings';
import { requireRole } from '../roles';
import { sqlOf, type Within } from '../transaction';
import { createJob } from './create-job';
import { estimateCharge } from './estimate-charge';

/** How long a form that is sent again stands for the same job. */
const rememberedForMs = 60 * 60_000;

/** Hexadecimal digits at the end of an id of version 7 that are chance alone; those before keep ids of one moment apart. */
const markLength = 10;

const inputSchema = z.strictObject({
  /** The form's own name for what it sends: the same when it sends that again. */
  submissionId: z.string().regex(/^[0-9a-f]{32}$/, { error: 'must be 32 hexadecimal digits' }),
  /** As the body of `POST /api/v1/generate`. */
  request: z.unknown(),
});

export interface PortalJob {
  jobId: string;
  /** True when an earlier sending of the form had made the job. */
  repeated: boolean;
}

/**
 * Starts a job for a person at the form. However often, and however simultaneously, one submission is
 * sent, it makes one job: the end of the job's id is computed from it, and within the last hour there is
 * at most one such id. Simultaneous ones wait for each other inside their transactions.
 */
export async function createPortalJob({ ctx, input }: Call<Context, z.input<typeof inputSchema>>): Promise<PortalJob> {
  requireRole(ctx.actor, ['owner', 'admin', 'member']);
  const { submissionId, request: sent } = parseInput(inputSchema, input);
  const mark = markOf(ctx, submissionId);
  const earlier = await findMarked(ctx, mark);
  if (earlier) return { jobId: earlier, repeated: true };
  await count(ctx);
  const request = parseInput(generateRequestSchema(requestSettings().numbers), sent);
  await requireCredits(ctx, request);
  return createOnce(ctx, request, mark);
}

async function createOnce(ctx: Context, request: GenerateRequest, mark: string): Promise<PortalJob> {
  const id = uuidv7().slice(0, -mark.length) + mark;
  let winner: string | null = null;
  const admit = async (ctx: Within<Context>) => {
    await sqlOf(ctx).query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `submission:${ctx.organizationId}:${mark}`,
    ]);
    winner = await findMarked(ctx, mark, id);
    if (winner) throw new AppError({ code: 'conflict', message: 'This was sent before.' });
  };
  try {
    const { body } = await createJob({
      ctx,
      input: { request, sentBody: request, baseUrl: requestSettings().baseUrl, id, admit },
    });
    return { jobId: body.job_id, repeated: false };
  } catch (error) {
    if (winner) return { jobId: winner, repeated: true };
    throw error;
  }
}

/** The end of the job's id: of this person and this submission alone. */
function markOf({ organizationId, actor }: Context, submissionId: string): string {
  const parts = [organizationId, actorIdOf(actor), submissionId];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, markLength);
}

const findJob = `
  select id from jobs
  where organization_id = $1 and id >= $2::uuid and right(id::text, ${markLength}) = $3 and id <> $4::uuid
  limit 1`;

/** The id holds the time of its making, so that the index leads to the jobs of the last hour alone. */
async function findMarked(ctx: Context, mark: string, except = uuidv7()): Promise<string | null> {
  const earliest = uuidv7({ msecs: Date.now() - rememberedForMs, random: new Uint8Array(16), seq: 0 });
  const { rows } = await sqlOf(ctx).query<{ id: string }>(findJob, [ctx.organizationId, earliest, mark, except]);
  return rows[0]?.id ?? null;
}

async function count(ctx: Context): Promise<void> {
  const { refusal, limit, resetSeconds } = await countGenerateRequest({ ctx, input: { mayBeRetry: false } });
  if (refusal?.code !== 'rate_limit_exceeded') {
    if (refusal) throw refusal;
    return;
  }
  const wait = resetSeconds === 1 ? 'a second' : `${resetSeconds} seconds`;
  throw new AppError({
    code: refusal.code,
    message: `You can start ${limit} jobs a minute, and have. Wait ${wait}, then try again.`,
    retryAfterSeconds: resetSeconds,
    cause: refusal,
  });
}

/** A worker would fail the job for it; here the person can still change what they ask for. */
async function requireCredits(
  ctx: Context,
  { prompt, output_type: outputType, variant_count: variantCount }: GenerateRequest,
): Promise<void> {
  const { most, left } = await estimateCharge({ ctx, input: { prompt, outputType, variantCount } });
  if (most <= left) return;
  const has = left === 1 ? '1 credit is' : `${left} credits are`;
  throw new AppError({
    code: 'insufficient_credits',
    message: `This can cost up to ${most} ${most === 1 ? 'credit' : 'credits'}, and ${has} left. Ask for fewer slides or variants, or have credits added.`,
  });
}
