import { expect, it } from 'vitest';
import { createCounter, type Sum } from './library-rate-limiter';

interface Sent {
  key: string;
  calls: number;
  succeed(sum: Sum): void;
  fail(error: Error): void;
}

/** A counter whose store answers when the test says so. */
function counterWith(limit: number) {
  const sent: Sent[] = [];
  const count = createCounter(
    limit,
    (key, calls) => new Promise((succeed, fail) => sent.push({ key, calls, succeed, fail })),
  );
  return { sent, count };
}

it('sends calls that come meanwhile together, and gives each its own place', async () => {
  const { sent, count } = counterWith(3);
  const first = count('key');
  const later = [count('key'), count('key'), count('key')];
  expect(sent.map(({ calls }) => calls)).toEqual([1]);
  sent[0]?.succeed({ total: 1, resetMs: 60 });
  expect(await first).toEqual({ isAllowed: true, remaining: 2, resetMs: 60 });
  expect(sent.map(({ calls }) => calls)).toEqual([1, 3]);
  sent[1]?.succeed({ total: 4, resetMs: 50 });
  expect(await Promise.all(later)).toEqual([
    { isAllowed: true, remaining: 1, resetMs: 50 },
    { isAllowed: true, remaining: 0, resetMs: 50 },
    { isAllowed: false, remaining: 0, resetMs: 50 },
  ]);
});

it('takes into account what other processes have added', async () => {
  const { sent, count } = counterWith(3);
  const first = count('key');
  sent[0]?.succeed({ total: 3, resetMs: 60 });
  expect(await first).toMatchObject({ isAllowed: true, remaining: 0 });
  const second = count('key');
  sent[1]?.succeed({ total: Infinity, resetMs: 60 });
  expect(await second).toMatchObject({ isAllowed: false, remaining: 0 });
});

it('lets no key wait for another', () => {
  const { sent, count } = counterWith(3);
  void count('one');
  void count('other');
  expect(sent.map(({ key }) => key)).toEqual(['one', 'other']);
});

it('fails those that wait with the one that failed, and begins anew', async () => {
  const { sent, count } = counterWith(3);
  const failing = Promise.allSettled([count('key'), count('key')]);
  sent[0]?.fail(new Error('gone'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = count('key');
  sent[1]?.succeed({ total: 1, resetMs: 60 });
  expect(await next).toMatchObject({ isAllowed: true });
});
