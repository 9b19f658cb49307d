import { spawn } from 'node:child_process';
import { writeFileSync, writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { ExtractedDocument } from '../extracted-document';
import { refuseNetwork, watchMemory } from '../process/inside-reader';
import { answerDescriptor, type ReaderRequest } from '../process/reader-messages';

/** A program in the place of the reading process that does what the "document" says: its first word, then an argument. */
const behaviours: Record<string, (argument: string) => unknown> = {
  spin: (pidFile) => {
    writeFileSync(pidFile, String(process.pid));
    for (;;) void 0;
  },
  /** Starts another process and then waits with it. */
  breed: async (pidFile) => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    writeFileSync(pidFile, String(child.pid));
    await new Promise(() => setInterval(() => undefined, 1_000));
  },
  /** Fills V8's heap. */
  hoard: () => {
    const kept: string[][] = [];
    for (;;) kept.push(Array.from({ length: 1_000 }, (_, index) => `${kept.length} ${index}`));
  },
  /** Fills memory outside the heap, without ever giving way. */
  inflate: () => {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(8_000_000, kept.length));
  },
  talk: () => {
    for (;;) writeSync(answerDescriptor, 'x'.repeat(10_000));
  },
  fall: () => {
    throw new Error('fell over');
  },
  tell: () => answer({ title: JSON.stringify(process.env), pageCount: null, parts: [] }),
  call: async (url) => {
    const outcome = await fetch(url).then(
      () => 'reached',
      (error: unknown) => String(error),
    );
    answer({ title: outcome, pageCount: null, parts: [] });
  },
  stammer: () => {
    writeSync(answerDescriptor, '{"document":');
    process.exit(0);
  },
};

function answer(document: ExtractedDocument): void {
  writeSync(answerDescriptor, JSON.stringify({ document }));
  process.exit(0);
}

refuseNetwork();
watchMemory((JSON.parse(process.argv[2] ?? '') as ReaderRequest).limits);
const [name = '', argument = ''] = (await buffer(process.stdin)).toString('utf8').split(' ');
await behaviours[name]?.(argument);
