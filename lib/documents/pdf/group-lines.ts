import type { Line, Segment, TextItem } from './text-item';

/** Of the size of the text. */
const sameBaseline = 0.4;
const wordGap = 0.15;
/** Spaces of justified lines are mostly narrower, gutters and gaps between cells wider. */
const columnGap = 0.9;
/** What items of lists begin with stands apart from them, and is no cell. */
const marker = /^([•▪▫◦‣⁃●○■□·–—*➢✓\uf0b7\uf0a7]|\(?(\d{1,3}|[a-z])[.)])$/u;

/** Gathers items into lines from top to bottom, each parted where a column or a cell ends. */
export function groupLines(items: readonly TextItem[]): Line[] {
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

function toLine(row: readonly TextItem[]): Line {
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

export function lineOf(segments: readonly Segment[]): Line {
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
