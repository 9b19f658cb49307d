import type { SlideKind, SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Reading } from '@/lib/reading/reading';

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

/** What models were asked for, for the job's account. */
export interface TokenUse {
  /** As in MODEL, such as `openai:gpt-5`. */
  model: string;
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

/** How a composer is called, and what it tells besides its answer. */
export interface ComposerCall {
  /** Aborted at the job's deadline. */
  signal?: AbortSignal;
  /** Takes plain sentences for the quality report. */
  notice?: (sentence: string) => void;
  /** Takes what was spent, also before a failure. */
  spent?: (use: TokenUse) => void;
}

/**
 * Turns a reading into slides. Everything that crosses this interface is JSON, because the
 * pipeline stores it between steps.
 *
 * A slide that uses a passage of the reading cites it in `citations`. The pipeline makes of these
 * the line at the foot, a paragraph of the notes and, at the end of a deck with several sources, the
 * slide of sources: a composer that cites leaves room for that one below `slideCount.most` where it is
 * 4 or more, and writes none of its own from passages.
 */
export interface Composer {
  name: 'embedded' | 'model';
  /** Costly composers write each slide as a step of its own, remembered and retried alone. */
  stepSize: 'deck' | 'slide';
  /** What to search the web for before the deck is planned, the most telling first; without it, its topic is searched for. */
  planQueries?(reading: Reading, call?: ComposerCall): Promise<string[]>;
  plan(reading: Reading, call?: ComposerCall): Promise<Outline>;
  writeSlide(reading: Reading, outline: Outline, index: number, call?: ComposerCall): Promise<SlideSpec>;
}
