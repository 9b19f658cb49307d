import { cache } from 'react';
import { AppError } from '@/lib/contracts/app-error';
import { requirePerson } from '@/lib/http/portal/current-person';
import { type ListedSlides, listSlides } from '@/lib/services/artifacts/slide-previews';
import { getJobDetails, type JobDetails, type JobFile } from '@/lib/services/jobs/get-job-details';

export interface ShownFile extends JobFile {
  /** Null where the file has no pictures. */
  preview: ListedSlides | null;
}

export interface ShownJob extends JobDetails {
  shownFiles: ShownFile[];
}

/** The job of an address; null when the organization has none such. Asked once a request. */
export const findJobDetails = cache(async (jobId: string): Promise<JobDetails | null> => {
  const { ctx } = await requirePerson();
  return nullWhenGone(getJobDetails({ ctx, input: { jobId, baseUrl: '' } }));
});

/** The same with what its slides say. */
export const findShownJob = cache(async (jobId: string): Promise<ShownJob | null> => {
  const [{ ctx }, job] = await Promise.all([requirePerson(), findJobDetails(jobId)]);
  if (!job) return null;
  const previewOf = ({ id }: JobFile) => nullWhenGone(listSlides({ ctx, input: { artifactId: id } }));
  const shownFiles = await Promise.all(job.files.map(async (file) => ({ ...file, preview: await previewOf(file) })));
  return { ...job, shownFiles };
});

/** What is read for a page; null where it is gone, also when it went between two reads of the same page. */
export async function nullWhenGone<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
