import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getLogger } from '@/lib/platform/logger/logger';
import { createRowBuffer } from './row-buffer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const options = { name: 'rows', batchRows: 3, delayMs: 100, mostRows: 5, retryMs: 1_000 };

function openBuffer() {
  const write = vi.fn<(rows: readonly number[]) => Promise<void>>(async () => undefined);
  return { write, buffer: createRowBuffer({ ...options, write }) };
}
const written = (write: ReturnType<typeof openBuffer>['write']) => write.mock.calls.map(([rows]) => rows);
const warnings = () => vi.spyOn(getLogger(), 'warn').mockReturnValue(undefined);

describe('a row buffer', () => {
  it('writes rows together after a moment', async () => {
    const { buffer, write } = openBuffer();
    buffer.add(1);
    buffer.add(2);
    expect(write).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(written(write)).toEqual([[1, 2]]);
  });

  it('writes a full batch at once, and no batch beyond its size', async () => {
    const { buffer, write } = openBuffer();
    for (const row of [1, 2, 3, 4]) buffer.add(row);
    await buffer.flush();
    expect(written(write)).toEqual([[1, 2, 3], [4]]);
  });

  it('writes one batch at a time, and with the same flush what came meanwhile', async () => {
    const { buffer, write } = openBuffer();
    let finish = () => {};
    write.mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)));
    buffer.add(1);
    const first = buffer.flush();
    for (const row of [2, 3, 4]) buffer.add(row);
    const second = buffer.flush();
    expect(write).toHaveBeenCalledTimes(1);
    finish();
    expect(await Promise.all([first, second])).toEqual([0, 0]);
    expect(written(write)).toEqual([[1], [2, 3, 4]]);
  });

  it('is ready for more after an empty flush', async () => {
    const { buffer, write } = openBuffer();
    expect(await buffer.flush()).toBe(0);
    buffer.add(1);
    expect(await buffer.flush()).toBe(0);
    expect(written(write)).toEqual([[1]]);
  });

  it('keeps rows while the database is away, up to a bound, and says once how many it dropped', async () => {
    const { buffer, write } = openBuffer();
    const warn = warnings();
    write.mockImplementation(() => Promise.reject(away()));
    for (let row = 1; row <= 3; row += 1) buffer.add(row);
    await vi.advanceTimersByTimeAsync(0);
    for (let row = 4; row <= 9; row += 1) buffer.add(row);
    expect(await buffer.flush()).toBe(5);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(warn).not.toHaveBeenCalled();
    write.mockClear().mockImplementation(async () => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written(write)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    buffer.add(10);
    await buffer.flush();
    expect(warn.mock.calls).toEqual([[{ rows: 4 }, expect.stringContaining('dropped')]]);
  });

  it('does not hammer a database that is away', async () => {
    const { buffer, write } = openBuffer();
    write.mockImplementation(() => Promise.reject(away()));
    for (let row = 1; row <= 3; row += 1) buffer.add(row);
    await vi.advanceTimersByTimeAsync(0);
    for (let row = 4; row <= 9; row += 1) buffer.add(row);
    await vi.advanceTimersByTimeAsync(3_500);
    expect(write).toHaveBeenCalledTimes(4);
  });

  it('gives up rows that the database refuses, and goes on', async () => {
    const { buffer, write } = openBuffer();
    const error = vi.spyOn(getLogger(), 'error').mockReturnValue(undefined);
    write.mockImplementationOnce(() => Promise.reject(new Error('value out of range')));
    for (let row = 1; row <= 4; row += 1) buffer.add(row);
    expect(await buffer.flush()).toBe(0);
    expect(error).toHaveBeenCalledTimes(1);
    expect(written(write)).toEqual([[1, 2, 3], [4]]);
  });
});
