import { keptByText } from '@/lib/languages/kept-by-text';
import { splitSentences } from '@/lib/text/split-sentences';
import type { SourceSpan } from './block';
import { endsWith, hasDigit, startsSmall, trimSigns } from './signs';

export interface PlacedSentence extends SourceSpan {
  text: string;
}

/** Behind these a sentence goes on. */
const abbreviation =
  /(?:^|[\s(]|\.[–-])(?:\p{L}|\p{Nd}{1,2}|[Dd]r|[Mm]rs?|[Mm]s|[Pp]rof|[Ss]t|[Nn]r|[Nn]o|ca|vs|etc|e\.g|i\.e|z\.\s?B|d\.\s?h|u\.\s?a|bzw|ggf|inkl|exkl|evtl|usw|Abs|Art|Fig|Abb|approx|Inc|Ltd|Co|Corp|Sra?|Dra|Ud|núm|pág|p\.ex|por ej|M|Mme|av|env|ok|tj|np|tzn|godz|św|ul|т\.\s?е|т\.\s?к|г|гг|руб|тыс|млн|стр|Mio|Mrd|Tsd|Std|max|min|dept|est)\.$/u;
const consonant = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;
const stops = '.!?…。！？।؟';
const closing = ')]»”"’';
/** What is longer is cut between words. */
const longestSentence = 2_000;

/** The sentences of a text with where they stand in it. */
export const sentencesIn: (text: string) => readonly PlacedSentence[] = keptByText(readSentences);

function readSentences(text: string): PlacedSentence[] {
  const found: PlacedSentence[] = [];
  let at = 0;
  for (const part of splitSentences(text, longestSentence).flatMap((sentence) => partedAtNumbers(sentence.text))) {
    const start = text.indexOf(part, at);
    if (start === -1) continue;
    const end = start + part.length;
    const last = found.at(-1);
    // No longer than that as a whole: who reads a sentence compares its words with each other.
    if (last !== undefined && end - last.start <= longestSentence && goesOn(last.text, part)) {
      last.end = end;
      last.text = text.slice(last.start, end);
    } else found.push({ text: part, start, end });
    at = end;
  }
  return found;
}

/** Unicode lets a sentence go on before a number and small letters: "… on our street. 96 flats need …". */
const beforeNumber = /(?<=\p{L}{5}[.)»”"]{1,2})\s+(?=\p{Nd}[\p{Nd}.,]*[\s%])/gu;

function partedAtNumbers(sentence: string): string[] {
  let start = 0;
  const parts: string[] = [];
  for (const { 0: space, index } of sentence.matchAll(beforeNumber)) {
    if (!endsSentence(sentence.slice(start, index))) continue;
    parts.push(sentence.slice(start, index));
    start = index + space.length;
  }
  return [...parts, sentence.slice(start)];
}

function goesOn(before: string, after: string): boolean {
  return isShortened(before) || startsSmall(after) || trimSigns(after, closing + '.') === '';
}

const vowels = 'aeiouyаеёиоуыэюяіїє';
const mostConsonants = 3;

/** "Br.", "Fr.", "str.": letters that nobody can say, and no unit behind a number. */
function isShortened(said: string): boolean {
  const end = said.slice(-12);
  if (abbreviation.test(end)) return true;
  const [before = '', word = ''] = end.split(/[\s(]/u).slice(-2);
  const letters = word.slice(0, -1).normalize('NFD');
  return (
    word.endsWith('.') &&
    letters.length > 1 &&
    letters.length <= mostConsonants &&
    !hasDigit(before.slice(-1)) &&
    Array.from(letters).every((sign) => consonant.test(sign) && !vowels.includes(sign.toLowerCase())) &&
    letters.slice(1) === letters.slice(1).toLowerCase()
  );
}

/** Whether a text ends as sentences do. */
export function endsSentence(text: string): boolean {
  const said = text.trim();
  return endsWith(trimEnd(said), stops) && !isShortened(said);
}

function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && closing.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const east = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const words = /[\p{L}\p{Nd}][^\s]*/gu;

/** How long a text is in Latin letters: signs of East Asia are as wide as two. */
export function visualWidth(text: string): number {
  return text.length + (text.match(east)?.length ?? 0);
}

/** A sign of a script that sets no spaces between words. */
export function isEastern(sign: string): boolean {
  return sign >= '\u3040' && sign <= '\u9fff';
}

/** How many words a text has; two signs without spaces between them count as one. */
export function wordCount(text: string): number {
  let signs = 0;
  let parted = '';
  for (const sign of text) {
    const isSign = isEastern(sign);
    if (isSign) signs += 1;
    parted += isSign ? ' ' : sign;
  }
  return (parted.match(words)?.length ?? 0) + Math.ceil(signs / 2);
}
