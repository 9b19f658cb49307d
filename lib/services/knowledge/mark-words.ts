import { cutText } from '@/lib/text/cut/cut-text';
import { foldWord } from './search/search-words';
import type { SearchConcept } from './search/search-concept';

/** A piece of a passage; `isFound` where it is a word that was looked for. */
export interface MarkedPart {
  text: string;
  isFound: boolean;
}

/** Letters of scripts without spaces say twice as much, and are twice as wide. */
const longestExcerpts = { spaced: 360, unspaced: 180 };
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]+$/u;
/** Shorter beginnings are those of too many words. */
const shortestStem = 3;

interface Range {
  start: number;
  end: number;
}

/** The part of a passage in which most of the words stand, with those words told from the rest. */
export function markWords(text: string, concepts: readonly SearchConcept[]): MarkedPart[] {
  const lexemes = concepts.flatMap((concept) => [...concept.lexemes, ...concept.prefixes]);
  const ranges = joined([...spacedRanges(text, lexemes), ...unspacedRanges(text, lexemes)]);
  const { start, end } = excerptOf(text, ranges, lengthFor(text));
  const parts: MarkedPart[] = [];
  const push = (piece: string, isFound: boolean) => piece !== '' && parts.push({ text: piece, isFound });
  let place = start;
  if (start > 0) push('… ', false);
  for (const range of ranges.filter((one) => one.start >= start && one.end <= end)) {
    push(text.slice(place, range.start), false);
    push(text.slice(range.start, range.end), true);
    place = range.end;
  }
  push(text.slice(place, end), false);
  if (end < text.length) push(' …', false);
  return parts;
}

function spacedRanges(text: string, lexemes: readonly string[]): Range[] {
  const stems = lexemes.filter((lexeme) => !unspaced.test(lexeme)).map(foldWord);
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    const word = foldWord(match[0].normalize('NFKC').toLowerCase());
    const isFound = stems.some((stem) => word === stem || (stem.length >= shortestStem && word.startsWith(stem)));
    return isFound ? [{ start: match.index, end: match.index + match[0].length }] : [];
  });
}

function unspacedRanges(text: string, lexemes: readonly string[]): Range[] {
  return lexemes
    .filter((lexeme) => unspaced.test(lexeme))
    .flatMap((lexeme) => {
      const ranges: Range[] = [];
      for (let start = text.indexOf(lexeme); start >= 0; start = text.indexOf(lexeme, start + 1))
        ranges.push({ start, end: start + lexeme.length });
      return ranges;
    });
}

function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (last && start <= last.end) result[result.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else result.push({ start, end });
  }
  return result;
}

/** Begins a little before the first of the words that stand together, where a word begins. */
function excerptOf(text: string, ranges: readonly Range[], longestExcerpt: number): Range {
  if (text.length <= longestExcerpt) return { start: 0, end: text.length };
  const countFrom = (start: number) =>
    ranges.filter((range) => range.start >= start && range.end <= start + longestExcerpt - 60).length;
  const best = ranges.reduce(
    (found, { start }) => (countFrom(start) > countFrom(found) ? start : found),
    ranges[0]?.start ?? 0,
  );
  const wanted = Math.max(0, Math.min(best - 60, text.length - longestExcerpt));
  const start = wanted === 0 ? 0 : wordBegin(text, wanted);
  const end = start + longestExcerpt >= text.length ? text.length : wordBegin(text, start + longestExcerpt);
  return { start, end: Math.max(end, best) };
}

function lengthFor(text: string): number {
  const words = cutText(text, 200).split(/\s/).length;
  return words > 12 || text.length < 100 ? longestExcerpts.spaced : longestExcerpts.unspaced;
}

/** The first place behind `from` where a word begins; `from` itself in scripts without spaces. */
function wordBegin(text: string, from: number): number {
  const next = text.slice(from, from + 30).search(/(?<=\s)\S/u);
  return next >= 0 ? from + next : from;
}
