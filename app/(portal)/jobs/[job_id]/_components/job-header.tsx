import { Download, PenLine } from 'lucide-react';
import { formatBytes } from '@/components/portal/format';
import { BackLink } from '@/components/portal/page-parts';
import { RelativeTime } from '@/components/portal/reader-time';
import { StatusBadge } from '@/components/portal/status-badge';
import { LinkButton } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/control-class';
import { cn } from '@/components/ui/cn';
import { Notice } from '@/components/ui/messages';
import { isFinished } from '@/lib/contracts/job';
import type { JobDetails } from '@/lib/services/jobs/get-job-details';
import type { JobRequest } from '@/lib/services/jobs/get-job-request';
import { describeFailure } from '../../_components/job-words';
import type { ShownJob } from './find-shown-job';
import { qualityId } from './quality-card';
import { CancelButton, CopyCurl, RetryButton } from './job-buttons';

export interface JobHeaderProps {
  job: ShownJob;
  request: JobRequest['request'];
  baseUrl: string;
  now: Date;
  /** Whether a worker has begun with it, which it may have before the job itself says so. */
  isTaken: boolean;
}

const onPhone = 'max-sm:h-11 max-sm:grow max-sm:px-2';

/** What the job is, how it stands, and everything that can be done with it. */
export function JobHeader({ job, request, baseUrl, now, isTaken }: JobHeaderProps) {
  const [file, ...others] = job.files;
  return (
    <header className="relative flex flex-col gap-4">
      <BackLink href="/jobs">Jobs</BackLink>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-80 flex-col gap-1.5">
          <h1 className="line-clamp-6 text-2xl font-semibold tracking-tight [overflow-wrap:anywhere]">
            <bdi>{job.title}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <StatusBadge status={isTaken && job.status === 'pending' ? 'processing' : job.status} />
            <span>{describeContent(job)}</span>
            {file?.isShort && (
              <a href={`#${qualityId}`} className="font-medium text-warn underline underline-offset-2">
                fewer than asked for
              </a>
            )}
            <RelativeTime date={job.createdAt} now={now} />
          </p>
        </div>
        <div className="flex w-full flex-wrap gap-2 sm:w-auto">
          {file && others.length === 0 && (
            <a href={file.url} download className={cn(buttonClass(), 'max-sm:h-12 max-sm:w-full')}>
              <Download aria-hidden /> Download <span className="sr-only">{file.fileName},</span>
              <span className="font-normal opacity-90">{formatBytes(file.bytes)}</span>
            </a>
          )}
          {!isFinished(job.status) && <CancelButton jobId={job.id} variant="quiet" className={onPhone} />}
          {isFinished(job.status) && (
            <RetryButton jobId={job.id} variant={job.status === 'failed' ? 'primary' : 'quiet'} className={onPhone} />
          )}
          <LinkButton href={`/new?from=${job.id}`} variant="quiet" className={onPhone} aria-label="Edit and run again">
            <PenLine aria-hidden />
            <span>
              Edit<span className="max-sm:hidden"> and run again</span>
            </span>
          </LinkButton>
          <CopyCurl request={request} baseUrl={baseUrl} variant="quiet" className={onPhone} />
        </div>
      </div>
    </header>
  );
}

/** What was made, or else what was asked for: "8 slides", "4 variants". */
function describeContent({
  outputType,
  files,
  settings: { variantCount },
}: Pick<ShownJob, 'outputType' | 'files' | 'settings'>): string {
  if (outputType === 'single_slide') {
    const count = files.length || variantCount;
    return count === 1 ? 'Single slide' : `${count} variants of a slide`;
  }
  const slides = files.reduce((sum, { slideCount }) => sum + slideCount, 0);
  if (slides === 0) return 'Deck';
  return slides === 1 ? '1 slide' : `${slides} slides`;
}

/** What went wrong, what it cost, and what to do next. */
export function JobFailureNotice({
  error,
  credits,
}: {
  error: NonNullable<JobDetails['error']>;
  credits: JobDetails['credits'];
}) {
  const { title, advice } = describeFailure(error.code);
  return (
    <Notice tone="bad" role="status" title={title} className="px-5 py-4">
      <div className="flex flex-col gap-2">
        {error.message && (
          <p dir="auto" className="max-w-[75ch] [overflow-wrap:anywhere] text-ink">
            {error.message}
          </p>
        )}
        <p className="max-w-[75ch]">{advice}</p>
        <p>
          {credits.charged === 0 ? 'Nothing was charged' : `${credits.charged} credits were charged`} ·{' '}
          <code className="font-mono text-[13px]">{error.code}</code>
        </p>
      </div>
    </Notice>
  );
}
