import { Worker } from 'node:worker_threads';
import type { ExtractionLimits } from '../extracted-document';
import { baseMemoryMegabytes } from './reader-message';

/**
 * V8's limit is for its heap alone; unpacked bytes lie outside it. A thread beside the one that reads, which may be
 * deep in a computation, ends the process when all it has taken is too much, or when nobody waits for it any more.
 */
export function watchMemory({ memoryMegabytes, timeoutMs }: ExtractionLimits): void {
  const thread = new Worker(new URL('./watch-thread.mjs', import.meta.url), {
    workerData: { mostBytes: (memoryMegabytes + baseMemoryMegabytes) * 1024 * 1024, timeoutMs },
    // Without the loader of this thread, which the other has no use for.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  });
  thread.unref();
}
