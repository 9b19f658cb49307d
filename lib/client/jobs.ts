import { checkIdempotencyKey, type CallOptions, type Connection } from './connection';
import { JobFailedError, JobTimeoutError } from './errors';
import { readJson, readRetryAfter } from './read-answer';
import { retry, isPassing, type Clock } from './retry';
import { type DownloadItem, type GenerateRequest, type Job, isCompleted, isFailed, type CompletedJob } from './types';

const gapMs = 1_000;

/** Keeps the polls of one job a second apart, whoever asks for them. */
class PollPace {
  /** When each job may be polled next. */
  private readonly free = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /** Waits for a turn, polls, and keeps the next one away: counted from the answer, since a request can take its time to arrive. */
  async poll<T>(jobId: string, ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const now = this.clock.now();
    const turn = Math.max(now, this.free.get(jobId) ?? 0);
    this.keepFree(jobId, turn);
    if (turn > now) await this.clock.sleep(turn - now, signal);
    try {
      return await ask();
    } finally {
      this.keepFree(jobId, this.clock.now());
    }
  }

  private keepFree(jobId: string, fromMs: number): void {
    for (const [job, until] of this.free) if (until <= this.clock.now()) this.free.delete(job);
    this.free.set(jobId, Math.max(fromMs + gapMs, this.free.get(jobId) ?? 0));
  }
}

export interface JobState {
  job: Job;
  /** When to ask again, as the service sees it. */
  retryAfterSeconds: number | undefined;
}

const statuses: readonly unknown[] = ['pending', 'processing', 'completed', 'failed'] satisfies Job['status'][];

function isJob(body: unknown): body is Job {
  const job = body as Partial<Job> | null | undefined;
  return typeof job?.job_id === 'string' && statuses.includes(job.status);
}

/** The calls that answer with a job. */
export class Jobs {
  private readonly pace: PollPace;
  /** Which job an item belongs to, so that its link can be had afresh. */
  private readonly owners = new WeakMap<DownloadItem, string>();

  constructor(private readonly connection: Connection) {
    this.pace = new PollPace(connection.clock);
  }

  async start(request: GenerateRequest, idempotencyKey: string, options: CallOptions): Promise<Job> {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': checkIdempotencyKey(idempotencyKey) },
      body: JSON.stringify(request),
    };
    const { job } = await retry(() => this.ask('/api/v1/generate', options, init), {
      ...options,
      clock: this.connection.clock,
    });
    return job;
  }

  read(jobId: string, options: CallOptions): Promise<JobState> {
    const { clock } = this.connection;
    const path = `/api/v1/status/${encodeURIComponent(jobId)}`;
    return retry(() => this.pace.poll(jobId, () => this.ask(path, options), options.signal), { ...options, clock });
  }

  ownerOf(item: DownloadItem): string | undefined {
    return this.owners.get(item);
  }

  private ask(address: string, options: CallOptions, init?: RequestInit): Promise<JobState> {
    return this.connection.attempt({
      ...options,
      address,
      init,
      read: async (response) => {
        const job = await readJson(response, isJob);
        for (const item of job.downloads ?? []) this.owners.set(item, job.job_id);
        return { job, retryAfterSeconds: readRetryAfter(response.headers, this.connection.clock.now()) };
      },
    });
  }
}

export interface WaitOptions {
  /** Called with the job as each answer shows it. */
  onProgress?: (job: Job) => void;
  signal?: AbortSignal;
  /** 5 minutes unless given. The job itself goes on. */
  timeoutMs?: number;
}

interface Wait extends WaitOptions {
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
