import type { DeckSpec } from '../spec/deck-spec';
import type { BulletItem, SlideSpec } from '../spec/slide-spec';
import { outlineOf } from './bind-slide';
import type { DeckContext } from './layout-types';
import { placeSlide } from './place-slide';
import type { PlacedSlide } from './place-slide';

/** One slide of the file before its title is set: a slide of the spec, or a part of one. */
export interface SlidePart {
  spec: SlideSpec;
  specIndex: number;
  /** 0 for the first part of a slide. */
  part: number;
  placed: PlacedSlide;
  /** Words of the spec that do not stand on the slide. */
  movedToNotes: readonly string[];
}

/** Places every slide of a deck, continuing on further slides as long as the limit allows. */
export function partSlides(
  spec: DeckSpec,
  context: DeckContext,
  options: { maxSlides: number; variant: number },
): SlidePart[] {
  const kept = spec.slides.slice(0, Math.max(1, options.maxSlides));
  const parts: SlidePart[] = [];
  kept.forEach((slide, specIndex) => {
    const spare = options.maxSlides - parts.length - (kept.length - specIndex);
    parts.push(
      ...partSlide(slide, specIndex, context, {
        spare,
        variant: options.variant,
        recent: parts.filter(({ part }) => part === 0).map(({ placed }) => placed.arrangement),
      }),
    );
  });
  return parts;
}

/** One slide and the further slides that take what does not fit on it; at most `spare` of them. */
function partSlide(
  slide: SlideSpec,
  specIndex: number,
  context: DeckContext,
  options: { spare: number; variant: number; recent: readonly string[] },
): SlidePart[] {
  const waiting: { spec: SlideSpec; firstNumber: number }[] = [{ spec: slide, firstNumber: 1 }];
  const parts: SlidePart[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const furtherSlides = Math.max(0, options.spare - parts.length - waiting.length);
    const placed = placeSlide(next.spec, context, {
      furtherSlides,
      firstNumber: next.firstNumber,
      recent: options.recent,
      variant: options.variant,
      continuedForm: parts[parts.length - 1]?.placed.arrangement,
      previousPart: parts[parts.length - 1]?.placed.elements,
    });
    const onward = placed.rest.slice(0, furtherSlides);
    const moved = placed.rest.slice(furtherSlides);
    waiting.unshift(...onward.map((rest) => ({ spec: rest, firstNumber: placed.nextNumber ?? 1 })));
    parts.push({
      spec: next.spec,
      specIndex,
      part: parts.length,
      placed,
      movedToNotes: moved.map((rest) => wordsOf(rest, placed.eyebrow)),
    });
  }
  return parts;
}

/** What a slide says beyond the title that it shares with the one whose notes it goes into, and beyond the label where that is shared too. */
function wordsOf(slide: SlideSpec, shared: string | undefined): string {
  const label = slide.eyebrow !== undefined && slide.eyebrow !== shared ? [slide.eyebrow] : [];
  return [...label, outlineText(outlineOf(slide))].join('\n');
}

/** A list as lines of plain text for the notes. */
export function outlineText(items: readonly BulletItem[]): string {
  return items
    .flatMap((item) => [`• ${item.text}`, ...(item.children ?? []).map((child) => `   – ${child}`)])
    .join('\n');
}
