import { cn } from '@/components/ui/cn';
import { altTextOf, sourceSetOf, thumbnailOf, type ViewedSlide } from './viewed-slide';

export interface SlidePicturesProps {
  slides: readonly ViewedSlide[];
  current: number;
  /** As the attribute of `img`: how wide the picture is shown. */
  sizes: string;
  className?: string;
}

/** The slide and, out of sight, its neighbours: whichever comes next is there already. */
export function SlidePictures({ slides, current, sizes, className }: SlidePicturesProps) {
  return slides
    .filter(({ number }) => Math.abs(number - current) <= 1)
    .map((slide) => (
      <SlidePicture
        key={slide.number}
        slide={slide}
        sizes={sizes}
        isShown={slide.number === current}
        className={className}
      />
    ));
}

function SlidePicture({
  slide,
  sizes,
  isShown,
  className,
}: {
  slide: ViewedSlide;
  sizes: string;
  isShown: boolean;
  className?: string;
}) {
  return (
    <img
      src={thumbnailOf(slide)}
      srcSet={sourceSetOf(slide)}
      sizes={sizes}
      alt={isShown ? altTextOf(slide) : ''}
      aria-hidden={!isShown || undefined}
      width={1600}
      height={900}
      decoding="async"
      fetchPriority={isShown ? 'high' : 'low'}
      draggable={false}
      // The thumbnail stands in until the large picture is there.
      style={{ backgroundImage: isShown ? `url("${thumbnailOf(slide)}")` : undefined }}
      className={cn(
        'absolute inset-0 size-full bg-contain bg-center bg-no-repeat object-contain',
        !isShown && 'invisible',
        className,
      )}
    />
  );
}
