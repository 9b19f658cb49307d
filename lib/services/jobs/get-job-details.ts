import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import type { JobStatus, OutputType } from '@/lib/contracts/job';
import type { FileQuality } from '@/lib/generation/pipeline/generation-job';
import { isOfCount } from '@/lib/generation/pipeline/notices';
import { readFileQuality } from '@/lib/generation/pipeline/read-file-quality';
import type { Call, Context } from '../context';
import { signDownloadUrl } from '../signed-links';
import { prismaOf } from '../transaction';
import { storedImagesSchema } from './get-job-request';
import { titleOfJob } from './job-title';

export interface JobFile {
  id: string;
  fileName: string;
  slideCount: number;
  variant: number | null;
  bytes: number;
  url: string;
  /** Null where the report can't be read any more. */
  quality: FileQuality | null;
  /** Whether it has fewer slides than were asked for, as the report says. */
  isShort: boolean;
}

interface ModelTokens {
  calls: number;
  inputTokens: number;
  /** Of the tokens read, those that the provider had kept from an earlier call. */
  cachedInputTokens: number;
  outputTokens: number;
}

export interface ModelUse extends ModelTokens {
  /** As in MODEL, each once. */
  models: string[];
  /** The same for each purpose, such as `plan`, `write-slide` or `review`, in the order in which they were first asked for. */
  purposes: (ModelTokens & { purpose: string })[];
}

export interface JobDetails {
  id: string;
  status: JobStatus;
  outputType: OutputType;
  prompt: string;
  title: string;
  error: { code: string; message: string } | null;
  /** As it was asked for. */
  settings: {
    templateName: string | null;
    variantCount: number;
    useWebSearch: boolean;
    useKnowledgeBase: boolean;
    referenceImages: number;
  };
  /** Whose request it was; null when the key or the person is gone. */
  by: { type: 'key'; name: string; displayPrefix: string } | { type: 'person'; name: string } | null;
  /** Of this job alone, none of them negative. */
  credits: { held: number; charged: number; released: number };
  /** What its slides took of language models; null for nothing. */
  modelUse: ModelUse | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** When everything that was stored for the job was deleted. */
  filesDeletedAt: Date | null;
  files: JobFile[];
}

/** A job of the organization as its people see it, with fresh download links. */
export async function getJobDetails({
  ctx,
  input,
}: Call<Context, { jobId: string; baseUrl: string }>): Promise<JobDetails> {
  const job = await findJob(ctx, input.jobId);
  const { id, status, outputType, prompt, errorCode, errorMessage, createdAt, startedAt, finishedAt, filesDeletedAt } =
    job;
  const { templateName, variantCount, useWebSearch, useKnowledgeBase } = job;
  return {
    id,
    status,
    outputType,
    prompt,
    title: titleOfJob({ title: null, fileName: null, prompt, ...job.artifacts[0] }),
    error: errorCode === null ? null : { code: errorCode, message: errorMessage ?? '' },
    settings: {
      templateName,
      variantCount,
      useWebSearch,
      useKnowledgeBase,
      referenceImages: storedImagesSchema.parse(job.referenceImages).length,
    },
    by: requesterOf(job),
    credits: creditsOf(job),
    modelUse: modelUseOf(job),
    createdAt,
    startedAt,
    finishedAt,
    filesDeletedAt,
    files: job.artifacts.filter(({ deletedAt }) => deletedAt === null).map((file) => shownFile(file, input.baseUrl)),
  };
}

function shownFile(
  { id, fileName, slideCount, variant, bytes, quality: stored }: FoundJob['artifacts'][number],
  baseUrl: string,
): JobFile {
  const quality = readFileQuality(stored);
  const url = signDownloadUrl({ baseUrl, artifactId: id });
  const isShort = quality?.notices.some(isOfCount) ?? false;
  return { id, fileName, slideCount, variant, bytes, url, quality, isShort };
}

type FoundJob = Awaited<ReturnType<typeof findJob>>;

async function findJob(ctx: Context, jobId: string) {
  const { organizationId } = ctx;
  const prisma = await prismaOf(ctx);
  const job = validate(jobId)
    ? await prisma.job.findFirst({
        where: { id: jobId, organizationId },
        include: {
          apiKey: { select: { name: true, displayPrefix: true } },
          user: { select: { name: true } },
          creditEntries: { where: { organizationId }, select: { kind: true, amount: true } },
          modelCalls: {
            where: { organizationId },
            select: {
              purpose: true,
              model: true,
              calls: true,
              inputTokens: true,
              cachedInputTokens: true,
              outputTokens: true,
            },
            orderBy: { id: 'asc' },
          },
          artifacts: {
            orderBy: { variant: 'asc' },
            select: {
              id: true,
              deletedAt: true,
              title: true,
              fileName: true,
              slideCount: true,
              variant: true,
              bytes: true,
              quality: true,
            },
          },
        },
      })
    : null;
  if (!job) throw new AppError({ code: 'not_found', message: 'There is no such job.' });
  return job;
}

function requesterOf({ apiKey, user }: FoundJob): JobDetails['by'] {
  if (apiKey) return { type: 'key', ...apiKey };
  return user && { type: 'person', name: user.name };
}

function creditsOf({ creditEntries }: FoundJob): JobDetails['credits'] {
  const amountOf = (kind: FoundJob['creditEntries'][number]['kind']) =>
    Math.abs(creditEntries.find((entry) => entry.kind === kind)?.amount ?? 0);
  return { held: amountOf('hold'), charged: amountOf('charge'), released: amountOf('release') };
}

function modelUseOf({ modelCalls }: FoundJob): ModelUse | null {
  if (modelCalls.length === 0) return null;
  const purposeOf = ({ purpose }: { purpose: string }) => purpose.replace(/-\d+$/, '');
  const purposes = [...new Set(modelCalls.map(purposeOf))];
  return {
    models: [...new Set(modelCalls.map(({ model }) => model))],
    ...sumTokens(modelCalls),
    purposes: purposes.map((purpose) => ({
      purpose,
      ...sumTokens(modelCalls.filter((row) => purposeOf(row) === purpose)),
    })),
  };
}

function sumTokens(rows: readonly ModelTokens[]): ModelTokens {
  const sum = (field: keyof ModelTokens) => rows.reduce((total, row) => total + row[field], 0);
  return {
    calls: sum('calls'),
    inputTokens: sum('inputTokens'),
    cachedInputTokens: sum('cachedInputTokens'),
    outputTokens: sum('outputTokens'),
  };
}

export interface ListedStep {
  name: string;
  attempt: number;
  startedAt: Date;
  /** Null for a step that is running, or whose last attempt failed. */
  finishedAt: Date | null;
}

/** The steps of a job in the order in which they began; empty for another organization's job. */
export async function listJobSteps({ ctx, input }: Call<Context, { jobId: string }>): Promise<ListedStep[]> {
  const prisma = await prismaOf(ctx);
  return prisma.jobStep.findMany({
    where: { jobId: input.jobId, job: { organizationId: ctx.organizationId } },
    orderBy: [{ startedAt: 'asc' }, { name: 'asc' }],
    select: { name: true, attempt: true, startedAt: true, finishedAt: true },
  });
}
