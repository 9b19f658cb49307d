import type { SlideRoom } from '@/lib/deck/room/slide-room';
import type { SlideKind, SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { CompositionName } from '@/lib/deck/theme/theme';
import type { Reading } from '@/lib/reading/reading';
import type { FigurePermission } from '../figures/facts';

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
  /** By which of its words the request allows figures that nobody said; of no slide alone, so that all are judged alike. */
  permission?: FigurePermission;
  slides: OutlineSlide[];
}

/** What models were asked for, for the job's account. */
export interface TokenUse {
  /** As in MODEL, such as `openai:gpt-5`. */
  model: string;
  calls: number;
  inputTokens: number;
  /** Those of them that the provider had read before, which most bill for less. */
  cachedInputTokens: number;
  outputTokens: number;
  /** How long the slowest of the calls took. */
  slowestMs: number;
}

/** What may still be asked of models for a job. */
export interface CallAllowance {
  /** Takes one call of it; false where it is used up, and the call must not be made. */
  begin(): boolean;
  /** Says what a call that was begun took. */
  end(use: TokenUse): void;
}

/** What is known of a deck besides its request while it is planned and written. */
export interface DeckSetting {
  /** The day of the request. */
  today: Date;
  /** What the slides will stand in; null where that is decided by what they say. */
  template: { name: string; description: string; composition: CompositionName | null } | null;
  /** How much slides of a kind hold in it, or in every template where it is not known; null where that can't be said. */
  roomOf: (kind: SlideKind) => Promise<SlideRoom | null>;
}

/** How a composer is called, and what it tells besides its answer. */
export interface ComposerCall {
  setting?: DeckSetting;
  /** Aborted at the job's deadline. */
  signal?: AbortSignal;
  /** Takes plain sentences for the quality report. */
  notice?: (sentence: string) => void;
  /** Takes what was spent, also before a failure. */
  spent?: (use: TokenUse) => void;
  /** Asked before each call; without one, any number may be made. */
  allowance?: CallAllowance;
}

/** A slide of a deck as it was laid out. */
export interface LaidOutSlide {
  slide: SlideSpec;
  arrangement: string;
  /** Slides of the file that it takes. */
  pages: number;
  /** That it shows. */
  words: number;
  /** What the checks of the layout found; sentences. */
  findings: string[];
}

export interface LaidOutDeck {
  /** By their places in the outline. */
  slides: LaidOutSlide[];
  /** All slides of the file on one sheet, as PNG; null for a reviewer who does not see. */
  picture: Uint8Array | null;
}

/** A slide of a deck that was looked over. */
export interface ReviewedSlide {
  slide: SlideSpec;
  /** Places in the outline of what it stands for. */
  from: number[];
}

/** Looks a laid-out deck over once. */
export interface Reviewer {
  sees: boolean;
  /** The whole deck as it should be; null where it stays as it is, of which the call is told where there is a reason. */
  review(
    reading: Reading,
    outline: Outline,
    deck: LaidOutDeck,
    call?: ComposerCall,
  ): Promise<readonly ReviewedSlide[] | null>;
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
  reviewer?: Reviewer;
}
