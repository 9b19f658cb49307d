import type { JobStatus } from '@/lib/contracts/job';
import { hashJson } from '@/lib/platform/crypto/hash-json';
import type { JobListFilters } from './list-jobs-query';

export interface JobPage<Row> {
  jobs: Row[];
  /** For `olderThan` of the next page; null on the last. */
  older: string | null;
  /** For `newerThan` of the page before; null on the first. */
  newer: string | null;
  /** Another one when other jobs are on this page, or one of them is in another state. */
  token: string;
}

type Shown = { id: string; status: JobStatus };

/**
 * Reads a page and finds out what lies around it. Who goes back to where nothing is newer gets the
 * first page, in full.
 */
export async function readPageOfJobs<Row extends Shown>(
  filters: JobListFilters,
  read: (filters: JobListFilters) => Promise<Row[]>,
): Promise<JobPage<Row>> {
  const rows = await read(filters);
  const isBeyond = rows.length > filters.limit;
  if (filters.newerThan && !isBeyond) return readPageOfJobs({ ...filters, newerThan: undefined }, read);
  const jobs = rows.slice(0, filters.limit);
  if (filters.newerThan) jobs.reverse();
  const hasOlder = filters.newerThan !== undefined || isBeyond;
  const hasNewer = filters.newerThan !== undefined || filters.olderThan !== undefined;
  const older = (hasOlder && jobs.at(-1)?.id) || null;
  const newer = (hasNewer && jobs[0]?.id) || null;
  return { jobs, older, newer, token: tokenOf(jobs, older, newer) };
}

function tokenOf(jobs: readonly Shown[], older: string | null, newer: string | null): string {
  return hashJson([jobs.map(({ id, status }) => [id, status]), older, newer]).slice(0, 32);
}
