import { describe, expect, it } from 'vitest';
import { readUsagePeriod } from './usage-period';

const now = new Date('2026-11-21T14:05:00Z');

describe('readUsagePeriod', () => {
  it('is the last 30 days with today unless asked otherwise', () => {
    const { from, to, days, preset } = readUsagePeriod({}, now);
    expect([from.toISOString(), to.toISOString()]).toEqual(['2026-10-23T00:00:00.000Z', '2026-11-22T00:00:00.000Z']);
    expect(days).toHaveLength(30);
    expect([days[0], days.at(-1)]).toEqual(['2026-10-23', '2026-11-21']);
    expect(preset).toBe(30);
  });

  it.each(['7', '30', '90'])('has %s days when asked for them', (days) => {
    expect(readUsagePeriod({ days }, now).days).toHaveLength(Number(days));
  });

  it('takes the first and the last day, both inclusive', () => {
    const { from, to, days, preset } = readUsagePeriod({ from: '2026-02-27', to: '2026-03-01', days: '7' }, now);
    expect([from.toISOString(), to.toISOString(), preset]).toEqual([
      '2026-02-27T00:00:00.000Z',
      '2026-03-02T00:00:00.000Z',
      null,
    ]);
    expect(days).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });

  it('fills in the end that was left out', () => {
    expect(readUsagePeriod({ from: '2026-11-20' }, now).days).toEqual(['2026-11-20', '2026-11-21']);
    expect(readUsagePeriod({ to: '2026-11-20' }, now).days).toHaveLength(30);
  });

  it('is a year at most', () => {
    expect(readUsagePeriod({ from: '2024-01-01', to: '2024-12-31' }, now).days).toHaveLength(366);
    expect(() => readUsagePeriod({ from: '2024-01-01', to: '2025-01-01' }, now)).toThrow('at most 366 days');
  });

  it.each([
    { days: '31' },
    { days: 'x' },
    { from: '2026-13-01' },
    { from: '2026-02-30' },
    { from: '21.11.2026' },
    { from: '2026-11-22' },
    { from: '2026-02-02', to: '2026-02-01' },
  ])('refuses %j', (asked) => {
    expect(() => readUsagePeriod(asked, now)).toThrowError(expect.objectContaining({ code: 'invalid_request' }));
  });
});
