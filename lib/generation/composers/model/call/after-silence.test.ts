import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { afterSilence } from './after-silence';

/** Holds the process up, as the layout of a large deck does. */
function compute(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('calls back after the silence, once', async () => {
  const act = vi.fn();
  afterSilence(80, act);
  await vi.waitFor(() => expect(act).toHaveBeenCalled());
  await setTimeout(100);
  expect(act).toHaveBeenCalledTimes(1);
});

it('does not take for silence what this process did not listen to', async () => {
  const act = vi.fn();
  const end = afterSilence(160, act);
  await setTimeout(1);
  compute(400);
  await setImmediate();
  expect(act).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(act).toHaveBeenCalled());
  end();
});

it('is not called back once it has ended', async () => {
  const act = vi.fn();
  afterSilence(16, act)();
  await setTimeout(60);
  expect(act).not.toHaveBeenCalled();
});
