import type { Mark } from '@/lib/languages/lexicon';
import { normalForm } from '@/lib/languages/normal-form';

/** A word, or a sign of a script without spaces, or a sign between words. */
export interface TokenWord {
  word: string;
  form: string;
  /** In its sentence. */
  start: number;
  end: number;
  shape: string;
}

const tokens =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|\p{Nd}+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])\p{L}\p{M}*)+|[^\s\p{L}\p{M}\p{Nd}]/gu;
const openings = '“„«「『(（[';
const closings = '”»」』)）]';
const shortWord = 4;

export function tokensIn(text: string): TokenWord[] {
  return Array.from(text.matchAll(tokens), ({ 0: word, index }) => ({
    word,
    form: normalForm(word),
    start: index,
    end: index + word.length,
    shape: shapeOf(word),
  }));
}

/** "X" for a capital, "XX" for capitals only, "o" where a script has none, "9" for numbers, else the sign itself. */
function shapeOf(word: string): string {
  const [first = ''] = word;
  if (/\p{Nd}/u.test(first)) return '9';
  if (!/\p{L}/u.test(first)) return first;
  if (first !== first.toLowerCase()) return word.length > 1 && word === word.toUpperCase() ? 'XX' : 'X';
  return first === first.toUpperCase() ? 'o' : 'x';
}

const isSign = ({ shape }: TokenWord): boolean => !['9', 'X', 'XX', 'o', 'x'].includes(shape);

/** What is known of each word of a sentence. */
export function tokenFeatures(
  words: readonly TokenWord[],
  marks: readonly Mark[],
  place: readonly string[],
): number[][] {
  const meanings = meaningsAt(words, marks);
  const classes = words.map((word, at) => classOf(word, meanings[at] ?? []));
  const [behind, ahead] = [nearest(classes, 1), nearest(classes, -1)];
  const known = new Set<string>();
  let [depth, isColon, sign] = [0, false, ''];
  return words.map((word, at) => {
    const { form } = word;
    const formAt = (offset: number): string => words[at + offset]?.form ?? (at + offset < 0 ? '<' : '>');
    const classAt = (offset: number): string => classes[at + offset] ?? (at + offset < 0 ? '<' : '>');
    const meant = (offset: number): readonly string[] => meanings[at + offset] ?? [];
    const [left, right] = [formAt(-1), formAt(1)];
    const own = classAt(0);
    const [last, coming] = [behind[at] ?? '', ahead[at] ?? ''];
    const found = [
      `w ${form}`,
      `w- ${left}`,
      `w+ ${right}`,
      `b ${left} ${form}`,
      `n ${form} ${right}`,
      `bb ${formAt(-2)} ${left}`,
      `nn ${right} ${formAt(2)}`,
      `bn ${left} ${form} ${right}`,
      `p ${form.slice(0, 3)}`,
      `s ${form.slice(-3)}`,
      `s- ${left.slice(-3)}`,
      `shape ${words[at - 1]?.shape ?? ''} ${word.shape} ${words[at + 1]?.shape ?? ''}`,
      `in ${Math.sign(depth)} ${String(isColon)}`,
      `to ${Math.min(at, 3)} ${Math.min(words.length - at, 3)}`,
      `t ${place[1] ?? ''} ${String(at === 0)}`,
      `t ${place[0] ?? ''} ${String(isColon)}`,
      ...meant(0).map((each) => `m ${each}`),
      ...meant(-1).map((each) => `m- ${each}`),
      ...meant(1).map((each) => `m+ ${each}`),
      ...meant(0).flatMap((each) => meant(-1).map((other) => `mm ${other} ${each}`)),
      ...Array.from(known, (each) => `h ${each}`),
      `c ${own}`,
      `cc ${classAt(-1)} ${own} ${classAt(1)}`,
      `c- ${classAt(-2)} ${classAt(-1)}`,
      `c+ ${classAt(1)} ${classAt(2)}`,
      `cb ${last} ${own}`,
      `ca ${coming} ${own}`,
      `cba ${last} ${coming}`,
      `cs ${sign} ${own}`,
      `csb ${sign} ${last}`,
    ];
    if (openings.includes(word.word)) depth += 1;
    else if (closings.includes(word.word)) depth -= 1;
    isColon ||= word.word === ':' || word.word === '：';
    if (isSign(word)) sign = word.word;
    for (const each of meant(0)) known.add(each);
    return [...new Set(found.map((each) => hash(`t${each}`)))];
  });
}

/** The meanings that cover each word, the longest first. */
function meaningsAt(words: readonly TokenWord[], marks: readonly Mark[]): string[][] {
  const sorted = marks.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const found = words.map((): string[] => []);
  const places = new Map(words.map(({ start }, at) => [start, at]));
  for (const mark of sorted) {
    const meaning = meaningOf(mark);
    if (meaning === '') continue;
    for (let at = places.get(mark.start) ?? words.length; (words[at]?.start ?? Infinity) < mark.end; at += 1)
      if (found[at]?.includes(meaning) === false) found[at]?.push(meaning);
  }
  return found;
}

/** What sort of word it is, without the word: what it means, else its shape. */
function classOf({ word, shape }: TokenWord, meanings: readonly string[]): string {
  if (meanings[0] !== undefined) return meanings[0];
  return shape === 'x' && word.length < shortWord ? 'small' : shape;
}

/** Of each place, the nearest word before it (or, at -1, behind it) that means something to a request. */
function nearest(classes: readonly string[], step: 1 | -1): string[] {
  const found = new Array<string>(classes.length).fill('');
  let last = '';
  for (let at = step === 1 ? 0 : classes.length - 1; at >= 0 && at < classes.length; at += step) {
    found[at] = last;
    const name = classes[at] ?? '';
    if (name.includes('.') && name.length > 1) last = name;
  }
  return found;
}

/** Features are numbers below it: two that share one are rare enough. */
export const size = 1 << 18;

/** FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value ^= value >>> 15;
  return value & (size - 1);
}

const sorts = ['number', 'month', 'weekday', 'scale', 'language'];

/**
 * Numbers, months and languages are each one sort; icons, ordinals and names of tickets say nothing of what a word is
 * for.
 */
export function meaningOf({ meaning }: Mark): string {
  const [sort = ''] = meaning.split('.', 1);
  if (sort === 'icon' || sort === 'ordinal' || meaning === 'word.codes') return '';
  return sorts.includes(sort) ? sort : meaning;
}
