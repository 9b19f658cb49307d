import { validate } from 'uuid';

export interface KnowledgeAddress {
  /** What is searched for. */
  query?: string;
  /** The last document of the page before. */
  olderThan?: string;
}

type Params = Record<string, string | string[] | undefined>;

const longestQuery = 300;

/** What the page's address asks for; what makes no sense there is left out. */
export function readKnowledgeAddress({ q, older }: Params): KnowledgeAddress {
  const query = typeof q === 'string' ? q.trim().slice(0, longestQuery) : '';
  return { query: query || undefined, olderThan: typeof older === 'string' && validate(older) ? older : undefined };
}

export function knowledgeAddress({ query, olderThan }: KnowledgeAddress): string {
  const params = new URLSearchParams({ ...(query && { q: query }), ...(olderThan && { older: olderThan }) });
  return params.size > 0 ? `/knowledge?${params}` : '/knowledge';
}
