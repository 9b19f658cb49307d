import type { z } from 'zod';
import type { SearchQuery, SearchResult } from './web-search';

export interface ProviderRequest {
  /** Joined to the provider's address. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON by POST; GET without it. */
  body?: Record<string, unknown>;
}

/** How one provider is spoken to. */
export interface Provider {
  /** Null for one that everybody runs at an address of their own. */
  baseUrl: string | null;
  request(query: SearchQuery, key: string): ProviderRequest;
  /** Reads its answer; whatever it adds is ignored. */
  answer: z.ZodType<SearchResult[]>;
}
