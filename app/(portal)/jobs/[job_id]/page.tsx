import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { RefreshWhile } from '@/components/portal/refresh-while';
import { StatusBadge } from '@/components/ui/status-badge';
import { AppError } from '@/lib/contracts/app-error';
import { currentPerson } from '@/lib/http/portal/current-person';
import type { Context } from '@/lib/services/context';
import { getJobDetails, type JobDetails } from '@/lib/services/jobs/get-job-details';
import { listJobSteps } from '@/lib/services/jobs/list-job-steps';
import { JobFiles } from './_components/job-files';
import { JobSteps } from './_components/job-steps';

export const metadata: Metadata = { title: 'Job' };

/** A page shows that there is no such job; every other failure is one. */
async function findJobDetails(ctx: Context, jobId: string): Promise<JobDetails | null> {
  try {
    return await getJobDetails({ ctx, input: { jobId, baseUrl: '' } });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

export default async function JobPage({ params }: { params: Promise<{ job_id: string }> }) {
  const person = await currentPerson();
  if (!person) redirect('/signin');
  const job = await findJobDetails(person.ctx, (await params).job_id);
  if (!job) notFound();
  const steps = await listJobSteps({ ctx: person.ctx, input: { jobId: job.id } });
  return (
    <>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="text-2xl font-semibold tracking-tight">Job</h1>
          <StatusBadge status={job.status} />
        </div>
        <p className="font-mono text-[13px] break-all text-muted">{job.id}</p>
      </div>
      {job.error && (
        <p role="status" className="rounded-card border border-line bg-surface px-4 py-3">
          <span className="font-mono text-[13px] text-bad">{job.error.code}</span> {job.error.message}
        </p>
      )}
      {job.status === 'completed' && <JobFiles jobId={job.id} files={job.files} />}
      <JobSteps steps={steps} />
      <section aria-labelledby="prompt" className="flex flex-col gap-2">
        <h2 id="prompt" className="font-semibold">Prompt</h2>
        <pre tabIndex={0} aria-label="Prompt" dir="auto" className="max-h-96 overflow-auto rounded-card border border-line bg-surface px-4 py-3 font-sans whitespace-pre-wrap">
          {job.prompt}
        </pre>
      </section>
      <RefreshWhile active={job.status === 'pending' || job.status === 'processing'} />
    </>
  );
}
