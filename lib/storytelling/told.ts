import type { SlideSpec } from '@/lib/deck/spec/slide-spec';

/** A deck without an asked count has so many slides at most, whatever its prompt. */
export interface DeckSize {
  most: number;
  unasked: { fewest: number; most: number };
}

export interface Told {
  slides: SlideSpec[];
  /** Plain sentences for the quality report. */
  notices: string[];
}
