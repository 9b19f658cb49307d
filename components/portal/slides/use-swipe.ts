import { useRef, type TouchEvent } from 'react';
import type { SlideMove } from './slide-keys';

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
