import type { SlideKind, SlideSpec } from '@/lib/deck/spec/slide-spec';

/** Arrangements that the layouts offer for a kind; the first is its usual one. */
const arrangements: Readonly<Partial<Record<SlideKind, readonly string[]>>> = {
  bullets: ['list', 'cards', 'two-column'],
  process: ['horizontal', 'vertical'],
  comparison: ['columns', 'table'],
  metrics: ['row', 'lead'],
  timeline: ['horizontal', 'vertical'],
};

/** As many slides as variants: each of another kind while there are kinds, then other arrangements of the best. */
export function varyArrangements(slides: readonly SlideSpec[], count: number): SlideSpec[] {
  const result = slides.slice(0, count);
  const used = new Set(result.map((slide) => nameOf(slide)));
  for (const slide of slides) {
    for (const arrangement of arrangements[slide.kind] ?? []) {
      const varied = { ...slide, arrangement };
      if (result.length >= count) return result;
      if (used.has(nameOf(varied)) || (slide.arrangement === undefined && arrangement === arrangements[slide.kind]?.[0])) continue;
      used.add(nameOf(varied));
      result.push(varied);
    }
  }
  return result;
}

function nameOf(slide: SlideSpec): string {
  return `${slide.kind} ${slide.arrangement ?? ''}`;
}
