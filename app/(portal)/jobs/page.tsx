import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { RefreshWhile } from '@/components/portal/refresh-while';
import { currentPerson } from '@/lib/http/portal/current-person';
import { listJobs } from '@/lib/services/jobs/list-jobs';
import { JobsTable } from './_components/jobs-table';
import { NoJobs } from './_components/no-jobs';

export const metadata: Metadata = { title: 'Jobs' };

export default async function JobsPage() {
  const person = await currentPerson();
  if (!person) redirect('/signin');
  const jobs = await listJobs({ ctx: person.ctx, input: { limit: 50 } });
  return (
    <>
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Jobs</h1>
        <p className="text-muted">The last 50 slides and decks of {person.organization.name}, newest first.</p>
      </div>
      {jobs.length === 0 ? <NoJobs /> : <JobsTable jobs={jobs} now={new Date()} />}
      <RefreshWhile active={jobs.some(({ status }) => status === 'pending' || status === 'processing')} />
    </>
  );
}
