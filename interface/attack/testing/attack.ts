import { randomInt } from 'node:crypto';
import fc from 'fast-check';

/** What is attacked the same way in every run, so that nobody's change fails by chance. */
const fixedSeed = 20_260_101;
/** And what is new in each. */
const randomSeed = randomInt(2 ** 31);

process.stderr.write(`fuzzing with the seeds ${fixedSeed} and ${randomSeed}\n`);

interface Attack<T> {
  values: fc.Arbitrary<T>;
  runs: number;
  /** A value as somebody who has to repeat it wants to see it. */
  show: (value: T) => string;
  /** Rejects for a value that the service does not stand up to. */
  expectSafe: (value: T) => Promise<void>;
}

/** Most of the values are the same in every run; a failure tells the seed, and the smallest value that fails. */
export async function attack<T>({ values, runs, show, expectSafe }: Attack<T>): Promise<void> {
  const property = fc.asyncProperty(values, async (value) => {
    await expectSafe(value).catch((cause: Error) => {
      throw new Error(`${cause.message}\n\n${show(value)}`, { cause });
    });
  });
  const fixedRuns = Math.ceil(runs * 0.6);
  await fc.assert(property, { seed: fixedSeed, numRuns: fixedRuns });
  await fc.assert(property, { seed: randomSeed, numRuns: runs - fixedRuns });
}
