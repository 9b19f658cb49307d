import { ChevronLeft, ChevronRight, NotebookText, X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { SlidePictures } from './slide-pictures';
import { presentationKeys, useSwipe, type Viewer } from './use-viewer';
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
        className="[container-type:size] flex min-h-0 flex-1 items-center justify-center"
        onClick={(event) => move(event.clientX < window.innerWidth / 3 ? 'previous' : 'next')}
      >
        {/* As large as the slide, so that what lies on it never lies half beside it. */}
        <div className="relative aspect-video w-[min(100cqw,100cqh*16/9)]">
          <SlidePictures slides={slides} current={current} sizes="100vw" />
          <PresentationBar viewer={viewer} isHidden={isIdle} />
        </div>
      </div>
      {hasNotes && slide.notes && (
        <p
          dir="auto"
          className="max-h-[28dvh] overflow-y-auto border-t border-white/20 px-6 py-4 [overflow-wrap:anywhere] whitespace-pre-line select-text"
        >
          {slide.notes}
        </p>
      )}
    </Primitive.Content>
  );
}

/** Stays while something in it has the focus. */
function PresentationBar({ viewer, isHidden }: { viewer: Viewer; isHidden: boolean }) {
  const { current, count, move, hasNotes, stopPresenting } = viewer;
  return (
    <div
      onClick={(event) => event.stopPropagation()}
      className={cn(
        'absolute top-3 right-3 flex items-center gap-1 rounded-card bg-black/75 p-1 text-sm tabular-nums transition-opacity duration-100 focus-within:opacity-100',
        isHidden && 'opacity-0',
      )}
    >
      {count > 1 && (
        <>
          <BarButton aria-label="Previous slide" disabled={current === 1} onClick={() => move('previous')}>
            <ChevronLeft aria-hidden className="size-5" />
          </BarButton>
          <span aria-live="polite" className="min-w-14 text-center">
            {current} / {count}
          </span>
          <BarButton aria-label="Next slide" disabled={current === count} onClick={() => move('next')}>
            <ChevronRight aria-hidden className="size-5" />
          </BarButton>
        </>
      )}
      <BarButton aria-label="Notes" aria-pressed={hasNotes} onClick={() => move('notes')}>
        <NotebookText aria-hidden className="size-5" />
      </BarButton>
      <BarButton aria-label="Leave full screen" onClick={stopPresenting}>
        <X aria-hidden className="size-5" />
      </BarButton>
    </div>
  );
}

/** A button at an end of the deck keeps the focus, and does nothing. */
function BarButton({ disabled, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      className="flex size-11 items-center justify-center rounded-md hover:bg-white/15 aria-disabled:opacity-40 aria-pressed:bg-white/20 focus-visible:outline-white"
      {...rest}
    />
  );
}

const idleMs = 2_500;

/** Whether the pointer has rested for a while. */
function useIdle() {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useCallback(() => {
    setIdle(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(true), idleMs);
  }, []);
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [wake]);
  return { isIdle, wake };
}
