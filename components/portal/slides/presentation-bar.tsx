import { ChevronLeft, ChevronRight, NotebookText, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../ui/cn';
import type { Viewer } from './use-viewer';

/** Stays while something in it has the focus. */
export function PresentationBar({ viewer, isHidden }: { viewer: Viewer; isHidden: boolean }) {
  const { current, count, move, hasNotes, stopPresenting } = viewer;
  return (
    <div
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
