import { ExtractionError, type ExtractionLimits } from '@/lib/documents/extracted-document';
import type { PageReader } from '@/lib/documents/open-page-reader';
import type { WebPageKind } from '@/lib/documents/read-web-page';
import type { DocumentPassage } from '@/lib/documents/split-passages';
import { FetchError } from '@/lib/platform/guarded-fetch/fetch-error';
import type { FetchedText, GuardedFetch } from '@/lib/platform/guarded-fetch/guarded-fetch';
import { openRobots } from '@/lib/platform/guarded-fetch/open-robots';
import type { SearchResult } from '@/lib/platform/web-search/web-search';

/** What reading one page may cost; of a long PDF the beginning is read. */
export const pageLimits: ExtractionLimits = {
  timeoutMs: 4_000,
  memoryMegabytes: 256,
  maxPages: 60,
  maxCharacters: 400_000,
  maxInflatedBytes: 0,
};

/** Longer than all pages of a job may take. */
export const pageReaderLifeMs = 60_000;

/** Of fetching one: a slow page costs itself alone. */
export const fetchLimits = {
  connectMs: 3000,
  firstByteMs: 6000,
  wholeMs: 8000,
  sentBytes: 8_000_000,
  bytes: 8_000_000,
};

/** A page that was read, as plain text. */
export interface WebPage {
  /** As people are shown it. */
  url: string;
  title: string;
  passages: DocumentPassage[];
}

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

const longestAddress = 500;
const mostOfAHost = 3;
/** Files that hold no page. */
const noPage =
  /\.(?:docx?|pptx?|xlsx?|zip|gz|tar|7z|rar|exe|dmg|iso|jpe?g|png|gif|webp|svg|mp[34]|avi|mov|webm|csv|json|xml|rss)$/i;

/** The results whose pages are worth reading, the best first, none twice. */
export function chooseResults(results: readonly SearchResult[], most: number): SearchResult[] {
  const seen = new Set<string>();
  const hosts = new Map<string, number>();
  return results
    .filter(({ url }) => {
      const address = readAddress(url);
      if (!address || noPage.test(address.pathname)) return false;
      const key = cleanUrl(address).replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
      const ofHost = hosts.get(address.host) ?? 0;
      if (seen.has(key) || ofHost >= mostOfAHost) return false;
      seen.add(key);
      hosts.set(address.host, ofHost + 1);
      return true;
    })
    .slice(0, most);
}

/** Null for what no page of the web stands under. */
function readAddress(text: string): URL | null {
  if (text.length > longestAddress || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}

const tracking =
  /^(?:utm_.+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|igshid|mc_cid|mc_eid|_hsenc|_hsmi|mkt_tok|ref_src|vero_id|oly_(?:anon|enc)_id|s_cid|cmpid)$/i;

/** An address as people are shown it: without credentials, fragment and what only tells where a visitor came from. */
function cleanUrl(address: string | URL): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  url.hash = '';
  const names = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  // Deleting writes the whole query anew, so it happens only where there is something to delete.
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}
