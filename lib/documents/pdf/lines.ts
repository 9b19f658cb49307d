/** A run of text as it stands on a page that is upright, in points, with y growing downwards. */
export interface TextItem {
  text: string;
  left: number;
  right: number;
  /** Of its baseline. */
  y: number;
  size: number;
  isRightToLeft: boolean;
}

/** Items on one baseline without a wide gap between them. */
export interface Segment {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
}

/** Segments on one baseline, from left to right. */
export interface PdfLine {
  segments: readonly Segment[];
  y: number;
  size: number;
  left: number;
  right: number;
  /** Where lines of its column end at most. */
  edge: number;
}

export interface PdfPage {
  number: number;
  width: number;
  height: number;
  lines: readonly PdfLine[];
}

/** Of the size of the text. */
const sameBaseline = 0.4;
const wordGap = 0.15;
/** Spaces of justified lines are mostly narrower, gutters and gaps between cells wider. */
const columnGap = 0.9;
/** What items of lists begin with stands apart from them, and is no cell. */
const marker = /^([•▪▫◦‣⁃●○■□·–—*➢✓\uf0b7\uf0a7]|\(?(\d{1,3}|[a-z])[.)])$/u;

/** Gathers items into lines from top to bottom, each parted where a column or a cell ends. */
export function groupLines(items: readonly TextItem[]): PdfLine[] {
  const rows: TextItem[][] = [];
  for (const item of [...items].sort((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (
      row !== undefined &&
      first !== undefined &&
      Math.abs(item.y - first.y) <= sameBaseline * Math.max(first.size, item.size)
    )
      row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => toLine(row.sort((one, other) => one.left - other.left)));
}

function toLine(row: readonly TextItem[]): PdfLine {
  const groups: TextItem[][] = [];
  for (const item of row) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isMarked = group?.length === 1 && marker.test(last?.text.trim() ?? '');
    if (last !== undefined && (isMarked || item.left - last.right <= columnGap * item.size)) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return lineOf(groups.map(toSegment));
}

function lineOf(segments: readonly Segment[]): PdfLine {
  const right = Math.max(...segments.map((segment) => segment.right));
  const largest = segments.reduce((one, other) => (other.text.length > one.text.length ? other : one));
  return {
    segments,
    y: largest.y,
    size: largest.size,
    left: Math.min(...segments.map(({ left }) => left)),
    right,
    edge: right,
  };
}

function toSegment(items: readonly TextItem[]): Segment {
  const isRightToLeft = items.filter((item) => item.isRightToLeft).length * 2 > items.length;
  const ordered = isRightToLeft ? items.toReversed() : items;
  let text = '';
  ordered.forEach((item, index) => {
    const before = ordered[index - 1];
    const gap = before === undefined ? 0 : isRightToLeft ? before.left - item.right : item.left - before.right;
    text += gap > wordGap * item.size && !/\s$/.test(text) && !/^\s/.test(item.text) ? ` ${item.text}` : item.text;
  });
  const longest = items.reduce((one, other) => (other.text.length > one.text.length ? other : one));
  return {
    text: text.trim(),
    left: items[0]?.left ?? 0,
    right: Math.max(...items.map(({ right }) => right)),
    y: longest.y,
    size: longest.size,
  };
}

/** Documents of fewer pages repeat by chance. */
const fewestPages = 3;
const leastShare = 0.6;
/** Lines at each end of a page that may be running heads. */
const outermost = 3;
/** Share of the height of the page, at each end. */
const margin = 0.12;
const pageNumber = /^[\p{P}\s]*(\p{L}{1,6}\.?\s)?#+(\s?(\/|of|von|de|di|van|z|sur|iz)\s?#+)?[\p{P}\s]*$/u;

/** Takes out headers, footers and page numbers: what stands at the end of most pages in the same words. */
export function dropRunning(pages: readonly PdfPage[]): PdfPage[] {
  if (pages.length < fewestPages) return [...pages];
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(outerLines(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return pages.map((page) => {
    const outer = new Set(
      outerLines(page).filter((line) => (counts.get(keyOf(line)) ?? 0) >= pages.length * leastShare),
    );
    return { ...page, lines: page.lines.filter((line) => !outer.has(line)) };
  });
}

function outerLines({ lines, height }: PdfPage): PdfLine[] {
  return [
    ...lines.slice(0, outermost).filter(({ y }) => y < height * margin),
    ...lines.slice(-outermost).filter(({ y }) => y > height * (1 - margin)),
  ];
}

/** Numbers count up from page to page. All page numbers are alike; other words must be. */
function keyOf({ segments }: PdfLine): string {
  const text = segments
    .map((segment) => segment.text)
    .join(' ')
    .replace(/\d+/g, '#');
  return pageNumber.test(text) ? '#' : text;
}

/** Fewest lines on each side by which columns are told from a line with a gap. */
const fewestLines = 3;
/** Share of its column that a line of prose fills on average; cells of tables are shorter. */
const leastFill = 0.55;
/** Share of the page's text width that each column has at least. */
const leastWidth = 0.2;

/** Lines in reading order: where text stands in columns, one column after the other between lines that span both. */
export function orderColumns(lines: readonly PdfLine[]): PdfLine[] {
  const gutter = findGutter(lines);
  if (gutter === undefined) return withEdge(lines);
  const ordered: PdfLine[] = [];
  let [left, right]: [PdfLine[], PdfLine[]] = [[], []];
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

function withEdge(lines: readonly PdfLine[]): PdfLine[] {
  const edge = Math.max(...lines.map(({ right }) => right));
  return lines.map((line) => ({ ...line, edge }));
}

/** Where two columns of prose part; undefined for one column and for tables. */
function findGutter(lines: readonly PdfLine[]): number | undefined {
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
