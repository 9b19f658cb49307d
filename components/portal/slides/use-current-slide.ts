import { useCallback, useEffect, useState } from 'react';

/** Browsers take a limited number of addresses a second. */
const settleMs = 150;

export interface CurrentSlide {
  /** 1 for the first. */
  current: number;
  /** Numbers beyond the ends stand for the ends. */
  show: (number: number) => void;
}

/**
 * Which slide is looked at, with its number in the address, so that it can be shared.
 *
 * @param onLink called when a link of the page led to a slide
 */
export function useCurrentSlide(count: number, onLink: () => void): CurrentSlide {
  const [current, setCurrent] = useState(1);
  const show = useCallback((number: number) => setCurrent(Math.min(Math.max(1, number), count)), [count]);

  useEffect(() => {
    const follow = () => show(numberInAddress() ?? 1);
    const followLink = () => {
      follow();
      if (numberInAddress() !== null) onLink();
    };
    follow();
    window.addEventListener('hashchange', followLink);
    return () => window.removeEventListener('hashchange', followLink);
  }, [show, onLink]);

  useEffect(() => {
    if (current === (numberInAddress() ?? 1)) return undefined;
    const timer = setTimeout(() => window.history.replaceState(null, '', `#${current}`), settleMs);
    return () => clearTimeout(timer);
  }, [current]);

  return { current, show };
}

function numberInAddress(): number | null {
  const [, digits] = /^#(\d{1,3})$/.exec(window.location.hash) ?? [];
  return digits === undefined ? null : Number(digits);
}
