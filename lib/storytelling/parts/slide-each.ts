import { termsOf, sharedTerms } from '@/lib/reading/naming/terms';
import type { Section } from '@/lib/reading/reading';
import { chunksOf } from '@/lib/reading/roles/clauses';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import type { TellingContext } from '../context';
import { slideMarker } from './wanted-parts';

/** "One … per day": so far apart stand the number, or the word for a slide, and "per". */
const [mostBetween, mostTerms, fewestPoints] = [12, 2, 1];

/** "One slide per version": the sections that are called so, or else are all alike, have each a slide. */
export function withSlideEach(root: Section, context: TellingContext): Section {
  const terms = eachOf(context);
  if (terms === null) return root;
  const points = (parent: Section): number => pointsOf(parent, terms, context);
  const [best] = parentsIn(root).sort((a, b) => points(b) - points(a));
  return best === undefined || points(best) < fewestPoints ? root : raised(root, best);
}

/** What a slide is wanted of each; null where none is. */
function eachOf({ reading, lexicon, tag }: TellingContext): string[] | null {
  for (const { role, text } of reading.asides) {
    const marks = role === 'instruction' ? lexicon.marksIn(text) : [];
    const isOne = (meaning: string): boolean => meaning === 'word.slide' || meaning === 'number.1';
    const each = marks.find(
      ({ meaning, start, end }) =>
        meaning === 'word.each' &&
        marks.some(
          (other) =>
            isOne(other.meaning) &&
            (other.start >= end ? other.start - end : start - other.end) <= mostBetween &&
            (other.end <= start || other.start >= end),
        ),
    );
    const [first] = each === undefined ? [] : chunksOf(text.slice(each.end));
    if (each === undefined || first === undefined) continue;
    const said = text.slice(each.end + first.start, each.end + first.end);
    const terms = termsOf(said, tag, lexicon, new Set(['word.slide', 'word.page', 'word.each'] as const));
    if (terms.length > 0) return terms.slice(0, mostTerms);
  }
  return null;
}

function parentsIn(section: Section): Section[] {
  return [...(section.sections.length > 1 ? [section] : []), ...section.sections.flatMap(parentsIn)];
}

/** How much the sections within one seem to be what is wanted: called so by themselves or together, marked alike, dated. */
function pointsOf({ title, sections }: Section, terms: readonly string[], { tag }: TellingContext): number {
  const isCalled = (text: string | null): boolean => sharedTerms(terms, termsOf(text ?? '', tag)).length > 0;
  const share = (is: (section: Section) => boolean): number => sections.filter(is).length / sections.length;
  const [first = ''] = terms;
  const keyOf = ({ marker }: Section): string => `${marker?.sort ?? ''} ${marker?.key ?? ''}`;
  const isAlike = (one: Section): boolean =>
    one.marker !== null && sections.every((other) => keyOf(other) === keyOf(one));
  const initial = ({ marker }: Section): boolean => hasLetter(first) && marker?.key.charAt(0) === first.charAt(0);
  return (
    (isCalled(title) ? 2 : 0) +
    2 * share((each) => isCalled(each.title) || isCalled(each.marker?.key ?? '')) +
    share(isAlike) +
    share(initial) +
    share(({ title: own }) => hasDigit(own ?? '')) / 2
  );
}

/** The sections of one as slides in its place; what it says besides stays before them. */
function raised(section: Section, parent: Section): Section {
  const own = (each: Section): Section => {
    const {
      parts,
      sections: [only, another],
    } = each;
    const slide = { ...each, title: named(each), marker: slideMarker };
    // What has one heading within it and nothing else goes by both.
    return only === undefined || another !== undefined || parts.length > 0
      ? slide
      : { ...slide, ...only, marker: slideMarker, title: [slide.title, only.title].filter(Boolean).join(' – ') };
  };
  if (section === parent) return { ...section, sections: section.sections.map(own) };
  return {
    ...section,
    sections: section.sections.flatMap((inner) => {
      if (!parentsIn(inner).includes(parent)) return [inner];
      const { sections, ...rest } = raised(inner, parent);
      return [...(rest.parts.length > 0 ? [{ ...rest, sections: [] }] : []), ...sections];
    }),
  };
}

/** What has no name but a date goes by its number as well. */
function named({ title, marker }: Section): string | null {
  return title === null || marker === null || hasLetter(title) ? title : `${marker.text} ${title}`;
}
