import type { Figure } from './figures-in';

/**
 * Whether two numbers may stand for the same amount: 18.4 million and 18,400,000, 41 % and 0.41. One without a word
 * behind it may have it elsewhere: 18.4 million may be 18.4, but never 18.4 billion.
 */
export function isSameAmount(one: Figure, other: Figure): boolean {
  const isBare = one.scales.length === 0 || other.scales.length === 0;
  return (isBare && haveCommon(one.values, other.values)) || haveCommon(amountsOf(one), amountsOf(other));
}

/** Whether a number is among others, as one or as the several that it may be. */
export function isAmong(figure: Figure, known: readonly Figure[]): boolean {
  if (known.some((other) => isSameAmount(figure, other) || other.parts.some((part) => isSameAmount(figure, part))))
    return true;
  return figure.parts.length > 0 && figure.parts.every((part) => isAmong(part, known));
}

function amountsOf({ values, scales, perhaps }: Figure): number[] {
  const factors = scales.length > 0 ? scales : [1, ...perhaps];
  return values.flatMap((value) => factors.map((factor) => value * factor));
}

function haveCommon(ones: readonly number[], others: readonly number[]): boolean {
  return ones.some((one) => others.some((other) => isSameValue(one, other)));
}

function isSameValue(one: number, other: number): boolean {
  const distance = Math.abs(one - other);
  // More digits than a number can have are none.
  return Number.isFinite(distance) && distance <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}
