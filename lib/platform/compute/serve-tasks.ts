import { Worker } from 'node:worker_threads';
import {
  type ComputeAnswer,
  type ComputeLimits,
  limitSignals,
  type SentError,
  type TaskMessage,
} from './compute-messages';

export type TaskRunner = (task: string, input: unknown) => Promise<unknown>;

/**
 * The inside of a process that computes: does one task after the other, as its parent sends them, until
 * the parent lets go of it. A thread beside it ends the process when a task passes its limits.
 *
 * @param describe what an error is made again from on the other side
 */
export function serveTasks(run: TaskRunner, describe: (error: unknown) => SentError): void {
  const tasks = watchLimits(JSON.parse(process.argv[2] ?? '') as ComputeLimits);
  const send = (answer: ComputeAnswer) => process.send?.(answer);
  const answer = async ({ task, input }: TaskMessage): Promise<ComputeAnswer> => {
    Atomics.add(tasks, 0, 1);
    try {
      return { type: 'value', value: await run(task, input), rss: process.memoryUsage.rss() };
    } catch (error) {
      return { type: 'error', error: describe(error), rss: process.memoryUsage.rss() };
    } finally {
      Atomics.add(tasks, 0, 1);
    }
  };
  process.on('message', (message: TaskMessage) => void answer(message).then(send));
  process.on('disconnect', () => process.exit(0));
  // The parent decides when it ends: Ctrl-C in a terminal reaches everybody.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  send({ type: 'ready' });
}

/** The counter that says which task it is. */
function watchLimits(limits: ComputeLimits): Int32Array {
  const tasks = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const thread = new Worker(new URL('./compute-guard.mjs', import.meta.url), {
    workerData: { tasks, limits, signals: limitSignals },
    // Without the loader of this thread, which the other has no use for.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  thread.unref();
  return tasks;
}
