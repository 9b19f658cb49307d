import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isFinished } from '@/lib/contracts/job';
import { requirePerson } from '@/lib/http/portal/require-person';
import type { Context } from '@/lib/services/context';
import { getJobProgress } from '@/lib/services/jobs/get-job-progress';
import { getJobRequest } from '@/lib/services/jobs/get-job-request';
import { listJobSteps } from '@/lib/services/jobs/list-job-steps';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { findShownJob, type ShownJob } from './_components/find-shown-job';
import { JobFailure } from './_components/job-failure';
import { JobHeader } from './_components/job-header';
import { JobReport } from './_components/job-report';
import { JobSlides } from './_components/job-slides';
import { nullWhenGone } from './_components/null-when-gone';
import { LiveJob } from './_live/live-job';

interface JobPageProps {
  params: Promise<{ job_id: string }>;
}

export async function generateMetadata({ params }: JobPageProps): Promise<Metadata> {
  const job = await findShownJob((await params).job_id);
  return { title: job?.title ?? 'No such job' };
}

export default async function JobPage({ params }: JobPageProps) {
  const { ctx } = await requirePerson();
  const job = await findShownJob((await params).job_id);
  const more = job && (await nullWhenGone(readMore(ctx, job)));
  if (!more) notFound();
  const { steps, request, progress } = more;
  const now = new Date();
  return (
    <div data-wide className="flex flex-col gap-6">
      <JobHeader job={job} request={request} baseUrl={requestSettings().baseUrl} now={now} />
      {progress && <LiveJob jobId={job.id} first={progress} />}
      {job.error && <JobFailure error={job.error} credits={job.credits} />}
      {job.status === 'completed' && <JobSlides job={job} />}
      <JobReport job={job} steps={steps} now={now} />
    </div>
  );
}

async function readMore(ctx: Context, { id, status }: ShownJob) {
  const call = { ctx, input: { jobId: id } };
  const [steps, { request }, progress] = await Promise.all([
    listJobSteps(call),
    getJobRequest(call),
    isFinished(status) ? null : getJobProgress(call),
  ]);
  return { steps, request, progress };
}
