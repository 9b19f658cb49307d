'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';

const soonMs = 1_500;
const longestMs = 10_000;
const growth = 1.15;

/** Fetches the page's data again and again while something is under way and the page is seen; less often as it takes long. */
export function RefreshWhile({ isActive }: { isActive: boolean }) {
  const router = useRouter();
  useEffect(() => {
    if (!isActive) return;
    let waitMs = soonMs;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      if (document.visibilityState === 'visible') startTransition(() => router.refresh());
      waitMs = Math.min(longestMs, waitMs * growth);
      timer = setTimeout(next, waitMs);
    };
    timer = setTimeout(next, waitMs);
    return () => clearTimeout(timer);
  }, [isActive, router]);
  return null;
}
