// Runs beside the worker's own thread; see watchdog.ts.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { beats, silenceSeconds } = workerData;
let last = -1;
let silentSeconds = 0;

// Seconds are counted, not read off a clock: a machine that slept has been silent for no longer than it was awake.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  silentSeconds = now === last ? silentSeconds + 1 : 0;
  last = now;
  if (silentSeconds < silenceSeconds) return;
  writeSync(
    2,
    `The worker has done nothing but compute for ${silenceSeconds} s; ending it, so that another takes its jobs over.\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, 1_000);
