import type { PageReader } from '@/lib/documents/open-page-reader';
import type { FindPassages, FoundPassages } from '@/lib/generation/sources/find-passages';
import type { GuardedFetch } from '@/lib/platform/guarded-fetch/guarded-fetch';
import { getLogger } from '@/lib/platform/logger/logger';
import { WebSearchError, type SearchResult, type SearchWeb } from '@/lib/platform/web-search/web-search';
import { buildQuery } from './build-query';
import { choosePassages } from './choose-passages';
import { chooseResults, readPages, type PagesRead } from './read-pages';

export interface WebOptions {
  search: SearchWeb;
  fetchGuarded: GuardedFetch;
  /** Opens what reads the pages of one job. */
  openReader: () => PageReader;
  /** How long search and pages may take together. */
  wholeMs?: number;
}

const usualWholeMs = 12_000;
const mostResults = 16;
const mostPages = 8;

const notices = {
  noTopic: 'The request names no topic to search the web for; the slides do without it.',
  nothing: 'The web search found nothing on the topic; the slides do without it.',
  noneRead: 'None of the pages that the web search found could be read; the slides do without them.',
  noneFits: 'The pages that the web search found say nothing on the topic; the slides do without them.',
  someUnread: (unread: number, all: number) =>
    `${unread} of the ${all} pages that the web search found could not be read.`,
  failed: (why: string) => `${why} The slides do without the web.`,
};

/**
 * Finds passages on pages of the web.
 *
 *     topic ──▶ query ──▶ search ──▶ best pages, guarded, ──▶ plain ──▶ passages closest
 *                                    all at the same time     text      to the topic
 *
 * The query is all that leaves the house. A search that fails costs the job nothing but the passages.
 */
export function findOnWeb({ search, fetchGuarded, openReader, wholeMs = usualWholeMs }: WebOptions): FindPassages {
  return async (query, signal) => {
    const text = buildQuery(query);
    if (text === '') return without(notices.noTopic);
    const limited = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]);
    // Starts while the provider searches.
    const reader = openReader();
    const close = () => reader.close();
    limited.addEventListener('abort', close, { once: true });
    try {
      const found = await searchFor({ text, language: query.language, most: mostResults }, search, limited);
      signal.throwIfAborted();
      if (typeof found === 'string') return without(found);
      const results = chooseResults(found, mostPages);
      if (results.length === 0) return without(notices.nothing);
      const read = await readPages(results, { fetchGuarded, reader }, limited);
      signal.throwIfAborted();
      return toPassages(read, text, query);
    } finally {
      limited.removeEventListener('abort', close);
      close();
    }
  };
}

function toPassages(
  { pages, unread }: PagesRead,
  text: string,
  { language, most }: { language: string; most: number },
): FoundPassages {
  if (unread.length > 0) getLogger().info({ unread }, 'pages of a web search were not read');
  if (pages.length === 0) return without(notices.noneRead);
  const chosen = choosePassages(pages, text, language, most);
  const passages = chosen.map(({ page: { url, title }, passage: { position, page, heading, text: said } }) => ({
    origin: 'web' as const,
    documentId: url,
    title,
    position,
    page,
    url,
    heading,
    text: said,
  }));
  const said = [
    ...(unread.length > 0 ? [notices.someUnread(unread.length, unread.length + pages.length)] : []),
    ...(passages.length === 0 ? [notices.noneFits] : []),
  ];
  return { passages, notices: said };
}

/** What it found, or why it found nothing in words for people. */
async function searchFor(
  query: Parameters<SearchWeb>[0],
  search: SearchWeb,
  signal: AbortSignal,
): Promise<SearchResult[] | string> {
  try {
    return await search(query, signal);
  } catch (error) {
    const failure =
      error instanceof WebSearchError
        ? error
        : new WebSearchError('unavailable', signal.aborted ? 'no answer in time' : 'unexpected failure', {
            cause: error,
          });
    getLogger().warn({ code: failure.code, detail: failure.detail }, 'web search failed');
    return notices.failed(failure.message);
  }
}

function without(notice: string): FoundPassages {
  return { passages: [], notices: [notice] };
}
