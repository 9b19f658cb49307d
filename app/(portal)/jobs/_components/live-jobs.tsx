'use client';

import { CloudOff } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { JobStatus } from '@/lib/contracts/job';

export interface LiveJobsProps {
  jobs: readonly SeenJob[];
  /** What the page's address asks for, with its question mark. */
  query: string;
  /** Of the page as it is shown. */
  token: string;
}

/** Fetches the page's data anew when it has changed, says so, and says when the service can't be reached. */
export function LiveJobs({ jobs, query, token }: LiveJobsProps) {
  const router = useRouter();
  const [isConnected, setIsConnected] = useState(true);
  const isUnfinished = jobs.some(({ status }) => status === 'pending' || status === 'processing');
  useEffect(
    () =>
      watchChanges({
        ask: (signal) => hasChanged(query, token, signal),
        isUnfinished,
        onChange: () => startTransition(() => router.refresh()),
        onConnection: setIsConnected,
      }),
    [query, token, isUnfinished, router],
  );
  return (
    <>
      <p role="status" className="sr-only">
        {useNews(jobs, query)}
      </p>
      <p role="status" className="flex h-6 items-center gap-2 text-sm text-muted">
        {!isConnected && (
          <>
            <CloudOff aria-hidden className="size-4" /> Not connected, trying again
          </>
        )}
      </p>
    </>
  );
}

/** The page renders anew for a session that has ended, and leads to the sign-in page. */
async function hasChanged(query: string, token: string, signal: AbortSignal): Promise<boolean> {
  const { status } = await fetch(`/jobs/changes${query}`, {
    headers: { 'If-None-Match': `"${token}"` },
    cache: 'no-store',
    signal,
  });
  if (status === 304) return false;
  if (status === 200 || status === 401) return true;
  throw new Error(`The changes were answered with ${status}.`);
}

function useNews(jobs: readonly SeenJob[], query: string): string {
  const [news, setNews] = useState('');
  const seen = useRef({ jobs, query });
  useEffect(() => {
    const before = seen.current;
    seen.current = { jobs, query };
    const words = before.query === query ? describeChanges(before.jobs, jobs) : '';
    if (words) setNews(words);
  }, [jobs, query]);
  return news;
}

export interface SeenJob {
  id: string;
  status: JobStatus;
  summary: string;
}

const endings: Partial<Record<JobStatus, string>> = { completed: 'is completed', failed: 'has failed' };

/** More than that are counted, not named. */
const mostNamed = 2;

/** What a person who doesn't see the list hears of its changes; empty when nothing is worth a word. */
export function describeChanges(before: readonly SeenJob[], after: readonly SeenJob[]): string {
  const earlier = new Map(before.map((job) => [job.id, job.status]));
  const newest = before[0]?.id ?? '';
  const arrived = after.filter(({ id }) => !earlier.has(id) && id > newest).length;
  const ended = after.filter(({ id, status }) => earlier.has(id) && earlier.get(id) !== status && endings[status]);
  const words =
    ended.length > mostNamed
      ? [`${ended.length} jobs have ended.`]
      : ended.map(({ summary, status }) => `“${summary}” ${endings[status]}.`);
  return [...(arrived > 0 ? [arrived === 1 ? '1 new job.' : `${arrived} new jobs.`] : []), ...words].join(' ');
}

const soonMs = 1000;
const laterMs = 3000;
/** After that many questions a job is one that takes long. */
const soonRounds = 30;
const idleMs = 5000;
const longestMs = 30_000;
const idleGrowth = 1.2;
/** An answer is followed by a rest that is this many times as long, whatever a search costs. */
const costlyFactor = 4;

/** How long to wait before the next question. */
export function waitMs({
  isUnfinished,
  round,
  answerMs,
}: {
  isUnfinished: boolean;
  round: number;
  answerMs: number;
}): number {
  const wanted = isUnfinished
    ? round < soonRounds
      ? soonMs
      : laterMs
    : Math.min(longestMs, idleMs * idleGrowth ** round);
  return Math.max(wanted, Math.min(longestMs, costlyFactor * answerMs));
}

interface ChangesWatch {
  /** Whether something has changed; throws while there is no connection. */
  ask: (signal: AbortSignal) => Promise<boolean>;
  isUnfinished: boolean;
  onChange: () => void;
  onConnection: (isConnected: boolean) => void;
}

/** Asks again and again while the page is seen, less often while nothing is going on. Returns how to end it. */
function watchChanges({ ask, isUnfinished, onChange, onConnection }: ChangesWatch): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  const askAfter = (ms: number) => {
    clearTimeout(timer);
    if (!end.signal.aborted && document.visibilityState === 'visible') timer = setTimeout(() => void next(), ms);
  };
  const next = async () => {
    const start = performance.now();
    round += 1;
    try {
      const hasChanged = await ask(end.signal);
      if (end.signal.aborted) return;
      onConnection(true);
      if (hasChanged) {
        onChange();
        // The page that comes begins anew; this is for one that doesn't come.
        return askAfter(laterMs);
      }
    } catch {
      if (end.signal.aborted) return;
      onConnection(false);
    }
    askAfter(waitMs({ isUnfinished, round, answerMs: performance.now() - start }));
  };
  const askNow = () => {
    round = 0;
    askAfter(0);
  };

  document.addEventListener('visibilitychange', askNow, { signal: end.signal });
  window.addEventListener('online', askNow, { signal: end.signal });
  // Soon, because a page that somebody came back to may be an old one.
  askAfter(soonMs);
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}
