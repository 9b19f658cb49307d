import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './count-results';

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((each) => ({ status: each })) });

it('counts a test file that could not be loaded as one failure', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'), file('failed')];
  expect(countVitest({ numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({ passed: 3, failed: 2 });
});

it('counts flaky browser tests and errors outside tests as failures', () => {
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
});
