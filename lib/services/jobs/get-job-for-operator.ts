import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import type { JobStatus, OutputType } from '@/lib/contracts/job';
import type { Call, OperatorContext } from '../context';
import { prismaOf } from '../transaction';

export interface OperatorJob {
  id: string;
  organizationId: string;
  apiKeyId: string | null;
  status: JobStatus;
  outputType: OutputType;
  templateName: string | null;
  variantCount: number;
  promptCharacters: number;
  referenceImages: number;
  error: { code: string; message: string | null } | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  deadlineAt: Date;
  steps: { name: string; attempt: number; startedAt: Date; finishedAt: Date | null }[];
  files: {
    id: string;
    variant: number | null;
    slideCount: number;
    bytes: number;
    fileName: string;
    deletedAt: Date | null;
  }[];
  credits: { kind: string; amount: number; createdAt: Date }[];
}

const related = {
  steps: { orderBy: { startedAt: 'asc' }, select: { name: true, attempt: true, startedAt: true, finishedAt: true } },
  artifacts: {
    orderBy: { variant: 'asc' },
    select: { id: true, variant: true, slideCount: true, bytes: true, fileName: true, deletedAt: true },
  },
  creditEntries: { orderBy: { id: 'asc' }, select: { kind: true, amount: true, createdAt: true } },
} as const;

/** What the operator needs to see of a job of any organization; its prompt stays with its owner. */
export async function getJobForOperator({
  ctx,
  input,
}: Call<OperatorContext, { jobId: string }>): Promise<OperatorJob> {
  const prisma = await prismaOf(ctx);
  const job = validate(input.jobId)
    ? await prisma.job.findUnique({ where: { id: input.jobId }, include: related })
    : null;
  if (!job) throw new AppError({ code: 'not_found', message: 'There is no such job.' });
  return {
    id: job.id,
    organizationId: job.organizationId,
    apiKeyId: job.apiKeyId,
    status: job.status,
    outputType: job.outputType,
    templateName: job.templateName,
    variantCount: job.variantCount,
    promptCharacters: job.prompt.length,
    referenceImages: Array.isArray(job.referenceImages) ? job.referenceImages.length : 0,
    error: job.errorCode === null ? null : { code: job.errorCode, message: job.errorMessage },
    createdAt: job.createdAt,
    startedAt: job.startedAt,
    finishedAt: job.finishedAt,
    deadlineAt: job.deadlineAt,
    steps: job.steps,
    files: job.artifacts,
    credits: job.creditEntries,
  };
}
