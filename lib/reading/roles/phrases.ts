import type { Language } from '@/lib/languages/language';
import type { Mark, Meaning } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import type { SourceSpan } from '../source/block';
import { hasDigit, trimSigns } from '../source/signs';

export interface Phrase extends SourceSpan {
  text: string;
}

const edges = ' \t\n\u00a0-–—,;:.。、，؛،"“”„«»‘’(（)）!！?？=';
const openEdges = ' \t\n\u00a0-–—,;:.。、，؛،(（=';
/** Particles that are no part of the word before them. */
const particles = 'のをはがにでへとも의을를에的';

const before: ReadonlySet<Meaning> = new Set<Meaning>([
  'word.make',
  'word.want',
  'word.please',
  'word.ourselves',
  'word.deck',
  'word.slide',
  'word.about',
  'word.for',
  'word.greeting',
  'word.titleLabel',
  'word.exactly',
  'word.around',
  'word.atMost',
  'word.language',
]);
const behind: ReadonlySet<Meaning> = new Set<Meaning>([
  'word.make',
  'word.deck',
  'word.slide',
  'word.please',
  'word.want',
  'word.for',
  'word.about',
  'word.and',
  'word.language',
  'word.exactly',
  'word.around',
  'word.atMost',
]);

/** A stretch of a sentence without what was understood of it, and without the words that ask around it. */
export function phraseIn(
  text: string,
  span: SourceSpan,
  marks: readonly Mark[],
  language: Language,
  spent: readonly SourceSpan[] = [],
): Phrase | null {
  let [start, end] = [span.start, span.end];
  for (const inner of spent) {
    if (inner.start >= span.end || inner.end <= span.start) continue;
    if (inner.start - start <= end - inner.end) start = Math.max(start, inner.end);
    else end = Math.min(end, inner.start);
  }
  if (end <= start) return null;
  const small = new Set(language.signs.words.split(' '));
  start = startOf(text, { start, end }, marks, small);
  end = endOf(text, { start, end }, marks, small);
  const words = trimSigns(text.slice(start, end), edges);
  return words === '' ? null : { text: withClosing(text, words, start), start, end };
}

/** "Plans (2025)": a bracket that was opened inside is closed. */
function withClosing(text: string, words: string, from: number): string {
  const at = text.indexOf(words, from);
  const next = text.charAt(at + words.length);
  const isOpen =
    (words.includes('(') && !words.includes(')') && next === ')') || (words.includes('（') && next === '）');
  return isOpen ? words + next : words;
}

function startOf(text: string, span: SourceSpan, marks: readonly Mark[], small: ReadonlySet<string>): number {
  let { start } = span;
  const leadAt = (at: number): number =>
    Math.max(
      0,
      ...marks.flatMap((each) =>
        each.start === at && each.end <= span.end && before.has(each.meaning) ? each.end : [],
      ),
    );
  for (;;) {
    while (start < span.end && edges.includes(text.charAt(start))) start += 1;
    const lead = leadAt(start);
    if (lead > 0) {
      start = lead;
      continue;
    }
    // "Make us a deck": an article before a word that asks.
    const [word, next] = wordsIn(text.slice(start, Math.min(span.end, start + 40)));
    const isSmall = word?.start === 0 && small.has(word.form) && start > span.start && next !== undefined;
    if (!isSmall || leadAt(start + next.start) === 0) return start;
    start += next.start;
  }
}

function endOf(text: string, span: SourceSpan, marks: readonly Mark[], small: ReadonlySet<string>): number {
  let { end } = span;
  for (;;) {
    while (end > span.start && openEdges.includes(text.charAt(end - 1))) end -= 1;
    const tail = marks.find((each) => each.end === end && each.start >= span.start && behind.has(each.meaning));
    if (tail !== undefined) {
      end = tail.start;
      continue;
    }
    const from = Math.max(span.start, end - 24);
    const last = wordsIn(text.slice(from, end)).at(-1);
    const isSmall =
      last !== undefined && small.has(last.form) && from + last.end === end && from + last.start > span.start;
    if (isSmall && !last.form.startsWith('vs')) end = from + last.start;
    else if (particles.includes(text.charAt(end - 1)) && end > span.start + 1) end -= 1;
    else return end;
  }
}

const emptyMeanings = ['number.', 'month.', 'weekday.', 'period', 'relative', 'around', 'quarter', 'half', 'unit'];
const emptyWords: ReadonlySet<Meaning> = new Set<Meaning>([
  'word.minute',
  'word.to',
  'word.and',
  'word.exactly',
  'word.around',
]);

/** Whether a phrase says something beside dates, times and how long it lasts. */
export function isTelling(phrase: Phrase, marks: readonly Mark[], language: Language): boolean {
  const small = new Set(language.signs.words.split(' '));
  const inside = marks.filter(({ start, end }) => start >= phrase.start && end <= phrase.end);
  const empty = inside.filter(
    ({ meaning }) => emptyWords.has(meaning) || emptyMeanings.some((each) => meaning.startsWith(each)),
  );
  return (
    wordsIn(phrase.text).some(({ form, start, end }) => {
      const from = start + phrase.start;
      // "23rd"
      if (hasDigit(phrase.text.charAt(start - 1))) return false;
      return (
        !small.has(form) &&
        // "C++" is more than a letter.
        (form.length > 1 || '+#'.includes(phrase.text.charAt(end) || ' ')) &&
        !empty.some((each) => each.start <= from + 1 && each.end >= from + end - start - 1)
      );
    }) || language.unspaced === true
  );
}
