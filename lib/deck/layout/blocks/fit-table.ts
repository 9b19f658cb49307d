import type { TableRow } from '../../scene/scene';
import type { LaidTable } from './lay-table';

/**
 * The sizes of tables in pt: as running text where there is room, and no larger, or cells look like titles.
 * Those that are not whole at the smallest go on.
 */
export const tableSizesPt = [20, 18, 16, 14, 13, 12, 11, 10] as const;

/**
 * What a table is set smaller for, down to a size in pt: first so that only long cells take several lines, then so
 * that names and numbers take one; last for heads of few lines. Large type on two lines is easier to read than small
 * type on one.
 */
const calmness: readonly { leastPt: number; isCalm: (laid: LaidTable) => boolean }[] = [
  { leastPt: 18, isCalm: (laid) => laid.isRoomy && hasLowHead(laid) && standsOnLines(laid, 32) },
  { leastPt: 16, isCalm: (laid) => laid.isRoomy && hasLowHead(laid) && standsOnLines(laid, 12) },
  { leastPt: 14, isCalm: hasLowHead },
];
const mostHeadLines = 2;

function hasLowHead({ element }: LaidTable): boolean {
  const heads = element.rows.filter(({ kind }) => kind === 'header').flatMap(({ cells }) => cells);
  return heads.every(({ paragraphs }) => paragraphs.every(({ lines }) => lines.length <= mostHeadLines));
}

/** Whether cells of up to so many letters stand on one line each, and numbers whatever their length. */
function standsOnLines({ element }: LaidTable, shortCell: number): boolean {
  const cells = element.rows.filter(({ kind }) => kind !== 'header').flatMap((row) => row.cells);
  return cells.every((cell) => {
    const lines = linesOf(cell);
    return lines.length <= 1 || (cell.paragraphs[0]?.align !== 'end' && lines.join('').length > shortCell);
  });
}

const linesOf = ({ paragraphs }: TableRow['cells'][number]): string[] => paragraphs.flatMap(({ lines }) => lines);

/** The table at the largest of the sizes (descending) at which all its rows stand in its area; null where there is none. */
export function largestTable(
  sizesPt: readonly number[],
  layAt: (sizePt: number) => LaidTable | null,
  rows: number,
): LaidTable | null {
  const wholeAt = memoized((sizePt) => {
    const laid = layAt(sizePt);
    return laid?.count === rows ? laid : null;
  });
  for (const { leastPt, isCalm } of calmness)
    for (const sizePt of sizesPt.filter((size) => size >= leastPt)) {
      const laid = wholeAt(sizePt);
      if (laid && isCalm(laid)) return laid;
    }
  for (const sizePt of sizesPt) {
    const laid = wholeAt(sizePt);
    if (laid) return laid;
  }
  return null;
}

export function memoized<Result>(calculate: (sizePt: number) => Result): (sizePt: number) => Result {
  const known = new Map<number, Result>();
  return (sizePt) => {
    if (!known.has(sizePt)) known.set(sizePt, calculate(sizePt));
    return known.get(sizePt)!;
  };
}
