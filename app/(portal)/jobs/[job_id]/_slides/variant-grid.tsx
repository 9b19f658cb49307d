'use client';

import { Maximize } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { Presentation } from './presentation';
import { useViewer, type Viewer } from './use-viewer';
import { altTextOf, sourceSetOf, thumbnailOf, type ViewedSlide } from './viewed-slide';

export interface ShownVariant {
  slide: ViewedSlide;
  /** What stands below the picture: the download, the quality, the notes. */
  about: ReactNode;
}

const nothing = () => undefined;

/** The variants of one slide beside each other; each opens over the whole screen. */
export function VariantGrid({ variants }: { variants: readonly ShownVariant[] }) {
  const viewer = useViewer(variants.length, useCallback(nothing, []));
  return (
    <section aria-label="Variants">
      <ul className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
        {variants.map(({ slide, about }) => (
          <li key={slide.number} id={String(slide.number)} className="flex min-w-0 scroll-mt-4 flex-col gap-3">
            <Picture slide={slide} viewer={viewer} />
            {about}
          </li>
        ))}
      </ul>
      <Presentation slides={variants.map(({ slide }) => slide)} viewer={viewer} />
    </section>
  );
}

function Picture({ slide, viewer }: { slide: ViewedSlide; viewer: Viewer }) {
  return (
    <button
      type="button"
      aria-label={`Enlarge ${slide.name.toLowerCase()}`}
      aria-describedby={`picture-${slide.number}`}
      onClick={() => {
        viewer.show(slide.number);
        viewer.present();
      }}
      className="group relative block cursor-zoom-in rounded-card bg-stage max-sm:-mx-4 max-sm:rounded-none sm:p-3"
    >
      <img
        id={`picture-${slide.number}`}
        src={thumbnailOf(slide)}
        srcSet={sourceSetOf(slide)}
        sizes="(min-width: 64rem) 40rem, 100vw"
        alt={altTextOf(slide)}
        width={1600}
        height={900}
        className="aspect-video h-auto w-full shadow-[0_1px_3px_rgb(0_0_0/0.12)] ring-1 ring-black/5"
      />
      <span
        aria-hidden
        className="absolute right-5 bottom-5 flex size-9 items-center justify-center rounded-md bg-black/70 text-white opacity-0 transition-opacity duration-100 group-hover:opacity-100 group-focus-visible:opacity-100 max-sm:opacity-100"
      >
        <Maximize className="size-4" />
      </span>
    </button>
  );
}
