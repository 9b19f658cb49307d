// A program that computes what no task should: for tests of the limits.
import { serveTasks } from '../serve-tasks';

const behaviours: Record<string, (input: unknown) => Promise<unknown>> = {
  echo: (input) => Promise.resolve(input),
  pid: () => Promise.resolve(process.pid),
  sleep: (input) => new Promise((resolve) => setTimeout(() => resolve(input), 150)),
  hang: () => new Promise(() => undefined),
  spin: () => {
    for (;;);
  },
  grow: () => {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(16 * 1024 * 1024, 1));
  },
  exit: () => process.exit(7),
  throw: () => Promise.reject(new RangeError('out of range')),
};

serveTasks(
  async (task, input) => behaviours[task]?.(input),
  (error) => ({ name: (error as Error).name, message: (error as Error).message }),
);
