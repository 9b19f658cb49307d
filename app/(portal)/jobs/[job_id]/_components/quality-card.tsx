import { CircleCheck, Info } from 'lucide-react';
import { Card } from '@/components/ui/card';
import type { QualityDescription } from './describe-quality';

/** Every file passed these, or it would not have been delivered. */
const checked =
  'Text that does not fit, things on top of each other or over the edge, contrast, sizes of letters, titles, and descriptions of pictures, charts and tables.';

export function QualityCard({ quality }: { quality: QualityDescription }) {
  const { headline, items, figures } = quality;
  const Icon = items.length === 0 ? CircleCheck : Info;
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          <Icon aria-hidden className={`size-5 ${items.length === 0 ? 'text-good' : 'text-accent'}`} />
          {headline}
        </span>
      }
      aria-label="Quality report"
    >
      {items.length > 0 && <QualityItems items={items} hasLinks />}
      <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[75ch] text-sm text-muted">
        Checked before the file was handed over: {checked.charAt(0).toLowerCase() + checked.slice(1)}
      </p>
    </Card>
  );
}

export function QualityItems({ items, hasLinks }: { items: QualityDescription['items']; hasLinks: boolean }) {
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {items.map(({ what, advice, slide }, index) => (
        <li key={index} className="flex items-start justify-between gap-4 py-2.5">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p dir="auto">{what}</p>
            {advice && <p className="text-sm text-muted">{advice}</p>}
          </div>
          {hasLinks && slide !== null && (
            <a
              href={`#${slide}`}
              className="flex min-h-6 shrink-0 items-center text-sm font-medium text-accent hover:underline"
            >
              Show slide {slide}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
