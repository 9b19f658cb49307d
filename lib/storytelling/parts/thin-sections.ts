import type { Section } from '@/lib/reading/reading';
import { wordCount } from '@/lib/reading/source/sentences';
import { hasDigit, isQuestion } from '@/lib/reading/source/signs';
import type { Atom } from '../atoms';

/** How many of the headings may be bare, and what a sentence has at least that stands alone. */
const [mostOfAll, fewestOfSentence] = [1 / 3, 3];
const mostOfHeading = 6;

/** A heading that nothing stands under, beside others that have something: who speaks says it, no slide shows it alone. */
export function withoutEmpty(root: Section): Section {
  const sections = root.sections.map(withoutEmpty);
  const isBare = ({ title, marker, parts, sections: inner }: Section): boolean =>
    parts.length === 0 &&
    inner.length === 0 &&
    marker?.role !== 'slide' &&
    wordCount(title ?? '') <= mostOfHeading &&
    !hasDigit(title ?? '') &&
    !isQuestion(title ?? '');
  const bare = new Set(sections.filter((section, at) => isBare(section) && at + 1 < sections.length));
  if (bare.size === 0 || bare.size > sections.length * mostOfAll) return { ...root, sections };
  let notes: string[] = [];
  const kept = sections.flatMap((section) => {
    if (bare.has(section)) {
      notes.push(section.title ?? '');
      return [];
    }
    const told = notes.length === 0 ? section : { ...section, notes: [...notes, ...(section.notes ?? [])] };
    notes = [];
    return [told];
  });
  return { ...root, sections: kept };
}

/** "Yes." beside what goes on: no slide shows it alone. */
export function isScrap(
  atoms: readonly Atom[],
  start: number,
  to: number,
  own: { start: number; ownEnd: number },
): boolean {
  const isSentence = (at: number): boolean => at >= own.start && at < own.ownEnd && atoms[at]?.type === 'sentence';
  const run = atoms.slice(start, to);
  const words = run.reduce((sum, each) => sum + each.words, 0);
  const areSentences = run.every(({ type }) => type === 'sentence');
  return areSentences && words < fewestOfSentence && (isSentence(start - 1) || isSentence(to));
}
