import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSemaphore, SemaphoreFullError, type Semaphore } from './create-semaphore';

const started: { end: () => void }[] = [];

/** Starts work that runs until it is told to end. */
function start(semaphore: Semaphore, units = 1) {
  const state = { isRunning: false, end: () => {}, fail: (_error: Error) => {}, done: Promise.resolve() };
  state.done = semaphore.run(units, () => {
    state.isRunning = true;
    return new Promise<void>((resolve, reject) => ([state.end, state.fail] = [resolve, reject])).finally(
      () => (state.isRunning = false),
    );
  });
  started.push(state);
  return state;
}

// Work that still waits would be refused long after its test, in the middle of another one.
afterEach(async () => {
  vi.useRealTimers();
  for (const work of started.splice(0)) {
    await settle();
    work.end();
  }
});
const create = (units: number, mostWaiting = 10) => createSemaphore({ units, mostWaiting, longestWaitMs: 60_000 });
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a semaphore', () => {
  it('runs as much at a time as there are units, in the order in which it came', async () => {
    const semaphore = create(2);
    const works = Array.from({ length: 4 }, () => start(semaphore));
    await settle();
    expect(works.map(({ isRunning }) => isRunning)).toEqual([true, true, false, false]);
    works[1]!.end();
    await settle();
    expect(works.map(({ isRunning }) => isRunning)).toEqual([true, false, true, false]);
  });

  it('gives units back when the work fails, and passes the failure on', async () => {
    const semaphore = create(1);
    const [first, second] = [start(semaphore), start(semaphore)];
    await settle();
    first.fail(new Error('no'));
    await expect(first.done).rejects.toThrow('no');
    await settle();
    expect(second.isRunning).toBe(true);
  });

  it('does not let little pass by much that waits', async () => {
    const semaphore = create(10);
    const [running, large, little] = [start(semaphore, 6), start(semaphore, 8), start(semaphore, 1)];
    await settle();
    expect([large.isRunning, little.isRunning]).toEqual([false, false]);
    running.end();
    await settle();
    expect([large.isRunning, little.isRunning]).toEqual([true, true]);
  });

  it('runs what wants more than there is alone', async () => {
    const semaphore = create(10);
    const [huge, little] = [start(semaphore, 99), start(semaphore)];
    await settle();
    expect([huge.isRunning, little.isRunning]).toEqual([true, false]);
    huge.end();
    await settle();
    expect(little.isRunning).toBe(true);
  });

  it('refuses more when too many wait', async () => {
    const semaphore = create(1, 2);
    const works = [start(semaphore), start(semaphore), start(semaphore)];
    await expect(semaphore.run(1, async () => undefined)).rejects.toBeInstanceOf(SemaphoreFullError);
    for (const work of works) {
      await settle();
      work.end();
    }
    await expect(semaphore.run(1, async () => 'ran')).resolves.toBe('ran');
  });

  it('lets nobody wait too long, and those behind go on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const semaphore = create(10);
    const [running, large] = [start(semaphore, 6), start(semaphore, 8)];
    const refused = expect(large.done).rejects.toBeInstanceOf(SemaphoreFullError);
    await vi.advanceTimersByTimeAsync(30_000);
    const little = start(semaphore, 4);
    await vi.advanceTimersByTimeAsync(30_000);
    await refused;
    await settle();
    expect([running.isRunning, little.isRunning]).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(little.isRunning).toBe(true);
  });
});
