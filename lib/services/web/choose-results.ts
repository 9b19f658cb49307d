import type { SearchResult } from '@/lib/platform/web-search/web-search';
import { cleanUrl } from './clean-url';

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
