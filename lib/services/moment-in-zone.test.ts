import { describe, expect, it } from 'vitest';
import { momentIn, startOfDay } from './moment-in-zone';
import { isTimeZone } from '@/lib/contracts/time-zone';

it.each([
  ['Pacific/Honolulu', true],
  ['UTC', true],
  ['Atlantis/Capital', false],
  ['', false],
  ['<script>', false],
])('%j is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});

describe('startOfDay', () => {
  it.each([
    ['2026-11-21', 'UTC', 0, '2026-11-21T00:00:00.000Z'],
    ['2026-11-21', 'Pacific/Honolulu', 0, '2026-11-21T10:00:00.000Z'],
    ['2026-11-21', 'Pacific/Honolulu', 1, '2026-11-22T10:00:00.000Z'],
    ['2026-11-21', 'Asia/Kolkata', 0, '2026-11-20T18:30:00.000Z'],
    // A day of 23 hours.
    ['2026-03-29', 'Europe/Berlin', 0, '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', 1, '2026-03-29T22:00:00.000Z'],
    ['2026-12-31', 'UTC', 1, '2027-01-01T00:00:00.000Z'],
    ['0001-01-01', 'UTC', 0, '0001-01-01T00:00:00.000Z'],
  ])('%s in %s, %i days later, is %s', (day, zone, later, moment) => {
    expect(startOfDay(day, zone, later).toISOString()).toBe(moment);
  });
});

describe('momentIn', () => {
  it.each([
    ['2026-11-21T14:05', 'UTC', '2026-11-21T14:05:00.000Z'],
    ['2026-11-21T14:05', 'Pacific/Honolulu', '2026-11-22T00:05:00.000Z'],
    ['2026-07-01T09:00', 'Europe/Berlin', '2026-07-01T07:00:00.000Z'],
  ])('%s in %s is %s', (written, zone, moment) => {
    expect(momentIn(written, zone).toISOString()).toBe(moment);
  });
});
