import type { ComputeAnswer, ComputeLimits, TaskMessage } from './compute-messages';
import { ComputeProcess } from './compute-process';

export interface ProcessPoolOptions {
  /** Path of the program that computes; it calls `serveTasks`. */
  entry: string;
  /** Tasks at a time, each in a process of its own. */
  size: number;
  /** Processes that stand ready although nobody needs them. */
  spare: number;
  limits: ComputeLimits;
  /** Past these a process makes room for a new one when its task is done. */
  recycle: { tasks: number; ageSeconds: number; memoryMegabytes: number };
}

export interface TaskCall {
  /** Whose work it is: the next free process goes to whoever has the fewest tasks under way. */
  group: string;
  /** Ends the task, and its process, when it aborts. */
  signal?: AbortSignal;
}

export type TaskAnswer = Exclude<ComputeAnswer, { type: 'ready' }>;

export interface ProcessPool {
  /** @throws ProcessDeath when the task took its process with it; then it alone has failed */
  run(message: TaskMessage, call: TaskCall): Promise<TaskAnswer>;
  /** Ids of the processes that live. */
  pids(): number[];
  close(): Promise<void>;
}

interface Waiting extends TaskCall {
  take: (process: ComputeProcess) => void;
  refuse: (reason: Error) => void;
}

/** Processes that end before they could take a task, one after the other, until those who wait are told. */
const mostStillborn = 3;

/** Warm processes that do one task at a time. A task that passes its limits ends its process and harms no other. */
export function openProcessPool({ entry, size, spare, limits, recycle }: ProcessPoolOptions): ProcessPool {
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  const living = new Set<ComputeProcess>();
  const idle: ComputeProcess[] = [];
  let stillborn = 0;
  let isClosed = false;

  function count(group: string, change: number): void {
    const now = (running.get(group) ?? 0) + change;
    if (now > 0) running.set(group, now);
    else running.delete(group);
  }

  /** Whoever has the fewest tasks under way; of several who came first. */
  function takeNext(): Waiting | undefined {
    let best = -1;
    let fewest = Infinity;
    for (const [index, { group }] of waiting.entries()) {
      const tasks = running.get(group) ?? 0;
      if (tasks < fewest) [best, fewest] = [index, tasks];
    }
    return best < 0 ? undefined : waiting.splice(best, 1)[0];
  }

  function assign(): void {
    while (idle.length > 0 && waiting.length > 0) {
      const process = idle.pop();
      if (!process || process.hasEnded) continue;
      const next = takeNext();
      if (!next) return void idle.push(process);
      count(next.group, 1);
      next.take(process);
    }
    const starting = living.size - idle.length - sum(running);
    const wanted = Math.min(size - living.size, Math.max(waiting.length, spare - idle.length) - starting);
    for (let missing = wanted; missing > 0 && !isClosed; missing -= 1) start();
  }

  function start(): void {
    const process = new ComputeProcess(entry, limits);
    living.add(process);
    void process.ended.then(() => {
      living.delete(process);
      const at = idle.indexOf(process);
      if (at >= 0) idle.splice(at, 1);
      if (!isClosed) assign();
    });
    void process.isReady.then((isReady) => {
      stillborn = isReady ? 0 : stillborn + 1;
      if (!isReady) return refuseWhenHopeless();
      idle.push(process);
      assign();
    });
  }

  function refuseWhenHopeless(): void {
    if (stillborn < mostStillborn || isClosed) return;
    stillborn = 0;
    for (const { refuse } of waiting.splice(0))
      refuse(new Error(`The program ${entry} ends as soon as it is started.`));
  }

  function giveBack(process: ComputeProcess, group: string): void {
    count(group, -1);
    const isWorn =
      process.tasks >= recycle.tasks ||
      performance.now() - process.bornAt > recycle.ageSeconds * 1_000 ||
      process.rssBytes > recycle.memoryMegabytes * 1024 * 1024;
    if (process.hasEnded) return assign();
    if (isWorn) return void process.end();
    idle.push(process);
    assign();
  }

  /** Of those who wait, whoever gives up no longer does. */
  function wait(call: TaskCall): Promise<ComputeProcess> {
    const { signal } = call;
    signal?.throwIfAborted();
    return new Promise<ComputeProcess>((take, refuse) => {
      const entry: Waiting = { ...call, take, refuse };
      signal?.addEventListener(
        'abort',
        () => {
          const at = waiting.indexOf(entry);
          if (at < 0) return;
          waiting.splice(at, 1);
          refuse(signal.reason as Error);
        },
        { once: true },
      );
      waiting.push(entry);
      assign();
    });
  }

  assign();
  return {
    async run(message, call) {
      if (isClosed) throw new Error('The processes that compute were ended.');
      const process = await wait(call);
      try {
        return await process.run(message, call.signal);
      } finally {
        giveBack(process, call.group);
      }
    },
    pids: () => [...living].flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    async close() {
      isClosed = true;
      for (const { refuse } of waiting.splice(0)) refuse(new Error('The processes that compute were ended.'));
      await Promise.all([...living].map((process) => process.end()));
    },
  };
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, one) => total + one, 0);
}
