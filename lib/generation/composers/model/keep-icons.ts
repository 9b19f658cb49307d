import { findIcon } from '@/lib/deck/icons/find-icon';
import { canHaveIcons, iconsOf, setIcons } from '@/lib/deck/icons/set-icons';
import { unknownIcons } from '@/lib/deck/icons/unknown-icons';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';

/**
 * The icons that a model chose, by the names that the set has for them; all of them or, when an item
 * has none or two have the same, none. `notice` takes a sentence about names that nobody knows.
 */
export function keepIcons(slide: SlideSpec, notice?: (sentence: string) => void): SlideSpec {
  if (!canHaveIcons(slide) || iconsOf(slide).every((icon) => icon === undefined)) return slide;
  const unknown = unknownIcons(slide);
  if (unknown.length > 0)
    notice?.(
      `The language model chose icons that do not exist (${unknown.join(', ')}); the slide "${slide.title}" has none.`,
    );
  const icons = iconsOf(slide).map((icon) => findIcon(icon) ?? undefined);
  const isWhole = icons.every((icon) => icon !== undefined) && new Set(icons).size === icons.length;
  return setIcons(slide, isWhole ? icons : []);
}
