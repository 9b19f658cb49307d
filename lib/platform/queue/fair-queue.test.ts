import { expect, it, vi } from 'vitest';
import { createWaker } from './fair-queue';

it('sends once for all who ask while one is on its way, and again after a failure', async () => {
  const ends: ((failure?: Error) => void)[] = [];
  const send = vi.fn(
    () => new Promise<void>((resolve, reject) => ends.push((failure) => (failure ? reject(failure) : resolve()))),
  );
  const wake = createWaker(send);
  wake();
  wake();
  wake();
  expect(send).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  ends[1]?.(new Error('the database is away'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(send).toHaveBeenCalledTimes(2);
  wake();
  expect(send).toHaveBeenCalledTimes(3);
});
