import type { Attempt, CallOptions, Connection } from './connection';
import { ApiError } from './errors';
import type { Jobs } from './jobs';
import { retry } from './retry';
import type { DownloadItem, Job } from './types';

export interface DownloadOptions {
  signal?: AbortSignal;
  /** The job of the item, for items that come from elsewhere than an answer to this client. */
  jobId?: string;
}

/** What a store says of a link that no longer works. */
const deadLinkStatuses: readonly number[] = [403, 404, 410];

export type ReadFile<T> = Pick<Attempt<T>, 'read' | 'timeoutMs'>;

/** Fetches a file; when its link has expired, a fresh one of the same job is followed. */
export async function fetchFile<T>(
  connection: Connection,
  jobs: Jobs,
  item: DownloadItem,
  reading: ReadFile<T>,
  { jobId = jobs.ownerOf(item), ...options }: CallOptions & DownloadOptions,
): Promise<T> {
  try {
    return await follow(connection, item, reading, options);
  } catch (error) {
    const isDead = error instanceof ApiError && deadLinkStatuses.includes(error.status);
    if (!isDead || jobId === undefined) throw error;
    const { job } = await jobs.read(jobId, options);
    const fresh = sameFile(job, item);
    if (!fresh) throw error;
    return await follow(connection, fresh, reading, options);
  }
}

function follow<T>(
  connection: Connection,
  { url }: DownloadItem,
  reading: ReadFile<T>,
  options: CallOptions,
): Promise<T> {
  return retry(() => connection.attempt({ ...options, ...reading, address: url }), {
    ...options,
    clock: connection.clock,
  });
}

function sameFile(job: Job, item: DownloadItem): DownloadItem | undefined {
  const variantOf = (file: DownloadItem) => ('variant' in file ? file.variant : undefined);
  return job.downloads?.find((file) => variantOf(file) === variantOf(item));
}
