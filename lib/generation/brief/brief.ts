/** What a caller asked for, read once and never again from the raw prompt's wording. */
export interface Brief {
  /** Trimmed, without control characters other than tab and line feed. */
  prompt: string;
  outputType: 'single_slide' | 'deck';
  /** 1 to 4; 1 for decks. */
  variantCount: number;
  /** BCP 47 tag with region, such as `de-DE`. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The count that the prompt asks for, at most that of the largest deck; null when it asks for none. */
  requestedSlideCount: number | null;
  /** What a deck has at least when its prompt asks for no number. */
  minSlideCount: number;
  /** The file never has more slides than this. */
  maxSlideCount: number;
  images: readonly BriefImage[];
  /** Plain sentences for the quality report, such as "Web search is not configured." */
  notices: readonly string[];
}

export interface BriefImage {
  id: string;
  widthPx: number;
  heightPx: number;
}
