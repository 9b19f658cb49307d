import type { ShownFile } from './find-shown-job';

type Citation = NonNullable<ShownFile['quality']>['citations'][number];

export interface CitedSource {
  key: string;
  origin: Citation['origin'];
  name: string;
  /** Only ever an address of the web. */
  url: string | null;
  claims: { claim: string; page: number | null; /** From 1; null where the slide can't be told any more. */ slide: number | null }[];
}

/** What a file cites, by document, in the order of first use. */
export function groupCitations(citations: readonly Citation[], titles: readonly string[]): CitedSource[] {
  const sources = new Map<string, CitedSource>();
  for (const { slide, claim, origin, source: name, page, url } of citations) {
    const key = JSON.stringify([origin, name, url]);
    const source = sources.get(key) ?? { key, origin, name, url: webAddress(url), claims: [] };
    const index = titles.indexOf(slide);
    sources.set(key, { ...source, claims: [...source.claims, { claim, page, slide: index < 0 ? null : index + 1 }] });
  }
  return [...sources.values()];
}

/** Addresses come from search results: a link leads to the web or nowhere. */
function webAddress(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}
