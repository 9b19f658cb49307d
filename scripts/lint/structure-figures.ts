import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VerbCall } from '../start/start';
import { judgeStructure, longestLine, measureStructure, ratchets, readProduct } from './structure.mjs';

/** Prints how the product's files hang together, beside what the ratchet allows. */
export async function run({ root }: VerbCall): Promise<number> {
  const files = readProduct(root);
  const measured = measureStructure(files);
  const allowed = allowedStructure(root);
  const lengths = measured.files.map((path) => files.get(path)!.split('\n').length - 1).sort((a, b) => a - b);
  const { path, line, columns } = longestLine(files);
  const rows = [
    ...Object.entries(ratchets).map(([key, what]) => {
      const name = key as keyof typeof ratchets;
      return [what, String(measured[name].length), `at most ${allowed[name]}`];
    }),
    ['lines in all', String(lengths.reduce((sum, one) => sum + one, 0)), ''],
    ['lines of the median file', String(lengths[Math.floor(lengths.length / 2)]), ''],
    ['columns of the longest line', String(columns), `${path}:${line}`],
  ];
  for (const [what = '', count = '', note = ''] of rows) {
    process.stdout.write(`${what.padEnd(42)}${count.padStart(8)}  ${note}\n`);
  }
  return judgeStructure(measured, allowed).length === 0 ? 0 : 1;
}

/** What must not rise: lower it in scripts/lint/structure.json whenever it falls. */
function allowedStructure(root: string): Record<keyof typeof ratchets, number> {
  return JSON.parse(readFileSync(join(root, 'scripts/lint/structure.json'), 'utf8')) as Record<
    keyof typeof ratchets,
    number
  >;
}

/** Sentences about what got worse; none where nothing did. */
export function checkStructure(root: string): string[] {
  return judgeStructure(measureStructure(readProduct(root)), allowedStructure(root));
}
