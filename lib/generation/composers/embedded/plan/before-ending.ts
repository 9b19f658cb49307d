import type { SlideSpec } from '@/lib/deck/spec/slide-spec';

/** More slides at the end of a deck, or before its last one where that has to stay last: what was asked for as the ending, and what is done next. */
export function beforeEnding(
  slides: readonly SlideSpec[],
  more: readonly SlideSpec[],
  ending: string | null,
): SlideSpec[] {
  const last = slides.at(-1);
  const closes = slides.length > 1 && last !== undefined && (ending !== null || last.kind === 'next_steps');
  return closes ? [...slides.slice(0, -1), ...more, last] : [...slides, ...more];
}
