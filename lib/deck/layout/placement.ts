import type { SceneElement } from '../scene/scene';
import type { SlideSpec } from '../spec/slide-spec';
import type { MovedText, Placement } from './layout-types';

export const tooLong: Placement = { outcome: 'too-long' };

export function placed(elements: readonly SceneElement[], toNotes: readonly MovedText[] = []): Placement {
  return { outcome: 'placed', elements, ...(toNotes.length > 0 ? { toNotes } : {}) };
}

export function continues(
  elements: readonly SceneElement[],
  rest: readonly SlideSpec[],
  nextNumber?: number,
): Placement {
  return { outcome: 'continues', elements, rest, ...(nextNumber === undefined ? {} : { nextNumber }) };
}

/**
 * How many of `total` items to put on this slide when `fitting` would fit: an even share of
 * the slides needed, so that the last one does not hold a single orphan. When even the
 * further slides cannot hold everything, this one holds all it can.
 */
export function evenShare(total: number, fitting: number, furtherSlides: number): number {
  if (fitting >= total) return total;
  const slides = Math.ceil(total / Math.max(1, fitting));
  return slides > furtherSlides + 1 ? fitting : Math.ceil(total / slides);
}
