import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { DeckWords } from '../words/deck-words';
import { headingText, withoutUnit } from '../write/heading-text';
import { headingOf } from './portion';
import type { Portion } from './portion';

const mostEntries = 8;
const fewestEntries = 3;
const longestEntry = 70;
/** A sentence, and no name of a section. */
const longestName = 40;

/** The sections in their order; null when they have no names or too many. */
export function agendaOf(
  portions: readonly Portion[],
  slides: readonly SlideSpec[],
  words: DeckWords,
): SlideSpec | null {
  const names = namesOf(
    portions.map(
      (portion, index) =>
        (portion.parts.length > 1 ? null : headingOf(portion)) ??
        slides[index]?.eyebrow ??
        opening(slides[index]?.title ?? null, index, words),
    ),
  );
  // A sentence is no entry; without it, the others still tell the way.
  const short = names.filter((name) => name.length <= longestEntry);
  // Sentences alone name no way through a text, and some of them still less.
  if (names.some((name) => name.length > longestName) && portions.every((portion) => headingOf(portion) === null))
    return null;
  const headings = short.length >= fewestEntries ? short : names;
  const parents = namesOf(portions.map((portion) => portion.parts[0]?.parent ?? headingOf(portion)));
  if (headings.some((heading) => heading.length > longestEntry)) return null;
  const entries = headings.length <= mostEntries ? headings : parents;
  if (
    entries.length < fewestEntries ||
    entries.length > mostEntries ||
    entries.length < Math.min(portions.length, mostEntries) * 0.5
  )
    return null;
  return { kind: 'agenda', title: words.agenda, items: entries.map((text) => ({ text })), notes: '' };
}

/** Whether so many portions can be named on one slide, by themselves or by what stands above them. */
export function hasAgenda(portions: readonly Portion[]): boolean {
  const parents = new Set(portions.map((portion) => portion.parts[0]?.parent ?? headingOf(portion)));
  return portions.length <= mostEntries || (parents.size >= fewestEntries && parents.size <= mostEntries);
}

/** What comes before the first named section is an overview, whatever sentence its slide is called by. */
function opening(title: string | null, index: number, words: DeckWords): string | null {
  return title !== null && index === 0 && title.length > longestName ? words.overview : title;
}

function namesOf(headings: readonly (string | null)[]): string[] {
  return [...new Set(headings.flatMap((heading) => (heading === null ? [] : [withoutUnit(headingText(heading))])))];
}
