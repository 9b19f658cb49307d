import { lineOf } from './group-lines';
import type { Line, Segment } from './text-item';

/** Fewest lines on each side by which columns are told from a line with a gap. */
const fewestLines = 3;
/** Share of its column that a line of prose fills on average; cells of tables are shorter. */
const leastFill = 0.55;
/** Share of the page's text width that each column has at least. */
const leastWidth = 0.2;

/** Lines in reading order: where text stands in columns, one column after the other between lines that span both. */
export function orderColumns(lines: readonly Line[]): Line[] {
  const gutter = findGutter(lines);
  if (gutter === undefined) return withEdge(lines);
  const ordered: Line[] = [];
  let [left, right]: [Line[], Line[]] = [[], []];
  const flush = () => {
    // A third column lies within the second.
    ordered.push(...withEdge(left), ...orderColumns(right));
    [left, right] = [[], []];
  };
  for (const line of lines) {
    const before = line.segments.filter((segment) => segment.right <= gutter);
    const behind = line.segments.filter((segment) => segment.left >= gutter);
    if (before.length + behind.length < line.segments.length) {
      flush();
      ordered.push(line);
      continue;
    }
    if (before.length > 0) left.push(lineOf(before));
    if (behind.length > 0) right.push(lineOf(behind));
  }
  flush();
  return ordered;
}

function withEdge(lines: readonly Line[]): Line[] {
  const edge = Math.max(...lines.map(({ right }) => right));
  return lines.map((line) => ({ ...line, edge }));
}

/** Where two columns of prose part; undefined for one column and for tables. */
function findGutter(lines: readonly Line[]): number | undefined {
  const segments = lines.flatMap((line) => line.segments);
  const [start, end] = [Math.min(...segments.map(({ left }) => left)), Math.max(...segments.map(({ right }) => right))];
  const candidates = [...new Set(segments.map(({ left }) => Math.floor(left)))]
    .filter((x) => x > start + (end - start) * leastWidth && x < end - (end - start) * leastWidth)
    .sort((one, other) => one - other);
  return candidates.find((x) => partsProse(segments, x, start, end));
}

function partsProse(segments: readonly Segment[], gutter: number, start: number, end: number): boolean {
  const left = segments.filter((segment) => segment.right <= gutter);
  const right = segments.filter((segment) => segment.left >= gutter);
  const crossing = segments.length - left.length - right.length;
  if (left.length < fewestLines || right.length < fewestLines || crossing > Math.min(left.length, right.length))
    return false;
  return (
    fillOf(left, start, Math.max(...left.map((segment) => segment.right))) >= leastFill &&
    fillOf(right, gutter, end) >= leastFill
  );
}

function fillOf(segments: readonly Segment[], start: number, end: number): number {
  const widths = segments.reduce((sum, { left, right }) => sum + right - left, 0);
  return widths / segments.length / (end - start);
}
