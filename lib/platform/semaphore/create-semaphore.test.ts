import { describe, expect, it } from 'vitest';
import { createSemaphore, SemaphoreFullError, type Semaphore } from './create-semaphore';

/** Starts work that runs until it is told to end. */
function start(semaphore: Semaphore, units = 1) {
  const state = { isRunning: false, end: () => {}, fail: (_error: Error) => {}, done: Promise.resolve() };
  state.done = semaphore.run(units, () => {
    state.isRunning = true;
    return new Promise<void>((resolve, reject) => ([state.end, state.fail] = [resolve, reject])).finally(() => (state.isRunning = false));
  });
  return state;
}
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a semaphore', () => {
  it('runs as much at a time as there are units, in the order in which it came', async () => {
    const semaphore = createSemaphore({ units: 2, mostWaiting: 10 });
    const works = Array.from({ length: 4 }, () => start(semaphore));
    await settle();
    expect(works.map(({ isRunning }) => isRunning)).toEqual([true, true, false, false]);
    works[1]!.end();
    await settle();
    expect(works.map(({ isRunning }) => isRunning)).toEqual([true, false, true, false]);
  });

  it('gives units back when the work fails, and passes the failure on', async () => {
    const semaphore = createSemaphore({ units: 1, mostWaiting: 10 });
    const [first, second] = [start(semaphore), start(semaphore)];
    await settle();
    first.fail(new Error('no'));
    await expect(first.done).rejects.toThrow('no');
    await settle();
    expect(second.isRunning).toBe(true);
  });

  it('does not let little pass by much that waits', async () => {
    const semaphore = createSemaphore({ units: 10, mostWaiting: 10 });
    const [running, large, little] = [start(semaphore, 6), start(semaphore, 8), start(semaphore, 1)];
    await settle();
    expect([large.isRunning, little.isRunning]).toEqual([false, false]);
    running.end();
    await settle();
    expect([large.isRunning, little.isRunning]).toEqual([true, true]);
  });

  it('runs what wants more than there is alone', async () => {
    const semaphore = createSemaphore({ units: 10, mostWaiting: 10 });
    const [huge, little] = [start(semaphore, 99), start(semaphore)];
    await settle();
    expect([huge.isRunning, little.isRunning]).toEqual([true, false]);
    huge.end();
    await settle();
    expect(little.isRunning).toBe(true);
  });

  it('refuses more when too many wait', async () => {
    const semaphore = createSemaphore({ units: 1, mostWaiting: 2 });
    const works = [start(semaphore), start(semaphore), start(semaphore)];
    await expect(semaphore.run(1, async () => undefined)).rejects.toBeInstanceOf(SemaphoreFullError);
    for (const work of works) {
      await settle();
      work.end();
    }
    await expect(semaphore.run(1, async () => 'ran')).resolves.toBe('ran');
  });
});
