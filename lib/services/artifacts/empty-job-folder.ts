import { jobFolder } from '@/lib/generation/pipeline/job-files';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getLogger } from '@/lib/platform/logger/logger';

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
