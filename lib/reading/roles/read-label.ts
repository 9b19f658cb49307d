import { tones } from '@/lib/languages/concepts';
import { languageOf } from '@/lib/languages/find-language';
import type { Lexicon, Meaning } from '@/lib/languages/lexicon';
import type { Instructions } from '../reading';
import { wordCount } from '../source/sentences';
import { fieldOf, hasDigit, withoutStop } from '../source/signs';
import { mark } from './clauses';
import { findCounts } from './find-counts';

/** Titles and bylines stand at the top; further down the same words are content. */
const [lastTitle, lastByline] = [6, 8];

/**
 * "Audience: shift supervisors", "Title: …": what a labelled line among the first ones wishes; `request` for one whose
 * value is a request itself, null for one that is content. `rank` counts the lines before it.
 */
export function readLabel(
  text: string,
  rank: number,
  known: Instructions,
  lexicon: Lexicon,
): Partial<Instructions> | 'request' | null {
  const field = fieldOf(text);
  if (field === null) return null;
  const { key, value } = field;
  const meanings = lexicon.meaningsOf(key);
  const means = (...some: Meaning[]): boolean => some.some((each) => meanings.includes(each));
  const words = wordCount(value);
  const sentence = mark(value, lexicon);
  const counts = findCounts(value, sentence.marks);
  if (means('word.countLabel', 'word.slide') && words <= 6) {
    const plain = `${value} slides`;
    const count = counts[0] ?? findCounts(plain, mark(plain, lexicon).marks)[0];
    if (count !== undefined) return { count: known.count ?? count.count };
  }
  if (means('word.titleLabel', 'word.deck') && rank < lastTitle && words <= 24)
    return counts.length > 0 ? 'request' : { title: known.title ?? withoutStop(value) };
  if (means('word.audienceLabel') && words <= 20) return { audience: known.audience ?? withoutStop(value) };
  if (means('word.toneLabel') && words <= 12) {
    const tone = tones.find((each) => sentence.marks.some(({ meaning }) => meaning === `tone.${each}`));
    return { tone: known.tone ?? tone ?? null };
  }
  if (means('word.languageLabel') && words <= 4) {
    const named = sentence.marks.find(({ meaning }) => meaning.startsWith('language.'));
    if (named !== undefined)
      return { language: known.language ?? languageOf(named.meaning.slice('language.'.length)).tag };
  }
  if (rank >= lastByline) return null;
  if (means('word.authorLabel') && words <= 8 && !hasDigit(value)) return { author: known.author ?? value };
  return means('word.dateLabel') && words <= 6 && hasDigit(value) ? { date: known.date ?? value } : null;
}
