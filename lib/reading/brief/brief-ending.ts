import { briefWordsOf, endOfGroup } from '@/lib/languages/brief-words';
import type { Mark } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import { addressIn, hasAddress } from '../roles/letters';
import { saidOutside, signsOutside } from '../source/brackets';
import { wordCount } from '../source/sentences';
import { trimSigns } from '../source/signs';
import { type BriefLanguage, capitalLetter, partTitle } from './brief-title';
import type { BriefLabel } from './brief-label';
import { languageOf } from '@/lib/languages/find-language';
import type { SourceSpan } from '../source/block';
import { type BriefPiece, headedPieces, labelledHalves, withoutStopAt } from './brief-piece';
import type { BriefSentence } from './brief-sentences';

/** What the last slides are to be. */
export interface Ending {
  names: string[];
  /** Where what is said of it begins; null where nothing is. */
  value: number | null;
}

const [mostNames, mostWordsOfName, mostWordsApart, mostWordsOfShort] = [3, 9, 8, 3];
const around = ' \t.,;:!，；：、،؛。–—-';

/**
 * "Close with three decisions: …", "last slide: contact …", "thank you at the end": what is to be the last, which a brief
 * says first of a sentence, or at its end. Null for sentences that speak of another end.
 */
export function endingIn(
  text: string,
  { label, isAsked }: { label: BriefLabel | null; isAsked: boolean },
  language: BriefLanguage,
): Ending | null {
  const ends = language.lexicon.marksIn(text).filter(({ meaning }) => meaning === 'word.end');
  const from = openingEnd(text, language);
  const { small } = language;
  const isSmall = (before: string): boolean => wordsIn(before).every(({ form }) => small.has(form));
  const first = ends.find(({ start }) => start <= from || isSmall(text.slice(from, start)));
  if (first !== undefined) {
    const end = leadEnd(text, first, isAsked || wordCount(text.slice(from, first.start)) > 1, language);
    const opened = end === null ? null : endingBehind(text, end, label, language);
    if (opened !== null) return opened;
  }
  const last = ends.find((mark) => trimSigns(text.slice(mark.end), around) === '');
  if (last === undefined || !isAsked || wordCount(text) > mostWordsApart) return null;
  // "… at the end": the words that lead to it are none of the name.
  const said = wordsIn(text.slice(0, last.start)).findLast(({ form }) => !small.has(form) || isSlide(form, language));
  const isLed = isPhrase(text, last) || wordCount(text.slice(said?.end ?? 0, last.start)) > 0;
  if (said === undefined || !isLed) return null;
  const names = namesIn(withoutSlides(text.slice(0, said.end), language), language);
  return names.length === 0 ? null : { names, value: null };
}

/** Where a sentence that asks for something else goes on with its end: "… as a chart and close with decisions". */
export function innerEnding(text: string, { lexicon, tag }: BriefLanguage): { and: number; end: number } | null {
  const marks = lexicon.marksIn(text);
  const { withs } = briefWordsOf(tag);
  const outside = new Set(signsOutside(text, text));
  for (const { meaning, start, end } of marks) {
    if (meaning !== 'word.end' || !outside.has(start) || endOfGroup(text, withs, end) === -1) continue;
    const please = marks.find((each) => each.meaning === 'word.please' && start - each.end === 1);
    const from = please?.start ?? start;
    const and = marks.find(
      (each) => each.meaning === 'word.and' && each.start > 0 && each.end <= from && from - each.end <= 1,
    );
    if (and !== undefined) return { and: and.start, end: start };
  }
  return null;
}

const isPhrase = (text: string, { start, end }: Mark): boolean => wordCount(text.slice(start, end)) > 1;

/** Behind "please", "and then". */
function openingEnd(text: string, { lexicon, tag }: BriefLanguage): number {
  const { leads } = briefWordsOf(tag);
  const please = lexicon.marksIn(text).find(({ meaning, start }) => meaning === 'word.please' && start === 0);
  let end = please?.end ?? 0;
  for (let next = endOfGroup(text, leads, end); next !== -1; next = endOfGroup(text, leads, end)) end = next;
  return end;
}

/** Where what ends begins; null where the words speak of something else that ends, as "last year" does. */
function leadEnd(text: string, mark: Mark, isAsked: boolean, language: BriefLanguage): number | null {
  const { withs } = briefWordsOf(language.tag);
  let end = mark.end;
  let isSure = isPhrase(text, mark) || isAsked;
  for (;;) {
    const slide = language.lexicon
      .marksIn(text.slice(end))
      .find(
        ({ meaning, start }) =>
          (meaning === 'word.slide' || meaning === 'word.end' || meaning === 'word.please') &&
          text.slice(end, end + start).trim() === '',
      );
    const next = Math.max(endOfGroup(text, withs, end), slide === undefined ? -1 : end + slide.end);
    if (next === -1) return isSure ? end : null;
    isSure = true;
    end = next;
  }
}

function endingBehind(text: string, end: number, label: BriefLabel | null, language: BriefLanguage): Ending | null {
  const colon = signsOutside(text, ':：').find((at) => at >= end);
  const value = colon !== undefined ? colon + 1 : label !== null && label.value > end ? label.value : null;
  const said = text.slice(end, value ?? undefined);
  if (value === null && hasAddress(said)) {
    const at = addressIn(said);
    return { names: namesIn(said.slice(0, at), language), value: end + at };
  }
  const names = namesIn(said, language);
  if (names.length > 0 || value === null) return names.length === 0 ? null : { names, value };
  const behind = text.slice(value);
  const isOne = !hasAddress(behind) && signsOutside(behind, ',;').length === 0;
  return isOne ? { names: namesIn(behind, language), value: null } : { names: [], value };
}

function namesIn(text: string, language: BriefLanguage): string[] {
  const ands = language.lexicon.marksIn(text).filter(({ meaning }) => meaning === 'word.and');
  const cuts = [0, ...ands.map(({ start }) => start), text.length];
  const halves = cuts.slice(1).map((to, at) => text.slice(ands[at - 1]?.end ?? 0, to));
  const parts = halves.flatMap((half) => {
    const pieces = half.split(/[,،、，]/u).filter((piece) => trimSigns(piece, around) !== '');
    // "The decisions, which we need" is one name.
    const areNames = pieces.every(
      (piece, at) => wordCount(piece) <= mostWordsOfShort && (at === 0 || !language.small.has(firstWord(piece))),
    );
    return areNames ? pieces : [half];
  });
  const names = parts.map((part) => trimSigns(part, around));
  const said = names.filter((name) => trimSigns(name, around) !== '');
  const areNames = said.length <= mostNames && said.every((name) => wordCount(saidOutside(name)) <= mostWordsOfName);
  return areNames ? said : [];
}

const firstWord = (text: string): string => wordsIn(text)[0]?.form ?? '';

const isSlide = (word: string, { lexicon }: BriefLanguage): boolean => lexicon.meaningsOf(word).includes('word.slide');

function withoutSlides(text: string, { lexicon }: BriefLanguage): string {
  const slides = lexicon.marksIn(text).filter(({ meaning }) => meaning === 'word.slide');
  return slides.reduceRight((said, { start, end }) => said.slice(0, start) + said.slice(end), text);
}

const mostWordsOfContact = 16;

/** A few words with an address or a number that somebody answers, or that call themselves so. */
export const isReached = (text: string, language: BriefLanguage): boolean =>
  wordCount(text) <= mostWordsOfContact && (hasAddress(text) || leadOfContact(text, language) > 0);

function leadOfContact(text: string, { tag }: BriefLanguage): number {
  const { contact } = languageOf(tag).deck;
  return text.toLowerCase().startsWith(`${contact.toLowerCase()} `) ? contact.length : 0;
}

/** "Contact rui@example.org", "Questions to Martin Behrens, 0383 555 0101": whom to write to has a name of its own. */
export function contactPieces({ start, end, text, label }: BriefSentence, language: BriefLanguage): BriefPiece[] {
  const { contact } = languageOf(language.tag).deck;
  // "Say thank you and give our contact" asks for no more than that.
  const isPlain = label === null || label.text.toLowerCase().includes(contact.toLowerCase());
  const title = isPlain ? contact : partTitle(label.text, language);
  const from = label?.value ?? start + leadOfContact(text, language);
  return [
    { start, end: start, sort: 'head', title: capitalLetter(title) },
    { start: from, end: withoutStopAt(text, start, end), sort: 'told' },
  ];
}

export function endingPieces(
  span: SourceSpan,
  { names, value }: Ending,
  language: BriefLanguage,
  text: string,
): BriefPiece[] {
  if (value === null) return lastPieces(span, names, null, language);
  // "Call to action: talk to us; contact: Paula Serra": another label begins behind a semicolon.
  const [first, ...others] = labelledHalves(text, span.start, span.start + value, language);
  if (first === undefined) return lastPieces(span, names, null, language);
  const told = { start: first.start, end: withoutStopAt(text.slice(0, first.end - span.start), span.start, first.end) };
  return [
    ...lastPieces(span, names, told, language),
    ...others.flatMap((half) => headedPieces(half, text, span.start)),
  ];
}

export function lastPieces(
  { start, end }: SourceSpan,
  names: readonly string[],
  told: SourceSpan | null,
  { tag }: BriefLanguage,
): BriefPiece[] {
  if (told === null) return [{ sort: 'asked', start, end, endings: names.map(capitalLetter) }];
  const { and, contact } = languageOf(tag).deck;
  const title = names.length === 0 ? capitalLetter(contact) : capitalLetter(names.join(` ${and} `));
  return [
    { sort: 'asked', start, end: told.start, endings: [title] },
    { sort: 'head', title, start: told.start, end: told.start },
    { sort: 'told', ...told },
  ];
}
