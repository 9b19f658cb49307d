import { AppError, isRetryable } from '@/lib/contracts/app-error';
import { isJobErrorCode, jobErrorCodes, type JobErrorCode } from '@/lib/contracts/error-codes';
import { isFinished } from '@/lib/contracts/job';
import { chooseComposer } from '@/lib/generation/composers/choose-composer';
import { tellTask } from '@/lib/generation/composers/create-embedded-composer';
import { type Compute, getCompute } from '@/lib/generation/compute/compute';
import type { Composer } from '@/lib/generation/composers/composer';
import type { FindPassages } from '@/lib/generation/sources/find-passages';
import { ProcessDeath } from '@/lib/platform/compute/process-death';
import { sqlOf } from '../transaction';
import { chooseDescriber } from '@/lib/generation/pictures/describe-picture';
import { generate } from '@/lib/generation/pipeline/generate';
import { GenerationFailure } from '@/lib/generation/pipeline/generation-failure';
import type { GenerationServices, Step } from '@/lib/generation/pipeline/generation-job';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getEnv } from '@/lib/platform/env/env';
import { getLogger } from '@/lib/platform/logger/logger';
import { drawThumbnails } from '../artifacts/slide-previews';
import type { Call, Context } from '../context';
import { recordModelCalls, sumModelSpending } from '../models/record-model-calls';
import { openSources } from '../sources/sources';
import { listRecentTemplates } from '../templates/list-templates';
import { completeJob, failJob, startJob } from './job-life';
import { findJob } from './load-job';

export interface RunJobInput {
  jobId: string;
  step: Step;
  /** Whether a failure that might pass is final all the same. */
  isLastAttempt: boolean;
  /** Where the job engine counts places for computing: told of what only waits for others. */
  outside?: Outside;
  /** Aborts when the job has ended elsewhere. */
  ended?: AbortSignal;
}

type Outside = <T>(wait: () => Promise<T>) => Promise<T>;

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
    await generate(job, step, servicesFor(ctx, input), input.ended);
  } catch (error) {
    if (await isOver(ctx, jobId)) return tellGone(jobId);
    return settleFailure(ctx, input, error);
  }
  await drawThumbnails({ ctx, input: { jobId } });
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

/** Ended or deleted under the pipeline's feet, which finds its rows refused. A database that can't be asked leaves the failure as it is. */
function isOver(ctx: Context, jobId: string): Promise<boolean> {
  return findJob({ ctx, input: { jobId } }).then(
    (job) => job === null || isFinished(job.status),
    () => false,
  );
}

function tellGone(jobId: string): void {
  getLogger().info({ jobId }, 'job has ended elsewhere; nothing is left to do');
}

const stayInside: Outside = (wait) => wait();

function servicesFor(ctx: Context, { jobId, outside = stayInside }: RunJobInput): GenerationServices {
  const env = getEnv();
  const compute = countDeaths(ctx, jobId);
  const { organizationId } = ctx;
  const describe = chooseDescriber(env);
  const sources = openSources(ctx, jobId);
  const waiting = (find: FindPassages | null): FindPassages | null =>
    find && ((...call) => outside(() => find(...call)));
  return {
    blobs: getBlobStore(),
    compute,
    composer: waitOutside(
      chooseComposer(env, (reading, signal) => compute.run(tellTask, reading, { organizationId, signal })),
      outside,
    ),
    prices: { slide: env.CREDITS_PER_SLIDE, variant: env.CREDITS_PER_VARIANT },
    deckSize: {
      most: env.DECK_MAX_SLIDES,
      unasked: { fewest: env.DECK_DEFAULT_MIN_SLIDES, most: env.DECK_DEFAULT_MAX_SLIDES },
    },
    timeLimitMs: env.JOB_TIMEOUT_MINUTES * 60_000,
    sources: { knowledgeBase: waiting(sources.knowledgeBase), web: waiting(sources.web) },
    describePicture: describe && ((...call) => outside(() => describe(...call))),
    recentTemplates: () => listRecentTemplates({ ctx, input: {} }),
    modelLimits: { calls: env.MODEL_MAX_CALLS_PER_JOB, tokens: env.MODEL_MAX_TOKENS_PER_JOB },
    modelSpending: () => sumModelSpending({ ctx, input: { jobId } }),
    recordModelCalls: (calls) => recordModelCalls({ ctx, input: { jobId, ...calls } }),
    start: ({ largestCharge }) => startJob({ ctx, input: { jobId, largestCharge } }),
    complete: async ({ files, charge }) => {
      await completeJob({ ctx, input: { jobId, files, charge } });
    },
  };
}

/** A model is waited for; the embedded composer computes. */
function waitOutside(composer: Composer, outside: Outside): Composer {
  if (composer.name === 'embedded') return composer;
  const { planQueries, reviewer } = composer;
  return {
    ...composer,
    ...(planQueries && { planQueries: (...call) => outside(() => planQueries(...call)) }),
    plan: (...call) => outside(() => composer.plan(...call)),
    writeSlide: (...call) => outside(() => composer.writeSlide(...call)),
    ...(reviewer && {
      reviewer: { ...reviewer, review: (...call) => outside(() => reviewer.review(...call)) },
    }),
  };
}

/** One may have been an accident, of the machine even. */
const mostDeaths = 2;

const countDeath = `update jobs set deaths = deaths + 1 where id = $1 and organization_id = $2 returning deaths`;

/** A task that took its process with it is tried once more, and then is the end of its job. */
function countDeaths(ctx: Context, jobId: string): Compute {
  const compute = getCompute();
  return {
    async run(task, input, options) {
      try {
        return await compute.run(task, input, options);
      } catch (error) {
        if (!(error instanceof ProcessDeath)) throw error;
        const { rows } = await sqlOf(ctx).query<{ deaths: number }>(countDeath, [jobId, ctx.organizationId]);
        const deaths = rows[0]?.deaths ?? 0;
        getLogger().warn({ jobId, err: error, deaths }, 'a process that computed for a job died of it');
        throw deaths >= mostDeaths ? new GenerationFailure('too_heavy', error.message, { cause: error }) : error;
      }
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
