import type { Lexicon } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import { readWhen } from '../data/read-time';
import { findCounts } from '../roles/find-counts';
import { hasDigit, isProperName, startsLarge, trimSigns } from '../source/signs';
import { signsOutside } from '../source/brackets';
import { wordCount } from '../source/sentences';
import { asksForDeck } from './told-sentence';

/** When a talk is given, and by whom, as the opening of a brief says it. */
export interface CoverFacts {
  date: string | null;
  author: string | null;
}

const [mostWordsOfName, fewestWordsOfName, mostBetween] = [4, 2, 2];
const around = ' .,;:–—-()';

/** @param sentences what stands before anything has a heading, the likeliest first */
export function coverFacts(sentences: readonly string[], lexicon: Lexicon): CoverFacts {
  const first = <T>(read: (text: string) => T | null): T | null =>
    sentences.reduce<T | null>((found, text) => found ?? read(text), null);
  return { date: first((text) => dayIn(text, lexicon)), author: first((text) => nameIn(text, lexicon)) };
}

/** The first day that a text names, unless another one follows: an event that lasts is what is spoken of. */
export function dayIn(text: string, lexicon: Lexicon): string | null {
  for (let at = 0; at < text.length; at += 1) {
    const isStart = at === 0 || !/[\p{L}\p{Nd}.,]/u.test(text.charAt(at - 1));
    const when = isStart && /[\p{L}\p{Nd}]/u.test(text.charAt(at)) ? readWhen(text.slice(at), lexicon) : null;
    if (when?.scale !== 'day') continue;
    const isStretch = goesOn(text.slice(0, at), lexicon) || /^\s?[–—-]\s?\p{Nd}/u.test(text.slice(at + when.end));
    return isStretch ? null : trimSigns(withoutLead(when.text, lexicon), around);
  }
  return null;
}

/** "From 18 to" before a day. */
function goesOn(before: string, lexicon: Lexicon): boolean {
  const to = lexicon
    .marksIn(before)
    .findLast(({ meaning, end }) => meaning === 'word.to' && end === before.trimEnd().length);
  const said = to === undefined ? before.trimEnd() : before.slice(0, to.start).trimEnd();
  return to !== undefined ? hasDigit(said.slice(-2)) : /\p{Nd}\s?[–—-]$/u.test(said);
}

/** "On 12 May" without the word that leads to it. */
function withoutLead(text: string, lexicon: Lexicon): string {
  const lead = lexicon.marksIn(text).find(({ meaning, start }) => meaning === 'around' && start === 0);
  return lead === undefined || hasDigit(text.slice(0, lead.end)) ? text : text.slice(lead.end);
}

/** "I'm Priya Nair, a biologist", "presenter: Ingrid Solheim", "We are the Stadtwerke Lindau": a name behind who speaks. */
function nameIn(text: string, lexicon: Lexicon): string | null {
  const leads = lexicon
    .marksIn(text)
    .filter(({ meaning, start }) => (meaning === 'word.ourselves' && start === 0) || meaning === 'word.authorLabel');
  for (const { end, meaning } of leads) {
    const words = wordsIn(text.slice(end)).map((word) => ({ start: end + word.start, end: end + word.end }));
    const at = words.findIndex((word) => startsLarge(text.charAt(word.start)));
    const from = words[at];
    if (from === undefined || at > (meaning === 'word.authorLabel' ? 0 : mostBetween)) continue;
    const name = properFrom(text, words.slice(at));
    if (wordsIn(name).length >= fewestWordsOfName || /\p{Ll}\p{Lu}/u.test(name)) return name;
  }
  return null;
}

/** The words with capital letters that follow each other from the first one on. */
function properFrom(text: string, words: readonly { start: number; end: number }[]): string {
  const [first] = words;
  let end = first?.end ?? 0;
  for (const [at, word] of words.slice(0, mostWordsOfName).entries()) {
    const between = at === 0 ? '' : text.slice(end, word.start);
    if (!['', ' ', '-', '. '].includes(between) || !isProperName(text.slice(word.start, word.end))) break;
    end = word.end;
  }
  return text.slice(first?.start ?? 0, end);
}

const [mostWords, mostOthers] = [22, 1];
const worth = '%€$£¥₹';

/** "The meeting is on 18 November", "it is for the managers of 60 cities, on 12 March": when and before whom, and hardly another number. */
export function tellsOccasion(text: string, lexicon: Lexicon): boolean {
  if (wordCount(text) > mostWords || Array.from(text).some((sign) => worth.includes(sign))) return false;
  let [whens, others] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (!hasDigit(text.charAt(at)) || hasDigit(text.charAt(at - 1))) continue;
    const when = readWhen(text.slice(at), lexicon);
    const isDay = when?.scale === 'day';
    if (isDay) whens += 1;
    else others += 1;
    const rest = text.slice(at + (isDay ? when.end : 1));
    if (isDay) at += when.end - 1;
    else if (rest === '') break;
  }
  return whens > 0 && others <= mostOthers;
}

/** Before whom it is, or what meeting. */
export const isBefore = (text: string, lexicon: Lexicon): boolean =>
  lexicon.marksIn(text).some(({ meaning }) => meaning === 'word.people' || meaning === 'word.dateLabel');

/** What asks for the deck says when it is for more surely than what else stands there. */
export function briefCover(opening: readonly { text: string }[], lexicon: Lexicon): CoverFacts {
  const texts = opening.map(({ text }) => text.slice(0, signsOutside(text, ':：')[0]));
  const asking = texts.filter((text) => asksForDeck(text, lexicon));
  const days = [
    ...asking,
    ...texts.filter((text) => !asking.includes(text) && tellsOccasion(text, lexicon) && isBefore(text, lexicon)),
  ];
  return {
    date: coverFacts(days, lexicon).date,
    author: coverFacts(
      opening.map(({ text }) => text),
      lexicon,
    ).author,
  };
}

/** It says how many slides there are to be, and has no other number but those of a day. */
export function ordersOnly(text: string, lexicon: Lexicon): boolean {
  const counts = findCounts(text, lexicon.marksIn(text));
  const day = dayIn(text, lexicon);
  const rest = counts.reduceRight((said, { start, end }) => said.slice(0, start) + said.slice(end), text);
  return counts.length > 0 && !hasDigit(day === null ? rest : rest.replace(day, ''));
}
