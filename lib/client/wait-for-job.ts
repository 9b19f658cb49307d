import type { Clock } from './clock';
import { JobFailedError, JobTimeoutError } from './errors';
import type { Jobs } from './jobs';
import { isPassing } from './retry';
import { isCompleted, isFailed, type CompletedJob, type Job } from './types';

export interface WaitOptions {
  /** Called with the job as each answer shows it. */
  onProgress?: (job: Job) => void;
  signal?: AbortSignal;
  /** 5 minutes unless given. The job itself goes on. */
  timeoutMs?: number;
}

export interface Wait extends WaitOptions {
  timeoutMs: number;
  /** When the time is up: for waiting, for repeating what failed, and for answers. */
  untilMs: number;
  deadlineMs: number;
}

const firstPauseMs = 2_000;
const longestPauseMs = 5_000;

export function startWait({ now }: Clock, options: WaitOptions): Wait {
  const { timeoutMs = 5 * 60_000 } = options;
  const deadlineMs = now() + timeoutMs;
  return { ...options, timeoutMs, untilMs: deadlineMs, deadlineMs };
}

/** Polls until the job is completed; throws when it has failed, or when the time is up. */
export async function waitForJob(jobs: Jobs, clock: Clock, jobId: string, wait: Wait): Promise<CompletedJob> {
  const { signal, timeoutMs, deadlineMs } = wait;
  let seen: Job | undefined;
  for (let polls = 0; ; polls += 1) {
    const { job, retryAfterSeconds } = await jobs.read(jobId, wait).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw isPassing(error) ? new JobTimeoutError(jobId, seen, timeoutMs, { cause: error }) : error;
    });
    seen = job;
    if (isDone(job, wait)) return job;
    const leftMs = deadlineMs - clock.now();
    if (leftMs <= 0) throw new JobTimeoutError(jobId, job, timeoutMs);
    await clock.sleep(Math.min(leftMs, pauseMs(retryAfterSeconds, polls)), signal);
  }
}

/** Tells of the job; whether it is completed. Throws when it has failed. */
export function isDone(job: Job, { onProgress }: WaitOptions): job is CompletedJob {
  onProgress?.(job);
  if (isFailed(job)) throw new JobFailedError(job);
  return isCompleted(job);
}

/** As the service asks; without a word from it, from two seconds to five. */
function pauseMs(askedSeconds: number | undefined, polls: number): number {
  return askedSeconds === undefined ? Math.min(longestPauseMs, firstPauseMs * 1.3 ** polls) : askedSeconds * 1_000;
}
