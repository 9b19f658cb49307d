import type { SlideKind, SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Brief } from '../brief/brief';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

export interface OutlineSlide {
  kind: SlideKind;
  title: string;
  /** The one thing that the slide should leave in the reader's mind. */
  message: string;
  /** What the composer itself needs to write this slide; opaque to everybody else. */
  material: JsonValue;
}

/** One line a slide; for a single slide with variants, one line a variant. */
export interface Outline {
  title: string;
  author?: string;
  slides: OutlineSlide[];
}

/**
 * Turns a brief into slides. Everything that crosses this interface is JSON, because the
 * pipeline stores it between steps.
 */
export interface Composer {
  name: 'embedded' | 'model';
  /** Costly composers write each slide as a step of its own, remembered and retried alone. */
  stepSize: 'deck' | 'slide';
  /** `notice` takes plain sentences for the quality report. */
  plan(brief: Brief, signal?: AbortSignal, notice?: (sentence: string) => void): Promise<Outline>;
  writeSlide(
    brief: Brief,
    outline: Outline,
    index: number,
    signal?: AbortSignal,
    notice?: (sentence: string) => void,
  ): Promise<SlideSpec>;
}
