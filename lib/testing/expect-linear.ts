import { expect } from 'vitest';
import { isFullRun } from './test-run';

/** Ten times as much may take thirty times as long; in the square of its length it would take a hundred times as long. */
const mostTimes = 30;

/** Collecting garbage and compiling only ever add to a time, so a ratio near the limit is tried again until both times are clean; a square is far from it. */
const tries = { atLeast: 3, nearTheLimit: 12 };
const near = 1.5 * mostTimes;

/** A full run has texts as long as the interface takes; the daily one has shorter ones, which tell a square as well. */
const [shortText, longText] = isFullRun ? [10_000, 100_000] : [2_000, 20_000];

/** For tests of the longest texts, tried several times on a machine that does other things, too. */
export const timeToTry = { timeout: 300_000 };

/** Processor time of this process, in milliseconds: others may use the processor, too. */
async function timeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user / 1_000;
}

interface Sizes {
  short?: number;
  long?: number;
  /** What is measured less exactly than this, or tries less than it may with a short text, counts as so many milliseconds. */
  leastMs?: number;
}

/** That work on a text takes time in proportion to its length; the best of several tries counts for each length. */
export async function expectLinear(
  make: (length: number) => string,
  work: (text: string) => unknown,
  { short = shortText, long = longText, leastMs = 5 }: Sizes = {},
): Promise<void> {
  const [little, much] = [make(short), make(long)];
  await work(make(Math.min(short, 1_000)));
  let [ofShort, ofLong] = [Infinity, Infinity];
  const times = () => ofLong / Math.max(ofShort, leastMs);
  for (let tried = 0; tried < (times() > near ? tries.atLeast : tries.nearTheLimit); tried += 1) {
    ofShort = Math.min(ofShort, await timeOf(() => work(little)));
    ofLong = Math.min(ofLong, await timeOf(() => work(much)));
    if (times() <= mostTimes) return;
  }
  expect(times()).toBeLessThanOrEqual(mostTimes);
}
