'use client';

import { LoaderCircle } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Notice } from '@/components/ui/messages';
import type { BrandDraftFields } from './brand-draft';
import type { BrandPreviewState } from './use-brand-preview';

const slideNames: Readonly<Record<string, string>> = {
  title: 'Cover',
  section: 'Section',
  chart: 'Chart',
  cards: 'Cards',
  closing: 'Closing',
};

const waiting = Object.keys(slideNames);

export interface BrandPreviewProps {
  preview: BrandPreviewState;
  logos: BrandDraftFields['logos'];
}

/** The commonest slides in the brand as it is now. On phones they stay in sight in a row. */
export function BrandPreview({ preview: { drawn, problem, isBusy, retry }, logos }: BrandPreviewProps) {
  const isFailed = problem !== null && !isBusy && problem.param === undefined;
  return (
    <section
      aria-labelledby="preview"
      aria-busy={isBusy}
      className="flex min-w-0 flex-col gap-3 max-lg:sticky max-lg:top-14 max-lg:z-10 max-lg:-mx-1 max-lg:border-b max-lg:border-line max-lg:bg-page max-lg:px-1 max-lg:pt-2"
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-3">
        <h2 id="preview" className="font-semibold">
          Preview
        </h2>
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          {isBusy && (
            <>
              <LoaderCircle aria-hidden className="size-4 animate-spin" /> Drawing slides …
            </>
          )}
        </p>
      </div>
      {isFailed && (
        <Notice
          tone="bad"
          role="alert"
          title="The slides could not be drawn"
          action={
            <Button variant="quiet" size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          {problem.message}
        </Notice>
      )}
      <ul
        className={cn(
          'grid gap-3 transition-opacity duration-100 max-lg:auto-cols-[min(66%,22rem)] max-lg:grid-flow-col max-lg:snap-x max-lg:overflow-x-auto max-lg:pb-2 lg:grid-cols-2',
          isBusy && drawn && 'opacity-60',
        )}
        tabIndex={0}
        aria-label="Slides in this brand"
      >
        {drawn
          ? drawn.slides.map(({ kind, address, logo }) => (
              <li key={kind} className="flex min-w-0 snap-start flex-col gap-1 lg:first:col-span-2">
                <span className="relative block overflow-hidden rounded-card border border-line bg-stage">
                  <img
                    src={address}
                    alt={`${slideNames[kind] ?? kind} in this brand`}
                    width={800}
                    height={450}
                    className="block h-auto w-full"
                  />
                  {logo && logos[logo.ground] && (
                    <img
                      src={logos[logo.ground]?.address}
                      alt=""
                      className="absolute"
                      style={{
                        left: percent(logo.x),
                        top: percent(logo.y),
                        width: percent(logo.w),
                        height: percent(logo.h),
                      }}
                    />
                  )}
                </span>
                <span className="text-sm text-muted">{slideNames[kind] ?? kind}</span>
              </li>
            ))
          : waiting.map((kind) => (
              <li key={kind} className="flex min-w-0 snap-start flex-col gap-1 lg:first:col-span-2">
                <span className="block aspect-video rounded-card border border-line bg-stage" />
                <span className="text-sm text-muted">{slideNames[kind]}</span>
              </li>
            ))}
      </ul>
    </section>
  );
}

/** What there is to know of a brand that can be kept as it is. */
export function BrandNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Notice tone="info" title="Good to know">
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {notes.map((note) => (
          <li key={note} className="wrap-anywhere">
            {note}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const percent = (share: number) => `${share * 100}%`;
