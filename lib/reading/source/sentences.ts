import { splitSentences } from '@/lib/text/split-sentences';
import type { SourceSpan } from './block';

export interface PlacedSentence extends SourceSpan {
  text: string;
}

/** Behind these a sentence goes on. */
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|\p{Nd}{1,2}|[Dd]r|[Mm]rs?|[Mm]s|[Pp]rof|[Ss]t|[Nn]r|[Nn]o|ca|vs|etc|e\.g|i\.e|z\.\s?B|d\.\s?h|u\.\s?a|bzw|ggf|inkl|exkl|evtl|usw|Abs|Art|Fig|Abb|approx|Inc|Ltd|Co|Corp|Sra?|Dra|Ud|núm|pág|p\.ex|por ej|M|Mme|av|env|ok|tj|np|tzn|godz|św|ul|т\.\s?е|т\.\s?к|г|гг|руб|тыс|млн|стр|Mio|Mrd|Tsd|Std|max|min|dept|est)\.$/u;
/** What is longer is cut between words. */
const longestSentence = 2_000;

/** The sentences of a text with where they stand in it. */
export function sentencesIn(text: string): PlacedSentence[] {
  const found: PlacedSentence[] = [];
  let at = 0;
  for (const { text: part } of splitSentences(text, longestSentence)) {
    const start = text.indexOf(part, at);
    if (start === -1) continue;
    const end = start + part.length;
    const last = found.at(-1);
    if (last !== undefined && goesOn(last.text, part)) {
      last.end = end;
      last.text = text.slice(last.start, end);
    } else found.push({ text: part, start, end });
    at = end;
  }
  return found;
}

function goesOn(before: string, after: string): boolean {
  return abbreviation.test(before.slice(-12)) || /^\p{Ll}/u.test(after) || /^[)\]»”"’]+\.?$/u.test(after);
}

/** Whether a text ends as sentences do. */
export function endsSentence(text: string): boolean {
  return /[.!?…。！？।؟][)\]»”"’]*$/u.test(text.trim()) && !abbreviation.test(text.trim().slice(-12));
}

const east = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** How long a text is in Latin letters: signs of East Asia are as wide as two. */
export function visualWidth(text: string): number {
  return text.length + (text.match(east)?.length ?? 0);
}

/** How many words a text has; two signs without spaces between them count as one. */
export function wordCount(text: string): number {
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const words = text
    .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' ')
    .match(/[\p{L}\p{Nd}][^\s]*/gu);
  return (words?.length ?? 0) + Math.ceil(signs / 2);
}
