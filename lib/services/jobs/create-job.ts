import { v7 as uuidv7 } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import type { JobBody } from '@/lib/contracts/job';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { hashJson } from '@/lib/platform/crypto/hash-json';
import { getEnv } from '@/lib/platform/env/env';
import { getJobQueue } from '@/lib/platform/queue/get-job-queue';
import type { Call, Context } from '../context';
import { inspectReferenceImage, type InspectedImage } from '../reference-images/inspect-reference-image';
import { storeReferenceImages, type StoredReferenceImage } from '../reference-images/stored-images';
import { resolveTemplate } from '../templates/resolve-template';
import { inTransaction, sqlOf, type Statement, type Within } from '../transaction';
import { getJob } from './get-job';

export interface CreateJobInput {
  request: GenerateRequest;
  /** The body as it was sent, for telling a retry from another request under the same key. */
  sentBody: unknown;
  idempotencyKey?: string;
  /** Origin of download URLs, for the answer to a retry of a completed job. */
  baseUrl: string;
  /** A UUID version 7 that nothing else has, where the caller has a use for choosing it. */
  id?: string;
  /** Called in its transaction once the request has turned out to make a new job; nothing is accepted when it throws. */
  admit?: (ctx: Within<Context>) => Promise<void>;
}

export interface CreatedJob {
  body: JobBody;
  /** True when the answer is that of an earlier request. */
  replayed: boolean;
}

/**
 * Accepts a job: claims the idempotency key, writes the row and enqueues it, all or nothing.
 *
 *     earlier request? → template → pictures decoded → pictures stored → claim + row + queue → admit
 *
 * Of simultaneous requests with one key, one wins the claim; the others answer with its job.
 */
export async function createJob({ ctx, input }: Call<Context, CreateJobInput>): Promise<CreatedJob> {
  const idempotencyKey = rememberedKey(ctx, input);
  const bodyHash = idempotencyKey === undefined ? undefined : hashJson(input.sentBody);
  const replay = { idempotencyKey, bodyHash, baseUrl: input.baseUrl };
  const earlier = await replayJob({ ctx, input: replay });
  if (earlier) return { body: earlier, replayed: true };

  const { request } = input;
  const resolvedTemplate =
    request.template_name === undefined ? null : await resolveTemplate({ ctx, input: { name: request.template_name } });
  const images = await inspectAll(ctx, request);
  const id = input.id ?? uuidv7();
  const job = { id, request, resolvedTemplate, idempotencyKey, bodyHash };

  const accepted = await withStoredImages(ctx, id, images, (referenceImages) =>
    accept(ctx, { ...job, referenceImages }, input.admit),
  );
  if (accepted) return { body: newJobBody(id, request), replayed: false };
  const winner = await replayJob({ ctx, input: replay });
  if (winner) return { body: winner, replayed: true };
  await refuseWhenFull(ctx);
  // Gone again: the winner's record expired or was removed between the two statements, or one of those that waited began.
  return createJob({ ctx, input });
}

/** How soon it is worth to try again when too many jobs wait. */
const fullRetryAfterSeconds = 5;

async function refuseWhenFull(ctx: Context): Promise<void> {
  const most = getEnv().JOBS_PENDING_MAX;
  const { rows } = await sqlOf(ctx).query<{ isFree: boolean }>(`select ${hasRoom('$1', '$2')} as "isFree"`, [
    ctx.organizationId,
    most,
  ]);
  if (rows[0]?.isFree !== false) return;
  throw new AppError({
    code: 'rate_limit_exceeded',
    message: `${most} jobs of this organization wait already; send the request again once some have begun.`,
    retryAfterSeconds: fullRetryAfterSeconds,
  });
}

/**
 * Keys are remembered per API key; people in the portal have none. Only a hash of them is kept:
 * callers put anything there, also what is secret.
 */
function rememberedKey({ actor }: Context, { idempotencyKey }: CreateJobInput): string | undefined {
  return actor.type === 'api_key' && idempotencyKey !== undefined ? hashJson(idempotencyKey) : undefined;
}

async function inspectAll(ctx: Context, request: GenerateRequest): Promise<InspectedImage[]> {
  const inspected: InspectedImage[] = [];
  // One after the other: a decoder's memory is bounded for one picture at a time.
  for (const [index, image] of (request.reference_images ?? []).entries()) {
    inspected.push(await inspectReferenceImage(ctx, image, `reference_images[${index}].data`));
  }
  return inspected;
}

/** Pictures are stored before the transaction, and taken away when nothing came of it. */
async function withStoredImages(
  ctx: Context,
  jobId: string,
  images: readonly InspectedImage[],
  work: (stored: StoredReferenceImage[]) => Promise<boolean>,
): Promise<boolean> {
  if (images.length === 0) return work([]);
  const stored = await storeReferenceImages({ ctx, input: { jobId, images } });
  let kept = false;
  try {
    kept = await work(stored);
    return kept;
  } finally {
    if (!kept)
      await getBlobStore()
        .delete(stored.map(({ blobKey }) => blobKey))
        .catch(() => undefined);
  }
}

async function accept(ctx: Context, job: NewJob, admit: CreateJobInput['admit']): Promise<boolean> {
  const accepted = admit ? await claimAndAdmit(ctx, job, admit) : await claimJob(ctx, job);
  if (accepted) await getJobQueue().afterCommit({ jobId: job.id, organizationId: ctx.organizationId });
  return accepted;
}

/** Until the commit all others with the same key wait, and so none of them is admitted beside the winner. */
function claimAndAdmit(ctx: Context, job: NewJob, admit: NonNullable<CreateJobInput['admit']>): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const claimed = await claimJob(ctx, job);
    if (claimed) await admit(ctx);
    return claimed;
  });
}

function newJobBody(id: string, request: GenerateRequest): JobBody {
  return { job_id: id, status: 'pending', output_type: request.output_type, downloads: null, error: null };
}

interface NewJob {
  id: string;
  request: GenerateRequest;
  resolvedTemplate: string | null;
  referenceImages: readonly StoredReferenceImage[];
  idempotencyKey: string | undefined;
  bodyHash: string | undefined;
}

const columns = `
  id, organization_id, api_key_id, user_id, output_type, prompt, template_name, resolved_template,
  variant_count, use_web_search, use_knowledge_base, reference_images, deadline_at`;

const values = `
  $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::output_type, $6::text, $7::text, $8::text,
  $9::int, $10::boolean, $11::boolean, $12::jsonb, now() + make_interval(hours => $13::int)`;

/** Counted no further than it matters; 0 for no limit. */
function hasRoom(organization: string, most: string): string {
  return `(${most}::int = 0 or (
    select count(*) from (
      select from jobs where organization_id = ${organization}::uuid and status = 'pending' limit ${most}::int
    ) waiting) < ${most}::int)`;
}

const room = `room as (select ${hasRoom('$2', '$14')} as is_free)`;

// A record that has expired is taken over; a live one leaves no row, and so no job.
const claim = `
  insert into idempotency_records as record (api_key_id, key, body_hash, job_id, expires_at)
  select $3::uuid, $15::text, $16::text, $1::uuid, now() + make_interval(hours => $17::int) from room where is_free
  on conflict (api_key_id, key) do update set
    body_hash = excluded.body_hash, job_id = excluded.job_id, expires_at = excluded.expires_at
  where record.expires_at <= now()
  returning job_id`;

const returned = 'returning id as job_id, organization_id, output_type';
const insertJob = `${room}, accepted as (insert into jobs (${columns}) select ${values} from room where is_free ${returned})`;
const insertJobUnderKey = `${room}, claim as (${claim}), accepted as (insert into jobs (${columns}) select ${values} from claim ${returned})`;

/**
 * Claims the idempotency key, writes the job's row and queues it, in one statement. False when
 * the key belongs to another job, and when too many wait already.
 */
async function claimJob(ctx: Context, job: NewJob): Promise<boolean> {
  const env = getEnv();
  const { request, idempotencyKey, bodyHash } = job;
  const { enqueueAccepted } = getJobQueue();
  const row = [
    job.id,
    ctx.organizationId,
    ctx.actor.type === 'api_key' ? ctx.actor.apiKeyId : null,
    ctx.actor.type === 'user' ? ctx.actor.userId : null,
    request.output_type,
    request.prompt,
    request.template_name ?? null,
    job.resolvedTemplate,
    request.variant_count ?? 1,
    request.use_web_search ?? false,
    request.use_knowledge_base ?? false,
    JSON.stringify(job.referenceImages),
    env.JOB_WAIT_HOURS,
    env.JOBS_PENDING_MAX,
  ];
  const statement: Statement =
    idempotencyKey === undefined
      ? { name: 'accept-job', text: `with ${insertJob} ${enqueueAccepted}`, values: row }
      : {
          name: 'accept-job-under-key',
          text: `with ${insertJobUnderKey} ${enqueueAccepted}`,
          values: [...row, idempotencyKey, bodyHash, env.IDEMPOTENCY_TTL_HOURS],
        };
  const { rowCount } = await sqlOf(ctx).query(statement);
  return rowCount === 1;
}

interface ReplayInput {
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
async function replayJob({ ctx, input }: Call<Context, ReplayInput>): Promise<JobBody | null> {
  if (input.idempotencyKey === undefined || ctx.actor.type !== 'api_key') return null;
  const { rows } = await sqlOf(ctx).query<{ body_hash: string; job_id: string }>({
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
