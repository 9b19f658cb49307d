import { writeAnswer } from '../process/inside-reader';

/** A program in the place of the one that reads pages: it does what the address of a page says. */
const behaviours: Record<string, () => void> = {
  spin: () => {
    for (;;) void 0;
  },
  fall: () => process.exit(3),
  talk: () => {
    for (;;) writeAnswer('x'.repeat(10_000));
  },
  stammer: () => writeAnswer('{"page":\n'),
  read: () => writeAnswer(`${JSON.stringify({ page: { title: String(process.pid), passages: [] } })}\n`),
};

writeAnswer(`${JSON.stringify({ ready: true })}\n`);
process.stdin.on('data', (chunk: Buffer) => behaviours[/"url":"(\w+)"/.exec(chunk.toString())?.[1] ?? '']?.());
