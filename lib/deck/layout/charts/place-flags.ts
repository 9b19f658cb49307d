/** A mark at a place along a chart whose words have a width, in inches. */
export interface Flag {
  x: number;
  widthIn: number;
}

export interface PlacedFlag {
  /** 0 is the lowest. */
  level: number;
  side: (typeof sides)[number];
}

/** Where the words stand, seen from the upper end of the mark's line; the best first. */
const sides = ['end', 'start'] as const;
const mostLevels = 3;
/** Between a line and its words, as programs leave it, and between the words of two marks. */
const gapIn = { line: 0.09, words: 0.12 };
/** Tries of the search; marks that need more are as good as without room. */
const mostTries = 2000;

/**
 * Levels and sides for the words of marks, so that they touch neither each other nor one of the lines, and stand between
 * two edges; null for marks that find no place, the last ones first.
 *
 * @param lines where other lines lead down through all levels
 */
export function placeFlags(
  flags: readonly Flag[],
  { from, to, lines }: { from: number; to: number; lines: readonly number[] },
): (PlacedFlag | null)[] {
  for (let count = flags.length; count > 0; count -= 1) {
    const found = search(flags.slice(0, count), { from, to, lines });
    if (found) return flags.map((_, index) => found[index] ?? null);
  }
  return flags.map(() => null);
}

interface Words {
  left: number;
  right: number;
}

function wordsOf({ x, widthIn }: Flag, side: PlacedFlag['side']): Words {
  return side === 'end'
    ? { left: x + gapIn.line, right: x + gapIn.line + widthIn }
    : { left: x - gapIn.line - widthIn, right: x - gapIn.line };
}

function search(
  flags: readonly Flag[],
  { from, to, lines }: { from: number; to: number; lines: readonly number[] },
): PlacedFlag[] | null {
  let tries = 0;
  const levels = Array.from({ length: mostLevels }, (_, level) => level);
  const isFree = (flag: Flag, own: PlacedFlag, chosen: readonly PlacedFlag[]): boolean => {
    const words = wordsOf(flag, own.side);
    if (words.left < from || words.right > to || lines.some((x) => crosses(words, x))) return false;
    return chosen.every((other, index) => {
      const neighbour = flags[index]!;
      const theirs = wordsOf(neighbour, other.side);
      if (
        other.level === own.level &&
        words.left < theirs.right + gapIn.words &&
        theirs.left < words.right + gapIn.words
      )
        return false;
      // A line leads down from its own level through all below.
      if (other.level >= own.level && crosses(words, neighbour.x)) return false;
      return !(own.level >= other.level && crosses(theirs, flag.x));
    });
  };
  const next = (chosen: readonly PlacedFlag[]): PlacedFlag[] | null => {
    const flag = flags[chosen.length];
    if (!flag) return [...chosen];
    for (const level of levels) {
      for (const side of sides) {
        tries += 1;
        if (tries > mostTries) return null;
        const found = isFree(flag, { level, side }, chosen) ? next([...chosen, { level, side }]) : null;
        if (found) return found;
      }
    }
    return null;
  };
  return next([]);
}

function crosses({ left, right }: Words, x: number): boolean {
  return x > left - gapIn.line / 2 && x < right + gapIn.line / 2;
}
