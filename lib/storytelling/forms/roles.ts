import type { HeadingRole } from '@/lib/languages/concepts';
import type { Section } from '@/lib/reading/reading';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';

/** What headings announce. */
export type Roles = ReadonlySet<string>;

const [mostWords, mostWordsOfLong, mostAhead] = [10, 14, 4];
const prefix = 'heading.';

export function rolesIn(title: string, { lexicon }: TellingContext): Roles {
  const count = wordCount(title);
  // "The key messages, so that all have them who leave early": a long heading says first what it announces.
  const marks = title === '' || count > mostWordsOfLong ? [] : lexicon.marksIn(title);
  const isAhead = (start: number): boolean => wordCount(title.slice(0, start)) < mostAhead;
  return new Set(
    marks.flatMap(({ meaning, start }) =>
      meaning.startsWith(prefix) && (count <= mostWords || isAhead(start)) ? [meaning.slice(prefix.length)] : [],
    ),
  );
}

const pairs: readonly (readonly [HeadingRole, HeadingRole])[] = [
  ['pros', 'cons'],
  ['before', 'after'],
  ['inScope', 'outOfScope'],
  ['strengths', 'weaknesses'],
  ['opportunities', 'threats'],
];

/** What belongs side by side. */
export function areOpposites([left, right]: readonly Roles[]): boolean {
  return pairs.some(([a, b]) => left?.has(a) === true && right?.has(b) === true);
}

const known = new WeakMap<Section, Roles>();

/** What the heading of a section announces. */
export function rolesOf(section: Section, context: TellingContext): Roles {
  const roles = known.get(section) ?? rolesIn(section.title ?? '', context);
  known.set(section, roles);
  return roles;
}
