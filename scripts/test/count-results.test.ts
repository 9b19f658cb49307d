import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './count-results';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  message: 'no such module',
  status,
  assertionResults: tests.map((each) => ({ status: each, fullName: `a ${each} test`, failureMessages: each === 'failed' ? ['expected 1 to be 2'] : [] })),
});

it('counts a test file that could not be loaded as one failure, and names what failed', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'), file('failed')];
  expect(countVitest({ numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({
    passed: 3,
    failed: 2,
    failures: ['a.test.ts › a failed test\n    expected 1 to be 2', 'a.test.ts › could not be run\n    no such module'],
  });
});

it('counts flaky browser tests and errors outside tests as failures, and names them', () => {
  const spec = (title: string, status: string) => ({ title, ok: status === 'expected', tests: [{ status, results: [{ error: { message: '\u001b[31mtoo late\u001b[39m' } }] }] });
  const suites = [{ file: 'b.spec.ts', specs: [spec('fine', 'expected'), spec('bad', 'unexpected')], suites: [{ file: 'b.spec.ts', specs: [spec('shaky', 'flaky')] }] }];
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{ message: 'gone' }], suites })).toEqual({
    passed: 5,
    failed: 3,
    failures: ['e2e/b.spec.ts › bad\n    too late', 'e2e/b.spec.ts › shaky\n    too late', 'e2e › outside every test\n    gone'],
  });
});
