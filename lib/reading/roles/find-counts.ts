import type { Lexicon, Mark, Meaning } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import type { Count } from '../reading';
import type { Block, SourceSpan } from '../source/block';
import { hasDigit, trimSigns } from '../source/signs';
import { chunksOf } from './clauses';

export interface FoundCount extends SourceSpan {
  count: Count;
}

/** Decks of more slides are numbers of something else. */
const largest = 999;
/** Between the number and its noun: "8 crisp, modern slides". */
const mostBetween = 24;
const mostWordsBetween = 2;
const joints = '-–—〜～~';
const openings = '(（:：=';

/** Every number of slides that a sentence names, by the marks of its words. */
export function findCounts(text: string, marks: readonly Mark[]): FoundCount[] {
  const numbers = distinct(marks.filter(({ meaning }) => meaning.startsWith('number.')));
  const slides = marks.filter(({ meaning }) => meaning === 'word.slide');
  const decks = marks.filter(({ meaning }) => meaning === 'word.deck');
  const pages = decks.length > 0 || slides.length > 0 ? marks.filter(({ meaning }) => meaning === 'word.page') : [];
  const nouns = [...slides, ...pages];
  const found: FoundCount[] = [];
  for (const [index, number] of numbers.entries()) {
    if (found.some(({ end }) => number.start < end)) continue;
    const value = valueOf(number);
    const second = numbers.slice(index + 1).find(({ start }) => start >= number.end);
    const isRange = second !== undefined && isJoint(text, number, second, marks) && valueOf(second) > value;
    const last = isRange ? second : number;
    const noun = nounOf(text, last, { nouns, numbers, marks }) ?? nounBefore(text, number, last, nouns, marks);
    if (noun === null || value < 1 || value > largest || isOther(text, number, noun, marks)) continue;
    const max = isRange ? valueOf(last) : value;
    // "A deck with one slide about prices" counts no deck.
    if (max === 1 && [...slides, ...decks].some(({ end }) => end <= number.start)) continue;
    const count = bounded({ min: value, max }, text, number, marks);
    found.push({ count, start: Math.min(number.start, noun.start), end: Math.max(last.end, noun.end) });
  }
  // "A 60 page study as 5 slides": beside slides that are counted, pages are those of something else.
  const ofSlides = found.filter(({ start, end }) => slides.some((noun) => noun.start >= start && noun.end <= end));
  if (ofSlides.length > 0 && ofSlides.length < found.length) return ofSlides;
  return found.length === 0 && nouns.length + decks.length > 0 ? findLimit(text, numbers, marks) : found;
}

/** Longer lines are text. */
const longestRequest = 600;

/** The numbers of slides that a plain line names. */
export function countsIn(block: Block, lexicon: Lexicon): Count[] {
  const isPlain = block.type === 'line' && block.marker === null && block.text.length <= longestRequest;
  return isPlain ? findCounts(block.text, lexicon.marksIn(block.text)).map(({ count }) => count) : [];
}

const limits: ReadonlySet<Meaning> = new Set<Meaning>(['word.atMost', 'word.atLeast', 'word.around', 'word.exactly']);

/** "A deck for the board (max. 8)": a number with its limit alone needs no noun. */
function findLimit(text: string, numbers: readonly Mark[], marks: readonly Mark[]): FoundCount[] {
  for (const chunk of chunksOf(text)) {
    const inside = marks.filter(({ start, end }) => start >= chunk.start && end <= chunk.end);
    const [number, second] = numbers.filter(({ start, end }) => start >= chunk.start && end <= chunk.end);
    const known = inside.filter(({ meaning }) => limits.has(meaning));
    // "20 min" is how long it takes, "min. 20" how many.
    const isTime = inside.some(({ meaning, start }) => meaning === 'word.minute' && start >= (number?.end ?? 0));
    if (number === undefined || known.length === 0 || isTime) continue;
    const said = [...known, number, ...(second === undefined ? [] : [second])];
    const isAlone = wordsIn(text.slice(chunk.start, chunk.end)).every(({ start, end }) =>
      said.some((each) => each.start <= chunk.start + start && each.end >= chunk.start + end),
    );
    const [min, max] = [valueOf(number), valueOf(second ?? number)];
    if (isAlone && min >= 1 && max >= min && max <= largest)
      return [{ count: bounded({ min, max }, text, number, marks), start: chunk.start, end: chunk.end }];
  }
  return [];
}

/** "8-10", "8 to 10". */
function isJoint(text: string, from: Mark, to: Mark, marks: readonly Mark[]): boolean {
  const between = text.slice(from.end, to.start).trim();
  const isSign = between.length === 1 && joints.includes(between);
  return (
    isSign ||
    marks.some(
      ({ meaning, start, end }) =>
        meaning === 'word.to' && start >= from.end && end <= to.start && end - start === between.length,
    )
  );
}

function valueOf({ meaning }: Mark): number {
  return Number(meaning.slice('number.'.length));
}

/** Of several readings of one place the longest. */
function distinct(marks: readonly Mark[]): Mark[] {
  return marks.filter(
    (mark) =>
      !marks.some(
        (other) =>
          other !== mark &&
          other.start <= mark.start &&
          other.end >= mark.end &&
          other.end - other.start > mark.end - mark.start,
      ),
  );
}

/** "8 slides", "a 7-slide deck", "8枚のスライド". */
function nounOf(
  text: string,
  number: Mark,
  { nouns, numbers, marks }: Readonly<Record<'nouns' | 'numbers' | 'marks', readonly Mark[]>>,
): Mark | null {
  const noun = nouns.find(({ start }) => start >= number.end);
  if (noun === undefined || noun.start - number.end > mostBetween) return null;
  const between = text.slice(number.end, noun.start);
  const isParted =
    numbers.some(({ start }) => start >= number.end && start < noun.start) ||
    marks.some(
      ({ meaning, start, end }) =>
        (meaning === 'word.word' || meaning === 'word.minute') && start >= number.end && end <= noun.start,
    );
  return !isParted && !hasStop(between) && wordsIn(between).length <= mostWordsBetween ? noun : null;
}

/** "Slides: 8", "slides (8)", "スライド8枚"; "slide 3" names one of them. */
function nounBefore(
  text: string,
  number: Mark,
  last: Mark,
  nouns: readonly Mark[],
  marks: readonly Mark[],
): Mark | null {
  const noun = nouns.filter(({ end }) => end <= number.start).at(-1);
  if (noun === undefined) return null;
  const between = text.slice(noun.end, number.start);
  const sign = between.trim();
  // "Слайдов 8" is how many, "slide 8" is which.
  const isLabel = marks.some(
    ({ meaning, start, end }) => meaning === 'word.slideLabel' && start === noun.start && end === noun.end,
  );
  const isOpened = sign.length === 1 && openings.includes(sign);
  if (!isOpened && (sign !== '' || isLabel || between === '')) return null;
  return { ...noun, end: last.end };
}

/** Of something else: "2 slides each", "slide 3 of 8", "the first 2 slides". */
function isOther(text: string, number: Mark, noun: Mark, marks: readonly Mark[]): boolean {
  const next = text.charAt(number.end);
  const isOrdinal = noun.start > number.end && (next === '.' || 'ºª'.includes(next || ' ') || isCased(next));
  if (isOrdinal) return true;
  const each = marks.find(
    ({ meaning, start, end }) =>
      meaning === 'word.each' &&
      start >= noun.end &&
      start - noun.end <= 2 &&
      end - start > 1 &&
      // Italian says "per" for both.
      !marks.some((other) => other.meaning === 'word.for' && other.start === start),
  );
  if (each !== undefined) return true;
  const behind = text.slice(noun.end, noun.end + 4).trimStart();
  if (noun.end < text.length && text.charAt(noun.end) === ' ' && hasDigit(behind.charAt(0))) return true;
  // "The first 2 slides", "the last three".
  return marks.some(
    ({ meaning, end }) =>
      (meaning === 'word.begin' || meaning === 'word.end') && end <= number.start && number.start - end <= 1,
  );
}

const isCased = (sign: string): boolean => sign.toLowerCase() !== sign.toUpperCase();

function hasStop(text: string): boolean {
  return Array.from('.;:!?()/').some((sign) => text.includes(sign));
}

/** "About 8", "at most 8". */
function bounded(count: Count, text: string, number: Mark, marks: readonly Mark[]): Count {
  const near = (meaning: Mark['meaning']): boolean =>
    marks.some(
      (mark) =>
        mark.meaning === meaning &&
        // "Eight slides about tea": a topic follows.
        !(
          mark.start >= number.end &&
          marks.some((other) => other.meaning === 'word.about' && other.start === mark.start)
        ) &&
        ((mark.end <= number.start && number.start - mark.end <= 3) ||
          (mark.start >= number.end && mark.start - number.end <= 16)) &&
        !hasStop(trimSigns(text.slice(Math.min(mark.end, number.start), Math.max(mark.start, number.start)), '. ')),
    );
  if (count.min !== count.max) return count;
  if (near('word.atMost')) return { min: Math.max(1, Math.ceil(count.max * 0.6)), max: count.max };
  if (near('word.atLeast')) return { min: count.min, max: Math.ceil(count.min * 1.5) };
  if (near('word.around')) {
    const slack = count.max >= 12 ? 2 : 1;
    // Not more than was said: nobody pays for slides that they did not name.
    return { min: Math.max(1, count.min - slack), max: count.max };
  }
  return count;
}
