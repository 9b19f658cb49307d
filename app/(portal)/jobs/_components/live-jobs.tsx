'use client';

import { CloudOff } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useRef, useState } from 'react';
import { describeChanges, type SeenJob } from './describe-changes';
import { watchChanges } from './watch-changes';

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
