import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { type JobPhase, type JobProgress, type JobStatus, type OutputType } from '@/lib/contracts/job';
import { getCompute } from '@/lib/generation/compute/compute';
import { draftTask } from '@/lib/generation/pipeline/draw-draft';
import { hashJson } from '@/lib/platform/crypto/hash-json';
import { getEnv } from '@/lib/platform/env/env';
import { createSemaphore } from '@/lib/platform/semaphore/create-semaphore';
import type { Call, Context } from '../context';
import { listRecentTemplates } from '../templates/list-templates';
import { sqlOf } from '../transaction';
import { findPlaceOf } from './find-place';
import { loadJob } from './load-job';

interface ProgressRow {
  id: string;
  status: JobStatus;
  outputType: OutputType;
  steps: { name: string; isFinished: boolean }[];
  titles: string[] | null;
  slideCount: number | null;
}

const findProgress = `
  select job.id, job.status, job.output_type as "outputType",
    coalesce((select json_agg(json_build_object('name', name, 'isFinished', finished_at is not null)) from job_steps where job_id = job.id), '[]'::json) as steps,
    planned.result -> 'titles' as titles,
    (planned.result ->> 'slideCount')::int as "slideCount"
  from jobs job
  left join job_steps planned on planned.job_id = job.id and planned.name = 'plan' and planned.finished_at is not null
  where job.id = any($1) and job.organization_id = $2`;

/** The steps of the pipeline, last first: whichever is finished says what comes after it. */
const phases: readonly { after: RegExp; phase: JobPhase }[] = [
  { after: /^render/, phase: 'finishing' },
  { after: /^design$/, phase: 'rendering' },
  { after: /^write$/, phase: 'designing' },
  { after: /^plan$/, phase: 'writing' },
  { after: /^start$/, phase: 'planning' },
];

/** How far a job of the organization is, told for people who watch it. */
export async function getJobProgress({ ctx, input }: Call<Context, { jobId: string }>): Promise<JobProgress> {
  const [row] = validate(input.jobId) ? await findRows(ctx, [input.jobId]) : [];
  if (!row) throw new AppError({ code: 'not_found', message: 'There is no such job.' });
  return progressOf(row, row.status === 'pending' ? await findPlaceOf({ ctx, input }) : null);
}

/** How far the jobs are that a worker works on, by their ids; without a job that doesn't, or is not the organization's. */
export async function listProgress({
  ctx,
  input,
}: Call<Context, { jobIds: readonly string[] }>): Promise<ReadonlyMap<string, JobProgress>> {
  const rows = input.jobIds.length > 0 ? await findRows(ctx, input.jobIds) : [];
  const worked = rows.filter(({ status }) => status === 'processing');
  return new Map(worked.map((row) => [row.id, progressOf(row, null)]));
}

async function findRows(ctx: Context, jobIds: readonly string[]): Promise<ProgressRow[]> {
  const values = [jobIds, ctx.organizationId];
  return (await sqlOf(ctx).query<ProgressRow>({ name: 'find-job-progress', text: findProgress, values })).rows;
}

function progressOf(row: ProgressRow, place: JobProgress['place']): JobProgress {
  const { status, outputType, steps } = row;
  const finished = new Set(steps.filter(({ isFinished }) => isFinished).map(({ name }) => name));
  return {
    status,
    outputType,
    phase: status === 'pending' ? phaseBefore(row, place) : phaseOf(row, finished),
    isTriedAgain: steps.some(({ isFinished }) => !isFinished),
    slides: slidesOf(row, finished),
    place,
  };
}

/**
 * Another one when anything of the progress is another.
 *
 * @param shown the status that a page shows, which is read by itself and may be older
 */
export function tokenOfProgress(progress: JobProgress, shown: JobStatus = progress.status): string {
  return hashJson([shown, progress]).slice(0, 32);
}

/** A worker that has taken a job reads it before it marks it as started. */
function phaseBefore({ steps }: ProgressRow, place: JobProgress['place']): JobPhase {
  const isTaken = steps.length > 0 || (getEnv().JOB_ENGINE === 'embedded' && place === null);
  return isTaken ? 'starting' : 'waiting';
}

function phaseOf({ status, outputType }: ProgressRow, finished: ReadonlySet<string>): JobPhase {
  if (status !== 'processing') return 'done';
  // Slides that were written one by one are a model's.
  const isReviewed = outputType === 'deck' && finished.has('write-slide-1') && getEnv().MODEL_REVIEW === 'on';
  if (isReviewed && finished.has('design') && !finished.has('review')) return 'reviewing';
  return phases.find(({ after }) => [...finished].some((name) => after.test(name)))?.phase ?? 'starting';
}

function slidesOf({ titles, slideCount }: ProgressRow, finished: ReadonlySet<string>): JobProgress['slides'] {
  return Array.from({ length: slideCount ?? 0 }, (_, index) => {
    const hasDraft = finished.has(`write-slide-${index + 1}`);
    return { title: titles?.[index] ?? '', isWritten: hasDraft || finished.has('write'), hasDraft };
  });
}

const widthPx = 640;

/** People who watch large jobs must not keep everybody else waiting. */
const drawing = createSemaphore({ units: 1, mostWaiting: 100, longestWaitMs: 15_000 });

/** A written slide of a job that is not finished, as a PNG 640 pixels wide. */
export async function getDraftSlide({
  ctx,
  input,
}: Call<Context, { jobId: string; slide: number }>): Promise<Uint8Array> {
  if (!validate(input.jobId)) throw noSuchDraft();
  const job = await loadJob({ ctx, input: { jobId: input.jobId } });
  const recent = await listRecentTemplates({ ctx, input: {} });
  return drawing.run(1, async () => {
    const { slide } = input;
    const { organizationId } = ctx;
    const drawn = await getCompute().run(draftTask, { job, slide, recent, widthPx }, { organizationId });
    if (drawn === null) throw noSuchDraft();
    return drawn;
  });
}

function noSuchDraft(): AppError {
  return new AppError({ code: 'not_found', message: 'This slide is not written yet.' });
}
