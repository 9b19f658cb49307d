'use client';

import { CloudOff } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { JobStatus } from '@/lib/contracts/job';
import { listWaitMs, watchChanges } from './watch-changes';

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
        address: `/jobs/changes${query}`,
        token,
        wait: (asked) => listWaitMs(asked, isUnfinished),
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
  title: string;
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
      : ended.map(({ title, status }) => `“${title}” ${endings[status]}.`);
  return [...(arrived > 0 ? [arrived === 1 ? '1 new job.' : `${arrived} new jobs.`] : []), ...words].join(' ');
}
