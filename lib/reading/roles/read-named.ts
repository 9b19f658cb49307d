import type { Language } from '@/lib/languages/language';
import type { Lexicon, Meaning } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import type { Count, Instructions } from '../reading';
import { wordCount } from '../source/sentences';
import { hasDigit, trimSigns } from '../source/signs';
import { mark } from './clauses';
import { findCounts } from './find-counts';
import type { Named } from './tagging/tag-blocks';
import type { Tag } from './tagging/tags';

const aroundNames = ' .,;:!?…*_-–—';
const [openings, closings] = ['"“„«「『(（[', '"”“»」』)）]'];
const mostWordsOfTopic = 30;
const mostSlides = 99;

/** Adds what the words of requests name: it counts for more than what their sentences were understood to say. */
export function readNamed(
  known: Instructions,
  named: readonly Named[],
  lexicon: Lexicon,
  language: Language,
): Instructions {
  const all = (tag: Tag): string[] =>
    named
      .filter((each) => each.tag === tag)
      .map(({ text }) => balanced(trimSigns(text, aroundNames)))
      .filter((text) => text.length > 1);
  const topic = all('topic')
    .map((text) => nameOf(text, lexicon))
    .find((text) => wordCount(text) <= mostWordsOfTopic && isTelling(text, lexicon, language));
  const texts = all('count');
  // "96 flats" beside "some five screens" counts no slides.
  const ofScreens = texts.filter((text) => lexicon.marksIn(text).some(({ meaning }) => nouns.has(meaning)));
  const counts = (ofScreens.length > 0 ? ofScreens : texts).flatMap((text) => countIn(text, lexicon) ?? []);
  const parts = all('part');
  return {
    ...known,
    title: known.title ?? all('title')[0] ?? null,
    topic: topic ?? null,
    audience: audienceOf(
      known.audience,
      all('audience').map((text) => withoutAttached(text, language)),
    ),
    count: countOf(known.count, counts),
    sections: parts,
    sayings: [
      ...known.sayings,
      ...all('saying').filter((text) => isTelling(text, lexicon, language) && !opensWithNo(text, lexicon)),
    ],
  };
}

/** "No “any questions”" is to be said nowhere. */
const opensWithNo = (text: string, lexicon: Lexicon): boolean =>
  lexicon.marksIn(text).some(({ meaning, start }) => meaning === 'word.no' && start === 0);

/** Behind a label stands who it is, and perhaps for how long; "for" may also lead to whom the slides are about. */
function audienceOf(labelled: string | null, named: readonly string[]): string | null {
  return named.find((text) => labelled?.includes(text)) ?? labelled ?? named[0] ?? null;
}

const nouns: ReadonlySet<Meaning> = new Set<Meaning>(['word.slide', 'word.slideLabel', 'word.page', 'word.deck']);

/**
 * What a sentence was understood to count, if its words are among those that name a count; one slide is seldom meant for
 * all of a deck ("one slide per version"), and never where more are named.
 */
function countOf(said: Count | null, named: readonly Count[]): Count | null {
  const several = named.filter(({ max }) => max > 1);
  const [first = null] = several.length > 0 ? several : named;
  if (said === null || (said.max === 1 && first?.max !== 1)) return first?.max === 1 ? null : first;
  const isNamed = first === null || several.some(({ min, max }) => said.min <= max && said.max >= min);
  return isNamed ? said : first;
}

const [attachedParticles, shortest] = ['를을에의的のをはがにでへ', 2];

/** "למשקיעים", "이사회를": what is written together with a name and is none of it. */
function withoutAttached(text: string, { attachedFor = {} }: Language): string {
  const [lead, left] = Object.entries(attachedFor).find(([prefix]) => text.startsWith(prefix)) ?? ['', ''];
  const named = text.length > lead.length + shortest ? left + text.slice(lead.length) : text;
  return attachedParticles.includes(named.slice(-1)) && named.length > shortest ? named.slice(0, -1) : named;
}

/** "Brief for", "人工智能的": what leads on to something else is none of a name. */
export function nameOf(said: string, lexicon: Lexicon): string {
  const trimmed = balanced(trimSigns(said, aroundNames));
  const isAttached = attachedParticles.includes(trimmed.slice(-1)) && trimmed.length > shortest;
  const text = isAttached ? trimmed.slice(0, -1) : trimmed;
  const leads = lexicon.marksIn(text).filter(({ meaning }) => meaning === 'word.for' || meaning === 'word.about');
  const last = leads.find(({ start, end }) => end === text.length && start > 0);
  return last === undefined ? text : text.slice(0, last.start).trim();
}

const opening = ['word.about', 'word.deck', 'word.slide', 'word.make', 'word.please'];

/** What a line alone is about: all of it, without how many slides it asks for and how it asks; null for nothing. */
export function topicOfLine(line: string, lexicon: Lexicon, language: Language): string | null {
  const [count] = findCounts(line, lexicon.marksIn(line));
  let rest = count === undefined ? line : `${line.slice(0, count.start)} ${line.slice(count.end)}`.trim();
  for (;;) {
    const lead = lexicon.marksIn(rest).find(({ meaning, start }) => start === 0 && opening.includes(meaning));
    if (lead === undefined) break;
    rest = trimSigns(rest.slice(lead.end), aroundNames);
  }
  const name = nameOf(rest, lexicon);
  return isTelling(name, lexicon, language) ? name : null;
}

/** Whether a phrase says something beside dates and numbers. */
function isTelling(text: string, lexicon: Lexicon, { signs }: Language): boolean {
  const small = new Set(signs.words.split(' '));
  const empty = lexicon.marksIn(text).filter(({ meaning }) => when.some((sort) => meaning.startsWith(sort)));
  return wordsIn(text).some(
    ({ form, start, end }) =>
      !hasDigit(form) &&
      !small.has(form) &&
      (end - start > shortest || form > '\u2fff' || '+#'.includes(text.charAt(end) || ' ')) &&
      !empty.some((each) => each.start <= start && each.end >= end) &&
      !hasDigit(text.charAt(start - 1)) &&
      form !== 'the',
  );
}

const when = ['number.', 'month.', 'weekday.', 'period', 'relative', 'quarter', 'half'];

/** Without quotation marks and brackets around it, and without one that opens or closes nothing. */
function balanced(text: string): string {
  const [first, last] = [openings.indexOf(text.charAt(0)), closings.indexOf(text.slice(-1))];
  const inner = text.slice(1, -1);
  const isWrapped =
    text.length > 2 && first !== -1 && last !== -1 && !signsOf(inner).some((sign) => openings.includes(sign));
  const plain = trimSigns(isWrapped ? inner : text, aroundNames);
  const opened = signsOf(plain).filter((sign) => '(（['.includes(sign)).length;
  const closed = signsOf(plain).filter((sign) => ')）]'.includes(sign)).length;
  const cut = Math.max(plain.lastIndexOf('('), plain.lastIndexOf('（'), plain.lastIndexOf('['));
  if (opened > closed) return trimSigns(plain.slice(0, cut), aroundNames);
  const quotes = signsOf(plain).filter((sign) => sign === '"').length;
  return opened < closed
    ? trimSigns(plain, `${aroundNames})）]`)
    : quotes % 2 === 1
      ? trimSigns(plain, `${aroundNames}"`)
      : plain;
}

const signsOf = (text: string): string[] => Array.from(text);

/** How many slides a few words count, with or without a noun: "half a dozen", "six of them". */
function countIn(text: string, lexicon: Lexicon): Count | null {
  const { marks } = mark(text, lexicon);
  const [found] = findCounts(text, marks);
  if (found !== undefined) return found.count;
  // "2 April" and "20 min" count no slides.
  const isTime = (meaning: Meaning): boolean =>
    meaning === 'word.minute' || when.slice(1).some((sort) => meaning.startsWith(sort));
  if (marks.some(({ meaning }) => isTime(meaning))) return null;
  const numbers = marks.flatMap(({ meaning }) => (meaning.startsWith('number.') ? Number(meaning.slice(7)) : []));
  const [min, max] = [Math.max(1, Math.min(...numbers)), Math.max(...numbers)];
  return numbers.length === 0 || max > mostSlides ? null : { min, max };
}
