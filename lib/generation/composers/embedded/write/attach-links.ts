import type { SlideSpec } from '@/lib/deck/spec/slide-spec';

/** Puts the address of each link into the notes of the slide that says its words, else of the first. */
export function attachLinks(slides: readonly SlideSpec[], links: readonly string[]): SlideSpec[] {
  const result = [...slides];
  for (const link of new Set(links)) {
    const words = link.slice(0, link.lastIndexOf(': '));
    const found = result.findIndex((slide) => slide.notes.includes(words));
    const index = Math.max(0, found);
    const slide = result[index];
    if (slide !== undefined) result[index] = { ...slide, notes: slide.notes === '' ? link : `${slide.notes}\n${link}` };
  }
  return result;
}
