import { briefWordsOf, endOfGroup } from '@/lib/languages/brief-words';
import { languageOf } from '@/lib/languages/find-language';
import { wordsIn } from '@/lib/languages/normal-form';
import { isKin, termsOf } from '../naming/terms';
import { balanced, partsOf, placesOutside, saidOutside } from '../source/brackets';
import { wordCount } from '../source/sentences';
import { hasDigit, startsLarge, trimSigns } from '../source/signs';
import type { ToldRecord } from './records-in-sentence';
import type { Speech } from './told-number';

const [longest, mostClauses, mostWordsOfSubject, shortestVerb, mostWordsOfAttribute, fewestWordsSaid] = [
  400, 3, 4, 3, 12, 3,
];
const [semicolons, commas] = [';；؛', ',，、،'];

/**
 * "Vendor X costs 3 m and delivers in May, vendor Y costs 2 m and delivers in July": clauses that say the same sort of
 * thing of different subjects. They share a word behind their subjects, or begin with what the title names, or with how
 * it was and how it is. Null for other sentences.
 */
export function parallelIn(sentence: string, title: string | null, speech: Speech): ToldRecord[] | null {
  const text = trimSigns(sentence.trim(), '.。 ');
  if (text.length > longest) return null;
  for (const signs of [semicolons, commas]) {
    const clauses = partsOf(text, (sign, at) => signs.includes(sign) && text.charAt(at + 1) === ' ');
    if (clauses.length < 2 || clauses.length > mostClauses) continue;
    const found = subjectsIn(clauses, title, speech);
    const records = found?.ends.map((end, at) => recordOf(clauses[at] ?? '', end, speech));
    // Under a heading two clauses may say one thing each.
    const fewest = title === null ? 2 : 1;
    const areRecords = records?.every(
      ({ attributes }) =>
        attributes.length >= fewest && attributes.every((each) => wordCount(each) <= mostWordsOfAttribute),
    );
    const areCounted = records?.some(({ attributes }) => attributes.some(hasDigit)) === true;
    const areTold = areCounted || (title !== null && (found?.isNamed === true || clauses.every(startsLarge)));
    if (records !== undefined && areRecords === true && areTold) return records;
  }
  return null;
}

interface Subjects {
  /** Where the subject of each clause ends. */
  ends: number[];
  /** Their words say that they are weighed. */
  isNamed: boolean;
}

/** Null where they are no parallels. */
function subjectsIn(clauses: readonly string[], title: string | null, speech: Speech): Subjects | null {
  const found = [
    { ends: sidesOf(clauses, title, speech), isNamed: true },
    { ends: states(clauses, speech), isNamed: true },
    { ends: sharedWord(clauses, speech), isNamed: false },
  ];
  for (const { ends, isNamed } of found) if (ends !== null && areDifferent(clauses, ends)) return { ends, isNamed };
  return null;
}

const areDifferent = (clauses: readonly string[], ends: readonly number[]): boolean =>
  new Set(clauses.map((clause, at) => clause.slice(0, ends[at]).trim().toLowerCase())).size === clauses.length;

function sharedWord(clauses: readonly string[], { lexicon, tag }: Speech): number[] | null {
  // "At a saving of €2 a piece, the saving is €90": what one clause alone opens with a preposition leads to the other.
  const led = clauses.filter((clause) =>
    lexicon.marksIn(clause).some(({ meaning, start }) => start === 0 && meaning === 'around'),
  );
  if (led.length > 0 && led.length < clauses.length) return null;
  const small = new Set(languageOf(tag).signs.words.split(' '));
  const openings = clauses.map((clause) => wordsIn(clause).slice(1, mostWordsOfSubject + 1));
  const [first = [], ...others] = openings;
  const shared = first.find(
    ({ form }) =>
      form.length >= shortestVerb &&
      !hasDigit(form) &&
      !small.has(form) &&
      others.every((opening) => opening.some((word) => word.form === form)),
  );
  if (shared === undefined) return null;
  const ends = openings.map((opening) => opening.find(({ form }) => form === shared.form)?.start ?? 0);
  // "Solo 9 € a month" says nothing of its month.
  const areSaid = clauses.every((clause, at) => {
    const [subject, said] = [clause.slice(0, ends[at]), clause.slice(ends[at])];
    return !hasDigit(subject) && balanced(subject) && wordCount(saidOutside(said)) >= fewestWordsSaid;
  });
  return areSaid ? ends : null;
}

/** "Ledgerly vs spreadsheets" names with what its clauses begin. */
function sidesOf(clauses: readonly string[], title: string | null, { lexicon, tag }: Speech): number[] | null {
  const { joints } = briefWordsOf(tag);
  const joint = wordsIn(title ?? '').find(({ start }) => start > 0 && endOfGroup(title ?? '', joints, start) !== -1);
  const isCompared =
    title !== null && lexicon.marksIn(title).some(({ meaning, start }) => meaning === 'shape.compare' && start > 0);
  if (title === null || joint === undefined || !isCompared) return null;
  const sides = [title.slice(0, joint.start), title.slice(joint.end)].map((side) => termsOf(side, tag));
  if (sides.length !== clauses.length) return null;
  const ends = clauses.map((clause, at) => {
    const opening = wordsIn(clause).slice(0, mostWordsOfSubject);
    const isOf = (word: string): boolean =>
      termsOf(word, tag).some((term) => sides[at]?.some((own) => isKin(own, term)) === true);
    return opening.findLast(({ start, end }) => isOf(clause.slice(start, end)))?.end ?? 0;
  });
  return ends.every((end) => end > 0) ? ends : null;
}

/** "Before 4 km to the well, after 300 m". */
function states(clauses: readonly string[], { lexicon }: Speech): number[] | null {
  const roles = ['heading.before', 'heading.after'] as const;
  if (clauses.length !== roles.length) return null;
  const ends = clauses.map(
    (clause, at) =>
      lexicon.marksIn(clause).find(({ meaning, start }) => start === 0 && meaning === roles[at])?.end ?? 0,
  );
  return ends.every((end) => end > 0) ? ends : null;
}

function recordOf(clause: string, end: number, { lexicon }: Speech): ToldRecord {
  const said = clause.slice(end);
  const outside = new Set(placesOutside(said, () => true));
  const ands = lexicon
    .marksIn(said)
    .filter(({ meaning, start }) => meaning === 'word.and' && start > 0 && outside.has(start));
  const cuts = [0, ...ands.flatMap(({ start, end: to }) => [start, to]), said.length];
  const pieces = cuts.flatMap((from, at) => (at % 2 === 0 ? [said.slice(from, cuts[at + 1])] : []));
  const attributes = pieces
    .flatMap((piece) => partsOf(piece, (sign, at) => commas.includes(sign) && !hasDigit(piece.charAt(at + 1))))
    .map((piece) => trimSigns(piece, ' ,:'))
    .filter((piece) => piece !== '');
  const name = trimSigns(clause.slice(0, end), ' ,:');
  return { name: name.charAt(0).toUpperCase() + name.slice(1), attributes };
}
