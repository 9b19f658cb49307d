import { AppError, isRetryable } from '@/lib/contracts/app-error';
import { isJobErrorCode, jobErrorCodes, type JobErrorCode } from '@/lib/contracts/error-codes';
import { isFinished } from '@/lib/contracts/job';
import { chooseComposer } from '@/lib/generation/composers/choose-composer';
import { chooseDescriber } from '@/lib/generation/pictures/describe-picture';
import { generate } from '@/lib/generation/pipeline/generate';
import { GenerationFailure } from '@/lib/generation/pipeline/generation-failure';
import type { GenerationServices, Step } from '@/lib/generation/pipeline/generation-job';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getEnv } from '@/lib/platform/env/env';
import { getLogger } from '@/lib/platform/logger/logger';
import type { Call, Context } from '../context';
import { recordModelCalls } from '../models/record-model-calls';
import { openSources } from '../sources/sources';
import { listRecentTemplates } from '../templates/list-templates';
import { completeJob, failJob, startJob } from './job-life';
import { findJob } from './load-job';

export interface RunJobInput {
  jobId: string;
  step: Step;
  /** Whether a failure that might pass is final all the same. */
  isLastAttempt: boolean;
}

/**
 * Takes a job through the pipeline, from wherever it stopped before. Both job engines call
 * this. Returns when the job has ended, well or not, or is gone; throws when it should be tried again.
 */
export async function runJob({ ctx, input }: Call<Context, RunJobInput>): Promise<void> {
  const { jobId, step } = input;
  const job = await findJob({ ctx, input: { jobId } });
  if (!job) return tellGone(jobId);
  if (isFinished(job.status)) return;
  try {
    await generate(job, step, servicesFor(ctx, jobId));
  } catch (error) {
    if (await isGone(ctx, jobId)) return tellGone(jobId);
    await settleFailure(ctx, input, error);
  }
}

async function settleFailure(ctx: Context, { jobId, isLastAttempt }: RunJobInput, error: unknown): Promise<void> {
  const failure = failureOf(error);
  const ends = !failure.retryable || isLastAttempt;
  getLogger()[ends ? 'error' : 'warn'](
    { jobId, code: failure.code, ...detailOf(error) },
    ends ? 'job failed' : 'job will be tried again',
  );
  if (!ends) throw error;
  await failJob({ ctx, input: { jobId, code: failure.code, message: failure.message } });
}

/** Deleted under the pipeline's feet, which finds its rows refused. A database that can't be asked leaves the failure as it is. */
function isGone(ctx: Context, jobId: string): Promise<boolean> {
  return findJob({ ctx, input: { jobId } }).then(
    (job) => job === null,
    () => false,
  );
}

function tellGone(jobId: string): void {
  getLogger().info({ jobId }, 'job is gone; nothing is left to do');
}

function servicesFor(ctx: Context, jobId: string): GenerationServices {
  const env = getEnv();
  return {
    blobs: getBlobStore(),
    composer: chooseComposer(env),
    prices: { slide: env.CREDITS_PER_SLIDE, variant: env.CREDITS_PER_VARIANT },
    deckSize: {
      most: env.DECK_MAX_SLIDES,
      unasked: { fewest: env.DECK_DEFAULT_MIN_SLIDES, most: env.DECK_DEFAULT_MAX_SLIDES },
    },
    sources: openSources(ctx, jobId),
    describePicture: chooseDescriber(env),
    recentTemplates: () => listRecentTemplates({ ctx, input: {} }),
    recordModelCalls: (calls) => recordModelCalls({ ctx, input: { jobId, ...calls } }),
    start: ({ largestCharge }) => startJob({ ctx, input: { jobId, largestCharge } }),
    complete: async ({ files, charge }) => {
      await completeJob({ ctx, input: { jobId, files, charge } });
    },
  };
}

function detailOf(error: unknown): { err: unknown; detail?: string } {
  return error instanceof GenerationFailure ? { err: error.cause ?? error, detail: error.detail } : { err: error };
}

/** What a failed attempt means for the job. */
export interface JobFailure {
  code: JobErrorCode;
  retryable: boolean;
  /** Shown to the caller. */
  message: string;
}

/** A failure that was found final before, by a job engine that has used up its attempts. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';

  constructor(readonly failure: JobFailure) {
    super(failure.message);
  }
}

/** The pipeline's failures carry their code; whatever else is thrown is a defect, which may pass. */
export function failureOf(error: unknown): JobFailure {
  if (error instanceof FinalFailure) return error.failure;
  if (error instanceof GenerationFailure) return error;
  if (error instanceof AppError && isJobErrorCode(error.code)) {
    return { code: error.code, retryable: isRetryable(error), message: error.message };
  }
  return { code: 'generation_failed', retryable: isRetryable(error), message: jobErrorCodes.generation_failed.meaning };
}
