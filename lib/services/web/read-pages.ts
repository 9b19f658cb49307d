import type { PageReader } from '@/lib/documents/open-page-reader';
import { ExtractionError } from '@/lib/documents/extracted-document';
import type { WebPageKind } from '@/lib/documents/read-web-page';
import { FetchError } from '@/lib/platform/guarded-fetch/fetch-error';
import type { FetchedText, GuardedFetch } from '@/lib/platform/guarded-fetch/guarded-fetch';
import { openRobots } from '@/lib/platform/guarded-fetch/open-robots';
import type { SearchResult } from '@/lib/platform/web-search/web-search';
import { cleanUrl } from './clean-url';
import type { WebPage } from './web-page';

export interface PagesRead {
  /** In the order of the results. */
  pages: WebPage[];
  /** Why the others were not read; a code for each. */
  unread: string[];
}

export interface PageTools {
  fetchGuarded: GuardedFetch;
  reader: PageReader;
}

const kinds: Readonly<Record<string, WebPageKind>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'text',
  'application/pdf': 'pdf',
};

/** Fetches all pages at the same time and reads each as it comes; what is not there when the signal ends is left out. */
export async function readPages(
  results: readonly SearchResult[],
  { fetchGuarded, reader }: PageTools,
  signal: AbortSignal,
): Promise<PagesRead> {
  const permit = openRobots(fetchGuarded);
  const wishes = { signal, permit, mediaTypes: Object.keys(kinds) };
  const read = await Promise.allSettled(
    results.map(async ({ url, title }) => toPage(await fetchGuarded(url, wishes), title, reader)),
  );
  const pages = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return {
    pages: pages.filter(({ passages }) => passages.length > 0),
    unread: [
      ...read.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : [])),
      ...pages.filter(({ passages }) => passages.length === 0).map(() => 'empty'),
    ],
  };
}

async function toPage(
  { url, mediaType, bytes, text }: FetchedText,
  foundTitle: string,
  reader: PageReader,
): Promise<WebPage> {
  const shown = cleanUrl(url);
  const kind = kinds[mediaType] ?? 'html';
  const { title, passages } = await reader.read(kind === 'pdf' ? bytes : Buffer.from(text), {
    kind,
    url: shown,
    title: foundTitle,
  });
  return { url: shown, title, passages };
}

/** Whatever a hostile page makes a reader throw ends that page alone. */
function codeOf(reason: unknown): string {
  return reason instanceof FetchError || reason instanceof ExtractionError ? reason.code : 'unreadable';
}
