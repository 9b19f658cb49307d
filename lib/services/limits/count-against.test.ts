import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getLogger } from '@/lib/platform/logger/logger';
import { reportOutage } from './count-against';

const log = vi.spyOn(getLogger(), 'error').mockReturnValue(undefined);
const lines = () => log.mock.calls.map(([line]) => line);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  log.mockClear();
});

it('says at once that limits are not counted, then every ten seconds how many calls that concerned', () => {
  const cause = new Error('gone');
  reportOutage('goes on', cause);
  expect(log).toHaveBeenCalledWith({ err: cause, letThrough: 1, refused: 0 }, expect.any(String));
  for (let call = 0; call < 5; call += 1) reportOutage('goes on', cause);
  reportOutage('is refused', cause);
  expect(log).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(lines()).toEqual([
    { err: cause, letThrough: 1, refused: 0 },
    { err: cause, letThrough: 5, refused: 1 },
  ]);
  vi.advanceTimersByTime(60_000);
  expect(log).toHaveBeenCalledTimes(2);
  reportOutage('is refused', cause);
  expect(lines().at(-1)).toEqual({ err: cause, letThrough: 0, refused: 1 });
  vi.advanceTimersByTime(10_000);
});
