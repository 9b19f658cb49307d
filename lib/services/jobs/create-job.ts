import { v7 as uuidv7 } from 'uuid';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import type { JobBody } from '@/lib/contracts/job';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { hashJson } from '@/lib/platform/crypto/hash-json';
import { getPool } from '@/lib/platform/database/pool';
import { getJobQueue } from '@/lib/platform/queue/get-job-queue';
import type { Call, Context } from '../context';
import { inspectReferenceImage, type InspectedImage } from '../reference-images/inspect-reference-image';
import { storeReferenceImages, type StoredReferenceImage } from '../reference-images/store-reference-images';
import { inTransaction, type Sql } from '../sql';
import { resolveTemplate } from '../templates/resolve-template';
import { claimJob, type NewJob } from './claim-job';
import { replayJob } from './replay-job';

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
  admit?: (sql: Sql) => Promise<void>;
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
  const images = await inspectAll(request);
  const id = input.id ?? uuidv7();
  const job = { id, request, resolvedTemplate, idempotencyKey, bodyHash };

  const accepted = await withStoredImages(ctx, id, images, (referenceImages) =>
    accept(ctx, { ...job, referenceImages }, input.admit),
  );
  if (accepted) return { body: newJobBody(id, request), replayed: false };
  const winner = await replayJob({ ctx, input: replay });
  // Gone again: the winner's record expired or was removed between the two statements.
  return winner ? { body: winner, replayed: true } : createJob({ ctx, input });
}

/**
 * Keys are remembered per API key; people in the portal have none. Only a hash of them is kept:
 * callers put anything there, also what is secret.
 */
function rememberedKey({ actor }: Context, { idempotencyKey }: CreateJobInput): string | undefined {
  return actor.type === 'api_key' && idempotencyKey !== undefined ? hashJson(idempotencyKey) : undefined;
}

async function inspectAll(request: GenerateRequest): Promise<InspectedImage[]> {
  const inspected: InspectedImage[] = [];
  // One after the other: a decoder's memory is bounded for one picture at a time.
  for (const [index, image] of (request.reference_images ?? []).entries()) {
    inspected.push(await inspectReferenceImage(image, `reference_images[${index}].data`));
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
  const accepted = admit ? await claimAndAdmit(ctx, job, admit) : await claimJob(getPool(), ctx, job);
  if (accepted) await getJobQueue().afterCommit({ jobId: job.id, organizationId: ctx.organizationId });
  return accepted;
}

/** Until the commit all others with the same key wait, and so none of them is admitted beside the winner. */
function claimAndAdmit(ctx: Context, job: NewJob, admit: (sql: Sql) => Promise<void>): Promise<boolean> {
  return inTransaction(async (sql) => {
    const claimed = await claimJob(sql, ctx, job);
    if (claimed) await admit(sql);
    return claimed;
  });
}

function newJobBody(id: string, request: GenerateRequest): JobBody {
  return { job_id: id, status: 'pending', output_type: request.output_type, downloads: null, error: null };
}
