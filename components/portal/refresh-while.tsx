'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const intervalMs = 2000;

/** Reloads the page's data, not the page, for as long as something on it is unfinished. */
export function RefreshWhile({ active }: { active: boolean }) {
  const router = useRouter();
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => router.refresh(), intervalMs);
    return () => clearInterval(timer);
  }, [active, router]);
  return null;
}
