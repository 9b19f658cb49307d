import { jobFolder } from '@/lib/generation/pipeline/job-files';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getPool } from '@/lib/platform/database/pool';
import { getEnv } from '@/lib/platform/env/env';
import { getLogger } from '@/lib/platform/logger/logger';
import type { Call, OperatorContext } from '../context';

/** Jobs whose files one call removes at most, so that a long backlog holds nothing up. */
export const jobsPerBatch = 100;

export interface DeletedFiles {
  /** Jobs whose files are gone. */
  jobs: number;
  /** Jobs whose files could not be removed; later calls find them again. */
  failed: number;
}

const findExpired = `
  select id, organization_id as "organizationId" from jobs
  where files_deleted_at is null and finished_at < now() - make_interval(days => $1)
  order by finished_at limit $2`;

const hideDownloads = 'update artifacts set deleted_at = now() where job_id = any($1) and deleted_at is null';
const markDeleted = 'update jobs set files_deleted_at = now() where id = any($1)';

/**
 * Deletes everything that jobs older than the retention left in the blob store, failed ones too:
 * files, drafts and reference pictures. Downloads vanish from the status first and the jobs' mark
 * comes last: a call that is cut off is made good by the next, and no link leads to a file that is gone.
 */
export async function deleteExpiredFiles({ ctx: _operator }: Call<OperatorContext, Record<string, never>>): Promise<DeletedFiles> {
  const { rows } = await getPool().query<{ id: string; organizationId: string }>(findExpired, [getEnv().FILE_RETENTION_DAYS, jobsPerBatch]);
  if (rows.length === 0) return { jobs: 0, failed: 0 };
  await getPool().query(hideDownloads, [rows.map(({ id }) => id)]);
  const emptied: string[] = [];
  for (const job of rows) if (await emptyFolder(job)) emptied.push(job.id);
  await getPool().query(markDeleted, [emptied]);
  return { jobs: emptied.length, failed: rows.length - emptied.length };
}

/** One job's trouble is not another's: it is logged, and the job stays on the list. */
async function emptyFolder(job: { id: string; organizationId: string }): Promise<boolean> {
  const blobs = getBlobStore();
  try {
    await blobs.delete(await blobs.list(jobFolder(job)));
    return true;
  } catch (error) {
    getLogger().error({ jobId: job.id, err: error }, 'the expired files of a job could not be deleted');
    return false;
  }
}
