// Runs beside the thread that reads; see watch-memory.ts.
import { workerData } from 'node:worker_threads';

const checkEveryMs = 50;
/** Whoever started us ends us when time is up; this is for when they are gone. */
const graceMs = 5_000;

const { mostBytes, timeoutMs } = workerData;
const endsAt = performance.now() + timeoutMs + graceMs;

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes || performance.now() > endsAt) process.kill(process.pid, 'SIGKILL');
}, checkEveryMs);
