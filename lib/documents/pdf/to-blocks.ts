import { cleanLine } from '@/lib/text/clean-line';
import { tableLines, type DocumentBlock } from '../blocks';
import { orderColumns, type PdfLine, type PdfPage } from './lines';

/** How much larger than the body headings are at least. */
const headingRatio = 1.15;
const longestHeading = 200;
const mostLevels = 4;

/** Headings by their size, rows of tables by their gaps, paragraphs by the distance of their lines. */
export function toBlocks(pages: readonly PdfPage[]): DocumentBlock[] {
  const levels = headingLevels(pages);
  return pages.flatMap((page) => {
    const runs = groupRuns(orderColumns(page.lines), levels);
    return runs.flatMap((run) => toRunBlocks(run).map((block) => ({ ...block, page: page.number })));
  });
}

interface Run {
  kind: 'heading' | 'table' | 'text';
  level: number;
  lines: PdfLine[];
}

function toRunBlocks({ kind, level, lines }: Run): DocumentBlock[] {
  if (kind === 'table') return tableLines(lines.map(({ segments }) => segments.map(({ text }) => text))).map(toLine);
  if (kind === 'text') return joinLines(lines).map(toLine);
  const text = cleanLine(lines.map(({ segments }) => segments.map((segment) => segment.text).join(' ')).join(' '));
  return text.length > longestHeading ? joinLines(lines).map(toLine) : [{ kind: 'heading', level, text }];
}

function toLine(text: string): DocumentBlock {
  return { kind: 'line', text };
}

function groupRuns(lines: readonly PdfLine[], levels: ReadonlyMap<number, number>): Run[] {
  const runs: Run[] = [];
  lines.forEach((line, index) => {
    const level = levels.get(roundSize(line.size)) ?? 0;
    const kind = level > 0 ? 'heading' : isRow(lines, index) ? 'table' : 'text';
    const last = runs.at(-1);
    const before = last?.lines.at(-1);
    const isNear = before !== undefined && line.y - before.y < 2.2 * line.size;
    if (last?.kind === kind && last.level === level && (kind === 'text' || isNear)) last.lines.push(line);
    else runs.push({ kind, level, lines: [line] });
  });
  return runs;
}

/** A line of cells above or below another of as many, with the same columns. */
function isRow(lines: readonly PdfLine[], index: number): boolean {
  const line = lines[index];
  return (
    line !== undefined &&
    line.segments.length > 1 &&
    [lines[index - 1], lines[index + 1]].some((beside) => beside !== undefined && hasSameColumns(line, beside))
  );
}

function hasSameColumns(one: PdfLine, other: PdfLine): boolean {
  if (one.segments.length !== other.segments.length) return false;
  return one.segments.every((segment, column) => {
    const beside = other.segments[column];
    return (
      beside !== undefined &&
      (Math.abs(segment.left - beside.left) < one.size ||
        Math.abs(segment.right - beside.right) < one.size ||
        Math.abs(segment.left + segment.right - beside.left - beside.right) < one.size)
    );
  });
}

/** Sizes of headings, the largest first; the body is the size that most characters have. */
function headingLevels(pages: readonly PdfPage[]): ReadonlyMap<number, number> {
  const characters = new Map<number, number>();
  for (const { lines } of pages)
    for (const { size, segments } of lines)
      characters.set(
        roundSize(size),
        (characters.get(roundSize(size)) ?? 0) + segments.reduce((sum, { text }) => sum + text.length, 0),
      );
  const [body = 0] = [...characters].sort(([, one], [, other]) => other - one)[0] ?? [];
  const sizes = [...characters.keys()].filter((size) => size >= body * headingRatio).sort((one, other) => other - one);
  return new Map(sizes.map((size, index) => [size, Math.min(index + 1, mostLevels)]));
}

function roundSize(size: number): number {
  return Math.round(size * 2) / 2;
}

const bullet = /^[•▪▫◦‣⁃●○■□·–—*\-➢✓\uf0b7\uf0a7]\s+/u;
const numbered = /^(\(?\d{1,3}[.)]|\(?[a-z][.)])\s+\S/;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u303f\uff00-\uffef]/u;
/** Of the size of the text. */
const widestLeading = 1.75;
const indent = 0.8;

/** Joins the lines of paragraphs; items of lists begin anew with "- ". All lines are of about one size. */
function joinLines(lines: readonly PdfLine[]): string[] {
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

function continues(before: PdfLine, line: PdfLine): boolean {
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
function hasRoomFor(before: PdfLine, line: PdfLine): boolean {
  const text = line.segments.map((segment) => segment.text).join(' ');
  const [word = ''] = unspaced.test(text.slice(0, 1)) ? [text.slice(0, 2)] : text.split(' ');
  const characterWidth = (line.right - line.left) / Math.max(1, text.length);
  return before.edge - before.right > (word.length + 2) * characterWidth;
}

/** Its last line ends within a sentence. */
function isUnfinished({ segments }: PdfLine): boolean {
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
