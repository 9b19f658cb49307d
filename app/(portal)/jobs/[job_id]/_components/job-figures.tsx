import { Card } from '@/components/ui/card';
import type { ShownFile } from './find-shown-job';

type Figures = NonNullable<ShownFile['quality']>['figures'];
type Status = keyof Figures['counts'];

/** What each status means, as the page says it; the order in which they are listed. */
const meanings: readonly (readonly [Status, string])[] = [
  ['given', 'from the prompt'],
  ['source', 'from sources'],
  ['derived', 'computed'],
  ['general', 'general knowledge, to be checked'],
  ['illustrative', 'illustrative'],
  ['unknown', 'not found in the prompt or its sources, to be checked'],
];

/** Where the figures of a deck come from, and each one that nobody gave as it stands. */
export function JobFigures({ file: { quality, preview } }: { file: ShownFile }) {
  if (!quality) return null;
  const figures = quality.composer === 'embedded' ? withoutDoubts(quality.figures) : quality.figures;
  const summary = summaryOf(figures);
  if (summary === '') return null;
  const titles = preview?.slides.map(({ title }) => title) ?? [];
  return (
    <Card title="Where figures come from" aria-label="Where figures come from">
      <p className="text-muted">{summary}</p>
      {figures.listed.length > 0 && (
        <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line text-sm">
          {figures.listed.map(({ slide, figure, status, formula }, index) => (
            <li key={index} className="flex items-start justify-between gap-4 py-2">
              <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                <strong className="font-medium tabular-nums">{figure}</strong>
                <span className="text-muted"> · {formula ? `= ${formula}` : meaningOf(status)}</span>
              </span>
              <SlideLink index={titles.indexOf(slide)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function SlideLink({ index }: { index: number }) {
  if (index < 0) return null;
  return (
    <a href={`#${index + 1}`} className="flex min-h-6 shrink-0 items-center font-medium text-accent hover:underline">
      Slide {index + 1}
    </a>
  );
}

/** Without a language model nothing is invented: what was not found again in the prompt is written there in another way. */
function withoutDoubts({ counts, listed }: Figures): Figures {
  return { counts: { ...counts, unknown: 0 }, listed: listed.filter(({ status }) => status !== 'unknown') };
}

/** "58 from the prompt, 4 computed"; empty where no figure was looked at. */
export function summaryOf({ counts }: Figures): string {
  return meanings
    .filter(([status]) => counts[status] > 0)
    .map(([status, meaning]) => `${counts[status]} ${meaning}`)
    .join(', ');
}

function meaningOf(status: Status): string {
  return meanings.find(([name]) => name === status)?.[1] ?? status;
}
