import { TableHead, Th } from '@/components/ui/table';
import type { ListedJob } from '@/lib/services/jobs/list-jobs';
import { JobRow } from './job-row';

/** Never scrolls sideways, so that its head can stay at the top of the window: columns go where there is no room for them. */
export function JobsTable({ jobs, now }: { jobs: readonly ListedJob[]; now: Date }) {
  return (
    <div className="overflow-clip rounded-card border border-line">
      <table aria-label="Jobs" className="w-full table-fixed text-left text-sm">
        <TableHead className="max-lg:top-14 max-sm:sr-only">
          <tr>
            <Th className="pr-2">Prompt</Th>
            <Th className="hidden w-36 px-2 sm:table-cell">Type</Th>
            <Th className="hidden w-44 px-2 sm:table-cell 2xl:w-48">Status</Th>
            <Th className="hidden w-44 px-2 2xl:table-cell">By</Th>
            <Th className="hidden w-32 px-2 2xl:table-cell">Created</Th>
            <Th className="hidden w-28 pl-2 text-right 2xl:table-cell" title="From acceptance to the end">
              Took
            </Th>
          </tr>
        </TableHead>
        <tbody>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
