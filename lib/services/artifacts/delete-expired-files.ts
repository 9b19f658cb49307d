import { NIL } from 'uuid';
import { jobFolder } from '@/lib/generation/pipeline/job-files';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getPool } from '@/lib/platform/database/pool';
import { getEnv } from '@/lib/platform/env/env';
import { getLogger } from '@/lib/platform/logger/logger';
import type { Batch } from '../retention/sweep';

/** Jobs whose files one call removes at most, so that a long backlog holds nothing up. */
export const jobsPerBatch = 100;

interface ExpiredJob {
  id: string;
  organizationId: string;
  finishedAt: Date;
}

// Behind the job where the batch before ended: what could not be deleted stands in nobody's way.
const findExpired = `
  select id, organization_id as "organizationId", finished_at as "finishedAt" from jobs
  where files_deleted_at is null and finished_at < now() - make_interval(days => $1)
    and (finished_at, id) > ($3::timestamptz, $4::uuid)
  order by finished_at, id limit $2`;

const hideDownloads = 'update artifacts set deleted_at = now() where job_id = any($1) and deleted_at is null';

// The steps say from what the files were made, so they live as long.
const markDeleted = `
  with marked as (update jobs set files_deleted_at = now() where id = any($1) returning id)
  delete from job_steps where job_id in (select id from marked)`;

/**
 * Deletes everything that jobs older than the retention left in the blob store, failed ones too:
 * files, drafts and reference pictures. Downloads vanish from the status first and the jobs' mark
 * comes last: a call that is cut off is made good by the next, and no link leads to a file that is gone.
 */
export async function deleteExpiredFiles(from: string | null): Promise<Batch> {
  const [finishedAt, id] = from?.split(' ') ?? ['-infinity', NIL];
  const { rows } = await getPool().query<ExpiredJob>(findExpired, [
    getEnv().FILE_RETENTION_DAYS,
    jobsPerBatch,
    finishedAt,
    id,
  ]);
  const last = rows.at(-1);
  if (!last) return { removed: 0, failed: 0, next: null };
  await getPool().query(hideDownloads, [rows.map((job) => job.id)]);
  const emptied: string[] = [];
  for (const job of rows) if (await emptyJobFolder(job)) emptied.push(job.id);
  await getPool().query(markDeleted, [emptied]);
  const next = rows.length === jobsPerBatch ? `${last.finishedAt.toISOString()} ${last.id}` : null;
  return { removed: emptied.length, failed: rows.length - emptied.length, next };
}

/** Deletes all that a job has in the blob store. One job's trouble is not another's: it is logged, and false comes back. */
export async function emptyJobFolder(job: { id: string; organizationId: string }): Promise<boolean> {
  const blobs = getBlobStore();
  try {
    await blobs.delete(await blobs.list(jobFolder(job)));
    return true;
  } catch (error) {
    getLogger().error({ jobId: job.id, err: error }, 'the files of a job could not be deleted');
    return false;
  }
}
