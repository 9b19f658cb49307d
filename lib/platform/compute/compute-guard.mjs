// Runs beside the thread that computes; see serve-tasks.ts.
import { workerData } from 'node:worker_threads';

const checkEveryMs = 100;
const { tasks, limits, signals } = workerData;
const parent = process.ppid;
let task = 0;
let since = processorSeconds();

function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

// A thread that computes hears neither a message nor that nobody waits for it any more.
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > limits.memoryMegabytes * 1024 * 1024) process.kill(process.pid, signals.memory);
  const now = Atomics.load(tasks, 0);
  if (now !== task) {
    task = now;
    since = processorSeconds();
  }
  // Even numbers are pauses between tasks.
  if (task % 2 === 1 && processorSeconds() - since > limits.processorSeconds)
    process.kill(process.pid, signals.processor);
}, checkEveryMs);
