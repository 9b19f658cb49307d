'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useState } from 'react';
import { jobWaitMs, watchChanges } from '../../_components/watch-changes';
import { formatDuration } from './timeline-rows';

/** Has the page drawn anew whenever its job has gone on, and says when the service can't be reached. */
export function FollowJob({ jobId, token }: { jobId: string; token: string }) {
  const router = useRouter();
  const [isConnected, setIsConnected] = useState(true);
  useEffect(
    () =>
      watchChanges({
        address: `/jobs/${jobId}/progress`,
        token,
        wait: jobWaitMs,
        onChange: () => startTransition(() => router.refresh()),
        onConnection: setIsConnected,
      }),
    [jobId, token, router],
  );
  return (
    <p className="text-sm text-muted">
      {isConnected ? 'You can leave this page; the job goes on.' : 'Not connected; trying again. The job goes on.'}
    </p>
  );
}

/** How long something has been going on, counted on from what the server said. */
export function Elapsed({ ms }: { ms: number }) {
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    const start = performance.now();
    setCounted(0);
    const timer = setInterval(() => setCounted(performance.now() - start), 1_000);
    return () => clearInterval(timer);
  }, [ms]);
  const seconds = Math.floor((ms + counted) / 1_000);
  return <>{seconds < 60 ? `${seconds} s` : formatDuration(seconds * 1_000)} so far</>;
}
