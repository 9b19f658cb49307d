import { writeSync } from 'node:fs';
import { answerDescriptor } from './reader-message';

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
  return (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 1_000);
}
