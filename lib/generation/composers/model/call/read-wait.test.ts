import { describe, expect, it } from 'vitest';
import { backoffMs } from './ask-patiently';
import { readRetryAfterMs } from './read-wait';

const now = Date.parse('2026-03-01T12:00:00Z');

describe('Retry-After', () => {
  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after': ' 0 ' }, 0],
    [{ 'retry-after': '1.5' }, 1500],
    [{ 'retry-after': 'Sun, 01 Mar 2026 12:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Sun, 01 Mar 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after': '7', 'retry-after-ms': '250' }, 250],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '-5' }, undefined],
    [{ 'retry-after': '' }, undefined],
    [{}, undefined],
    [undefined, undefined],
  ])('%j is %s ms', (headers, expected) => {
    expect(readRetryAfterMs(headers as Record<string, string> | undefined, now)).toBe(expected);
  });
});

describe('pauses', () => {
  it('double from try to try, and half of each is left to chance', () => {
    expect([1, 2, 3].map((tries) => [backoffMs(tries, 0), backoffMs(tries, 1)])).toEqual([
      [250, 500],
      [500, 1000],
      [1000, 2000],
    ]);
  });
});
