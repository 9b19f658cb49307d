import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { isFinished, type JobProgress, type JobStatus } from '@/lib/contracts/job';
import { requirePerson } from '@/lib/http/portal/current-person';
import type { Context } from '@/lib/services/context';
import { type ListedStep, listJobSteps } from '@/lib/services/jobs/get-job-details';
import { getJobProgress, tokenOfProgress } from '@/lib/services/jobs/get-job-progress';
import { getJobRequest } from '@/lib/services/jobs/get-job-request';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { describeQuality } from './_components/describe-quality';
import { findShownJob, nullWhenGone, type ShownJob } from './_components/find-shown-job';
import { JobFailureNotice, JobHeader } from './_components/job-header';
import { JobNews } from './_components/job-news';
import { JobPrompt } from './_components/job-prompt';
import { JobSettings } from './_components/job-settings';
import { JobSlides } from './_components/job-slides';
import { JobFigures } from './_components/job-figures';
import { JobSources } from './_components/job-sources';
import { JobTimeline } from './_components/job-timeline';
import { LiveJob } from './_components/live-job';
import { describeProgress } from '../_components/job-words';
import { QualityCard } from './_components/quality-card';
import { timelineOf } from './_components/timeline-rows';

interface JobPageProps {
  params: Promise<{ job_id: string }>;
}

export async function generateMetadata({ params }: JobPageProps): Promise<Metadata> {
  const job = await findShownJob((await params).job_id);
  if (!job) return { title: 'No such job' };
  const progress = await findProgress(job.id, job.status);
  return { title: progress ? `${describeProgress(progress)} · ${job.title}` : job.title };
}

export default async function JobPage({ params }: JobPageProps) {
  const { ctx } = await requirePerson();
  const job = await findShownJob((await params).job_id);
  const more = job && (await nullWhenGone(readMore(ctx, job)));
  if (!more) notFound();
  const { steps, request, progress } = more;
  const now = new Date();
  const isTaken = hasBegun(progress);
  return (
    <div data-wide className="flex flex-col gap-6">
      <JobHeader job={job} request={request} baseUrl={requestSettings().baseUrl} now={now} isTaken={isTaken} />
      <JobNews jobId={job.id} status={job.status} title={job.title} />
      {progress && <LiveJob jobId={job.id} progress={progress} token={tokenOfProgress(progress, job.status)} />}
      {job.error && <JobFailureNotice error={job.error} credits={job.credits} />}
      {job.status === 'completed' && <JobSlides job={job} />}
      <JobReport job={job} steps={steps} progress={progress} now={now} />
    </div>
  );
}

/** How far a job is that has not ended; asked once a request. */
const findProgress = cache(async (jobId: string, status: JobStatus): Promise<JobProgress | null> => {
  if (isFinished(status)) return null;
  const { ctx } = await requirePerson();
  return getJobProgress({ ctx, input: { jobId } });
});

const hasBegun = (progress: JobProgress | null) => progress !== null && progress.phase !== 'waiting';

async function readMore(ctx: Context, { id, status }: ShownJob) {
  const call = { ctx, input: { jobId: id } };
  const [steps, { request }, progress] = await Promise.all([
    listJobSteps(call),
    getJobRequest(call),
    findProgress(id, status),
  ]);
  return { steps, request, progress };
}

const outcomes = { pending: null, processing: null, completed: 'Completed', failed: 'Failed' } as const;

interface JobReportProps {
  job: ShownJob;
  steps: readonly ListedStep[];
  /** Null once it has ended. */
  progress: JobProgress | null;
  now: Date;
}

/** Everything about a job but its slides. */
function JobReport({ job, steps, progress, now }: JobReportProps) {
  const [file, ...others] = job.shownFiles;
  const quality =
    file?.quality && others.length === 0
      ? describeQuality(file.quality, file.preview?.slides.map(({ title }) => title) ?? [])
      : null;
  const settings = <JobSettings job={job} now={now} />;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        {quality && <QualityCard quality={quality} />}
        {file && others.length === 0 && <JobSources file={file} />}
        {file && others.length === 0 && <JobFigures file={file} />}
        <JobPrompt prompt={job.prompt} />
        {!quality && settings}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <JobTimeline
          timeline={timelineOf(job, {
            steps,
            isTaken: hasBegun(progress),
            goingOn: progress && describeProgress(progress),
            now,
          })}
          outcome={outcomes[job.status]}
          areStepsGone={job.filesDeletedAt !== null}
        />
        {quality && settings}
      </div>
    </div>
  );
}
