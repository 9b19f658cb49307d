import { useEffect, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import { stripKeys, type Viewer } from './use-viewer';
import { thumbnailOf, type ViewedSlide } from './viewed-slide';

/** All slides, small: a strip below the stage, a column beside it where there is room. One stop for the Tab key. */
export function SlideStrip({ slides, viewer }: { slides: readonly ViewedSlide[]; viewer: Viewer }) {
  const { current, show, handleKey } = viewer;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = list.current?.children[current - 1];
    if (!list.current || !(item instanceof HTMLElement)) return;
    keepInView(list.current, item);
    if (list.current.contains(document.activeElement)) item.querySelector('a')?.focus({ preventScroll: true });
  }, [current]);
  return (
    <nav aria-label="Slides" className="relative min-w-0">
      <ol
        ref={list}
        onKeyDown={(event) => handleKey(event, stripKeys)}
        className="flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin] @5xl:absolute @5xl:inset-0 @5xl:flex-col @5xl:overflow-x-hidden @5xl:overflow-y-auto"
      >
        {slides.map((slide) => (
          <li key={slide.number} className="w-28 shrink-0 sm:w-32 @5xl:w-full">
            <Thumbnail slide={slide} isCurrent={slide.number === current} show={show} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Thumbnail({ slide, isCurrent, show }: { slide: ViewedSlide; isCurrent: boolean; show: Viewer['show'] }) {
  const { number, name, title } = slide;
  return (
    <a
      href={`#${number}`}
      aria-label={`${name}: ${title}`}
      aria-current={isCurrent || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        show(number);
      }}
      className="group flex flex-col gap-1 rounded-md"
    >
      <img
        src={thumbnailOf(slide)}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        decoding="async"
        className={cn(
          'aspect-video h-auto w-full rounded-xs bg-stage ring-1 ring-line',
          isCurrent ? 'ring-3 ring-accent' : 'group-hover:ring-2 group-hover:ring-muted',
        )}
      />
      <span className={cn('text-center text-xs tabular-nums', isCurrent ? 'font-semibold text-ink' : 'text-muted')}>
        {number}
      </span>
    </a>
  );
}

/** Moves a scrolling list as far as needed for all of an item to be seen, and nothing but the list. */
function keepInView(list: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  list.scrollBy({
    left: overhang(outer.left, outer.right, inner.left, inner.right),
    top: overhang(outer.top, outer.bottom, inner.top, inner.bottom),
  });
}

function overhang(start: number, end: number, from: number, to: number): number {
  if (from < start) return from - start;
  return to > end ? to - end : 0;
}
