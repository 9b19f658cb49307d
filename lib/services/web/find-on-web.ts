import type { PageReader } from '@/lib/documents/open-page-reader';
import type { FindPassages, FoundPassages, SourceQuery } from '@/lib/generation/sources/find-passages';
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
/** Of one query, and of several together. */
const [mostPages, mostPagesOfMany] = [8, 12];
const mostQueries = 5;

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
 *     topic or ──▶ up to five ──▶ search ──▶ best pages, guarded, ──▶ plain ──▶ passages closest
 *     queries      queries                   all at the same time     text      to a query
 *
 * The queries are all that leave the house. A search that fails costs the job nothing but the passages.
 */
export function findOnWeb({ search, fetchGuarded, openReader, wholeMs = usualWholeMs }: WebOptions): FindPassages {
  return async (query, signal) => {
    const texts = textsOf(query);
    if (texts.length === 0) return without(notices.noTopic);
    const limited = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]);
    // Starts while the provider searches.
    const reader = openReader();
    const close = () => reader.close();
    limited.addEventListener('abort', close, { once: true });
    try {
      const asked = texts.map((text) =>
        searchFor({ text, language: query.language, most: mostResults }, search, limited),
      );
      const answers = await Promise.all(asked);
      signal.throwIfAborted();
      const found = answers.filter((answer) => typeof answer !== 'string');
      const [failure] = answers.filter((answer) => typeof answer === 'string');
      if (found.length === 0 && failure !== undefined) return without(failure);
      const results = chooseResults(inTurn(found), texts.length === 1 ? mostPages : mostPagesOfMany);
      if (results.length === 0) return without(notices.nothing);
      const read = await readPages(results, { fetchGuarded, reader }, limited);
      signal.throwIfAborted();
      return toPassages(read, texts, query);
    } finally {
      limited.removeEventListener('abort', close);
      close();
    }
  };
}

/** What is asked: the planned queries, else the topic; each without what leaves the house with no query. */
function textsOf({ queries, topic }: Pick<SourceQuery, 'queries' | 'topic'>): string[] {
  const planned = (queries ?? []).slice(0, mostQueries).map((query) => buildQuery({ topic: query }));
  const texts = [...new Set(planned.filter((text) => text !== ''))];
  return texts.length > 0 ? texts : [buildQuery({ topic })].filter((text) => text !== '');
}

/** The best of each list first, then the second of each. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

function toPassages(
  { pages, unread }: PagesRead,
  texts: readonly string[],
  { language, most }: { language: string; most: number },
): FoundPassages {
  if (unread.length > 0) getLogger().info({ unread }, 'pages of a web search were not read');
  if (pages.length === 0) return without(notices.noneRead);
  const chosen = choosePassages(pages, texts, language, most);
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
