import { describe, expect, it } from 'vitest';
import { packWeights, unpackWeights } from './packed-weights';
import { wordRoles, wordTags } from './tags';
import { size } from './token-features';

function weightsWith(rows: readonly number[]): Parameters<typeof packWeights>[0] {
  const sentence = new Float32Array(size * wordRoles.length);
  const token = new Float32Array(size * wordTags.length);
  for (const row of rows) {
    sentence[row * wordRoles.length] = 1;
    token[row * wordTags.length + 1] = -0.5;
  }
  return { sentence, token, transitions: new Float32Array(3 * wordTags.length * wordTags.length), unit: 1 };
}

describe('packWeights', () => {
  it.each([
    ['the first row', [0]],
    ['the last row', [size - 1]],
    ['rows a whole gap apart', [10, 10 + 256, 10 + 512]],
    ['a whole gap at the end', [size - 256]],
  ])('keeps %s in its place', (_, rows) => {
    const known = weightsWith(rows);
    const { sentence, token, unit } = unpackWeights(packWeights(known));
    for (const table of [
      [sentence, known.sentence],
      [token, known.token],
    ] as const)
      expect(table[0].every((weight, at) => (weight === 0) === (table[1][at] === 0))).toBe(true);
    for (const row of rows) expect((sentence[row * wordRoles.length] ?? 0) * unit).toBeCloseTo(1);
  });
});
