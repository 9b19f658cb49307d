import { briefWordsOf, endOfGroup } from '@/lib/languages/brief-words';
import { languageOf } from '@/lib/languages/find-language';
import type { Lexicon } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import { isEastern, wordCount } from '../source/sentences';
import { digitsIn, trimSigns } from '../source/signs';

/** What a brief is written in. */
export interface BriefLanguage {
  lexicon: Lexicon;
  tag: string;
  /** Articles and the like. */
  small: ReadonlySet<string>;
}

const [openings, closings] = ['(（[', ')）]'];
const around = ' \t.,;:，；：、،؛。–—-';

/** The name of a part without the words that ask for it; of two things that are to be compared both. */
export function partTitle(text: string, language: BriefLanguage): string {
  const named = withoutCopula(trimSigns(unbracketed(text.slice(wishEnd(text, language))), around), language);
  return capitalLetter(sidesIn(named, language.tag) ?? (named === '' ? trimSigns(text, around) : named));
}

/** "What I propose is": the verb leads on to what is said of the name. */
function withoutCopula(text: string, { lexicon, tag }: BriefLanguage): string {
  const words = wordsIn(text);
  const [first, second] = words;
  const last = words.at(-1);
  // "Who we are" is a question; "what I propose is" has a verb before that.
  const marks = lexicon.marksIn(text);
  const isAt = (sort: string, word: { start: number } | undefined): boolean =>
    marks.some(({ meaning, start }) => meaning === sort && start === word?.start);
  const isQuestion = isAt('word.askWord', first) && !(words.length > 3 && isAt('word.ourselves', second));
  const isLed =
    !isQuestion &&
    last !== undefined &&
    words.length > 1 &&
    endOfGroup(text, briefWordsOf(tag).copulas, last.start) === text.length;
  return isLed ? text.slice(0, last.start).trim() : text;
}

/** Where what a part is about begins: behind "then show", "explain", "and". */
export function wishEnd(text: string, { lexicon, tag }: BriefLanguage): number {
  const { leads } = briefWordsOf(tag);
  let end = wantedEnd(text, lexicon);
  for (;;) {
    const verb = lexicon
      .marksIn(text.slice(end))
      .find(({ meaning, start }) => meaning === 'word.show' && text.slice(end, end + start).trim() === '');
    const isCompared = endOfGroup(text, briefWordsOf(tag).compares, end) !== -1;
    const next = Math.max(endOfGroup(text, leads, end), verb === undefined || isCompared ? -1 : end + verb.end);
    if (next === -1 || trimSigns(text.slice(next), around) === '') return end;
    end = next;
  }
}

const [mostWordsOfWant, wants] = [4, ['word.want', 'word.please', 'word.make']];

/** "I would like you to show", "il faut expliquer": a verb that asks behind a few words that want it. */
function wantedEnd(text: string, lexicon: Lexicon): number {
  const marks = lexicon.marksIn(text);
  const verb = marks.find(({ meaning, start }) => meaning === 'word.show' && start > 0);
  const isWanted =
    verb !== undefined &&
    wordCount(text.slice(0, verb.start)) <= mostWordsOfWant &&
    trimSigns(text.slice(verb.end), around) !== '' &&
    marks.some(({ meaning, end }) => wants.includes(meaning) && end <= verb.start);
  return isWanted ? verb.end : 0;
}

/** "Compare A with B" names two sides. */
function sidesIn(text: string, tag: string): string | null {
  const { compares, joints } = briefWordsOf(tag);
  const from = endOfGroup(text, compares);
  if (from === -1) return null;
  const rest = text.slice(from);
  const places = wordsIn(rest).flatMap(({ start }) => {
    const end = start === 0 ? -1 : endOfGroup(rest, joints, start);
    return end === -1 ? [] : [{ start, end }];
  });
  const [joint] = places.slice(places.length > 1 ? -1 : 0);
  if (joint === undefined) return rest.trim() === '' ? null : rest.trim();
  const [a, b] = [rest.slice(0, joint.start).trim(), rest.slice(joint.end).trim()];
  return a === '' || b === '' ? null : `${a} ${languageOf(tag).deck.versus} ${b}`;
}

export function unbracketed(text: string): string {
  let depth = 0;
  const kept = Array.from(text).filter((sign) => {
    if (openings.includes(sign)) depth += 1;
    const isKept = depth === 0;
    if (closings.includes(sign) && depth > 0) depth -= 1;
    return isKept;
  });
  return kept.join('').split(' ').filter(Boolean).join(' ').replaceAll(' ,', ',');
}

export function capitalLetter(text: string): string {
  const first = text.charAt(0);
  return isEastern(first) || digitsIn(first) > 0 ? text : first.toUpperCase() + text.slice(1);
}
