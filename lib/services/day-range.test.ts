import { describe, expect, it } from 'vitest';
import { momentsOf, readDayRange } from './day-range';

describe('readDayRange', () => {
  it.each([{}, { from: '2026-02-27' }, { to: '2026-02-28' }, { from: '2026-02-28', to: '2026-02-28' }])(
    'takes %j',
    (asked) => {
      expect(readDayRange(asked)).toEqual({ from: undefined, to: undefined, ...asked });
    },
  );

  it.each([{ from: '2026-02-02', to: '2026-02-01' }, { to: '2026-02-31' }, { from: 'yesterday' }])(
    'refuses %j',
    (asked) => {
      expect(() => readDayRange(asked)).toThrowError(expect.objectContaining({ code: 'invalid_request' }));
    },
  );
});

describe('momentsOf', () => {
  it('goes from the beginning of one day to the end of another, where the reader is', () => {
    expect(momentsOf({ from: '2026-02-27', to: '2026-02-28' }, 'UTC')).toEqual({
      from: new Date('2026-02-27T00:00Z'),
      to: new Date('2026-03-01T00:00Z'),
    });
    expect(momentsOf({ from: '2026-02-27' }, 'Pacific/Honolulu')).toEqual({
      from: new Date('2026-02-27T10:00Z'),
      to: undefined,
    });
  });
});
