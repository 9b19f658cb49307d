import type { StageResult } from './stages';

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** A file that could not even be loaded has no failed test in vitest's own totals; here it counts as one. */
export function countVitest(report: VitestReport): StageResult {
  const broken = report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'));
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A test that passed only at its second try counts as failed: it would fail some day. */
export function countPlaywright({ stats, errors }: PlaywrightReport): StageResult {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
