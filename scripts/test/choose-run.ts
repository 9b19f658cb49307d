import { UsageError } from '../admin/usage-error';

/** Of 32 bits, without a sign, as fast-check and vitest take them. */
const largestSeed = 2 ** 31 - 1;

export interface ChosenRun<Name extends string> {
  isFull: boolean;
  names: Name[];
}

/** What `npm test -- …` asks for: stages by name, all of them when none is named, and `full` before or behind them. */
export function chooseRun<Name extends string>(args: readonly string[], stages: readonly Name[]): ChosenRun<Name> {
  const unknown = args.find((arg) => arg !== 'full' && !stages.some((name) => name === arg));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no stage and no mode "${unknown}". The stages are ${stages.join(', ')}; the mode is full, which runs everything.`,
    );
  const named = stages.filter((name) => args.includes(name));
  return { isFull: args.includes('full'), names: named.length > 0 ? named : [...stages] };
}

/** Drawn for a full run that is not to repeat another; without one, tests have their own, so that nobody's change fails by chance. */
export function chooseSeed(
  isFull: boolean,
  given: string | undefined,
  random: () => number = Math.random,
): number | undefined {
  if (given) return readSeed(given);
  return isFull ? Math.floor(random() * largestSeed) : undefined;
}

function readSeed(given: string): number {
  const seed = Number(given);
  if (Number.isInteger(seed) && seed >= 0 && seed <= largestSeed) return seed;
  throw new UsageError(`TEST_SEED is "${given}"; it must be a whole number from 0 to ${largestSeed}.`);
}
