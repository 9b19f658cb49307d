import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';

/** Calls `onLine` for each line a child writes. */
export function eachLine(stream: Readable | null, onLine: (line: string) => void): void {
  if (!stream) return;
  createInterface({ input: stream, crlfDelay: Infinity }).on('line', onLine);
}

const PREFIX_WIDTH = 6;

export function withPrefix(name: string, line: string): string {
  return `${name.padEnd(PREFIX_WIDTH)} | ${line}`;
}
