import { useSwipe } from './use-swipe';
import { SlidePictures } from './slide-picture';
import type { Viewer } from './use-viewer';
import type { ViewedSlide } from './viewed-slide';

/** The slide on a neutral ground, as large as it can be with what belongs to it still in sight. */
export function SlideStage({ slides, viewer }: { slides: readonly ViewedSlide[]; viewer: Viewer }) {
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
