import { ExternalLink, FileText } from 'lucide-react';
import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { cutText } from '@/lib/text/cut/cut-text';
import type { ShownFile } from './find-shown-job';

type Citation = NonNullable<ShownFile['quality']>['citations'][number];

interface CitedSource {
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

interface CitedClaim {
  claim: string;
  page: number | null;
  /** The heading above it, in a document without pages. */
  section: string | null;
  /** From 1; null where the slide is no longer known. */
  slide: number | null;
}

/** What the service cited says more than the lines at the feet of slides. */
export function JobSources({ file }: { file: ShownFile }) {
  return file.quality && file.quality.citations.length > 0 ? <CitedSources file={file} /> : <DeckSources file={file} />;
}

/** Letters that the search takes. */
const longestSearch = 300;

/** Which document or page each statement that is not the prompt's comes from, with the slides that make it. */
function CitedSources({ file: { quality, preview } }: { file: ShownFile }) {
  const sources = groupCitations(quality?.citations ?? [], preview?.slides.map(({ title }) => title) ?? []);
  if (sources.length === 0) return null;
  return (
    <Card title="Where statements come from" aria-label="Where statements come from">
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {sources.map((source) => (
          <li key={source.key} className="flex flex-col gap-1.5 py-3">
            <SourceName source={source} />
            <ul className="flex flex-col gap-1 text-sm text-muted">
              {source.claims.map(({ slide, ...cited }, index) => (
                <li key={index} className="flex items-start justify-between gap-4">
                  <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                    {cited.claim}
                    <Place origin={source.origin} {...cited} />
                  </span>
                  {slide !== null && (
                    <a
                      href={`#${slide}`}
                      className="flex min-h-6 shrink-0 items-center font-medium text-accent hover:underline"
                    >
                      Slide {slide}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Where in the source; of a document, what it says there is a search away. */
function Place({ origin, claim, page, section }: Pick<CitedSource, 'origin'> & Omit<CitedClaim, 'slide'>) {
  const words = page === null ? section && `“${section}”` : `page ${page}`;
  if (origin === 'web') return words && <span className="tabular-nums"> · {words}</span>;
  return (
    <>
      {' · '}
      <Link
        href={`/knowledge?${new URLSearchParams({ q: cutText(claim, longestSearch) })}`}
        prefetch={false}
        title="Find it in the knowledge base"
        className="text-accent tabular-nums underline underline-offset-2"
      >
        {words ?? 'passage'}
      </Link>
    </>
  );
}

function SourceName({ source: { origin, name, file, url } }: { source: CitedSource }) {
  const Icon = origin === 'web' ? ExternalLink : FileText;
  return (
    <p className="flex min-w-0 items-start gap-2 font-medium">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
      <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {url === null ? (
          name
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="text-accent hover:underline">
            {name}
          </a>
        )}
        {file && <bdi className="font-normal text-muted"> · {file}</bdi>}
        <span className="font-normal text-muted"> · {origin === 'web' ? 'web page' : 'knowledge base'}</span>
      </span>
    </p>
  );
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

interface Source {
  text: string;
  slides: number[];
}

/** Where the facts of a deck come from, each source once, with the slides that name it. */
function DeckSources({ file }: { file: ShownFile }) {
  const sources = sourcesOf(file);
  if (sources.length === 0) return null;
  return (
    <Card title="Sources">
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {sources.map(({ text, slides }) => (
          <li key={text} className="flex items-start justify-between gap-4 py-2.5">
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {text}
            </span>
            <span className="flex shrink-0 flex-wrap justify-end gap-x-3 text-sm">
              {slides.map((slide) => (
                <a
                  key={slide}
                  href={`#${slide}`}
                  className="flex min-h-6 items-center font-medium text-accent hover:underline"
                >
                  Slide {slide}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function sourcesOf({ preview }: ShownFile): Source[] {
  const found = new Map<string, number[]>();
  for (const [index, { sources }] of (preview?.slides ?? []).entries()) {
    for (const text of new Set(sources)) found.set(text, [...(found.get(text) ?? []), index + 1]);
  }
  return [...found].map(([text, slides]) => ({ text, slides }));
}
