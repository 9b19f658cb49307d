import { type KeyboardEvent, type TouchEvent, useCallback, useEffect, useRef, useState } from 'react';

export type SlideMove = 'next' | 'previous' | 'first' | 'last' | 'present' | 'notes';

/** Keys of the viewer while something in it has the focus. */
export const viewerKeys: Readonly<Record<string, SlideMove>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
  f: 'present',
  n: 'notes',
};

/** Further ones where the slide fills the screen, as in PowerPoint. */
export const presentationKeys: Readonly<Record<string, SlideMove>> = {
  ...viewerKeys,
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  ' ': 'next',
  Enter: 'next',
};

export const stripKeys: Readonly<Record<string, SlideMove>> = { ArrowDown: 'next', ArrowUp: 'previous' };

export interface Viewer {
  current: number;
  count: number;
  show: (number: number) => void;
  move: (move: SlideMove) => void;
  /** Whether notes are shown: below the stage at first, on a whole screen, which others may see, only when asked for. */
  hasNotes: boolean;
  isPresenting: boolean;
  present: () => void;
  stopPresenting: () => void;
  /** To what had it before the slide filled the screen. */
  giveFocusBack: () => void;
  /** Does what a key asks for, and keeps the browser from doing its own. */
  handleKey: (event: KeyboardEvent | globalThis.KeyboardEvent, keys: Readonly<Record<string, SlideMove>>) => void;
}

/** The state of one viewer: the slide, the notes, and whether the slide fills the screen. */
export function useViewer(count: number, onLink: () => void): Viewer {
  const { current, show } = useCurrentSlide(count, onLink);
  const [notes, setNotes] = useState({ page: true, screen: false });
  const { isPresenting, present, stopPresenting, giveFocusBack } = usePresentation();
  const place = isPresenting ? 'screen' : 'page';

  const move = useCallback(
    (asked: SlideMove) => {
      const moves: Record<SlideMove, () => void> = {
        next: () => show(current + 1),
        previous: () => show(current - 1),
        first: () => show(1),
        last: () => show(count),
        present: isPresenting ? stopPresenting : present,
        notes: () => setNotes((before) => ({ ...before, [place]: !before[place] })),
      };
      moves[asked]();
    },
    [current, count, show, place, isPresenting, present, stopPresenting],
  );

  const handleKey: Viewer['handleKey'] = useCallback(
    (event, keys) => {
      const asked = moveOf(event, keys);
      if (!asked) return;
      event.preventDefault();
      move(asked);
    },
    [move],
  );

  return {
    current,
    count,
    show,
    move,
    hasNotes: notes[place],
    isPresenting,
    present,
    stopPresenting,
    giveFocusBack,
    handleKey,
  };
}

/** Browsers take a limited number of addresses a second. */
const settleMs = 150;

interface CurrentSlide {
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
function useCurrentSlide(count: number, onLink: () => void): CurrentSlide {
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

/**
 * A slide over everything: the whole screen where the browser lends it, the whole window elsewhere, such as on
 * iPhones. Leaving the one, with Escape or a gesture of the system, leaves both.
 */
function usePresentation() {
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

/** What a key asks for; null for keys that are for something else, such as for the button that has the focus. */
function moveOf(
  event: KeyboardEvent | globalThis.KeyboardEvent,
  keys: Readonly<Record<string, SlideMove>>,
): SlideMove | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (isPress && event.target instanceof Element && event.target.closest('button, a')) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return Object.hasOwn(keys, key) ? (keys[key] ?? null) : null;
}

const leastPx = 40;

/** Handlers for an element that is moved on with a finger. */
export function useSwipe(move: (move: SlideMove) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.item(0);
      // Two fingers enlarge the page.
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches.item(0);
      if (!start.current || !touch) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) >= leastPx && Math.abs(x) > 2 * Math.abs(y)) move(x < 0 ? 'next' : 'previous');
    },
  };
}
