import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { cite } from './ground-slide';
import type { Statement } from './statement';

const mostPoints = 5;

/** Statements on a slide of their own; a lone one as the sentence that it is. */
export function toldSlide(title: string, statements: readonly Statement[]): SlideSpec | null {
  const told = statements.slice(0, mostPoints);
  const [only] = told;
  if (only === undefined) return null;
  if (told.length === 1) return cite({ kind: 'statement', title, statement: only.shown }, told);
  return cite({ kind: 'bullets', title, items: told.map(({ shown }) => ({ text: shown })) }, told);
}
