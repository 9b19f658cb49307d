import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openProcessPool, type ProcessPoolOptions, type ProcessPool } from './process-pool';
import { ProcessDeath } from './process-death';

const entry = join(import.meta.dirname, 'testing', 'misbehaving-tasks.ts');
let pool: ProcessPool;
afterEach(() => pool.close());

function open(options: Partial<ProcessPoolOptions> = {}): void {
  pool = openProcessPool({
    entry,
    size: 1,
    spare: 0,
    limits: { processorSeconds: 30, wallSeconds: 60, memoryMegabytes: 512 },
    recycle: { tasks: 1_000, ageSeconds: 3_600, memoryMegabytes: 512 },
    ...options,
  });
}

const run = (task: string, input: unknown = null, group = 'a', signal?: AbortSignal) =>
  pool.run({ task, input }, { group, signal });
const valueOf = async (answer: ReturnType<typeof run>) => {
  const one = await answer;
  return one.type === 'value' ? one.value : one;
};
const deathOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'none',
    (error: unknown) => (error instanceof ProcessDeath ? error.reason : String(error)),
  );
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('a pool of processes', () => {
  it('gives back values as they were, bytes and dates too, from one warm process', async () => {
    open();
    const input = { bytes: new Uint8Array([1, 2]), at: new Date(5), map: new Map([['a', 1]]) };
    expect(await valueOf(run('echo', input))).toEqual(input);
    expect(await valueOf(run('pid'))).toBe(await valueOf(run('pid')));
  });

  it('gives back an error and keeps the process', async () => {
    open();
    const before = await valueOf(run('pid'));
    expect(await run('throw')).toMatchObject({ type: 'error', error: { name: 'RangeError', message: 'out of range' } });
    expect(await valueOf(run('pid'))).toBe(before);
  });

  it.each([
    ['spin', 'processor', { processorSeconds: 1, wallSeconds: 60, memoryMegabytes: 512 }],
    ['hang', 'time', { processorSeconds: 30, wallSeconds: 1, memoryMegabytes: 512 }],
    ['grow', 'memory', { processorSeconds: 30, wallSeconds: 60, memoryMegabytes: 300 }],
    ['exit', 'crash', { processorSeconds: 30, wallSeconds: 60, memoryMegabytes: 512 }],
  ])('ends a task that does "%s" for its %s, and the next has another process', async (task, reason, limits) => {
    open({ limits });
    const before = (await valueOf(run('pid'))) as number;
    expect(await deathOf(run(task))).toBe(reason);
    expect(await valueOf(run('pid'))).not.toBe(before);
    expect(isAlive(before)).toBe(false);
  });

  it('harms no task beside the one that dies', async () => {
    open({ size: 2, limits: { processorSeconds: 1, wallSeconds: 60, memoryMegabytes: 512 } });
    const dying = deathOf(run('spin'));
    const beside = await Promise.all(Array.from({ length: 5 }, (_, at) => valueOf(run('sleep', at, 'b'))));
    expect(beside).toEqual([0, 1, 2, 3, 4]);
    expect(await dying).toBe('processor');
  });

  /** On a busy machine the first of two may have done much before the second is there. */
  async function bothReady(): Promise<void> {
    const pids = () => Promise.all(Array.from({ length: 4 }, () => valueOf(run('pid'))));
    while (new Set(await pids()).size < 2);
  }

  it('gives the next free process to whoever has the fewest tasks under way', async () => {
    open({ size: 2 });
    await bothReady();
    const done: string[] = [];
    const tasks = ['a', 'a', 'a', 'a', 'a', 'b'].map((group) =>
      run('sleep', null, group).then(() => void done.push(group)),
    );
    await Promise.all(tasks);
    expect(done.slice(0, 4)).toContain('b');
  });

  it('ends a task that is given up, also one that waits', async () => {
    open();
    const stop = new AbortController();
    const running = run('hang', null, 'a', stop.signal);
    const waiting = run('echo', 1, 'a', stop.signal);
    stop.abort(new Error('nobody waits for it'));
    await expect(running).rejects.toThrow('nobody waits');
    await expect(waiting).rejects.toThrow('nobody waits');
    expect(await valueOf(run('echo', 2))).toBe(2);
  });

  it('begins anew after as many tasks as a process may do', async () => {
    open({ recycle: { tasks: 2, ageSeconds: 3_600, memoryMegabytes: 512 } });
    const pids = [];
    for (let task = 0; task < 4; task += 1) pids.push(await valueOf(run('pid')));
    expect(pids[0]).toBe(pids[1]);
    expect(pids[2]).not.toBe(pids[0]);
    expect(pids[3]).toBe(pids[2]);
  });

  it.each([
    ['age', { tasks: 1_000, ageSeconds: 0, memoryMegabytes: 512 }],
    ['memory', { tasks: 1_000, ageSeconds: 3_600, memoryMegabytes: 1 }],
  ])('begins anew when a process has more %s than it may between two tasks', async (_, recycle) => {
    open({ recycle });
    const first = (await valueOf(run('pid'))) as number;
    expect(await valueOf(run('pid'))).not.toBe(first);
    await expect.poll(() => isAlive(first)).toBe(false);
  });

  it('tells those who wait when the program can’t be started', async () => {
    open({ entry: join(import.meta.dirname, 'no-such-program.mjs') });
    await expect(run('echo')).rejects.toThrow('ends as soon as it is started');
  });

  it('leaves no process behind', async () => {
    open({ size: 2, spare: 2 });
    await run('echo');
    const pids = pool.pids();
    await pool.close();
    expect(pids.filter(isAlive)).toEqual([]);
    await expect(run('echo')).rejects.toThrow('were ended');
  });
});
