export interface WidthWish {
  /** Inches under which a word of the column would be broken. */
  least: readonly number[];
  /** Inches at which every cell of the column stands on one line. */
  wished: readonly number[];
  /** Numeric columns share one width. */
  numeric: readonly boolean[];
  totalIn: number;
}

/** The first column names the rows and gets more of the spare room, numbers get less. */
const weightOf = { first: 2, text: 1.4, number: 1 };

/** Column widths in inches that add up to `totalIn`; null when a word would be broken. */
export function shareWidths({ least, wished, numeric, totalIn }: WidthWish): number[] | null {
  if (sum(least) > totalIn) return null;
  const widestNumber = Math.max(0, ...wished.filter((_, index) => numeric[index]));
  const even = wished.map((width, index) => (numeric[index] ? widestNumber : width));
  const wish = sum(even) <= totalIn ? even : wished;
  const natural = sum(wish);
  if (natural <= totalIn) {
    const weights = wish.map((_, index) =>
      numeric[index] ? weightOf.number : index === 0 ? weightOf.first : weightOf.text,
    );
    const extra = totalIn - natural;
    return wish.map((width, index) => width + (extra * weights[index]!) / sum(weights));
  }
  return squeeze(least, wish, totalIn);
}

interface Slack {
  /** Inches that hold a longer word than most. */
  roomyIn: number;
  /** Columns in which words may come to stand. */
  wordy: readonly boolean[];
  /** Columns to be filled in, of a table that is mostly empty. */
  open: readonly boolean[];
  /** Numeric columns stay as wide as one another. */
  numeric: readonly boolean[];
  /** Fewest inches at which no cell of a column takes more lines than at a width. */
  needIn: (column: number, widthIn: number) => number;
}

/**
 * Column widths with the same sum in which columns of words have room for a longer word, because
 * one that is typed into a narrow column is broken in its middle. They borrow from columns that
 * need less than they have, so that no cell takes more lines. How long the header of an empty
 * column is says nothing of what will stand below it: such columns share what is left evenly.
 */
export function giveSlack(widths: readonly number[], { roomyIn, wordy, open, numeric, needIn }: Slack): number[] {
  const isForm = open.includes(true);
  if (!isForm && widths.every((width, column) => !wordy[column] || width >= roomyIn)) return [...widths];
  const needs = widths.map((width, column) => needIn(column, width));
  const widestNumber = Math.max(0, ...needs.filter((_, column) => numeric[column]));
  const kept = widths.map((width, column) => {
    const need = numeric[column] ? widestNumber : needs[column]!;
    return Math.min(width, wordy[column] ? Math.max(need, roomyIn) : need);
  });
  const freeIn = sum(widths) - sum(kept);
  const roomy = raise(kept, wordy, freeIn, roomyIn);
  const leftIn = freeIn - (sum(roomy) - sum(kept));
  if (isForm) return raise(roomy, open, leftIn, Infinity);
  return freeIn > 0
    ? roomy.map((width, column) => width + (leftIn * (widths[column]! - kept[column]!)) / freeIn)
    : roomy;
}

/** The narrowest of the chosen columns share a number of inches, up to a common width. */
function raise(widths: readonly number[], chosen: readonly boolean[], freeIn: number, mostIn: number): number[] {
  const ascending = widths.filter((_, column) => chosen[column]).sort((one, other) => one - other);
  let levelIn = 0;
  let belowIn = 0;
  for (const [index, width] of ascending.entries()) {
    if (index > 0 && levelIn <= width) break;
    belowIn += width;
    levelIn = (freeIn + belowIn) / (index + 1);
  }
  return widths.map((width, column) => (chosen[column] ? Math.max(width, Math.min(levelIn, mostIn)) : width));
}

/** Columns that wish little get their wish; the others share what is left in proportion. */
function squeeze(least: readonly number[], wish: readonly number[], totalIn: number): number[] {
  const fair = totalIn / wish.length;
  const modest = wish.map((width) => width <= fair);
  const taken = sum(wish.filter((_, index) => modest[index]));
  const leastOfGreedy = sum(least.filter((_, index) => !modest[index]));
  if (taken + leastOfGreedy > totalIn)
    return spread(
      least,
      wish,
      totalIn,
      wish.map(() => false),
    );
  return spread(least, wish, totalIn, modest);
}

function spread(
  least: readonly number[],
  wish: readonly number[],
  totalIn: number,
  fixed: readonly boolean[],
): number[] {
  const base = wish.map((width, index) => (fixed[index] ? width : least[index]!));
  const want = wish.map((width, index) => (fixed[index] ? 0 : Math.sqrt(Math.max(0, width - least[index]!))));
  const free = totalIn - sum(base);
  const wants = sum(want);
  return base.map((width, index) => width + (wants > 0 ? (free * want[index]!) / wants : free / base.length));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
