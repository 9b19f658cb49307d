import type { Lexicon } from '@/lib/languages/lexicon';
import { sentencesIn } from './sentences';
import { hasLetter } from './signs';

const [fewestCounted, longestNumber] = [3, 8];
const blanks = ' \t\u00a0\u3000:：,，;；。.';

/** "1) … 2) … 3) …" in one line: where each item begins; empty where nothing is counted from one to three or on. */
export function inlineCounts(text: string): number[] {
  for (const [open, close] of [
    ['(', ')'],
    ['', ')'],
    ['', '.'],
  ] as const) {
    const found: number[] = [];
    for (let at = 0, next = 1; at !== -1; next += 1) {
      at = placeOf(text, `${open}${next}${close}`, at);
      if (at !== -1) found.push(at);
    }
    if (found.length >= fewestCounted) return found;
  }
  return circledIn(text);
}

/** "… slide 1: … slide 2: … slide 3: …": where in a text each slide that it counts begins; empty where it counts fewer than three. */
export function inlineSlides(text: string, lexicon: Lexicon): number[] {
  if (!/\p{Nd}/u.test(text)) return [];
  const found: number[] = [];
  for (const { meaning, start, end } of lexicon.marksIn(text)) {
    if (meaning !== 'word.slideLabel' || start < (found.at(-1) ?? 0)) continue;
    const number = /^\s?(\d{1,2})(?!\d|\s?[-–]\s?\d)/u.exec(text.slice(end, end + longestNumber))?.[1];
    if (Number(number) === found.length + 1) found.push(start);
  }
  return found.length >= fewestCounted ? found : [];
}

function placeOf(text: string, count: string, from: number): number {
  for (let at = text.indexOf(count, from); at !== -1; at = text.indexOf(count, at + 1)) {
    const isStart = at === 0 || blanks.includes(text.charAt(at - 1));
    const behind = text
      .slice(at + count.length)
      .trimStart()
      .charAt(0);
    if (isStart && hasLetter(behind)) return at;
  }
  return -1;
}

const firstCircled = '①'.charCodeAt(0);

function circledIn(text: string): number[] {
  const found: number[] = [];
  for (let next = 0; ; next += 1) {
    const at = text.indexOf(String.fromCharCode(firstCircled + next), found.at(-1) ?? 0);
    if (at === -1) return found.length >= fewestCounted ? found : [];
    found.push(at);
  }
}

/** Where items are no sentences, or one each, the last ends with its first sentence. */
export function endOfCounted(text: string, starts: readonly number[]): number[] {
  const last = starts.at(-1);
  if (last === undefined) return [];
  const isOneEach = starts.slice(0, -1).every((start, at) => behindFirst(text.slice(start, starts[at + 1])) === 0);
  const end = behindFirst(text.slice(last));
  return isOneEach && end > 0 ? [last + end] : [];
}

/** Where the second sentence of an item begins, behind its number. */
function behindFirst(item: string): number {
  const sentences = sentencesIn(item).filter(({ text }) => text.length > '10.'.length);
  return sentences[1]?.start ?? 0;
}
