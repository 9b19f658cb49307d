import { CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import type { QualityDescription } from './describe-quality';

/** Every file passed these, or it would not have been delivered. */
const checked =
  'Text that does not fit, things on top of each other or over the edge, contrast, sizes of letters, titles, and descriptions of pictures, charts and tables.';

/** Of the report on the page, for links to it. */
export const qualityId = 'quality';

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
      id={qualityId}
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
      {items.map(({ what, advice, slides }, index) => (
        <li key={index} className="flex flex-wrap items-start justify-between gap-x-4 py-2.5">
          <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
            <p dir="auto">{what}</p>
            {advice && <p className="text-sm text-muted">{advice}</p>}
          </div>
          {hasLinks && <SlideLinks slides={slides} />}
        </li>
      ))}
    </ul>
  );
}

function SlideLinks({ slides }: { slides: readonly number[] }) {
  const [first, ...others] = slides;
  if (first === undefined) return null;
  if (others.length === 0) return <SlideLink slide={first}>Show slide {first}</SlideLink>;
  return (
    <ul aria-label="Slides" className="flex max-w-[40%] flex-wrap justify-end gap-x-3">
      {slides.map((slide) => (
        <li key={slide}>
          <SlideLink slide={slide}>
            <span className="sr-only">Show slide </span>
            {slide}
          </SlideLink>
        </li>
      ))}
    </ul>
  );
}

function SlideLink({ slide, children }: { slide: number; children: ReactNode }) {
  return (
    <a
      href={`#${slide}`}
      className="flex min-h-6 min-w-6 shrink-0 items-center justify-center text-sm font-medium text-accent tabular-nums hover:underline"
    >
      {children}
    </a>
  );
}
