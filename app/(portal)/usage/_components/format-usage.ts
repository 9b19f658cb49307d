import type { ChartUnit } from './chart-series';

/** "21 Nov". */
export const formatDay = (date: Date, timeZone: string): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone });

/** "Sat, 21 Nov 2026". */
export const formatLongDay = (date: Date, timeZone: string): string =>
  date.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone });

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
