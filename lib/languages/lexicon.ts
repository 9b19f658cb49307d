import type { AskedForm, Concept, FactWord, HeadingRole, Shape, Tone } from './concepts';
import type { Language } from './language';
import { normalForm, toAsciiDigits, wordsIn, type Word } from './normal-form';
import { keptByText } from './kept-by-text';
import { numberWordsOf } from './number-words';

/** What a word or group of words of a text may mean. */
export type Meaning =
  | `word.${Concept}`
  | `tone.${Tone}`
  | `form.${AskedForm}`
  | `heading.${HeadingRole}`
  | `shape.${Shape}`
  | `language.${string}`
  | `number.${number}`
  | `ordinal.${number}`
  | `month.${number}`
  | `weekday.${number}`
  | `scale.${string}`
  | 'quarter'
  | 'half'
  | 'period'
  | 'around'
  | 'relative'
  | 'unit'
  | `icon.${string}`
  | `fact.${FactWord}`;

export interface Mark {
  meaning: Meaning;
  start: number;
  end: number;
}

interface Entry {
  meaning: Meaning;
  /** The words behind the first one. */
  more: readonly string[];
  /** Whether the last word may go on. */
  isStem: boolean;
}

/** Shorter ends of words are left alone when an article before them is taken off. */
const shortestBehindAttached = 2;
/** Different words whose entries are remembered. */
const mostKept = 20_000;
/** No entry of the lists is longer. */
const longestUnspaced = 16;

/** Finds the words of a language in texts. */
export class Lexicon {
  readonly #first = new Map<string, Entry[]>();
  readonly #stems = new Map<string, Entry[]>();
  readonly #ends = new Map<string, Entry[]>();
  /** Of languages without spaces, by their whole text. */
  readonly #unspaced = new Map<string, Meaning[]>();
  readonly #attached: readonly string[];
  readonly #last = new Map<Meaning, Set<string>>();
  readonly #found = new Map<string, readonly Entry[]>();
  /** Of what is known by its beginning or its end. */
  #longestPart = 0;

  /**
   * @param besides languages whose words are mixed in as a whole, as by a request in another one than its material
   * @param others languages of which only what people mix in everywhere is known
   * @param lists what is known of a language: each meaning with its words
   */
  constructor(
    language: Language,
    besides: readonly Language[] = [],
    others: readonly Language[] = [],
    lists: (language: Language) => Iterable<[Meaning, string]> = listsOf,
  ) {
    this.#attached = (language.attached ?? '').split(' ').filter(Boolean).map(normalForm);
    for (const each of [language, ...besides])
      for (const [meaning, list] of lists(each)) this.#learn(meaning, list, each.unspaced === true);
    for (const other of others)
      for (const [meaning, list] of lists(other))
        if (borrowed.has(meaning)) this.#learn(meaning, list, other.unspaced === true);
  }

  /** Every word and group of words that is known, by where it begins; the longest of a meaning at each place. */
  readonly marksIn: (text: string) => readonly Mark[] = keptByText((text) => this.#readMarks(text));

  #readMarks(text: string): Mark[] {
    const plain = toAsciiDigits(text);
    const words = wordsIn(plain);
    const marks = words.flatMap((word, index) => this.#marksAt(words, index, word));
    if (this.#unspaced.size > 0) marks.push(...this.#unspacedMarks(plain));
    return marks.sort((a, b) => a.start - b.start || b.end - a.end);
  }

  /** What a text means as a whole. */
  meaningsOf(text: string): Meaning[] {
    const trimmed = text.trim();
    const words = wordsIn(trimmed);
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    return this.marksIn(trimmed).flatMap((mark) => (mark.start === start && mark.end === end ? mark.meaning : []));
  }

  /** Whether a group of words of a meaning ends with a word: "thread" of "this thread". */
  closes(meaning: Meaning, word: string): boolean {
    const form = normalForm(word);
    return this.#last.get(meaning)?.has(form) ?? false;
  }

  #marksAt(words: readonly Word[], index: number, word: Word): Mark[] {
    const longest = new Map<Meaning, number>();
    for (const entry of this.#entriesOf(word.form)) {
      const end = entry.more.length === 0 ? word.end : endOf(entry, words, index);
      if (end !== null) longest.set(entry.meaning, Math.max(longest.get(entry.meaning) ?? 0, end));
    }
    if (/^\d{1,3}$/.test(word.form)) longest.set(`number.${Number(word.form)}`, word.end);
    return Array.from(longest, ([meaning, end]) => ({ meaning, start: word.start, end }));
  }

  /** Entries that begin with a word. Texts repeat their words, so what was found is kept. */
  #entriesOf(word: string): readonly Entry[] {
    const known = this.#found.get(word);
    if (known !== undefined) return known;
    const found = this.#formsOf(word).flatMap((form) => {
      const entries = [...(this.#first.get(form) ?? [])];
      // Of a compound the ending says what it is about, and the longest part says most.
      const longest = Math.min(form.length, this.#longestPart);
      for (let length = longest; length > 0; length -= 1) entries.push(...(this.#ends.get(form.slice(-length)) ?? []));
      for (let length = longest; length > 0; length -= 1)
        entries.push(...(this.#stems.get(form.slice(0, length)) ?? []));
      return entries;
    });
    if (this.#found.size >= mostKept) this.#found.clear();
    this.#found.set(word, found);
    return found;
  }

  /** A word, and what is left of it without the articles and prepositions that are written together with it. */
  #formsOf(form: string): string[] {
    const forms = [form];
    let rest = form;
    for (let taken = 0; taken < 2; taken += 1) {
      const prefix = this.#attached.find(
        (each) => rest.startsWith(each) && rest.length - each.length >= shortestBehindAttached,
      );
      if (prefix === undefined) break;
      rest = rest.slice(prefix.length);
      forms.push(rest);
    }
    return forms;
  }

  #unspacedMarks(text: string): Mark[] {
    const forms = Array.from(text, (sign) => (sign.length === 1 ? normalForm(sign).slice(0, 1) || sign : sign)).join(
      '',
    );
    const marks: Mark[] = [];
    const isAligned = forms.length === text.length;
    const searched = isAligned ? forms : text.toLowerCase();
    for (let start = 0; start < searched.length; start += 1) {
      const longest = new Map<Meaning, number>();
      for (let length = 1; length <= longestUnspaced && start + length <= searched.length; length += 1)
        for (const meaning of this.#unspaced.get(searched.slice(start, start + length)) ?? [])
          longest.set(meaning, start + length);
      for (const [meaning, end] of longest) marks.push({ meaning, start, end });
    }
    return marks;
  }

  #learn(meaning: Meaning, list: string, isUnspaced: boolean): void {
    for (const item of list.split(',')) {
      const text = item.trim();
      if (text === '') continue;
      if (isUnspaced && !/\p{Script=Latin}/u.test(text)) {
        add(this.#unspaced, normalForm(text.replaceAll('*', '')), meaning);
        continue;
      }
      const words = wordsIn(text).map(({ form }) => form);
      const [first, ...more] = words;
      if (first === undefined) continue;
      if (more.length > 0) this.#last.set(meaning, (this.#last.get(meaning) ?? new Set()).add(more.at(-1) ?? ''));
      const entry: Entry = { meaning, more, isStem: text.endsWith('*') };
      this.#longestPart = Math.max(this.#longestPart, first.length);
      if (text.startsWith('*')) add(this.#ends, first, entry);
      else if (entry.isStem && more.length === 0) add(this.#stems, first, entry);
      else add(this.#first, first, entry);
    }
  }
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

/** Where an entry ends whose first word stands at `index`; null where its other words don't follow. */
function endOf({ more, isStem }: Entry, words: readonly Word[], index: number): number | null {
  for (const [offset, form] of more.entries()) {
    const word = words[index + 1 + offset];
    if (word === undefined) return null;
    const fits = isStem && offset === more.length - 1 ? word.form.startsWith(form) : word.form === form;
    if (!fits) return null;
  }
  return words[index + more.length]?.end ?? null;
}

/** English words that people mix into every language. */
const borrowed: ReadonlySet<Meaning> = new Set<Meaning>([
  'word.slide',
  'word.deck',
  'word.mailLabel',
  'word.titleLabel',
  'form.chart',
  'form.line',
  'form.bar',
  'form.matrix',
  'form.timeline',
  'heading.questions',
  'heading.strengths',
  'heading.weaknesses',
  'heading.opportunities',
  'heading.threats',
]);

function* listsOf(language: Language): Generator<[Meaning, string]> {
  for (const [key, list] of Object.entries(language.words)) yield [`word.${key as Concept}`, list];
  for (const [key, list] of Object.entries(language.tones)) yield [`tone.${key as Tone}`, list];
  for (const [key, list] of Object.entries(language.forms)) yield [`form.${key as AskedForm}`, list];
  for (const [key, list] of Object.entries(language.headings)) yield [`heading.${key as HeadingRole}`, list];
  for (const [key, list] of Object.entries(language.shapes)) yield [`shape.${key as Shape}`, list];
  for (const [key, list] of Object.entries(language.languageNames)) yield [`language.${key}`, list];
  for (const [key, list] of Object.entries(language.scales)) yield [`scale.${key}`, list];
  for (const [index, forms] of formsOf(language.calendar.months)) yield [`month.${index + 1}`, forms];
  for (const [index, forms] of formsOf(language.calendar.weekdays)) yield [`weekday.${index + 1}`, forms];
  yield ['quarter', language.calendar.quarter];
  yield ['half', language.calendar.half];
  yield ['period', language.calendar.periods];
  yield ['around', language.calendar.around];
  yield ['relative', language.calendar.relative];
  yield ['unit', language.units];
  for (const [value, forms] of numberWordsOf(language.counting)) yield [`number.${value}`, forms];
  for (const [index, forms] of formsOf(language.counting.ordinals)) yield [`ordinal.${index + 1}`, forms];
}

/** "january/jan february/feb" as lists by their place. */
function formsOf(row: string): [number, string][] {
  return row
    .split(' ')
    .filter(Boolean)
    .map((forms, index): [number, string] => [index, forms.replaceAll('/', ', ').replaceAll('_', ' ')]);
}
