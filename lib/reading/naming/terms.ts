import { languageOf } from '@/lib/languages/find-language';
import type { Language } from '@/lib/languages/language';
import type { Lexicon, Meaning } from '@/lib/languages/lexicon';
import { normalForm, wordsIn } from '@/lib/languages/normal-form';
import { visualWidth, wordCount } from '../source/sentences';

const [shortestTerm, shortestStem, longestEnding, shortestInside, shortestBefore] = [3, 4, 3, 5, 3];
/** Scripts whose words carry their small words before them. */
const [shortestBehind, longestAttached] = [3, 2];

/** The words by which a text names something: without small ones, and without those that mean any of `empty`. */
export function termsOf(text: string, tag: string, lexicon?: Lexicon, empty?: ReadonlySet<Meaning>): string[] {
  const language = languageOf(tag);
  const small = smallWordsOf(language);
  const marks = (empty === undefined ? [] : (lexicon?.marksIn(text) ?? [])).filter(({ meaning }) =>
    empty?.has(meaning),
  );
  const terms = wordsIn(text)
    .filter(({ start, end }) => !marks.some((each) => each.start <= start && each.end >= end))
    .flatMap(({ form }) => (language.unspaced === true ? pairsOf(form) : visualWidth(form) < shortestTerm ? [] : form));
  return [...new Set(terms.filter((term) => !small.has(term)))];
}

const smallWords = new WeakMap<Language, ReadonlySet<string>>();

function smallWordsOf(language: Language): ReadonlySet<string> {
  const small = smallWords.get(language) ?? new Set(language.signs.words.split(' ').map(normalForm));
  smallWords.set(language, small);
  return small;
}

/** Of languages that set no blanks: two signs each. */
function pairsOf(word: string): string[] {
  return Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}

/** Whether two words have one stem, or one is a part of the other. */
export function isKin(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long) return true;
  // Two signs of East Asia are a word.
  const isWord = visualWidth(short) >= (visualWidth(short) > short.length ? shortestStem : shortestInside);
  // "Kassenbericht" has "Bericht", "Kosten" has no "Osten".
  const isBehind =
    long.endsWith(short) && (visualWidth(short) > short.length || long.length - short.length >= shortestBefore);
  if (isWord && (long.startsWith(short) || isBehind)) return true;
  // "Day" and "days".
  if (short.length >= shortestTerm && long.length === short.length + 1 && long.startsWith(short)) return true;
  if (isSemitic(short) && short.length >= shortestBehind && long.length - short.length <= longestAttached)
    if (long.endsWith(short)) return true;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return same >= Math.max(shortestStem, long.length - longestEnding);
}

const isSemitic = (word: string): boolean => word > '\u0590' && word < '\u0700';

/** Terms that have kin among others. */
export function sharedTerms(terms: readonly string[], others: readonly string[]): string[] {
  return terms.filter((term) => others.some((other) => isKin(term, other)));
}

/** Of its words and its names, how a text may be meant. */
export interface Meant {
  name: readonly string[];
  said: readonly string[];
}

/** A name tells more than what is said under it, and what few have more than what all have. */
const [perName, nearest] = [2, 0.5];

/** Which of some things are meant by some terms: those that have most of them; none where no term is found. */
export function meantBy(terms: readonly string[], things: readonly Meant[]): number[] {
  const scores = things.map(() => 0);
  for (const term of terms) {
    const worths = things.map(({ name, said }) =>
      sharedTerms([term], name).length > 0 ? perName : sharedTerms([term], said).length,
    );
    const rarity = 1 - worths.filter((worth) => worth > 0).length / (things.length + 1);
    for (const [at, worth] of worths.entries()) scores[at] = (scores[at] ?? 0) + worth * rarity;
  }
  const most = Math.max(0, ...scores);
  return scores.flatMap((score, at) => (score > 0 && score >= most * nearest ? at : []));
}

/** The words of texts that are compared with one thing after the other, each text read once. */
export class RememberedWords {
  readonly #terms = new Map<string, readonly string[]>();
  readonly #forms = new Map<string, ReadonlySet<string>>();
  readonly #counts = new Map<string, number>();

  constructor(readonly tag: string) {}

  termsIn(text: string): readonly string[] {
    return remembered(this.#terms, text, () => termsOf(text, this.tag));
  }

  isIn(form: string, text: string): boolean {
    return remembered(this.#forms, text, () => new Set(wordsIn(text).map((word) => word.form))).has(form);
  }

  countIn(text: string): number {
    return remembered(this.#counts, text, () => wordCount(text));
  }
}

function remembered<Value>(known: Map<string, Value>, text: string, find: () => Value): Value {
  const value = known.get(text) ?? find();
  known.set(text, value);
  return value;
}
