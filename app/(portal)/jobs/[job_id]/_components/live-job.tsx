import { LoaderCircle } from 'lucide-react';
import type { JobProgress } from '@/lib/contracts/job';
import { FollowJob } from './follow-job';
import { NoticeSwitch } from './job-news';
import { describeProgress, shareDone } from '../../_components/job-words';

export interface LiveJobProps {
  jobId: string;
  progress: JobProgress;
  /** Of the page as it is shown. */
  token: string;
}

/** A running job in words and pictures; the page is drawn anew as it goes on. */
export function LiveJob({ jobId, progress, token }: LiveJobProps) {
  const percent = Math.round(shareDone(progress) * 100);
  return (
    <section aria-label="Progress" className="flex flex-col gap-6">
      <div className="flex flex-col gap-3 rounded-card border border-line p-5">
        <p role="status" className="flex items-center gap-2.5 font-medium">
          <LoaderCircle aria-hidden className="size-4 animate-spin text-accent" />
          {describeProgress(progress)}
        </p>
        <div
          role="progressbar"
          aria-label="Progress of the job"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-1.5 overflow-hidden rounded-full bg-stage"
        >
          <div
            className="h-full rounded-full bg-accent transition-[width] duration-150"
            style={{ width: `${percent}%` }}
          />
        </div>
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <FollowJob jobId={jobId} token={token} />
          <NoticeSwitch />
        </div>
      </div>
      {progress.slides.length > 0 && <LiveSlides jobId={jobId} slides={progress.slides} />}
    </section>
  );
}

/** The slides of a job that is not finished: those that are written as pictures, the others as what they will say. */
function LiveSlides({ jobId, slides }: { jobId: string; slides: JobProgress['slides'] }) {
  return (
    <ol aria-label="Slides so far" className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {slides.map(({ title, isWritten, hasDraft }, index) => (
        <li key={index} className="flex min-w-0 flex-col gap-2">
          <div className="flex aspect-video items-center justify-center overflow-hidden rounded-card bg-stage">
            {hasDraft ? (
              <img
                src={`/jobs/${jobId}/drafts/${index + 1}`}
                alt={`Draft of slide ${index + 1}: ${title}`}
                width={640}
                height={360}
                className="h-auto w-full"
              />
            ) : (
              <span
                aria-hidden
                className={`px-6 text-center text-sm text-balance text-muted ${isWritten ? '' : 'animate-pulse'}`}
                dir="auto"
              >
                {title}
              </span>
            )}
          </div>
          <p className="truncate text-sm text-muted">
            <span className="tabular-nums">{index + 1}</span> ·{' '}
            <span dir="auto">{isWritten ? title : 'Being written'}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
