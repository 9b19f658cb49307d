import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Statement } from './statement';

interface Shown extends Statement {
  cells?: readonly string[];
}

/** The statements that a slide tells: its notes have each of them in full, and rows cell by cell. */
export function shownOn<T extends Shown>(slide: SlideSpec, statements: readonly T[]): T[] {
  const spoken = plain(slide.notes);
  const named = slide.kind === 'agenda' ? slide.items.map(({ text }) => plain(text)) : [];
  return statements.filter(({ full, cells }) => {
    const text = plain(full);
    return (
      spoken.includes(text) ||
      (cells?.every((cell) => spoken.includes(plain(cell))) ?? false) ||
      named.some((item) => /\p{Nd}/u.test(item) && text.includes(item))
    );
  });
}

export function citeShown(slide: SlideSpec, told: readonly Statement[]): SlideSpec {
  return told.length === 0
    ? slide
    : { ...slide, citations: told.map(({ passage, shown }) => ({ passage, claim: shown })) };
}

function plain(text: string): string {
  return text.replace(/\s+/gu, '').toLowerCase();
}
