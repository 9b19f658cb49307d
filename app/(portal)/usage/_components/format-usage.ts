import type { ChartUnit } from './chart-series';

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "21 Nov". */
export const formatDay = (date: Date): string => shortDay.format(date);

/** "Sat, 21 Nov 2026". */
export const formatLongDay = (date: Date): string => longDay.format(date);

/** "2026-11-21 14:05". */
export const formatMinute = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');

/** "2026-11-21 14:05:09". */
export const formatSecond = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

const whole = new Intl.NumberFormat('en');
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const tenth = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

export const formatFigure = (value: number): string => whole.format(value);

/** With a true minus sign, and a plus where something was added. */
export const formatChange = (value: number): string => `${value < 0 ? '−' : '+'}${whole.format(Math.abs(value))}`;

/** "12K", for the edge of a chart. */
export const formatShort = (value: number): string => short.format(value);

export const formatShare = (part: number, all: number): string => (all === 0 ? '0%' : tenth.format(part / all));

export const formatCount = (value: number, { one, many }: ChartUnit): string =>
  `${whole.format(value)} ${value === 1 ? one : many}`;

export const creditUnit: ChartUnit = { one: 'credit', many: 'credits' };
export const jobUnit: ChartUnit = { one: 'job', many: 'jobs' };
