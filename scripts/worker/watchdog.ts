import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

const beatMs = 250;
/** No step of the engine computes for a fraction of this without a pause. */
const longestSilenceSeconds = 60;

/**
 * Ends the process when its thread is stuck in a computation: it would neither notice a job's deadline
 * nor a request to end, and nothing else could run. Whoever started the worker starts another one.
 */
export function startWatchdog({ silenceSeconds = longestSilenceSeconds }: { silenceSeconds?: number } = {}): void {
  // A breakpoint looks just like it.
  if (inspectorUrl()) return;
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
  const thread = new Worker(new URL('./watchdog-thread.mjs', import.meta.url), {
    workerData: { beats, silenceSeconds },
    // Without the loader of this thread, which the other has no use for.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  thread.unref();
}
