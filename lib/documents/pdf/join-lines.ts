import { cleanLine } from '../blocks/clean-line';
import type { Line } from './text-item';

const bullet = /^[•▪▫◦‣⁃●○■□·–—*\-➢✓\uf0b7\uf0a7]\s+/u;
const numbered = /^(\(?\d{1,3}[.)]|\(?[a-z][.)])\s+\S/;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u303f\uff00-\uffef]/u;
/** Of the size of the text. */
const widestLeading = 1.75;
const indent = 0.8;

/** Joins the lines of paragraphs; items of lists begin anew with "- ". All lines are of about one size. */
export function joinLines(lines: readonly Line[]): string[] {
  const paragraphs: string[] = [];
  lines.forEach((line, index) => {
    const text = cleanLine(
      line.segments
        .map((segment) => segment.text)
        .join(' ')
        .replace(/\u00ad$/, '-'),
    );
    const before = lines[index - 1];
    const last = paragraphs.length - 1;
    if (before !== undefined && last >= 0 && continues(before, line))
      paragraphs[last] = joinWords(paragraphs[last] ?? '', text);
    else paragraphs.push(text);
  });
  return paragraphs.map((text) => text.replace(bullet, '- ')).filter((text) => text !== '');
}

function continues(before: Line, line: Line): boolean {
  const [first = '', firstBefore = ''] = [line.segments[0]?.text, before.segments[0]?.text];
  if (isItem(first)) return false;
  const leading = line.y - before.y;
  // From the foot of a column a sentence goes on at the head of the next.
  if (leading <= 0) return isUnfinished(before);
  if (leading > widestLeading * Math.max(line.size, before.size)) return false;
  if (line.left - before.left > indent * line.size && !isItem(firstBefore)) return false;
  const goesOn = isUnfinished(before) && /^\p{Ll}/u.test(first);
  return goesOn || !hasRoomFor(before, line);
}

function isItem(text: string): boolean {
  return bullet.test(text) || numbered.test(text);
}

/** The first word would have stood at the end of the line before, had the paragraph gone on. */
function hasRoomFor(before: Line, line: Line): boolean {
  const text = line.segments.map((segment) => segment.text).join(' ');
  const [word = ''] = unspaced.test(text.slice(0, 1)) ? [text.slice(0, 2)] : text.split(' ');
  const characterWidth = (line.right - line.left) / Math.max(1, text.length);
  return before.edge - before.right > (word.length + 2) * characterWidth;
}

/** Its last line ends within a sentence. */
function isUnfinished({ segments }: Line): boolean {
  return (
    !/[.!?:;。！？؟।…"”»)\]]$/u.test(segments.at(-1)?.text.trim() ?? '') &&
    /[\p{Ll}\p{Lo},\-]$/u.test(segments.at(-1)?.text.trim() ?? '')
  );
}

/** Mends words that were parted at the end of a line. */
function joinWords(before: string, text: string): string {
  if (/\p{L}-$/u.test(before) && /^\p{Ll}/u.test(text)) return before.slice(0, -1) + text;
  const isUnspaced = unspaced.test(before.slice(-1)) && unspaced.test(text.slice(0, 1));
  return isUnspaced || /[-/]$/.test(before) ? before + text : `${before} ${text}`;
}
