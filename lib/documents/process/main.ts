import { writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { ExtractionError } from '../extracted-document';
import { readDocument } from '../read-document';
import { answerDescriptor, type ReaderAnswer, type ReaderRequest } from './reader-message';
import { refuseNetwork } from './refuse-network';
import { watchMemory } from './watch-memory';

/** The program of the reading process: a document on standard input, the answer on a pipe of its own. */
async function main(): Promise<void> {
  const request = JSON.parse(process.argv[2] ?? '') as ReaderRequest;
  refuseNetwork();
  watchMemory(request.limits);
  const bytes = await buffer(process.stdin);
  answer(await read(bytes, request));
}

async function read(bytes: Buffer, { format, limits }: ReaderRequest): Promise<ReaderAnswer> {
  try {
    return { document: await readDocument(bytes, format, limits) };
  } catch (error) {
    if (error instanceof ExtractionError) return { error: error.code, cause: causeOf(error.cause ?? error) };
    // Libraries throw what they like at what they can't parse, stack overflows of deep nesting among it.
    return { error: 'unreadable', cause: causeOf(error) };
  }
}

function causeOf(error: unknown): string {
  return (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 1_000);
}

function answer(message: ReaderAnswer): void {
  const bytes = Buffer.from(JSON.stringify(message));
  for (let at = 0; at < bytes.length; ) at += writeSome(bytes.subarray(at));
  // Libraries may leave timers and promises behind.
  process.exit(0);
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

await main();
