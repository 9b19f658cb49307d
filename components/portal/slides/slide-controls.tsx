import { ChevronLeft, ChevronRight, Maximize, NotebookText } from 'lucide-react';
import { Button } from '../../ui/button';
import type { Viewer } from './use-viewer';
import type { ViewedSlide } from './viewed-slide';

const phone = 'max-sm:size-11';

/** What moves the stage, for people who use no keys. */
export function SlideControls({ slide, viewer }: { slide: ViewedSlide; viewer: Viewer }) {
  const { current, count, move, present, hasNotes } = viewer;
  return (
    <div className="flex items-center justify-between gap-1">
      <div className="flex items-center gap-1">
        {count > 1 && (
          <>
            <Button
              look="ghost"
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
              look="ghost"
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
          look="ghost"
          size="small"
          className="max-sm:h-11 max-sm:px-2"
          aria-pressed={hasNotes}
          onClick={() => move('notes')}
          title="N"
        >
          <NotebookText aria-hidden /> Notes
        </Button>
        <Button look="ghost" size="small" className="max-sm:h-11 max-sm:px-2" onClick={present} title="F">
          <Maximize aria-hidden /> Full screen
        </Button>
      </div>
    </div>
  );
}
