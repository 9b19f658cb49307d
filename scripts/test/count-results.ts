import { stripVTControlCharacters } from 'node:util';
import type { StageResult } from './stages';

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

/** A file that could not even be loaded has no failed test in vitest's own totals; here it counts as one. */
export function countVitest(report: VitestReport): StageResult {
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => describe(name, test.fullName, test.failureMessages?.[0])),
  );
  const broken = report.testResults
    .filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
    .map(({ name, message }) => describe(name, 'could not be run', message));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [...failedTests, ...broken],
  };
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}

/** A test that failed once and then passed does not fail the run; it is named with its first error, for it would fail some day. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): StageResult {
  const outside = errors.map(({ message }) => describe('e2e', 'outside every test', message));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...namesOf(suites, 'unexpected'), ...outside],
    secondTries: namesOf(suites, 'flaky'),
  };
}

/** More than `most` of them are no bad luck any more: all of them count as failures. */
export function judgeSecondTries(result: StageResult, most: number): StageResult {
  const { passed, failed, failures = [], secondTries = [] } = result;
  if (secondTries.length <= most) return result;
  return {
    ...result,
    passed: passed - secondTries.length,
    failed: failed + secondTries.length,
    failures: [...failures, `${secondTries.length} passed at the second try only; at most ${most} may`],
  };
}

function namesOf(suites: readonly PlaywrightSuite[], wanted: string): string[] {
  return suites.flatMap(({ file, suites: inner = [], specs }) => {
    const own = specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ results }) => describe(`e2e/${file}`, title, results.find(({ error }) => error)?.error?.message)),
    );
    return [...own, ...namesOf(inner, wanted)];
  });
}

const longestReason = 600;

/** Where, what, and the beginning of why. */
function describe(file: string, test: string, reason = 'no reason given'): string {
  return `${file} › ${test}\n    ${stripVTControlCharacters(reason).slice(0, longestReason).replaceAll('\n', '\n    ')}`;
}
