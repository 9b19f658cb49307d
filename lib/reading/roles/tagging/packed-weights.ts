import { deflateSync, inflateSync } from 'fflate';
import type { Weights } from './decode';
import { size } from './token-features';
import { wordRoles, wordTags } from './tags';

/** The steps between no weight and the largest one. */
const steps = 127;
const longestGap = 255;
const least = 3;

/**
 * Weights as a text: transitions, the unit, then of both tables the rows that are not empty, each behind how many empty
 * ones stand before it.
 */
export function packWeights({ sentence, token, transitions }: Weights): string {
  let largest = 0;
  for (const table of [sentence, token]) for (const weight of table) largest = Math.max(largest, Math.abs(weight));
  const unit = largest / steps;
  const head = Float32Array.from([...transitions, unit]);
  const rows = [...rowsOf(sentence, wordRoles.length, unit), ...rowsOf(token, wordTags.length, unit)];
  const bytes = new Uint8Array(head.byteLength + rows.length);
  bytes.set(new Uint8Array(head.buffer));
  bytes.set(rows, head.byteLength);
  return Buffer.from(deflateSync(bytes, { level: 9 })).toString('base64');
}

function rowsOf(table: Weights['token'], width: number, unit: number): number[] {
  const found: number[] = [];
  let gap = 0;
  for (let row = 0; row < size; row += 1) {
    const values = Array.from(table.subarray(row * width, (row + 1) * width), (weight) => roundedBy(weight, unit));
    if (values.every((value) => value === 0)) {
      gap += 1;
      continue;
    }
    for (; gap >= longestGap; gap -= longestGap) found.push(longestGap);
    found.push(gap, ...values.map((value) => value & 0xff));
    gap = 0;
  }
  for (; gap >= longestGap; gap -= longestGap) found.push(longestGap);
  return [...found, gap];
}

/** What is next to nothing is nothing. */
function roundedBy(weight: number, unit: number): number {
  const steps = Math.round(weight / unit);
  return Math.abs(steps) < least ? 0 : steps;
}

/** Throws where the text is none that was written by `packWeights`. */
export function unpackWeights(packed: string): Weights {
  const bytes = inflateSync(Buffer.from(packed, 'base64'));
  const many = 3 * wordTags.length * wordTags.length;
  const head = new Float32Array(many + 1);
  new Uint8Array(head.buffer).set(bytes.subarray(0, head.byteLength));
  const values = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = head.byteLength;
  const tableOf = (width: number): Int8Array => {
    const table = new Int8Array(size * width);
    let row = 0;
    // Behind the last row there is a gap, too, if only of no rows.
    for (;;) {
      const gap = bytes[at] ?? 0;
      at += 1;
      row += gap;
      if (gap === longestGap) continue;
      if (row >= size) break;
      table.set(values.subarray(at, at + width), row * width);
      at += width;
      row += 1;
    }
    return table;
  };
  const sentence = tableOf(wordRoles.length);
  const token = tableOf(wordTags.length);
  return { sentence, token, transitions: head.slice(0, many), unit: head[many] ?? 1 };
}
