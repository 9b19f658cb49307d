'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { isFinished } from '@/lib/contracts/job';
import type { JobProgress } from '@/lib/contracts/job-progress';

const intervalMs = 700;
/** A tab that nobody looks at, and a server that doesn't answer. */
const slowMs = 5_000;

export interface WatchedProgress {
  progress: JobProgress;
  isConnected: boolean;
}

/** Asks how far the job is until it is finished or gone, then shows the page anew. */
export function useJobProgress(jobId: string, first: JobProgress): WatchedProgress {
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
