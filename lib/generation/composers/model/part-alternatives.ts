import type { PlannedSlide } from './answer/read-outline';
import { sameAlternatives } from './check/check-outline';
import { angles } from './outline-schema';
import { angleGuides } from './prompts/angle-guides';

/** Alternatives that are the same once more than they may be: each of them gets an angle that none has, and the form that shows it. */
export function partAlternatives(slides: readonly PlannedSlide[]): PlannedSlide[] {
  const parted: PlannedSlide[] = [];
  for (const slide of slides) {
    const isTwin = sameAlternatives({ thought: '', title: '', slides: [...parted, slide] }).length > 0;
    const free = angles.find((angle) =>
      [...parted, ...slides].every((other) => other.angle !== angle && other.kind !== angleGuides[angle].kind),
    );
    parted.push(isTwin && free ? { ...slide, angle: free, kind: angleGuides[free].kind } : slide);
  }
  return parted;
}
