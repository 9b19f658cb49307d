/** Numbers from 0 to 1 that follow from the seed alone (mulberry32): the same seed, the same run. */
export function openChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    isOf: (share) => next() < share,
    shuffle(items) {
      const rest = [...items];
      return items.map(() => rest.splice(below(rest.length), 1)[0]!);
    },
  };
}

export interface Chance {
  /** A whole number from 0, smaller than `count`. */
  below(count: number): number;
  /** True as often as `share` says. */
  isOf(share: number): boolean;
  shuffle<T>(items: readonly T[]): T[];
}
