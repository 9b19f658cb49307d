import type { Metadata } from 'next';
import { zoneName } from '@/components/portal/format';
import type { SearchParams } from '@/components/portal/list-address';
import { PageHeader } from '@/components/portal/page-parts';
import { Pager } from '@/components/portal/pager';
import { RowKeys } from '@/components/portal/row-keys';
import { LinkButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/messages';
import { requirePerson } from '@/lib/http/portal/current-person';
import { readerZone } from '@/lib/http/portal/reader-zone';
import { listJobs, listJobsKeys } from '@/lib/services/jobs/list-jobs';
import { isEligibleForApi } from '@/lib/services/organizations/plans';
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
  const { query, isFiltered, fault } = address;
  const zone = await readerZone();
  const [{ jobs, newer, older, token }, keys] = await Promise.all([
    listJobs({ ctx, input: jobListInput(address, zone) }),
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
      {!isNew && <JobFilters address={address} keys={keys} zone={zoneName(new Date(), zone)} />}
      {fault && (
        <Notice tone="warn" role="alert">
          {fault} All days are shown.
        </Notice>
      )}
      <JobsList jobs={jobs} isNew={isNew} isFiltered={isFiltered} hasApi={isEligibleForApi(organization)} />
      <div className="flex flex-col gap-3">
        <Pager
          what="jobs"
          newestHref={newer ? address.href() : undefined}
          newerHref={newer ? address.href({ newer }) : undefined}
          olderHref={older ? address.href({ older }) : undefined}
        />
        <LiveJobs jobs={jobs.map(({ id, status, title }) => ({ id, status, title }))} query={query} token={token} />
      </div>
      <RowKeys />
    </>
  );
}
