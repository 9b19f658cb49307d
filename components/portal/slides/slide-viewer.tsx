'use client';

import { useCallback, useEffect, useRef } from 'react';
import { Presentation } from './presentation';
import { SlideControls } from './slide-controls';
import { viewerKeys, type SlideMove } from './slide-keys';
import { SlideNotes } from './slide-notes';
import { SlideStage } from './slide-stage';
import { SlideStrip } from './slide-strip';
import { useViewer } from './use-viewer';
import type { ViewedSlide } from './viewed-slide';

/** Keys that move the slides also while nothing has the focus; letters would be in the way of people who speak to their browser (WCAG 2.1.4). */
const pageKeys: Readonly<Record<string, SlideMove>> = { ArrowRight: 'next', ArrowLeft: 'previous' };

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
      if (event.target === document.body) handleKey(event, pageKeys);
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
