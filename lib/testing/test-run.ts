/** A sample by default; everything, and chance anew, in `npm test -- full`. */
export const isFullRun = process.env.TEST_MODE === 'full';

/** What all chance of a run begins with. A full run draws it and says it at its end; TEST_SEED=… repeats that run. */
export const seed = Number(process.env.TEST_SEED ?? 20_261_121);

/** How often a property is tried. */
export function tries(daily: number, full: number): number {
  return isFullRun ? full : daily;
}

/** Each `every`th of `all`, another part of them with another `turn`; all of them in a full run. */
export function sample<T>(all: readonly T[], every: number, turn = 0): readonly T[] {
  return isFullRun ? all : all.filter((_, index) => index % every === turn % every);
}

/** Each of `some` with each of `others`; in a daily run so few pairs that each of both is met in one. */
export function pairs<A, B>(some: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] {
  if (isFullRun) return some.flatMap((one) => others.map((other) => [one, other] as const));
  const count = Math.max(some.length, others.length);
  return Array.from({ length: count }, (_, index) => [some[index % some.length]!, others[index % others.length]!]);
}
