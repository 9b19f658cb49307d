import { buffer } from 'node:stream/consumers';
import { ExtractionError } from '../extracted-document';
import { readDocument } from '../read-document';
import { causeOf, refuseNetwork, watchMemory, writeAnswer } from './inside-reader';
import type { ReaderAnswer, ReaderRequest } from './reader-messages';

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

function answer(message: ReaderAnswer): void {
  writeAnswer(JSON.stringify(message));
  // Libraries may leave timers and promises behind.
  process.exit(0);
}

await main();
