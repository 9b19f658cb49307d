import { Dialog as Primitive } from 'radix-ui';
import { useRef } from 'react';
import { PresentationBar } from './presentation-bar';
import { presentationKeys } from './slide-keys';
import { SlidePictures } from './slide-picture';
import { useIdle } from './use-idle';
import { useSwipe } from './use-swipe';
import type { Viewer } from './use-viewer';
import type { ViewedSlide } from './viewed-slide';

/** The slide and nothing else; what moves it appears when the pointer does. */
export function Presentation({ slides, viewer }: { slides: readonly ViewedSlide[]; viewer: Viewer }) {
  const { isPresenting, stopPresenting } = viewer;
  return (
    <Primitive.Root open={isPresenting} onOpenChange={(isOpen) => !isOpen && stopPresenting()}>
      <Primitive.Portal>
        <Screen slides={slides} viewer={viewer} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Screen({ slides, viewer }: { slides: readonly ViewedSlide[]; viewer: Viewer }) {
  const { current, count, move, hasNotes, giveFocusBack, handleKey } = viewer;
  const screen = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(move);
  const { isIdle, wake } = useIdle();
  const slide = slides[current - 1];
  if (!slide) return null;
  return (
    <Primitive.Content
      ref={screen}
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        screen.current?.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        giveFocusBack();
      }}
      onKeyDown={(event) => handleKey(event, presentationKeys)}
      onPointerMove={wake}
      onPointerDown={wake}
      {...swipe}
      className={`fixed inset-0 z-60 flex flex-col bg-black text-white outline-none select-none ${isIdle ? 'cursor-none' : ''}`}
    >
      <Primitive.Title className="sr-only">
        {slide.name} of {count}: {slide.title}
      </Primitive.Title>
      <div
        className="relative min-h-0 flex-1"
        onClick={(event) => move(event.clientX < window.innerWidth / 3 ? 'previous' : 'next')}
      >
        <SlidePictures slides={slides} current={current} sizes="100vw" />
      </div>
      {hasNotes && slide.notes && (
        <p
          dir="auto"
          className="max-h-[28dvh] overflow-y-auto border-t border-white/20 px-6 py-4 [overflow-wrap:anywhere] whitespace-pre-line select-text"
        >
          {slide.notes}
        </p>
      )}
      <PresentationBar viewer={viewer} isHidden={isIdle} />
    </Primitive.Content>
  );
}
