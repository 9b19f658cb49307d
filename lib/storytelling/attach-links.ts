import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Link } from '@/lib/reading/source/block';
import { textsOn } from './texts-on';

/** Puts the address of each link into the notes of the slide that says its words, else of the first. */
export function attachLinks(slides: readonly SlideSpec[], links: readonly Link[]): SlideSpec[] {
  const result = [...slides];
  const lines = new Map(links.map(({ text, url }) => [text === '' || text === url ? url : `${text}: ${url}`, text]));
  for (const [line, words] of lines) {
    const found = result.findIndex((slide) => `${slide.notes}\n${textsOn(slide).join('\n')}`.includes(words));
    const index = Math.max(0, found);
    const slide = result[index];
    if (slide !== undefined) result[index] = { ...slide, notes: slide.notes === '' ? line : `${slide.notes}\n${line}` };
  }
  return result;
}
