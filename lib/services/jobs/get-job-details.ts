import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import type { JobStatus, OutputType } from '@/lib/contracts/job';
import { getPrisma } from '@/lib/platform/database/prisma';
import { signDownloadUrl } from '../artifacts/download-url';
import type { Call, Context } from '../context';

export interface JobDetails {
  id: string;
  status: JobStatus;
  outputType: OutputType;
  prompt: string;
  error: { code: string; message: string } | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  files: { id: string; fileName: string; slideCount: number; variant: number | null; bytes: number; url: string }[];
}

/** A job of the organization as its people see it, with fresh download links. */
export async function getJobDetails({
  ctx,
  input,
}: Call<Context, { jobId: string; baseUrl: string }>): Promise<JobDetails> {
  const job = validate(input.jobId)
    ? await getPrisma().job.findFirst({
        where: { id: input.jobId, organizationId: ctx.organizationId },
        include: { artifacts: { where: { deletedAt: null }, orderBy: { variant: 'asc' } } },
      })
    : null;
  if (!job) throw new AppError({ code: 'not_found', message: 'There is no such job.' });
  const { id, status, outputType, prompt, errorCode, errorMessage, createdAt, startedAt, finishedAt } = job;
  return {
    id,
    status,
    outputType,
    prompt,
    error: errorCode === null ? null : { code: errorCode, message: errorMessage ?? '' },
    createdAt,
    startedAt,
    finishedAt,
    files: job.artifacts.map(({ id: artifactId, fileName, slideCount, variant, bytes }) => ({
      id: artifactId,
      fileName,
      slideCount,
      variant,
      bytes,
      url: signDownloadUrl({ baseUrl: input.baseUrl, artifactId }),
    })),
  };
}
