import type { Lexicon, Mark } from '@/lib/languages/lexicon';
import { normalForm } from '@/lib/languages/normal-form';
import { amountsIn } from '../data/read-amount';
import type { Instructions, LeftOutSort, Reading, Section } from '../reading';
import type { Block, Marker, TableBlock } from '../source/block';
import { isEastern, sentencesIn, wordCount } from '../source/sentences';
import { digitsIn, fieldOf, hasLetter, inOneLine, startsLarge, trimSigns } from '../source/signs';
import { chunksOf, has, mark, type MarkedSentence } from './clauses';
import { isContact } from './letters';

const mostWordsOfWish = 14;
/** "Without prices": behind a mere "no" there is little else. */
const mostWordsBehindNo = 4;
/** "The item 6". */
const mostWordsOfNumber = 3;
const signs = ' \t\n,;:.!?…()[]{}"“”„«»‘’\'#*–—。、，：；（）「」『』؟،';
/** Shorter words tell too little, but names and those of East Asia. */
const fewestLetters = 4;
/** Forms of one word share so much of the shorter one. */
const sharedStem = 0.75;
/** A wish that meets more of a text than this was understood wrongly. */
const mostRemoved = 0.5;
const mostOfRare = 2;
const sorts: readonly LeftOutSort[] = ['names', 'contacts', 'prices'];

/** What a sentence wants left out: in its words, and of what sort it is. */
export function readLeaveOut(sentence: MarkedSentence): Pick<Instructions, 'leaveOut' | 'leaveOutSorts'> {
  const { text, marks } = sentence;
  const denials = marks.filter(({ meaning }) => meaning === 'word.no' || meaning === 'word.leaveOut');
  const asks = denials.filter(
    (each) => !denials.some((other) => other.end - other.start > each.end - each.start && covers(other, each)),
  );
  const isOfForms = marks.some(({ meaning }) => meaning.startsWith('form.') && meaning !== 'form.list');
  const isExpress = asks.some(({ meaning }) => meaning === 'word.leaveOut');
  const objects = asks.flatMap((ask) => {
    const isVerb = ask.meaning === 'word.leaveOut';
    const found = isVerb || !(isOfForms || isExpress) ? objectsOf(text, ask, marks) : [];
    return found.filter((object) => {
      const isSort = deniesSort(mark(`${text.slice(ask.start, ask.end)} ${object}`, sentence.lexicon));
      return object !== '' && (isSort || wordCount(object) <= (isVerb ? mostWordsOfWish : mostWordsBehindNo));
    });
  });
  const said = objects.map((object) => mark(object, sentence.lexicon));
  return {
    leaveOut: [...new Set(objects)],
    leaveOutSorts: sorts.filter((sort) => said.some((object) => has(object, `word.${sort}`))),
  };
}

const covers = (other: Mark, each: Mark): boolean => other.start <= each.start && other.end >= each.end;

/** Behind the verb, and where verbs stand last, before it: "the part of Almir leave out, please". */
function objectsOf(text: string, ask: Mark, marks: readonly Mark[]): string[] {
  const chunk = chunksOf(text).find(({ start, end }) => start <= ask.start && end >= ask.end);
  // "No-go" denies nothing.
  if (chunk === undefined || text.charAt(ask.end) === '-') return [];
  const ends = marks.flatMap(({ meaning, start }) => (nexts.has(meaning) && start >= ask.end ? start : []));
  const behind = trimSigns(text.slice(ask.end, Math.min(chunk.end, ...ends)), signs);
  const isEast = text.charCodeAt(ask.start) > 0x2fff;
  if (ask.meaning === 'word.no' && !isEast) return [behind];
  const before = trimSigns(text.slice(isEast ? 0 : chunk.start, ask.start), signs);
  const isTold = marks.some(({ meaning, end }) => tellers.has(meaning) && end <= ask.start);
  return isTold ? [behind] : [isEast || behind.length < 2 ? '' : behind, before];
}

const nexts: ReadonlySet<string> = new Set(['word.and', 'word.no', 'word.leaveOut']);
const tellers: ReadonlySet<string> = new Set(['word.want', 'word.ourselves']);

/** Removes from the content what is to be left out: columns, keys, rows, whole sections, items and sentences. */
export class Remover {
  readonly #wishes: readonly (readonly string[])[];
  readonly #phrases: readonly string[];
  readonly #sorts: ReadonlySet<LeftOutSort>;
  readonly #names: readonly string[];
  readonly #lexicon: Lexicon;
  readonly #tag: string;
  readonly asides: Reading['asides'] = [];

  constructor({ leaveOut, leaveOutSorts }: Instructions, blocks: readonly Block[], lexicon: Lexicon, tag: string) {
    this.#lexicon = lexicon;
    this.#tag = tag;
    this.#sorts = new Set(leaveOutSorts);
    this.#phrases = leaveOut.map((wish) => wish.toLowerCase());
    this.#names = leaveOutSorts.includes('names') ? namesIn(blocks, lexicon) : [];
    const said = blocks.map(textOf);
    const metBy = (words: readonly string[]): number =>
      said.filter((text) => words.every((word) => speaksOf(text, word))).length;
    const wishes = leaveOut.map((wish) => {
      const words = tellingWords(wish, lexicon);
      const known = words.filter((word) => said.some((text) => speaksOf(text, word)));
      if (known.length * 2 < words.length) return [];
      // "The stuff about the divorce": where nothing has all the words, the rarest tells.
      const rarest = known.map((word) => [word]).sort((a, b) => metBy(a) - metBy(b))[0] ?? [];
      const telling = metBy(known) > 0 ? known : metBy(rarest) <= mostOfRare ? rarest : [];
      return metBy(telling) <= Math.max(mostOfRare, said.length * mostRemoved) ? telling : [];
    });
    this.#wishes = wishes.filter((words) => words.length > 0);
  }

  /** Whether a key, a head or a title is what is to be left out. */
  isKey(key: string, isTitle = false): boolean {
    const words = tellingWords(key, this.#lexicon);
    const sentence = mark(key, this.#lexicon);
    return (
      (!isTitle && this.#sorts.has('names') && has(sentence, 'word.ownerKey')) ||
      [...this.#sorts].some((sort) => sort !== 'names' && has(sentence, `word.${sort}`)) ||
      (words.length > 0 && this.#phrases.some((phrase) => words.every((word) => speaksOf(phrase, word))))
    );
  }

  /** Whether a sentence, an item or a title speaks of it. */
  speaksOf(text: string): boolean {
    if (this.#isWished(text)) return true;
    if (
      this.#sorts.has('contacts') &&
      isContact(text) &&
      (has(mark(text, this.#lexicon), 'word.contacts') || text.includes('@') || isPhone(text))
    )
      return true;
    return this.#sorts.has('prices') && amountsIn(text, this.#tag, this.#lexicon).some(({ isMoney }) => isMoney);
  }

  #isWished(text: string): boolean {
    return this.#wishes.some((words) => words.every((word) => speaksOf(text, word)));
  }

  without(blocks: readonly Block[]): Block[] {
    if (this.#phrases.length === 0) return [...blocks];
    return blocks.flatMap((block): Block[] => {
      if (block.type === 'table') return [this.#ofTable(block)];
      if (block.type !== 'line' && block.type !== 'turn' && block.type !== 'quote') return [block];
      const field = block.type === 'line' ? fieldOf(block.text) : null;
      const isGone =
        (field !== null && this.isKey(field.key)) || (block.type === 'line' && this.#isNumbered(block.marker));
      const sentences = sentencesIn(block.text);
      const kept =
        isGone || this.#isWished(block.type === 'turn' ? textOf(block) : (sentences[0]?.text ?? ''))
          ? []
          : sentences.filter(({ text }) => !this.speaksOf(text));
      if (kept.length < sentences.length)
        this.asides.push({ text: kept.length === 0 ? block.text : '', role: 'instruction', span: block.span });
      const text = this.#withoutNames(
        kept.length === sentences.length ? block.text : kept.map((each) => each.text).join(' '),
      );
      if (text === '') return [];
      if (block.type !== 'turn' || !this.#sorts.has('names')) return [{ ...block, text }];
      return [{ type: 'line', text, marker: null, indent: 0, isApart: true, isBold: false, span: block.span }];
    });
  }

  /** Sections whose title speaks of it go as a whole. */
  prune(section: Section): void {
    section.sections = section.sections.filter(({ title, marker, span }) => {
      const isNamed = title !== null && (this.isKey(title, true) || this.#isWished(title));
      const isGone = isNamed || this.#isNumbered(marker);
      if (isGone && title !== null) this.asides.push({ text: title, role: 'instruction', span });
      return !isGone;
    });
    for (const inner of section.sections) this.prune(inner);
  }

  /** "Item 6", "TOP 3": what is to be left out by its number. */
  #isNumbered(marker: Marker | null): boolean {
    if (marker === null || marker.sort === 'bullet' || marker.sort === 'check') return false;
    return this.#phrases.some((phrase) => {
      const [number, ...others] = phrase.match(/\p{Nd}+/gu) ?? [];
      const isShort = others.length === 0 && wordCount(phrase) <= mostWordsOfNumber;
      return isShort && number !== undefined && Number(number) === marker.ordinal && hasLetter(phrase);
    });
  }

  #withoutNames(text: string): string {
    return this.#names.reduce((rest, name) => inOneLine(rest.split(name).join('')), text);
  }

  #ofTable(table: TableBlock): TableBlock {
    const kept = table.head.map((_, column) => column).filter((column) => !this.#isColumn(table, column));
    const rows = table.rows.filter((row) => !row.some((cell, column) => this.#isRow(table.head[column] ?? '', cell)));
    const pick = (row: readonly string[]): string[] => kept.map((column) => this.#withoutNames(row[column] ?? ''));
    return { ...table, head: pick(table.head), rows: rows.map(pick) };
  }

  #isColumn({ head, rows }: TableBlock, column: number): boolean {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    const label = head[column] ?? '';
    const isMoney = (cell: string): boolean => amountsIn(cell, this.#tag, this.#lexicon).some((each) => each.isMoney);
    return (
      (label !== '' && this.isKey(label)) ||
      (cells.length > 0 && this.#sorts.has('prices') && cells.every(isMoney)) ||
      (cells.length > 0 && this.#sorts.has('contacts') && cells.every(isPhone))
    );
  }

  /** "Everything that is not active": rows that say so in a column of their own. */
  #isRow(head: string, cell: string): boolean {
    const value = normalForm(cell);
    if (value !== 'true' && value !== 'false') return wordCount(cell) <= 2 && this.#isWished(cell);
    return this.#phrases.some(
      (phrase) =>
        speaksOf(phrase, head.toLowerCase()) && has(mark(phrase, this.#lexicon), 'word.no') === (value === 'false'),
    );
  }
}

/** Names that a text shows as such: who speaks, who a column of people has. */
function namesIn(blocks: readonly Block[], lexicon: Lexicon): string[] {
  const named = blocks.flatMap((block) => {
    if (block.type === 'turn') return [block.speaker];
    if (block.type !== 'table') return [];
    const column = block.head.findIndex((head) => lexicon.meaningsOf(head).includes('word.ownerKey'));
    return column === -1 ? [] : block.rows.map((row) => row[column] ?? '');
  });
  const parts = named.flatMap((name) => [
    name,
    ...name.split(' ').filter((part) => part.length > 2 && startsLarge(part)),
  ]);
  return [...new Set(parts)].filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
}

function textOf(block: Block): string {
  if (block.type === 'table') return [...block.head, ...block.rows.flat()].join(' ');
  return block.type === 'turn' ? `${block.speaker}: ${block.text}` : block.type === 'rule' ? '' : block.text;
}

/** Seven digits or more that are no amount: with a zero or plus first, or parted by dashes. */
function isPhone(text: string): boolean {
  const plain = trimSigns(text, signs);
  const from = Array.from(plain).findIndex((sign) => digitsIn(sign) > 0 || sign === '+');
  return digitsIn(plain) >= 7 && ('0+'.includes(plain.charAt(from)) || plain.slice(from).includes('-'));
}

function tellingWords(text: string, lexicon: Lexicon): string[] {
  const { marks } = mark(text, lexicon);
  let at = 0;
  return text.split(/[\s/]+/u).flatMap((part) => {
    const start = text.indexOf(part, at);
    at = start + part.length;
    const word = trimSigns(part, signs);
    const isEmpty = marks.some(
      ({ meaning, start: from, end }) => from <= start + 1 && end >= start + word.length && empty.has(meaning),
    );
    // A capital says nothing of the word that stands first.
    const isLong = word.length >= fewestLetters || (startsLarge(word) && start > 0) || isEastern(word.charAt(0));
    return isLong && word.length > 1 && !isEmpty ? [word] : [];
  });
}

const empty: ReadonlySet<string> = new Set(
  'slide deck page about for want make show keep please exactly each names contacts prices and no leaveOut below'
    .split(' ')
    .map((each) => `word.${each}`),
);

function speaksOf(text: string, word: string): boolean {
  const form = normalForm(word);
  if (isEastern(word.charAt(0))) return text.includes(word);
  return text.split(/[\s/]+/u).some((part) => {
    const other = normalForm(trimSigns(part, signs));
    if (other === form) return true;
    const shorter = Math.min(form.length, other.length);
    const shared = Math.max(fewestLetters, Math.ceil(Math.max(form.length * 0.5, shorter) * sharedStem));
    return shorter >= fewestLetters && form.slice(0, shared) === other.slice(0, shared);
  });
}

/** "No names", "without phone numbers". */
function deniesSort({ marks, text }: MarkedSentence): boolean {
  return marks.some(
    ({ meaning, end }) =>
      meaning === 'word.no' &&
      marks.some(
        (each) =>
          sorts.some((sort) => each.meaning === `word.${sort}`) &&
          each.start >= end &&
          wordCount(text.slice(end, each.start)) <= 1,
      ),
  );
}
