import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClaimedJob } from './fair-queue';
import { createJobRunner, type JobRunner, type JobPlace } from './job-runner';

interface Running {
  place: JobPlace;
  end: () => void;
}

let waiting: string[] = [];
const running = new Map<string, Running>();
let runner: JobRunner;
afterEach(() => running.clear());

function start(jobs: string[], { places = 2, reserve = 0, most = 4 } = {}): void {
  waiting = [...jobs];
  runner = createJobRunner({
    places,
    reserve,
    most,
    claim: async ({ onlyOfIdle }): Promise<ClaimedJob | null> => {
      if (onlyOfIdle && !waiting[0]?.startsWith('idle')) return null;
      const jobId = waiting.shift();
      return jobId === undefined ? null : { jobId, organizationId: 'o', attempts: 1 };
    },
    work: ({ jobId }, place) =>
      new Promise<void>((resolve) => {
        running.set(jobId, { place, end: () => (running.delete(jobId), resolve()) });
      }),
    onError: (error) => expect.fail(String(error)),
  });
  runner.fill();
}
const names = () => [...running.keys()];
const haveRunning = (expected: string[]) => vi.waitFor(() => expect(names()).toEqual(expected));

describe('a worker’s places', () => {
  it('are filled, and again whenever one is free', async () => {
    start(['a', 'b', 'c']);
    await haveRunning(['a', 'b']);
    running.get('a')!.end();
    await haveRunning(['b', 'c']);
  });

  it('count computing: a job that waits for others makes room, up to the most', async () => {
    start(['a', 'b', 'c', 'd', 'e'], { places: 1, most: 3 });
    await haveRunning(['a']);
    let answer = (): void => undefined;
    const asked = running.get('a')!.place.outside(() => new Promise<void>((resolve) => (answer = resolve)));
    await haveRunning(['a', 'b']);
    void running.get('b')!.place.outside(() => new Promise<void>(() => undefined));
    await haveRunning(['a', 'b', 'c']);
    void running.get('c')!.place.outside(() => new Promise<void>(() => undefined));
    await new Promise((resolve) => setImmediate(resolve));
    expect(names()).toEqual(['a', 'b', 'c']);
    answer();
    await asked;
    running.get('a')!.end();
    await haveRunning(['b', 'c', 'd']);
  });

  it('have a reserve for those who have nothing under way', async () => {
    start(['a', 'b', 'c'], { places: 2, reserve: 1 });
    await haveRunning(['a', 'b']);
    waiting.unshift('idle 1', 'idle 2');
    runner.fill();
    await haveRunning(['a', 'b', 'idle 1']);
    running.get('a')!.end();
    await haveRunning(['b', 'idle 1', 'idle 2']);
    running.get('b')!.end();
    running.get('idle 1')!.end();
    await haveRunning(['idle 2', 'c']);
  });

  it('are not filled once the worker drains', async () => {
    start(['a', 'b', 'c']);
    await haveRunning(['a', 'b']);
    const drained = runner.drain();
    running.get('a')!.end();
    running.get('b')!.end();
    await drained;
    expect(names()).toEqual([]);
    expect(waiting).toEqual(['c']);
  });
});

it('tells a job that it has ended elsewhere', async () => {
  start(['a']);
  await haveRunning(['a']);
  runner.abort(['a', 'unknown'], new Error('cancelled'));
  expect(running.get('a')!.place.signal.reason).toEqual(new Error('cancelled'));
});

describe('what is booked on a worker is compared with what it has under way', () => {
  const compared: string[][] = [];
  const settle = () => runner.settle(async (underway) => compared.push(underway));
  afterEach(() => void compared.splice(0));

  it('between claims', async () => {
    start(['a', 'b', 'c']);
    await haveRunning(['a', 'b']);
    await vi.waitFor(async () => (await settle(), expect(compared).not.toEqual([])));
    expect(compared[0]).toEqual(['a', 'b']);
  });

  it('never while one is being claimed, which is booked before it is under way', async () => {
    start(['a']);
    await settle();
    expect(compared).toEqual([]);
  });

  it('and what is to be taken meanwhile is taken afterwards', async () => {
    start([]);
    await new Promise((resolve) => setImmediate(resolve));
    let end = (): void => undefined;
    const settled = runner.settle(() => new Promise<void>((resolve) => (end = resolve)));
    waiting.push('late');
    runner.fill();
    end();
    await settled;
    await haveRunning(['late']);
  });
});
