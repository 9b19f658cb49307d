import { FileX2, KeyRound, Presentation, SearchX, UserRound } from 'lucide-react';
import Link from 'next/link';
import { quickStart } from '@/components/portal/curl';
import { RelativeTime } from '@/components/portal/reader-time';
import { StatusBadge } from '@/components/portal/status-badge';
import { LinkButton } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { EmptyState } from '@/components/ui/messages';
import { rowLinkClass, TableHead, Td, Th, Tr } from '@/components/ui/table';
import type { ListedJob } from '@/lib/services/jobs/list-jobs';
import { requestSettings } from '@/lib/services/requests/request-settings';
import { describeFailure, describeProgress, jobDuration, jobSize } from './job-words';

export interface JobsListProps {
  jobs: readonly ListedJob[];
  /** The organization has none at all. */
  isNew: boolean;
  isFiltered: boolean;
  /** Whether the plan of the organization has the API. */
  hasApi: boolean;
}

/** Fainter while the form before it waits for an answer. */
export function JobsList({ jobs, isNew, isFiltered, hasApi }: JobsListProps) {
  const nothing = isNew ? <NoJobs hasApi={hasApi} /> : <NothingFound filtered={isFiltered} />;
  return (
    <div data-wide className="transition-opacity duration-100 peer-aria-busy:opacity-60">
      {jobs.length > 0 ? <JobsTable jobs={jobs} now={new Date()} /> : nothing}
    </div>
  );
}

/** Never scrolls sideways, so that its head can stay at the top of the window: columns go where there is no room for them. */
function JobsTable({ jobs, now }: { jobs: readonly ListedJob[]; now: Date }) {
  return (
    <div className="overflow-clip rounded-card border border-line">
      <table aria-label="Jobs" className="w-full table-fixed text-left text-sm">
        <TableHead className="max-lg:top-14 max-sm:sr-only">
          <tr>
            <Th className="pr-2">Title</Th>
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

/** What its status leaves open: why it failed, or what is being done. */
function newsOf({ status, errorCode, progress }: ListedJob): string | null {
  if (status === 'failed') return describeFailure(errorCode).short;
  return progress && describeProgress(progress);
}

const unknown = <span className="text-muted">–</span>;

/** Focus is drawn around the row, below the head that stays at the top. */
const linkClass = `block scroll-mt-28 truncate text-left outline-none! focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent lg:scroll-mt-14 ${rowLinkClass}`;

function JobRow({ job, now }: { job: ListedJob; now: Date }) {
  return (
    <Tr className="h-14 first:border-t-0 sm:first:border-t">
      <Td className="py-2 pr-4 sm:py-1.5 sm:pr-2">
        <div className="flex items-center gap-3">
          <JobPicture job={job} />
          <div className="min-w-0 flex-1">
            <Link href={`/jobs/${job.id}`} prefetch={false} dir="auto" className={linkClass}>
              {job.title}
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
          {newsOf(job) && <span className="truncate pl-5.5 text-[13px] leading-4 text-muted">{newsOf(job)}</span>}
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
      <span className="min-w-0 flex-1 truncate">{newsOf(job) ?? jobSize(job)}</span>
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

const kinds = {
  key: { Icon: KeyRound, label: 'API key' },
  person: { Icon: UserRound, label: 'In the portal' },
} as const;

function JobBy({ by: { type, name } }: { by: NonNullable<ListedJob['by']> }) {
  const { Icon, label } = kinds[type];
  return (
    <span className="flex min-w-0 items-center gap-1.5" title={`${label}: ${name}`}>
      <Icon aria-hidden className="size-3.5 shrink-0 text-muted" />
      <span className="sr-only">{label}: </span>
      <span dir="auto" className="truncate text-left">
        {name}
      </span>
    </span>
  );
}

/** The first slide, in a box that is there before the picture is. */
function JobPicture({ job: { id, status, firstFileId } }: { job: ListedJob }) {
  const Icon = status === 'failed' ? FileX2 : Presentation;
  return (
    <span
      aria-hidden
      className="relative hidden h-9 w-16 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line bg-stage text-muted sm:flex"
    >
      {firstFileId ? (
        <img
          src={`/jobs/${id}/files/${firstFileId}/slides/1.png`}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Icon className="size-4 opacity-70" strokeWidth={1.5} />
      )}
    </span>
  );
}

function NoJobs({ hasApi }: { hasApi: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      <EmptyState
        Icon={Presentation}
        title="Nothing has been generated yet"
        action={<LinkButton href="/new">New deck</LinkButton>}
      >
        {hasApi
          ? 'Write a prompt here, or send one with an API key. The job appears on this page by itself.'
          : 'Write a prompt, or paste the notes that the slides are to be made of. The job appears on this page by itself.'}
      </EmptyState>
      {hasApi && <CodeBlock label="Send a prompt with an API key" code={quickStart(requestSettings().baseUrl).send} />}
    </div>
  );
}

/** For filters that nothing matches, and for a place in the list that nothing is left after. */
function NothingFound({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      Icon={SearchX}
      title={filtered ? 'No job matches' : 'No older jobs'}
      action={
        <LinkButton href="/jobs" variant="quiet">
          {filtered ? 'Clear the filters' : 'Newest jobs'}
        </LinkButton>
      }
    >
      {filtered
        ? 'The search looks at the first 300 characters of each prompt. Try fewer words, or fewer filters.'
        : 'The list ends before this place.'}
    </EmptyState>
  );
}
