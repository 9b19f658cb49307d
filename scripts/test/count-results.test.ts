import { expect, it } from 'vitest';
import { countPlaywright, countVitest, judgeSecondTries } from './count-results';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  message: 'no such module',
  status,
  assertionResults: tests.map((each) => ({
    status: each,
    fullName: `a ${each} test`,
    failureMessages: each === 'failed' ? ['expected 1 to be 2'] : [],
  })),
});

it('counts a test file that could not be loaded as one failure, and names what failed', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'), file('failed')];
  expect(countVitest({ numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({
    passed: 3,
    failed: 2,
    failures: ['a.test.ts › a failed test\n    expected 1 to be 2', 'a.test.ts › could not be run\n    no such module'],
  });
});

const tried = (title: string, status: string, ...messages: (string | undefined)[]) => ({
  title,
  ok: status !== 'unexpected',
  tests: [{ status, results: messages.map((message) => (message ? { error: { message } } : {})) }],
});

it('counts browser tests that failed and errors outside tests as failures, and names them', () => {
  const suites = [
    {
      file: 'b.spec.ts',
      specs: [tried('fine', 'expected', undefined)],
      suites: [
        { file: 'b.spec.ts', specs: [tried('bad', 'unexpected', '\u001b[31mtoo late\u001b[39m', 'too late again')] },
      ],
    },
  ];
  expect(
    countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 0 }, errors: [{ message: 'gone' }], suites }),
  ).toEqual({
    passed: 5,
    failed: 2,
    failures: ['e2e/b.spec.ts › bad\n    too late', 'e2e › outside every test\n    gone'],
    secondTries: [],
  });
});

it('lets a browser test pass at its second try, and names it with its first error', () => {
  const suites = [
    {
      file: 'b.spec.ts',
      specs: [],
      suites: [{ file: 'b.spec.ts', specs: [tried('shaky', 'flaky', 'too late', undefined)] }],
    },
  ];
  expect(countPlaywright({ stats: { expected: 5, unexpected: 0, flaky: 1 }, errors: [], suites })).toEqual({
    passed: 6,
    failed: 0,
    failures: [],
    secondTries: ['e2e/b.spec.ts › shaky\n    too late'],
  });
});

it('takes so many second tries for bad luck, and all of them for failures when they are more', () => {
  const result = { passed: 6, failed: 0, failures: [], secondTries: ['one', 'two'] };
  expect(judgeSecondTries(result, 2)).toBe(result);
  expect(judgeSecondTries(result, 0)).toEqual({
    passed: 4,
    failed: 2,
    failures: ['2 passed at the second try only; at most 0 may'],
    secondTries: ['one', 'two'],
  });
});
