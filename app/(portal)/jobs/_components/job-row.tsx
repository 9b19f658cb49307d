import Link from 'next/link';
import { StatusBadge } from '@/components/portal/status-badge';
import { RelativeTime } from '@/components/portal/time';
import { rowLinkClass, Td, Tr } from '@/components/ui/table';
import type { ListedJob } from '@/lib/services/jobs/list-jobs';
import { failureWords } from './failure-words';
import { JobBy } from './job-by';
import { jobDuration } from './job-duration';
import { JobPicture } from './job-picture';
import { jobSize } from './job-size';

const unknown = <span className="text-muted">–</span>;

/** Focus is drawn around the row, below the head that stays at the top. */
const linkClass = `block scroll-mt-28 truncate text-left outline-none! focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent lg:scroll-mt-14 ${rowLinkClass}`;

export function JobRow({ job, now }: { job: ListedJob; now: Date }) {
  return (
    <Tr className="h-14 first:border-t-0 sm:first:border-t">
      <Td className="py-2 pr-4 sm:py-1.5 sm:pr-2">
        <div className="flex items-center gap-3">
          <JobPicture job={job} />
          <div className="min-w-0 flex-1">
            <Link href={`/jobs/${job.id}`} prefetch={false} dir="auto" className={linkClass}>
              {job.summary}
            </Link>
            <PhoneLine job={job} now={now} />
            <NarrowLine job={job} now={now} />
          </div>
        </div>
      </Td>
      <Td className="hidden truncate px-2 py-1.5 tabular-nums sm:table-cell">{jobSize(job)}</Td>
      <Td className="hidden px-2 py-1.5 sm:table-cell">
        <div className="flex flex-col">
          <StatusBadge status={job.status} />
          {job.status === 'failed' && (
            <span className="truncate pl-5.5 text-[13px] leading-4 text-muted">{failureWords(job.errorCode)}</span>
          )}
        </div>
      </Td>
      <Td className="hidden px-2 py-1.5 2xl:table-cell">{job.by ? <JobBy by={job.by} /> : unknown}</Td>
      <Td className="hidden truncate px-2 py-1.5 text-muted 2xl:table-cell">
        <RelativeTime date={job.createdAt} now={now} />
      </Td>
      <Td className="hidden py-1.5 pl-2 text-right tabular-nums 2xl:table-cell">{jobDuration(job) ?? unknown}</Td>
    </Tr>
  );
}

/** What the other columns say, where there is no room for any. */
function PhoneLine({ job, now }: { job: ListedJob; now: Date }) {
  return (
    <p className="mt-0.5 flex items-center gap-2 text-muted sm:hidden">
      <StatusBadge status={job.status} />
      <span className="min-w-0 flex-1 truncate">
        {job.status === 'failed' ? failureWords(job.errorCode) : jobSize(job)}
      </span>
      <span className="shrink-0 text-[13px]">
        <RelativeTime date={job.createdAt} now={now} />
      </span>
    </p>
  );
}

/** What the last columns say, where there is room for the first ones alone. */
function NarrowLine({ job, now }: { job: ListedJob; now: Date }) {
  return (
    <p className="hidden gap-2 text-[13px] leading-4 text-muted sm:flex 2xl:hidden">
      <span className="shrink-0">
        <RelativeTime date={job.createdAt} now={now} />
      </span>
      {job.by && <JobBy by={job.by} />}
    </p>
  );
}
