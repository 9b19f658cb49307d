'use client';

import { ChevronLeft, ChevronRight, Maximize, NotebookText } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Presentation } from './presentation';
import { SlidePictures } from './slide-pictures';
import { SlideStrip } from './slide-strip';
import { type SlideMove, useSwipe, useViewer, type Viewer, viewerKeys } from './use-viewer';
import type { ViewedSlide } from './viewed-slide';

/** Keys that move the slides from anywhere on the page; letters would be in the way of people who speak to their browser (WCAG 2.1.4). */
const pageKeys: Readonly<Record<string, SlideMove>> = { ArrowRight: 'next', ArrowLeft: 'previous' };

/** What has a use of its own for these keys. */
const ownKeys =
  'input, textarea, select, [contenteditable], [role=menu], [role=tablist], [role=dialog], [role=alertdialog], [tabindex]:is(pre)';

/** The slides of a file: one large, all of them small, with what belongs to each. */
export function SlideViewer({ slides }: { slides: readonly ViewedSlide[] }) {
  const section = useRef<HTMLElement>(null);
  const viewer = useViewer(
    slides.length,
    useCallback(() => section.current?.scrollIntoView({ block: 'start' }), []),
  );
  const { current, handleKey, hasNotes } = viewer;
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const { target } = event;
      if (target instanceof Element && !target.closest(ownKeys)) handleKey(event, pageKeys);
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [handleKey]);
  const slide = slides[current - 1];
  if (!slide) return null;
  return (
    <section
      ref={section}
      aria-label="Slides"
      className="@container scroll-mt-4"
      onKeyDown={(event) => handleKey(event, viewerKeys)}
    >
      <div
        className={
          slides.length > 1
            ? 'grid grid-cols-1 gap-x-3 gap-y-2 @5xl:grid-cols-[9rem_minmax(0,1fr)]'
            : 'grid grid-cols-1 gap-y-2'
        }
      >
        <div className="min-w-0 @5xl:order-2">
          <SlideStage slides={slides} viewer={viewer} />
        </div>
        {slides.length > 1 && <SlideStrip slides={slides} viewer={viewer} />}
        <div className="@5xl:order-3 @5xl:col-start-2">
          <SlideControls slide={slide} viewer={viewer} />
        </div>
      </div>
      {hasNotes && (
        <div className="mt-3">
          <SlideNotes slide={slide} />
        </div>
      )}
      <Presentation slides={slides} viewer={viewer} />
    </section>
  );
}

const phone = 'max-sm:size-11';

/** What moves the stage, for people who use no keys. */
function SlideControls({ slide, viewer }: { slide: ViewedSlide; viewer: Viewer }) {
  const { current, count, move, present, hasNotes } = viewer;
  return (
    <div className="flex flex-wrap items-center justify-between gap-1">
      <div className="flex items-center gap-1">
        {count > 1 && (
          <>
            <Button
              variant="ghost"
              size="icon"
              className={phone}
              aria-label="Previous slide"
              aria-disabled={current === 1 || undefined}
              onClick={() => move('previous')}
            >
              <ChevronLeft aria-hidden />
            </Button>
            <span aria-hidden className="min-w-12 text-center text-sm whitespace-nowrap text-muted tabular-nums">
              <span className="font-medium text-ink">{current}</span> / {count}
            </span>
            <Button
              variant="ghost"
              size="icon"
              className={phone}
              aria-label="Next slide"
              aria-disabled={current === count || undefined}
              onClick={() => move('next')}
            >
              <ChevronRight aria-hidden />
            </Button>
          </>
        )}
        <p aria-live="polite" className="sr-only">
          {slide.name} of {count}: {slide.title}
        </p>
      </div>
      <div className="flex items-center sm:gap-1">
        <Button
          variant="ghost"
          size="small"
          className="max-sm:h-11 max-sm:px-2"
          aria-pressed={hasNotes}
          onClick={() => move('notes')}
          title="N"
        >
          <NotebookText aria-hidden /> Notes
        </Button>
        <Button variant="ghost" size="small" className="max-sm:h-11 max-sm:px-2" onClick={present} title="F">
          <Maximize aria-hidden /> Full screen
        </Button>
      </div>
    </div>
  );
}

/** What the speaker says to the slide, and where its facts come from. */
function SlideNotes({ slide }: { slide: ViewedSlide }) {
  const { name, notes, sources } = slide;
  if (notes === '' && sources.length === 0) return <p className="text-sm text-muted">This slide has no notes.</p>;
  return (
    <div
      role="region"
      aria-label={`Speaker notes of ${name.toLowerCase()}`}
      className="flex min-h-24 flex-col gap-3 rounded-card border border-line px-5 py-4"
    >
      <h2 className="text-sm font-semibold">Speaker notes</h2>
      {notes ? (
        <p dir="auto" className="max-w-[75ch] [overflow-wrap:anywhere] whitespace-pre-line">
          {notes}
        </p>
      ) : (
        <p className="text-muted">
          {notes === null
            ? 'This page does not have the notes of this file. Download it; they are in there.'
            : 'This slide has no notes.'}
        </p>
      )}
      {sources.map((source, index) => (
        <p key={index} dir="auto" className="max-w-[75ch] text-sm [overflow-wrap:anywhere] text-muted">
          {source}
        </p>
      ))}
    </div>
  );
}

/** The slide on a neutral ground, as large as it can be with what belongs to it still in sight. */
function SlideStage({ slides, viewer }: { slides: readonly ViewedSlide[]; viewer: Viewer }) {
  const { current, count, move, present } = viewer;
  const swipe = useSwipe(move);
  return (
    <div
      role="group"
      aria-roledescription="stage"
      aria-label={`${slides[current - 1]?.name ?? ''} of ${count}, large`}
      tabIndex={0}
      onDoubleClick={present}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) present();
      }}
      {...swipe}
      className="flex touch-pan-y touch-pinch-zoom justify-center rounded-card bg-stage select-none max-sm:-mx-4 max-sm:rounded-none sm:p-4 xl:p-5"
    >
      <div
        className="relative aspect-video w-full shadow-[0_1px_3px_rgb(0_0_0/0.12)] ring-1 ring-black/5"
        style={{ maxWidth: 'max(24rem, calc((100dvh - 15.5rem) * 16 / 9))' }}
      >
        <SlidePictures slides={slides} current={current} sizes="(min-width: 64rem) 70rem, 100vw" />
      </div>
    </div>
  );
}
