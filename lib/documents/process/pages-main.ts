import { ExtractionError } from '../extracted-document';
import { readWebPage } from '../read-web-page';
import { causeOf, refuseNetwork, watchMemory, writeAnswer } from './inside-reader';
import { headBytes, type PageAnswer, type PageRequest, type PagesRequest } from './reader-messages';

/** The program that reads all pages of a job, one after the other, until its input ends. */
async function main(): Promise<void> {
  const { limits, lifeMs } = JSON.parse(process.argv[2] ?? '') as PagesRequest;
  refuseNetwork();
  watchMemory({ ...limits, timeoutMs: lifeMs });
  answer({ ready: true });
  for await (const [request, bytes] of requests()) answer(await read(request, bytes, limits));
  // Libraries may leave timers and promises behind.
  process.exit(0);
}

async function* requests(): AsyncGenerator<[PageRequest, Buffer]> {
  for (;;) {
    const head = await take(headBytes);
    if (head.length < headBytes) return;
    const request = JSON.parse((await take(head.readUInt32BE())).toString()) as PageRequest;
    yield [request, await take(request.byteLength)];
  }
}

/** So many bytes of the input; fewer where it ends before. */
async function take(count: number): Promise<Buffer> {
  for (;;) {
    if (count === 0 || process.stdin.readableEnded) return Buffer.alloc(0);
    const bytes = process.stdin.read(count) as Buffer | null;
    if (bytes !== null) return bytes;
    await new Promise<void>((resolve) => {
      process.stdin.once('readable', resolve);
      process.stdin.once('end', resolve);
    });
  }
}

async function read({ page }: PageRequest, bytes: Buffer, limits: PagesRequest['limits']): Promise<PageAnswer> {
  try {
    return { page: await readWebPage(bytes, page, limits) };
  } catch (error) {
    return { error: error instanceof ExtractionError ? error.code : 'unreadable', cause: causeOf(error) };
  }
}

function answer(message: PageAnswer): void {
  writeAnswer(`${JSON.stringify(message)}\n`);
}

await main();
