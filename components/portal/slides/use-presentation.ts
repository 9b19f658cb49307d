import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A slide over everything: the whole screen where the browser lends it, the whole window elsewhere, such as on
 * iPhones. Leaving the one, with Escape or a gesture of the system, leaves both.
 */
export function usePresentation() {
  const [isPresenting, setPresenting] = useState(false);
  const opener = useRef<Element | null>(null);

  const present = useCallback(() => {
    opener.current = document.activeElement;
    setPresenting(true);
    // The page as a whole, so that what opens above it is seen too.
    const { documentElement: page } = document;
    if (typeof page.requestFullscreen === 'function')
      void page.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
  }, []);

  const stopPresenting = useCallback(() => {
    setPresenting(false);
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, []);

  const giveFocusBack = useCallback(() => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const follow = () => {
      if (!document.fullscreenElement) setPresenting(false);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  return { isPresenting, present, stopPresenting, giveFocusBack };
}
