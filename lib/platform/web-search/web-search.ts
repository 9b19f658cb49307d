export interface SearchQuery {
  text: string;
  /** BCP 47 tag of the query's words. */
  language: string;
  /** Most results that are of use. */
  most: number;
}

export interface SearchResult {
  title: string;
  /** As the provider gave it: the address of a stranger. */
  url: string;
  /** Empty where the provider gives none. */
  snippet: string;
}

/** Asks a search provider. The best result first. Throws WebSearchError alone, unless it is given up. */
export type SearchWeb = (query: SearchQuery, signal: AbortSignal) => Promise<SearchResult[]>;

/** Why a search gave nothing, and how that is said to people. */
export const searchErrorWords = {
  refused: 'The search provider refused the request; its key or settings are not right.',
  busy: 'The search provider takes no more requests for now.',
  unavailable: 'The search provider did not answer.',
  unreadable: 'The search provider gave an answer that can’t be read.',
} as const;

export type SearchErrorCode = keyof typeof searchErrorWords;

/** A search that failed. Neither message nor detail holds the query, a key or what was answered. */
export class WebSearchError extends Error {
  override readonly name = 'WebSearchError';

  constructor(
    readonly code: SearchErrorCode,
    /** For the log: what happened, such as `status 403`. */
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(searchErrorWords[code], options);
  }
}
