import { expect, it } from 'vitest';
import { indexFlag } from '@/lib/platform/queue/document-queue';
import { createIndexSlots } from './tasks';

it.each([
  [1, 1],
  [2, 1],
  [4, 3],
])('of %i jobs at a time %i may be documents', async (concurrency, most) => {
  const slots = createIndexSlots(concurrency);
  const ends: (() => void)[] = [];
  const begin = () => void slots.hold(() => new Promise<void>((resolve) => ends.push(resolve)));
  for (let count = 0; count < most; count += 1) {
    expect(slots.forbiddenFlags()).toEqual([]);
    begin();
  }
  expect(slots.forbiddenFlags()).toEqual([indexFlag]);
  ends.forEach((end) => end());
  await expect.poll(slots.forbiddenFlags).toEqual([]);
});

it('counts a document no more when reading it has failed', async () => {
  const slots = createIndexSlots(1);
  await expect(slots.hold(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(slots.forbiddenFlags()).toEqual([]);
});
