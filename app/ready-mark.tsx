'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';
import { rememberZone } from '@/components/ui/zone-cookie';

/** Read by nobody: see below. */
const IsReady = createContext(false);

/**
 * Says on `<html>` which page its script has taken over, by the page's path: `data-ready="/jobs"`. Until then a control
 * does nothing, or what it does without a script, which nobody can see from outside; tests and other programs that use
 * pages wait for the mark.
 *
 * The parts of a page that wait behind a Suspense boundary are taken over later than the frame around them. A context
 * reaches all of them, so that React does not commit a change of one before it has hydrated each, with its effects; the
 * mark follows that commit. Pages that come later, by links, are drawn by the script itself.
 */
export function ReadyMark({ children }: { children: ReactNode }) {
  const path = usePathname();
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const take = () => startTransition(() => setReady(true));
    // Before that, parts of the page may be on their way still.
    if (document.readyState === 'complete') return take();
    addEventListener('load', take);
    return () => removeEventListener('load', take);
  }, []);

  // Known before the first page that shows times.
  useEffect(() => void rememberZone(), []);

  useEffect(() => {
    if (isReady) document.documentElement.dataset.ready = path;
  }, [isReady, path]);

  return <IsReady value={isReady}>{children}</IsReady>;
}
