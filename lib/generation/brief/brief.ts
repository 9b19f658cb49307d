import type { Passage } from '@/lib/reading/passage';
import type { Tone } from './tone';

/** What a caller asked for, read once and never again from the raw prompt's wording. */
export interface Brief {
  /** Trimmed, without control characters other than tab and line feed. */
  prompt: string;
  outputType: 'single_slide' | 'deck';
  /** 1 to 4; 1 for decks. */
  variantCount: number;
  /** Of the deck: that of the prompt unless it asks for another one. BCP 47 tag with region, such as `de-DE`. */
  language: string;
  /** What the prompt itself is written in. */
  promptLanguage: string;
  /** Of `language`. */
  direction: 'ltr' | 'rtl';
  /** For whom the slides are, as the prompt says it; null when it doesn't. */
  audience: string | null;
  /** How the slides should sound; null when the prompt doesn't say. */
  tone: Tone | null;
  /** The count that the prompt asks for, at most that of the largest deck; null when it asks for none. */
  requestedSlideCount: number | null;
  /** What a deck has at least when its prompt asks for no number. */
  minSlideCount: number;
  /** The file never has more slides than this. */
  maxSlideCount: number;
  images: readonly BriefImage[];
  /** What the knowledge base and the web have on it, the best first; empty when neither was to be asked. */
  passages: readonly Passage[];
  /** Plain sentences for the quality report, such as "Web search is not configured." */
  notices: readonly string[];
}

export interface BriefImage {
  id: string;
  /** Upright, as people see it. */
  widthPx: number;
  heightPx: number;
  /** Whether the picture itself belongs on a slide, or only its look; both when the prompt doesn't say. */
  use: 'place' | 'style' | 'both';
  /** What it shows, for those who can't see it; null without a model that sees. */
  description: string | null;
}
