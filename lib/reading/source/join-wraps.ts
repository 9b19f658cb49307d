import type { Block, Line } from './block';
import { endsSentence, isEastern, visualWidth } from './sentences';
import { endsWith, fieldOf, hasLetter, startsLarge, startsSmall } from './signs';

/** Mail programs and people wrap lines between these widths. */
const [narrowest, widest] = [50, 120];
/** Shorter lines are ended by their writer. */
const shortestWrapped = 38;
/** A line of a wrapped text that goes on fills this share of the width. */
const fullest = 0.72;
const headed = /^.{2,40}?(?:[:：]|\s[–—-])\s/u;
const widestKey = 28;
const address = /[^\s@]@[^\s@.]+\.\p{L}|\bwww\./u;

/** Joins lines that were broken only because they were full. */
export function joinWraps(blocks: readonly Block[]): Block[] {
  const result: Block[] = [];
  for (let at = 0; at < blocks.length;) {
    const block = blocks[at];
    if (block?.type !== 'line') {
      if (block !== undefined) result.push(block);
      at += 1;
      continue;
    }
    const run: Line[] = [block];
    for (let next = blocks[at + run.length]; next?.type === 'line' && !next.isApart; next = blocks[at + run.length])
      run.push(next);
    result.push(...joined(run));
    at += run.length;
  }
  return result;
}

function joined(run: readonly Line[]): Line[] {
  const width = Math.max(...run.map((line) => visualWidth(line.text) + line.indent));
  // Lines that each say first what they are about are rows, however full they are.
  const areRows = run.length > 2 && run.every(({ text }) => headed.test(text));
  const isWrapped = !areRows && width >= narrowest && width <= widest && isFilled(run, width);
  // Who begins a text with a small letter begins every line of it so.
  const tellsCase = !startsSmall(run[0]?.text ?? '');
  const result: Line[] = [];
  for (const [index, line] of run.entries()) {
    const last = result.at(-1);
    const before = run[index - 1];
    if (
      last !== undefined &&
      before !== undefined &&
      line.marker === null &&
      !line.isBold &&
      continues(before, line, isWrapped ? width : null, tellsCase)
    )
      result[result.length - 1] = {
        ...last,
        text: glued(last.text, line.text),
        span: { start: last.span.start, end: line.span.end },
      };
    else result.push(line);
  }
  return result;
}

/** Every line that goes on into the next was full: its first word would not have fit. */
function isFilled(run: readonly Line[], width: number): boolean {
  const pairs = run.slice(1).flatMap((line, index) => {
    const before = run[index];
    return line.marker === null && before !== undefined ? [{ before, line }] : [];
  });
  return (
    pairs.length > 0 &&
    pairs.every(({ before, line }) => isFull(before, line, width) || endsSentence(before.text)) &&
    // Headings of several lines begin with capitals, each of them.
    pairs.some(
      ({ before, line }) =>
        isFull(before, line, width) && !endsSentence(before.text) && (pairs.length > 2 || !startsLarge(line.text)),
    )
  );
}

function isFull(before: Line, line: Line, width: number): boolean {
  const first = line.text.split(' ', 1)[0] ?? '';
  if (line.indent > before.indent + 1 && before.marker === null) return false;
  if (visualWidth(before.text) < width * fullest) return false;
  return visualWidth(before.text) + before.indent + 1 + visualWidth(first) > width - 3;
}

function continues(before: Line, line: Line, width: number | null, tellsCase: boolean): boolean {
  if (startsLarge(line.text) && fieldOf(line.text, widestKey) !== null) return false;
  // Who is reached by what stands in a line each.
  if (address.test(before.text) && address.test(line.text)) return false;
  if (width !== null && isFull(before, line, width)) return true;
  if (endsSentence(before.text) || endsWith(before.text, ':：;；')) return false;
  // "REGULATION / on work at home": capitals go on in small letters.
  const isShouted = startsLarge(before.text) && before.text === before.text.toUpperCase();
  return (
    tellsCase &&
    (isShouted || visualWidth(before.text) >= shortestWrapped) &&
    startsSmall(line.text) &&
    (before.marker === null ? line.indent === before.indent : line.indent >= before.indent)
  );
}

/** Signs of East Asia are not parted by blanks, and words that were parted at the end of a line are one again. */
function glued(before: string, after: string): string {
  const last = before.at(-1) ?? '';
  if (last === '-' && hasLetter(before.charAt(before.length - 2)) && startsSmall(after))
    return before.slice(0, -1) + after;
  return `${before}${(isEastern(last) || '。、，'.includes(last)) && isEastern(after.charAt(0)) ? '' : ' '}${after}`;
}
