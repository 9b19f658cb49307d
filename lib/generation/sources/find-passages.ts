import type { Passage } from '@/lib/reading/passage';

export interface SourceQuery {
  /** As the caller wrote it. */
  prompt: string;
  /** What the deck is about, without the wishes for its form; the whole prompt where that can't be told. */
  topic: string;
  /** What to search the web for, where somebody who knows the subject planned it; the topic where absent. */
  queries?: readonly string[];
  /** BCP 47 tag of the prompt. */
  language: string;
  /** Most passages that are of use. */
  most: number;
}

export interface FoundPassages {
  /** The best first; their ids come later. */
  passages: Omit<Passage, 'id'>[];
  /** Plain sentences for the quality report. */
  notices: string[];
}

/** One place that passages come from. Throws only what another attempt may mend. */
export type FindPassages = (query: SourceQuery, signal: AbortSignal) => Promise<FoundPassages>;
