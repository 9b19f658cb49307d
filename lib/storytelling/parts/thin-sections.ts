import type { ContentPart, Section } from '@/lib/reading/reading';
import { wordCount } from '@/lib/reading/source/sentences';
import { hasDigit, isQuestion } from '@/lib/reading/source/signs';
import { atomsOf, linesOf, type Atom } from '../atoms';
import type { TellingContext } from '../context';
import { rolesIn } from '../forms/roles';
import { wholeSentences } from '../text/pieces';

/** Of a slide with fewer words than these somebody asks why it is one. */
const [fewestWords, fewestOfSources, mostOfAll, fewestOfSentence] = [4, 12, 1 / 3, 3];

/** A licence of one word, a single source: what is too little for a slide goes on the one before it, or after it. */
export function withoutThin(given: Section, context: TellingContext): Section {
  const root = withoutEmpty(given);
  const { sections } = root;
  const { asked } = context.reading.slideCount;
  const thin = new Set(sections.filter((section) => isThin(section, context)));
  const isEnough = asked === null || sections.length - thin.size >= asked.min - 1;
  if (thin.size === 0 || thin.size > sections.length * mostOfAll || !isEnough) return root;
  const kept = [...sections];
  for (const section of thin) {
    const at = kept.indexOf(section);
    const [before, behind] = [kept[at - 1], kept[at + 1]];
    if (before !== undefined && takesMore(before)) kept.splice(at - 1, 2, joined(before, section, false));
    else if (behind !== undefined && takesMore(behind)) kept.splice(at, 2, joined(behind, section, true));
  }
  return { ...root, sections: kept };
}

const mostOfHeading = 6;

/** A heading that nothing stands under, beside others that have something: who speaks says it, no slide shows it alone. */
function withoutEmpty(root: Section): Section {
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

/** Its only line; null for what has more. */
function lineOf({ parts: [part, more], sections }: Section): string | null {
  if (part === undefined || more !== undefined || sections.length > 0) return null;
  if (part.type === 'paragraph') return wholeSentences(part.text).length === 1 ? part.text : null;
  const [item, another] = part.type === 'list' ? part.items : [];
  return item === undefined || another !== undefined || item.children.length > 0 ? null : item.text;
}

function isThin(section: Section, context: TellingContext): boolean {
  const line = lineOf(section);
  // Whom to write to is worth a slide.
  if (line === null || line.includes('@') || section.title === null || section.marker?.role === 'slide') return false;
  const fewest = rolesIn(section.title, context).has('sources') ? fewestOfSources : fewestWords;
  return wordCount(section.title) + wordCount(line) < fewest;
}

/** Words, of which no figures and no dates are shown, that would take the line for one of them. */
function takesMore(section: Section): boolean {
  const { parts, sections, marker } = section;
  const areWords = parts.every(({ type }) => type === 'paragraph' || type === 'list');
  const isPlain = areWords && !hasDigit(atomsOf(section).flatMap(linesOf).join(' '));
  return isPlain && parts.length > 0 && sections.length === 0 && marker?.role !== 'slide';
}

function joined(section: Section, thin: Section, isBefore: boolean): Section {
  const text = `${thin.title ?? ''}: ${lineOf(thin) ?? ''}`;
  const added: ContentPart = { type: 'paragraph', text, span: thin.span };
  return { ...section, parts: isBefore ? [added, ...section.parts] : [...section.parts, added] };
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
