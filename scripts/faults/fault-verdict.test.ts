import { describe, expect, it } from 'vitest';
import { hasFailingLine, type JobRow } from '../chaos/verdict';
import type { DealtStrike } from './deal-strikes';
import { judgeFaultEnd, judgeStrikes, strikeTable, type FaultEvidence } from './fault-verdict';
import type { FaultStory, NotedAnswer } from './light-callers';
import { readFaultOptions } from './faults';
import { planStrikes } from './outside-services';

const strike = (rest: Partial<DealtStrike>): DealtStrike => ({
  service: 'files',
  mode: 'failing',
  seconds: 10,
  struck: 5,
  backMs: 900,
  ownEnds: [],
  ...rest,
});

const answer = (rest: Partial<NotedAnswer>): NotedAnswer => ({
  kind: 'status',
  status: 200,
  ms: 20,
  hasRetryAfter: false,
  asked: 0,
  answered: 0,
  ...rest,
});

const row = (number: number): JobRow => ({
  id: `id-${number}`,
  status: 'completed',
  errorCode: null,
  prompt: `prompt ${number}`,
  outputType: 'deck',
  variants: 1,
  deaths: 0,
  files: 1,
  slides: 3,
  sums: ['sum'],
  charged: 3,
  charges: 1,
  openHold: 0,
});

const story = (number: number): FaultStory => ({
  number,
  prompt: `prompt ${number}`,
  isKeyed: true,
  jobId: `id-${number}`,
  state: 'completed',
  accepted: 0,
  ended: 1,
  files: [{ sha256: 'sum' }],
});

/** Of a run in which everything went as it should: the blob store failed, and then was slow. */
function makeFaultEvidence() {
  return {
    dealt: [strike({}), strike({ mode: 'slow' })],
    usualMs: 800,
    answers: [
      answer({ asked: -1, answered: -1 }),
      answer({}),
      answer({ kind: 'download', status: 503, hasRetryAfter: true }),
      answer({ kind: 'download', status: 'broken', code: 'ECONNRESET' }),
      answer({ kind: 'ready', status: 503 }),
      answer({ asked: 1, answered: 1 }),
    ],
    stories: [story(1), story(2)],
    rows: [row(1), row(2)],
    leftovers: { ledger: [], heldPools: [], queued: [] },
    exitCodes: [0, 0],
    ownEnds: [],
  } satisfies FaultEvidence;
}
type Made = ReturnType<typeof makeFaultEvidence>;

const findingsOf = (evidence: FaultEvidence) => judgeStrikes(evidence).map(({ findings }) => findings);

it('finds nothing in a run that went well', () => {
  expect(findingsOf(makeFaultEvidence())).toEqual([[], []]);
  expect(hasFailingLine(judgeFaultEnd(makeFaultEvidence()))).toBe(false);
});

describe('a strike fails', () => {
  const harms: [string, RegExp, (of: Made) => unknown][] = [
    ['an answer 500', /^download: 500$/, (of) => of.answers.push(answer({ kind: 'download', status: 500 }))],
    [
      'a 503 of what does not need it',
      /^status: 503/,
      (of) => of.answers.push(answer({ status: 503, hasRetryAfter: true })),
    ],
    [
      'a 503 without Retry-After',
      /without Retry-After/,
      (of) => of.answers.push(answer({ kind: 'download', status: 503 })),
    ],
    ['a broken connection', /^status: broken/, (of) => of.answers.push(answer({ status: 'broken' }))],
    ['no answer', /^download: none/, (of) => of.answers.push(answer({ kind: 'download', status: 'none' }))],
    ['late answers of what does not need it', /^half of what does/, (of) => of.answers.push(answer({ ms: 10_001 }))],
    ['a process that ended', /^web ended/, (of) => of.dealt[0]!.ownEnds.push('web ended with 1' as never)],
    [
      'a service that is not of use again',
      /^no job/,
      (of) => Object.assign(of.dealt[0]!, { problem: 'no job was done' }),
    ],
    ['a fault that nobody met', /^nobody met/, (of) => (of.dealt[0]!.struck = 0)],
    ['a job that is nowhere', /^job id-1 is nowhere/, (of) => of.rows.shift()],
    ['a job that has not ended', /^job id-1 has not/, (of) => Object.assign(of.stories[0]!, { state: 'waiting' })],
    [
      'a job that failed with another code',
      /^job id-1 failed with generation_failed/,
      (of) => Object.assign(of.stories[0]!, { state: 'failed', errorCode: 'generation_failed' }),
    ],
    [
      'a file that does not open',
      /^job id-1: does not open/,
      (of) => Object.assign(of.stories[0]!.files[0]!, { problem: 'does not open' }),
    ],
    ['a file that was not delivered', /^job id-1 gave 0 files/, (of) => of.stories[0]!.files.pop()],
  ];

  it.each(harms)('with %s', (_, what, harm) => {
    const evidence = makeFaultEvidence();
    harm(evidence);
    expect(findingsOf(evidence)[0]).toEqual([expect.stringMatching(what)]);
  });

  it('with anything but 200 while the service is slow', () => {
    const evidence = makeFaultEvidence();
    evidence.answers.push(answer({ kind: 'download', status: 503, hasRetryAfter: true, asked: 1, answered: 1 }));
    expect(findingsOf(evidence)).toEqual([[], [expect.stringMatching(/^download: 503/)]]);
  });

  it('not with a job whose store was away and that says so', () => {
    const evidence = makeFaultEvidence();
    Object.assign(evidence.stories[0]!, { state: 'failed', errorCode: 'provider_unavailable', files: [] });
    expect(findingsOf(evidence)).toEqual([[], []]);
  });
});

describe('the end of a run fails', () => {
  const harms: [string, RegExp, (of: Made) => unknown][] = [
    ['a bad answer before the first fault', /^answers/, (of) => Object.assign(of.answers[0]!, { status: 503 })],
    ['a lost job', /^jobs lost/, (of) => of.rows.pop()],
    ['a doubled job', /^jobs doubled/, (of) => of.rows.push({ ...row(1), id: 'another' })],
    ['two sets of files', /^jobs doubled/, (of) => (of.rows[0]!.files = 2)],
    [
      'a job that has not ended',
      /^jobs that have not/,
      (of) => Object.assign(of.rows[0]!, { status: 'processing', charged: 0 }),
    ],
    ['a wrong charge', /^wrong charges/, (of) => (of.rows[0]!.charged = 4)],
    ['two charges', /^wrong charges/, (of) => (of.rows[0]!.charges = 2)],
    ['a failed job that was charged', /^wrong charges/, (of) => Object.assign(of.rows[0]!, { status: 'failed' })],
    ['an open hold', /^open holds/, (of) => (of.rows[0]!.openHold = 3)],
    ['a pool that still holds', /^open holds/, (of) => of.leftovers.heldPools.push('pool' as never)],
    ['a ledger that contradicts itself', /^what the ledger/, (of) => of.leftovers.ledger.push('rule' as never)],
    ['a row in the queue', /^rows left/, (of) => of.leftovers.queued.push('id-1' as never)],
    ['a process that ended', /^processes that ended/, (of) => of.ownEnds.push('web: 1' as never)],
    ['a process that had to be killed', /^processes that did/, (of) => Object.assign(of.exitCodes, { 0: null })],
  ];

  it.each(harms)('with %s', (_, what, harm) => {
    const evidence = makeFaultEvidence();
    harm(evidence);
    const failed = judgeFaultEnd(evidence).filter(({ isGood }) => isGood === false);
    expect(failed.map((line) => line.what)).toEqual([expect.stringMatching(what)]);
  });
});

it('prints a line a strike, and below it what was found', () => {
  const evidence = makeFaultEvidence();
  evidence.answers.push(answer({ status: 500 }), answer({ status: 500 }));
  const table = strikeTable(judgeStrikes(evidence));
  expect(table).toMatch(
    /\| blob store \| failing \| 10 \| 1 × 200, 2 × 500, 2 × 503, 1 × broken \|.*\| 2 × completed \| 0\.9 s +\| FAIL/,
  );
  expect(table).toMatch(/\| blob store \| slow .*\| PASS/);
  expect(table).toContain('blob store, failing:\n- status: 500 (2 times)');
});

describe('what is asked for', () => {
  it('is everything, ten seconds each, and one mode of each service six times as long', () => {
    const { services, modes, seconds } = readFaultOptions([]);
    const plan = planStrikes(services, modes, seconds);
    expect(plan).toHaveLength(30);
    expect(plan.filter((one) => one.seconds === 60)).toHaveLength(6);
    expect(new Set(plan.map((one) => `${one.service} ${one.mode}`)).size).toBe(30);
    expect(plan.reduce((sum, one) => sum + one.seconds, 0)).toBe(600);
  });

  it('can be some of it', () => {
    expect(readFaultOptions(['--only', 'redis', '--only', 'model', '--mode', 'gone', '--seconds', '3'])).toEqual({
      services: ['model', 'redis'],
      modes: ['gone'],
      seconds: 3,
    });
  });

  it.each([
    [['--only', 'mongo'], '--only is "mongo"; it must be one of model, files'],
    [['--mode', 'late'], '--mode is "late"; it must be one of slow, failing'],
    [['--seconds', 'many'], '--seconds is "many"; it must be a number'],
    [['--secs', '3'], '--help'],
  ])('is refused where it makes no sense: %j', (args, says) => {
    expect(() => readFaultOptions(args)).toThrow(says);
  });
});
