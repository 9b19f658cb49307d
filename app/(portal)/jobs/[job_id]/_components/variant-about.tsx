import { CircleCheck, Download, Info } from 'lucide-react';
import type { ViewedSlide } from '@/components/portal/slides/viewed-slide';
import { buttonClass } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { ShownFile } from './find-shown-job';
import { QualityItems } from './quality/quality-report';
import { tellQuality } from './quality/tell-quality';
import { tellBytes } from './tell-bytes';

/** What belongs to one variant: its file, how good it is, what the speaker says. */
export function VariantAbout({ file, slide }: { file: ShownFile; slide: ViewedSlide }) {
  const { url, fileName, bytes, quality } = file;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 truncate font-semibold">{slide.name}</h2>
        <a
          href={url}
          download
          aria-label={`Download ${fileName}, ${tellBytes(bytes)}`}
          className={cn(buttonClass(), 'max-sm:h-11')}
        >
          <Download aria-hidden /> Download
        </a>
      </div>
      {quality && <VariantQuality quality={tellQuality(quality, [slide.title])} />}
      {slide.notes && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer font-medium">Speaker notes</summary>
          <p dir="auto" className="mt-1.5 [overflow-wrap:anywhere] whitespace-pre-line text-muted">
            {slide.notes}
          </p>
        </details>
      )}
      {slide.sources.map((source, index) => (
        <p key={index} dir="auto" className="text-sm [overflow-wrap:anywhere] text-muted">
          {source}
        </p>
      ))}
    </div>
  );
}

function VariantQuality({ quality: { headline, items } }: { quality: ReturnType<typeof tellQuality> }) {
  if (items.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-good" /> {headline}
      </p>
    );
  return (
    <details className="text-sm">
      <summary className="flex w-fit cursor-pointer items-center gap-2 font-medium">
        <Info aria-hidden className="size-4 shrink-0 text-accent" /> {headline}
      </summary>
      <div className="mt-2">
        <QualityItems items={items} hasLinks={false} />
      </div>
    </details>
  );
}
