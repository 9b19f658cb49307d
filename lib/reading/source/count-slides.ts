import type { Lexicon, Mark } from '@/lib/languages/lexicon';
import { toAsciiDigits, wordsIn } from '@/lib/languages/normal-form';
import type { Block, Marker } from './block';
import { hasDigit, hasLetter } from './signs';

/** Fewer lines that name a slide are sentences about slides. */
const fewestSlides = 3;
/** The number of its slide stands among the first words of a line. */
const longestLead = 28;
const mostWordsBefore = 2;
const separators = ' \t\u3000:：.,、)）|–—-';

interface CountedLine {
  ordinal: number;
  end: number;
  text: string;
}

/**
 * Lines that name their slides one after the other, whatever stands between number and text: "P2 Goals", "On the 3rd
 * slide put …", "Last slide: …".
 */
export function countSlides(blocks: readonly Block[], lexicon: Lexicon): Block[] {
  const found = new Map<number, Block>();
  let last = 0;
  for (const [index, block] of blocks.entries()) {
    if (block.type !== 'line' && block.type !== 'heading') continue;
    const label = block.marker?.text ?? '';
    const whole = block.text.startsWith(label) ? block.text : `${label} ${block.text}`;
    const line = whole.slice(
      Math.max(0, Array.from(whole.slice(0, longestLead), (sign) => hasLetter(sign) || hasDigit(sign)).indexOf(true)),
    );
    const counted = line.length < longestLead * 40 ? readCounted(toAsciiDigits(line), lexicon, last) : null;
    // They go up one by one; what does not speaks of a slide in between.
    if (counted === null || counted.ordinal !== last + 1) continue;
    last = counted.ordinal;
    const isKnown = block.marker?.role === 'slide';
    const text = line.slice(lengthOf(line, counted.end, lexicon));
    found.set(index, isKnown ? block : { ...block, marker: markerOf(counted), text });
  }
  return found.size < fewestSlides ? [...blocks] : blocks.map((block, index) => found.get(index) ?? block);
}

function readCounted(line: string, lexicon: Lexicon, last: number): CountedLine | null {
  const lead = line.trim().slice(0, longestLead);
  const offset = line.length - line.trimStart().length;
  const marks = lexicon.marksIn(lead);
  // "Slide two" counts as "slide 2" does.
  const isWord = marks.some(({ meaning, start }) => meaning === 'word.slideLabel' && start === 0);
  if (!hasDigit(lead) && !isWord && last < fewestSlides - 1) return null;
  const label = marks.find(({ meaning }) => meaning === 'word.slideLabel');
  if (label === undefined || wordsIn(lead.slice(0, label.start)).length > mostWordsBefore + 2) return null;
  const ordinal = ordinalOf(lead, label, marks, last);
  return ordinal === null ? null : { ...ordinal, end: ordinal.end + offset, text: lead.slice(0, ordinal.end) };
}

function ordinalOf(
  lead: string,
  label: Mark,
  marks: readonly Mark[],
  last: number,
): { ordinal: number; end: number } | null {
  const numbers = marks.filter(({ meaning }) => meaning.startsWith('number.'));
  const behind = numbers.find(({ start }) => start >= label.end && lead.slice(label.end, start).trim() === '');
  if (behind !== undefined && label.start === 0) return { ordinal: valueOf(behind), end: behind.end };
  // "3rd", "3.", "第3": an ordinal, and no number of slides.
  const isLabelled = ':：'.includes(lead.charAt(label.end) || ' ');
  const before = numbers.findLast(
    ({ end }) =>
      (end < label.start || (end === label.start && isLabelled)) && label.start - end <= 4 && lead.charAt(end) !== ' ',
  );
  if (before !== undefined) return { ordinal: valueOf(before), end: label.end };
  const isLast = marks.some(
    ({ meaning, end }) => meaning === 'word.end' && end < label.start && label.start - end <= 2,
  );
  return isLast && last >= fewestSlides - 1 ? { ordinal: last + 1, end: label.end } : null;
}

const valueOf = ({ meaning }: Mark): number => Number(meaning.slice('number.'.length));

function markerOf({ ordinal, text }: CountedLine): Marker {
  return { sort: 'label', text: text.trim(), ordinal, key: 'slide', depth: 1, role: 'slide' };
}

const between = new Set(['word.want', 'word.show', 'word.noteLabel', 'word.exactly', 'word.make']);

/** "Should say …", "put …", "is …": words between the number and what the slide says. */
function lengthOf(line: string, from: number, lexicon: Lexicon): number {
  let at = from;
  for (;;) {
    while (at < line.length && separators.includes(line.charAt(at))) at += 1;
    const rest = line.slice(at, at + 24);
    const next = lexicon
      .marksIn(rest)
      .find(({ meaning, start, end }) => start === 0 && end < rest.length && between.has(meaning));
    if (next === undefined || line.slice(at + next.end).trim() === '') return at;
    at += next.end;
  }
}
