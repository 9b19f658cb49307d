'use client';

import { LoaderCircle } from 'lucide-react';
import type { JobProgress } from '@/lib/contracts/job-progress';
import { LiveSlides } from './live-slides';
import { shareDone, tellProgress } from './tell-progress';
import { useJobProgress } from './use-job-progress';

/** A running job, told and shown as it goes on; the page shows its files by itself when it is finished. */
export function LiveJob({ jobId, first }: { jobId: string; first: JobProgress }) {
  const { progress, isConnected } = useJobProgress(jobId, first);
  const percent = Math.round(shareDone(progress) * 100);
  return (
    <section aria-label="Progress" className="flex flex-col gap-6">
      <div className="flex flex-col gap-3 rounded-card border border-line p-5">
        <p role="status" className="flex items-center gap-2.5 font-medium">
          <LoaderCircle aria-hidden className="size-4 animate-spin text-accent" />
          {tellProgress(progress)}
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
        <p className="text-sm text-muted">
          {isConnected ? 'You can leave this page; the job goes on.' : 'Not connected; trying again. The job goes on.'}
        </p>
      </div>
      {progress.slides.length > 0 && <LiveSlides jobId={jobId} slides={progress.slides} />}
    </section>
  );
}
