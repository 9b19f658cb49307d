// What the programs that read have in common: no network, a limit on memory, an answer that is written whole.
import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { cutText } from '@/lib/text/cut/cut-text';
import type { ExtractionLimits } from '../extracted-document';
import { answerDescriptor, baseMemoryMegabytes } from './reader-messages';

/** Documents name addresses of pictures, styles and entities; whatever a library makes of them, none is asked. */
export function refuseNetwork(): void {
  const refusal = () => new Error('A document is read without the network.');
  Socket.prototype.connect = () => {
    throw refusal();
  };
  globalThis.fetch = () => Promise.reject(refusal());
}

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

/** Writes an answer of the reading process, all of it before this returns. */
export function writeAnswer(text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) at += writeSome(bytes.subarray(at));
}

/** Pipes don't wait on every system: when the other end is slow, the write is tried again. */
function writeSome(bytes: Buffer): number {
  try {
    return writeSync(answerDescriptor, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 0;
    throw error;
  }
}

/** For the log of whoever asked. */
export function causeOf(error: unknown): string {
  return cutText(error instanceof Error ? (error.stack ?? error.message) : String(error), 1_000);
}
