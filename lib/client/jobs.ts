import { checkIdempotencyKey } from './check-settings';
import type { CallOptions, Connection } from './connection';
import { PollPace } from './poll-pace';
import { readJson } from './read-answer';
import { retry } from './retry';
import { retryAfterSeconds } from './retry-after';
import type { DownloadItem, GenerateRequest, Job } from './types';

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
        return { job, retryAfterSeconds: retryAfterSeconds(response.headers, this.connection.clock.now()) };
      },
    });
  }
}
