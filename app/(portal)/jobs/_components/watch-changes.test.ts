import { describe, expect, it } from 'vitest';
import { jobWaitMs, listWaitMs } from './watch-changes';

describe('the wait between questions about a list', () => {
  const idle = (round: number, answerMs = 10) => Number(listWaitMs({ round, answerMs, isHidden: false }, false));
  const busy = (round: number, answerMs = 10) => Number(listWaitMs({ round, answerMs, isHidden: false }, true));

  it('is short while something is under way, and longer when that takes long', () => {
    expect(busy(1)).toBeLessThan(busy(100));
    expect(busy(100)).toBeLessThan(idle(1));
  });

  it('grows while nothing happens, up to an end', () => {
    expect(idle(1)).toBeLessThan(idle(5));
    expect(idle(1000)).toBe(idle(2000));
  });

  it('is longer where answers are costly, but not without end', () => {
    expect(busy(1, 2_000)).toBeGreaterThan(busy(1));
    expect(busy(1, 60_000)).toBe(idle(1000));
  });

  it('lasts until the page is seen again', () => {
    expect(listWaitMs({ round: 1, answerMs: 10, isHidden: true }, true)).toBeNull();
  });
});

describe('the wait between questions about a job', () => {
  it('goes on where nobody looks, less often', () => {
    const seen = jobWaitMs({ round: 1, answerMs: 10, isHidden: false });
    expect(jobWaitMs({ round: 1, answerMs: 10, isHidden: true })).toBeGreaterThan(seen);
    expect(jobWaitMs({ round: 1, answerMs: 2_000, isHidden: false })).toBeGreaterThan(seen);
  });
});
