import type { Block } from '../blocks/block';
import { cleanLine } from '../blocks/clean-line';
import { tableLines } from '../blocks/table-lines';
import { joinLines } from './join-lines';
import { orderColumns } from './order-columns';
import type { Line, Page } from './text-item';

/** How much larger than the body headings are at least. */
const headingRatio = 1.15;
const longestHeading = 200;
const mostLevels = 4;

/** Headings by their size, rows of tables by their gaps, paragraphs by the distance of their lines. */
export function toBlocks(pages: readonly Page[]): Block[] {
  const levels = headingLevels(pages);
  return pages.flatMap((page) => {
    const runs = groupRuns(orderColumns(page.lines), levels);
    return runs.flatMap((run) => toRunBlocks(run).map((block) => ({ ...block, page: page.number })));
  });
}

interface Run {
  kind: 'heading' | 'table' | 'text';
  level: number;
  lines: Line[];
}

function toRunBlocks({ kind, level, lines }: Run): Block[] {
  if (kind === 'table') return tableLines(lines.map(({ segments }) => segments.map(({ text }) => text))).map(toLine);
  if (kind === 'text') return joinLines(lines).map(toLine);
  const text = cleanLine(lines.map(({ segments }) => segments.map((segment) => segment.text).join(' ')).join(' '));
  return text.length > longestHeading ? joinLines(lines).map(toLine) : [{ kind: 'heading', level, text }];
}

function toLine(text: string): Block {
  return { kind: 'line', text };
}

function groupRuns(lines: readonly Line[], levels: ReadonlyMap<number, number>): Run[] {
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
function isRow(lines: readonly Line[], index: number): boolean {
  const line = lines[index];
  return (
    line !== undefined &&
    line.segments.length > 1 &&
    [lines[index - 1], lines[index + 1]].some((beside) => beside !== undefined && hasSameColumns(line, beside))
  );
}

function hasSameColumns(one: Line, other: Line): boolean {
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
function headingLevels(pages: readonly Page[]): ReadonlyMap<number, number> {
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
