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
