import type { ShownFile } from './find-shown-job';

type Citation = NonNullable<ShownFile['quality']>['citations'][number];

export interface CitedSource {
  key: string;
  origin: Citation['origin'];
  /** The title of the document or page. */
  name: string;
  /** Of the document; null where its name says no more than its title. */
  file: string | null;
  /** Only ever an address of the web. */
  url: string | null;
  claims: CitedClaim[];
}

export interface CitedClaim {
  claim: string;
  page: number | null;
  /** The heading above it, in a document without pages. */
  section: string | null;
  /** From 1; null where the slide can't be told any more. */
  slide: number | null;
}

/** What a file cites, by document, in the order of first use. */
export function groupCitations(citations: readonly Citation[], titles: readonly string[]): CitedSource[] {
  const sources = new Map<string, CitedSource>();
  for (const { slide, claim, origin, source: name, file = null, page, section = null, url } of citations) {
    const key = JSON.stringify([origin, name, file, url]);
    const source = sources.get(key) ?? { key, origin, name, file, url: webAddress(url), claims: [] };
    const index = titles.indexOf(slide);
    sources.set(key, {
      ...source,
      claims: [...source.claims, { claim, page, section, slide: index < 0 ? null : index + 1 }],
    });
  }
  return [...sources.values()];
}

/** Addresses come from search results: a link leads to the web or nowhere. */
function webAddress(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}
