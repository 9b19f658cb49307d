import { ExternalLink, FileText } from 'lucide-react';
import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { groupCitations, type CitedClaim, type CitedSource } from './group-citations';
import type { ShownFile } from './find-shown-job';

/** Letters that the search takes. */
const longestSearch = 300;

/** Which document or page each statement that is not the prompt's comes from, with the slides that make it. */
export function CitedSources({ file: { quality, preview } }: { file: ShownFile }) {
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
        href={`/knowledge?${new URLSearchParams({ q: claim.slice(0, longestSearch) })}`}
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
