import { randomInt } from 'node:crypto';
import fc from 'fast-check';

/** What is attacked the same way in every run, so that nobody's change fails by chance. */
const fixedSeed = 20_260_101;
/** And what is new in each. */
const randomSeed = randomInt(2 ** 31);

process.stderr.write(`fuzzing with the seeds ${fixedSeed} and ${randomSeed}\n`);

/** Runs `property` on so many values, most of them always the same; a failure tells its seed and the smallest value. */
export async function attack<T>(arbitrary: fc.Arbitrary<T>, runs: number, property: (value: T) => Promise<void>): Promise<void> {
  const fixedRuns = Math.ceil(runs * 0.6);
  const check = (seed: number, numRuns: number) => fc.assert(fc.asyncProperty(arbitrary, property), { seed, numRuns });
  await check(fixedSeed, fixedRuns);
  await check(randomSeed, runs - fixedRuns);
}
