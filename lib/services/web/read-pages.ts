import { readPage } from '@/lib/documents/read-page';
import { splitPassages } from '@/lib/documents/split-passages';
import { FetchError } from '@/lib/platform/guarded-fetch/fetch-error';
import type { FetchedText, GuardedFetch } from '@/lib/platform/guarded-fetch/guarded-fetch';
import { openRobots } from '@/lib/platform/guarded-fetch/open-robots';
import type { SearchResult } from '@/lib/platform/web-search/web-search';
import { cleanUrl } from './clean-url';
import { limitParts } from './limit-parts';
import type { WebPage } from './web-page';

export interface PagesRead {
  /** In the order of the results. */
  pages: WebPage[];
  /** Why the others were not read; a code for each. */
  unread: string[];
}

/** Pictures within the page, or a trap: reading a tag of very many attributes costs their square. */
const longTag = /<[a-z!/?][^<>]{5000,}>?/gi;

/** Reads all pages at the same time; what is not there when the signal ends is left out. */
export async function readPages(results: readonly SearchResult[], fetchGuarded: GuardedFetch, signal: AbortSignal): Promise<PagesRead> {
  const permit = openRobots(fetchGuarded);
  const read = await Promise.allSettled(results.map(async ({ url, title }) => toPage(await fetchGuarded(url, { signal, permit }), title)));
  const pages = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return {
    pages: pages.filter(({ passages }) => passages.length > 0),
    unread: [
      ...read.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : [])),
      ...pages.filter(({ passages }) => passages.length === 0).map(() => 'empty'),
    ],
  };
}

function toPage({ url, mediaType, text }: FetchedText, foundTitle: string): WebPage {
  const shown = cleanUrl(url);
  const { title, parts } = readPage(mediaType === 'text/plain' ? toHtml(text, foundTitle) : text.replace(longTag, ' '), shown);
  const passages = splitPassages({ title, pageCount: null, parts: limitParts(parts) });
  return { url: shown, title: title.slice(0, 200), passages: passages.map(({ heading, text: said }) => ({ heading, text: said })) };
}

/** Plain text takes the same way as pages, so that the same is taken out of it. */
function toHtml(text: string, title: string): string {
  const escape = (plain: string) => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const paragraphs = text.split(/\n\s*\n/u).map((paragraph) => `<p>${escape(paragraph)}</p>`);
  return `<!doctype html><title>${escape(title)}</title><body>${paragraphs.join('\n')}`;
}

/** Whatever a hostile page makes a reader throw ends that page alone. */
function codeOf(reason: unknown): string {
  return reason instanceof FetchError ? reason.code : 'unreadable';
}
