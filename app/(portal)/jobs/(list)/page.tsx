import type { Metadata } from 'next';
import type { SearchParams } from '@/components/portal/list-address';
import { PageHeader } from '@/components/portal/page-parts';
import { Pager } from '@/components/portal/pager';
import { RowKeys } from '@/components/portal/row-keys';
import { LinkButton } from '@/components/ui/button';
import { requirePerson } from '@/lib/http/portal/current-person';
import { listJobs, listJobsKeys } from '@/lib/services/jobs/list-jobs';
import { FirstStepsSection } from '../../_first-steps/first-steps';
import { JobFilters } from '../_components/job-filters';
import { jobListInput, jobsAddress } from '../_components/jobs-address';
import { JobsList } from '../_components/jobs-list';
import { LiveJobs } from '../_components/live-jobs';

export const metadata: Metadata = { title: 'Jobs' };

export default async function JobsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const person = await requirePerson();
  const { ctx, organization } = person;
  const address = jobsAddress.read(await searchParams);
  const { query, isFiltered } = address;
  const [{ jobs, newer, older, token }, keys] = await Promise.all([
    listJobs({ ctx, input: jobListInput(address) }),
    listJobsKeys({ ctx, input: {} }),
  ]);
  const isNew = jobs.length === 0 && !query;
  return (
    <>
      <PageHeader
        title="Jobs"
        purpose={`Every slide and deck that ${organization.name} has generated, newest first.`}
        action={!isNew && <LinkButton href="/new">New deck</LinkButton>}
      />
      {!query && <FirstStepsSection person={person} />}
      {!isNew && <JobFilters address={address} keys={keys} />}
      <JobsList jobs={jobs} isNew={isNew} isFiltered={isFiltered} />
      <div className="flex flex-col gap-3">
        <Pager
          what="jobs"
          newestHref={newer ? address.href() : undefined}
          newerHref={newer ? address.href({ newer }) : undefined}
          olderHref={older ? address.href({ older }) : undefined}
        />
        <LiveJobs jobs={jobs.map(({ id, status, summary }) => ({ id, status, summary }))} query={query} token={token} />
      </div>
      <RowKeys />
    </>
  );
}
