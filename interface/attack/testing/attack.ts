import fc from 'fast-check';
import { seed } from '@/lib/testing/test-run';

interface Attack<T> {
  values: fc.Arbitrary<T>;
  runs: number;
  /** A value as somebody who has to repeat it wants to see it. */
  show: (value: T) => string;
  /** Rejects for a value that the service does not stand up to. */
  expectSafe: (value: T) => Promise<void>;
}

/** A failure tells the seed, and the smallest value that fails. */
export async function attack<T>({ values, runs, show, expectSafe }: Attack<T>): Promise<void> {
  const property = fc.asyncProperty(values, async (value) => {
    await expectSafe(value).catch((cause: Error) => {
      throw new Error(`${cause.message}\n\n${show(value)}`, { cause });
    });
  });
  await fc.assert(property, { seed, numRuns: runs });
}
