import { Card } from '@/components/ui/card';
import type { ShownFile } from './find-shown-job';

interface Source {
  text: string;
  slides: number[];
}

/** Where the facts of a deck come from, each source once, with the slides that name it. */
export function DeckSources({ file }: { file: ShownFile }) {
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
