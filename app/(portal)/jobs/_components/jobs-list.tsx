import type { ListedJob } from '@/lib/services/jobs/list-jobs';
import { JobsTable } from './jobs-table';
import { NoJobs } from './no-jobs';
import { NothingFound } from './nothing-found';

export interface JobsListProps {
  jobs: readonly ListedJob[];
  /** The organization has none at all. */
  isNew: boolean;
  isFiltered: boolean;
}

/** Fainter while the form before it waits for an answer. */
export function JobsList({ jobs, isNew, isFiltered }: JobsListProps) {
  const nothing = isNew ? <NoJobs /> : <NothingFound filtered={isFiltered} />;
  return (
    <div data-wide className="transition-opacity duration-100 peer-aria-busy:opacity-60">
      {jobs.length > 0 ? <JobsTable jobs={jobs} now={new Date()} /> : nothing}
    </div>
  );
}
