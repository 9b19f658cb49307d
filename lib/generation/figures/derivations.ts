import type { figureOrigins } from '@/lib/deck/spec/slide-common';

/** How a figure follows from others. */
export type Derivation = Exclude<(typeof figureOrigins)[number], 'general' | 'illustrative'>;

interface Rule {
  fewest: number;
  most?: number;
  /** Whether it counts the whole of one hundred as 1. */
  isShare?: true;
  /** Whether it is of the unit of what it follows from: the difference of 60 % and 23 % is 37 points. */
  keepsUnit?: true;
  /** Whether percent and amounts may be put together. */
  mayMix?: true;
  work: (values: readonly number[]) => number;
  say: (of: readonly string[]) => string;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const joined = (sign: string) => (of: readonly string[]) => of.join(` ${sign} `);
const valueAt = (values: readonly number[], index: number): number => values[index] ?? 0;

export const derivations: Readonly<Record<Derivation, Rule>> = {
  sum: { fewest: 2, keepsUnit: true, work: sum, say: joined('+') },
  difference: { fewest: 2, keepsUnit: true, work: ([first = 0, ...others]) => first - sum(others), say: joined('−') },
  change: {
    fewest: 2,
    most: 2,
    isShare: true,
    work: (values) => valueAt(values, 1) / valueAt(values, 0) - 1,
    say: ([before, after]) => `${after} ÷ ${before} − 1`,
  },
  product: {
    fewest: 2,
    work: (values) => values.reduce((all, value) => all * value, 1),
    say: joined('×'),
    mayMix: true,
  },
  share: {
    fewest: 2,
    most: 2,
    isShare: true,
    work: (values) => valueAt(values, 0) / valueAt(values, 1),
    say: joined('÷'),
  },
  ratio: { fewest: 2, most: 2, work: (values) => valueAt(values, 0) / valueAt(values, 1), say: joined('÷') },
  average: {
    fewest: 2,
    keepsUnit: true,
    work: (values) => sum(values) / values.length,
    say: (of) => `(${of.join(' + ')}) ÷ ${of.length}`,
  },
  rank: {
    fewest: 2,
    work: ([own = 0, ...others]) => 1 + others.filter((other) => other > own).length,
    say: ([own, ...others]) => `${own} among ${others.join(', ')}`,
  },
  count: { fewest: 1, work: (values) => values.length, say: (of) => of.join(', ') },
};

export type Derived = { value: number; isShare: boolean; formula: string } | { problem: string };

/**
 * Computes a figure from others.
 *
 * @param values of the operands, in units that they share
 * @param said the operands as the data writes them, for the formula
 * @returns the value, shares as fractions of 1; or in words what stands against it
 */
export function derive(how: Derivation, values: readonly number[], said: readonly string[]): Derived {
  const { fewest, most = Infinity, isShare = false, work, say } = derivations[how];
  if (values.length < fewest || values.length > most)
    return { problem: `${how} takes ${most === fewest ? 'exactly' : 'at least'} ${fewest} figures in "of"` };
  const value = work(values);
  if (!Number.isFinite(value)) return { problem: `${how} divides by zero` };
  return { value, isShare, formula: say(said) };
}
