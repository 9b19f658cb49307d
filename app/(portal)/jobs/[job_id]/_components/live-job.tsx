'use client';

import { LoaderCircle } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { isFinished, type JobPhase, type JobProgress } from '@/lib/contracts/job';

/** A running job, in words and pictures as it goes on; the page shows its files by itself when it is finished. */
export function LiveJob({ jobId, first }: { jobId: string; first: JobProgress }) {
  const { progress, isConnected } = useJobProgress(jobId, first);
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
        <p className="text-sm text-muted">
          {isConnected ? 'You can leave this page; the job goes on.' : 'Not connected; trying again. The job goes on.'}
        </p>
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

const sentences: Record<JobPhase, (progress: JobProgress) => string> = {
  waiting: describeWaiting,
  starting: () => 'Reading your prompt',
  planning: () => 'Planning the storyline',
  writing: describeWriting,
  designing: () => 'Choosing layouts and checking every slide',
  reviewing: () => 'Looking over the deck',
  rendering: () => 'Writing the PowerPoint file',
  finishing: () => 'Handing over the file',
  done: () => 'Finished',
};

/** What happens to the job now, in the words of the person who waits for it. */
function describeProgress(progress: JobProgress): string {
  const sentence = sentences[progress.phase](progress);
  return progress.isTriedAgain ? `${sentence}; a part failed and is tried again` : sentence;
}

/** Why it waits, behind how many of its own organization's jobs, and about how long. */
function describeWaiting({ place }: JobProgress): string {
  if (!place) return 'Waiting for a free worker';
  if (place.seconds === null) return 'Waiting: no worker is running at the moment';
  if (place.before === 0) return 'Next in line';
  const jobs = place.before === 1 ? '1 job' : `${place.before} jobs`;
  return `Waiting behind ${jobs} of your organization, about ${describeSeconds(place.seconds)}`;
}

function describeSeconds(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

function describeWriting({ slides }: JobProgress): string {
  const written = slides.filter(({ isWritten }) => isWritten).length;
  return written < slides.length ? `Writing slide ${written + 1} of ${slides.length}` : 'Putting the slides together';
}

/** Share of the work that is done, roughly: most of the time goes into writing. */
const shares: Record<JobPhase, number> = {
  waiting: 0,
  starting: 0.03,
  planning: 0.08,
  writing: 0.2,
  designing: 0.8,
  reviewing: 0.85,
  rendering: 0.92,
  finishing: 0.97,
  done: 1,
};

/** 0 to 1. */
function shareDone({ phase, slides }: JobProgress): number {
  if (phase !== 'writing' || slides.length === 0) return shares[phase];
  const written = slides.filter(({ isWritten }) => isWritten).length / slides.length;
  return shares.writing + written * (shares.designing - shares.writing);
}

const intervalMs = 700;
/** A tab that nobody looks at, and a server that doesn't answer. */
const slowMs = 5_000;

interface WatchedProgress {
  progress: JobProgress;
  isConnected: boolean;
}

/** Asks how far the job is until it is finished or gone, then shows the page anew. */
function useJobProgress(jobId: string, first: JobProgress): WatchedProgress {
  const router = useRouter();
  const [watched, setWatched] = useState<WatchedProgress>({ progress: first, isConnected: true });
  useEffect(() => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      const progress = await fetchProgress(jobId, ended.signal);
      if (ended.signal.aborted) return;
      if (progress === 'gone') return router.refresh();
      setWatched((before) => ({ progress: progress ?? before.progress, isConnected: progress !== null }));
      if (progress && isFinished(progress.status)) return router.refresh();
      timer = setTimeout(() => void ask(), document.hidden || !progress ? slowMs : intervalMs);
    }
    const askSoon = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', askSoon, { signal: ended.signal });
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [jobId, router]);
  return watched;
}

/** Null when there was no answer, or none of use. */
async function fetchProgress(jobId: string, signal: AbortSignal): Promise<JobProgress | 'gone' | null> {
  try {
    const answer = await fetch(`/jobs/${jobId}/progress`, { signal });
    if (answer.status === 404) return 'gone';
    return answer.ok ? ((await answer.json()) as JobProgress) : null;
  } catch {
    return null;
  }
}
