import type { Lexicon, Meaning } from '@/lib/languages/lexicon';
import { normalForm } from '@/lib/languages/normal-form';
import { amountsIn } from '../data/read-amount';
import { namedTerms } from '../naming/remove-named';
import type { Instructions, LeftOutSort, Reading } from '../reading';
import type { Block, TableBlock } from '../source/block';
import { sentencesIn, wordCount } from '../source/sentences';
import { digitsIn, fieldOf, inOneLine, startsLarge, trimSigns } from '../source/signs';
import { chunksOf, has, mark, type MarkedSentence } from './clauses';
import { isContact } from './letters';

const signs = ' \t\n,;:.!?…()[]{}"“”„«»‘’\'#*–—。、，：；（）「」『』؟،';
const sortsAlone: readonly LeftOutSort[] = ['names', 'contacts', 'brackets', 'codes'];
const brackets = ['[]', '【】', '()', '（）'];

type Ban = Pick<Instructions, 'leaveOut' | 'leaveOutSorts'>;

/** Whether a sentence says that something is not to be shown. */
export function denies(sentence: MarkedSentence): boolean {
  return has(sentence, 'word.no', 'word.leaveOut');
}

/** Nobody lists more by hand; each is looked for in all of the content, so without a limit the time is a square. */
const mostLeftOut = 100;

/** What is to be left out by all bans so far and by one more. */
export function withBan(known: Instructions, ban: Ban): Ban {
  const leaveOut = [...known.leaveOut];
  let left = mostLeftOut - leaveOut.reduce((sum, { named }) => sum + named.length, 0);
  for (const { named, said } of ban.leaveOut) {
    if (left > 0) leaveOut.push({ named: named.slice(0, left), said });
    left -= named.length;
  }
  return { leaveOut, leaveOutSorts: [...new Set([...known.leaveOutSorts, ...ban.leaveOutSorts])] };
}

/** What a ban wants left out: what its words name, else what its denying clauses say; and of what sort that is. */
export function readBan(
  { text, lexicon }: MarkedSentence,
  named: readonly string[],
  tag: string,
  { most, wanted }: { most: number; wanted: readonly string[] } = { most: Infinity, wanted: [] },
): Ban {
  const isTelling = (said: string): boolean =>
    namedTerms(said, tag, lexicon).length > 0 || sortsOf(said, tag, lexicon).length > 0;
  const clauses = chunksOf(text).map(({ start, end }) => text.slice(start, end).trim());
  const isDenying = (said: string): boolean => denies(mark(said, lexicon));
  // "They are cooks, so no jargon": where a clause with its name denies, another names nothing but in a list.
  const isSure = named.some((each) => clauses.some((said) => said.includes(each) && isDenying(said)));
  const isListed = (each: string, said: string): boolean =>
    wordCount(each) * 2 > wordCount(said) && !lexicon.marksIn(said).some(({ meaning }) => meaning.startsWith('form.'));
  const isBanned = (each: string): boolean =>
    !isSure || clauses.some((said) => said.includes(each) && (isDenying(said) || isListed(each, said)));
  const isWanted = (said: string): boolean => wanted.some((part) => said.includes(part) && isDenying(part));
  const denying = clauses.filter(
    (said) => isDenying(said) && isTelling(said) && wordCount(said) <= most && !isWanted(said),
  );
  const telling = named.filter((each) => isTelling(each) && isBanned(each));
  const phrases = telling.length > 0 ? telling : denying;
  return {
    leaveOut:
      phrases.length === 0
        ? []
        : [{ named: phrases, said: most < Infinity ? null : isSure ? denying.join(' ') : text }],
    leaveOutSorts: [...new Set(phrases.flatMap((said) => sortsOf(said, tag, lexicon)))],
  };
}

/** "The prices for the herd plan" are some prices, not all of them. */
function sortsOf(said: string, tag: string, lexicon: Lexicon): LeftOutSort[] {
  const sentence = mark(said, lexicon);
  const isAll = has(sentence, 'word.prices') && namedTerms(said, tag, lexicon).length === 0;
  return [...sortsAlone.filter((sort) => has(sentence, `word.${sort}`)), ...(isAll ? (['prices'] as const) : [])];
}

/** Takes from the content what is to be left out by its sort, wherever it stands. */
export class SortRemover {
  readonly #sorts: ReadonlySet<LeftOutSort>;
  readonly #phrases: readonly { said: string; isDenying: boolean }[];
  readonly #names: readonly string[];
  readonly #bracket: string | null;
  readonly asides: Reading['asides'] = [];

  constructor(
    { leaveOut, leaveOutSorts }: Instructions,
    blocks: readonly Block[],
    readonly lexicon: Lexicon,
    readonly tag: string,
  ) {
    this.#sorts = new Set(leaveOutSorts);
    const phrases = leaveOut.flatMap(({ named }) => named).map((wish) => wish.toLowerCase());
    this.#phrases = phrases.map((said) => ({ said, isDenying: has(mark(said, lexicon), 'word.no') }));
    this.#names = this.#sorts.has('names') ? namesIn(blocks, lexicon) : [];
    const isUsed = ([open = '', close = '']: string): boolean =>
      blocks.some((block) => textOf(block).includes(open) && textOf(block).includes(close));
    this.#bracket = this.#sorts.has('brackets') ? (brackets.find(isUsed) ?? null) : null;
  }

  /** What would leave hardly anything of the material is no ban of it. */
  without(blocks: readonly Block[]): Block[] {
    if (this.#phrases.length === 0) return [...blocks];
    const left = this.#without(blocks);
    if (wordsIn(left) >= wordsIn(blocks) * shareLeft) return left;
    this.asides.length = 0;
    return [...blocks];
  }

  #without(blocks: readonly Block[]): Block[] {
    return blocks.flatMap((block): Block[] => {
      if (block.type === 'table') return [this.#ofTable(block)];
      if (block.type === 'rule' || block.type === 'code') return [block];
      const field = block.type === 'line' ? fieldOf(block.text) : null;
      const bare = this.#bare(this.#withoutCode(block));
      const sentences = field !== null && this.#isLabel(field.key) ? [] : sentencesIn(bare);
      const kept = sentences.filter(({ text }) => !this.#speaksOf(text));
      const isWhole = kept.length > 0 && kept.length === sentences.length;
      const text = isWhole ? bare : kept.map((each) => each.text).join(' ');
      if (text !== block.text)
        this.asides.push({ text: text === '' ? block.text : '', role: 'instruction', span: block.span });
      if (text === '' && block.text !== '') return [];
      return [block.type === 'turn' && this.#sorts.has('names') ? { ...block, text, speaker: '' } : { ...block, text }];
    });
  }

  #isLabel(key: string): boolean {
    const sentence = mark(key, this.lexicon);
    return [...this.#sorts].some((sort) => has(sentence, sort === 'names' ? 'word.ownerKey' : `word.${sort}`));
  }

  #speaksOf(text: string): boolean {
    const isCalled = (): boolean =>
      has(mark(text, this.lexicon), 'word.contacts') || text.includes('@') || isPhone(text);
    if (this.#sorts.has('contacts') && isContact(text) && isCalled()) return true;
    return this.#sorts.has('prices') && this.#hasMoney(text);
  }

  #hasMoney(text: string): boolean {
    return amountsIn(text, this.tag, this.lexicon).some(({ isMoney }) => isMoney);
  }

  /** A line that opens with what its ticket is called, without that. */
  #withoutCode(block: Exclude<Block, { type: 'table' | 'rule' }>): string {
    const code = block.type === 'line' && this.#sorts.has('codes') ? (block.marker?.text ?? '') : '';
    return block.text.startsWith(code) ? block.text.slice(code.length).trim() : block.text;
  }

  /** Without names, and without what stands in the brackets that are for nobody. */
  #bare(text: string): string {
    const named = this.#names.length === 0 ? text : inOneLine(text);
    const bareOf = (rest: string, name: string): string =>
      rest.includes(name) ? inOneLine(rest.split(name).join('')) : rest;
    const uncalled = this.#names.reduce(bareOf, named);
    const unnamed = this.#sorts.has('codes') ? withoutCodes(uncalled) : uncalled;
    const [open = '', close = ''] = this.#bracket ?? '';
    if (open === '') return unnamed;
    const [first = '', ...others] = unnamed.split(open);
    const bare = [first, ...others.map((part) => (part.includes(close) ? part.slice(part.indexOf(close) + 1) : part))];
    return others.length === 0 ? unnamed : inOneLine(bare.join(' ')).replace(' .', '.').replace(' ,', ',');
  }

  #ofTable(table: TableBlock): TableBlock {
    const kept = table.head.map((_, column) => column).filter((column) => !this.#isColumn(table, column));
    const rows = table.rows.filter((row) => !row.some((cell, column) => this.#isRow(table.head[column] ?? '', cell)));
    const pick = (row: readonly string[]): string[] => kept.map((column) => this.#bare(row[column] ?? ''));
    return { ...table, head: pick(table.head), rows: rows.map(pick) };
  }

  #isColumn({ head, rows }: TableBlock, column: number): boolean {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    const label = head[column] ?? '';
    return (
      (label !== '' && this.#isLabel(label)) ||
      (cells.length > 0 && this.#sorts.has('prices') && cells.every((cell) => this.#hasMoney(cell))) ||
      (cells.length > 0 && this.#sorts.has('contacts') && cells.every(isPhone))
    );
  }

  /** "Everything that is not active": rows that say so in a column of their own. */
  #isRow(head: string, cell: string): boolean {
    const value = normalForm(cell);
    if ((value !== 'true' && value !== 'false') || head === '') return false;
    const key = head.toLowerCase();
    return this.#phrases.some(({ said, isDenying }) => said.includes(key) && isDenying === (value === 'false'));
  }
}

function withoutCodes(text: string): string {
  const [first = '', ...words] = text.split(' ');
  const bare = first + words.map((word) => withoutCode(` ${word}`)).join('');
  return bare === text ? text : inOneLine(bare);
}

/** "(AF-1182)", "(#31)": what a ticket is called. Amid a sentence it is a word of that. */
function withoutCode(word: string): string {
  const code = trimSigns(word, ' .,;:()');
  const isCode = code.startsWith('#') || (code.includes('-') && startsLarge(code) && code === code.toUpperCase());
  const called = ` (${code})`;
  return isCode && word.startsWith(called) && digitsIn(code) > 1 ? word.slice(called.length) : word;
}

/** Each is looked for in all of the content. */
const mostNames = 1_000;

/** Names that a text shows as such: who speaks, who a column of people has. */
function namesIn(blocks: readonly Block[], lexicon: Lexicon): string[] {
  const named = blocks.flatMap((block) => {
    if (block.type === 'turn') return [block.speaker];
    if (block.type !== 'table') return [];
    const owner: Meaning = 'word.ownerKey';
    const column = block.head.findIndex((head) => lexicon.meaningsOf(head).includes(owner));
    return column === -1 ? [] : block.rows.map((row) => row[column] ?? '');
  });
  const parts = named.flatMap((name) => [
    name,
    ...name.split(' ').filter((part) => part.length > 2 && startsLarge(part)),
  ]);
  const names = [...new Set(parts)].filter((name) => name.length > 2);
  return names.slice(0, mostNames).sort((a, b) => b.length - a.length);
}

const shareLeft = 0.25;

function wordsIn(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + wordCount(textOf(block)), 0);
}

function textOf(block: Block): string {
  if (block.type === 'table') return [...block.head, ...block.rows.flat()].join(' ');
  return block.type === 'rule' ? '' : block.text;
}

/** Seven digits or more that are no amount: with a zero or plus first, or parted by dashes. */
function isPhone(text: string): boolean {
  const plain = trimSigns(text, signs);
  const from = Array.from(plain).findIndex((sign) => digitsIn(sign) > 0 || sign === '+');
  return digitsIn(plain) >= 7 && ('0+'.includes(plain.charAt(from)) || plain.slice(from).includes('-'));
}
