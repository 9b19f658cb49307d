import type { TestRun } from './stages';

/** How tests know what run they are in; lib/testing/test-run.ts reads it. */
export function testEnvironment({ isFull, seed }: TestRun): Record<string, string> {
  return { TEST_MODE: isFull ? 'full' : 'daily', ...(seed === undefined ? {} : { TEST_SEED: String(seed) }) };
}
