import { useCallback, useState } from 'react';
import { moveOf, type SlideMove } from './slide-keys';
import { useCurrentSlide } from './use-current-slide';
import { usePresentation } from './use-presentation';
import type { KeyboardEvent } from 'react';

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
