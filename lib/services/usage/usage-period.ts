import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';

/** The periods that the page offers; any other is given by its first and last day. */
export const presetDays = [7, 30, 90] as const;
const defaultDays = 30;

/** A year and a leap day: enough to compare years, few enough to draw. */
const mostDays = 366;
const dayMs = 86_400_000;

/** Whole days in UTC, because the ledger of an organization is one, wherever its people are. */
export interface UsagePeriod {
  /** Midnight, inclusive. */
  from: Date;
  /** Midnight, exclusive. */
  to: Date;
  /** Every day of it, oldest first, as `2026-11-21`. */
  days: string[];
  /** Where it is one of those that the page offers, ending today. */
  preset: (typeof presetDays)[number] | null;
}

export interface AskedPeriod {
  days?: string;
  /** The first day, as `2026-11-01`. */
  from?: string;
  /** The last day, inclusive. */
  to?: string;
}

const daySchema = z.iso.date();

/** @throws AppError invalid_request, with words for whoever wrote the address */
export function readUsagePeriod({ days, from, to }: AskedPeriod, now: Date): UsagePeriod {
  if (from || to) return periodBetween(from, to, now);
  const preset = days ? presetDays.find((each) => String(each) === days) : defaultDays;
  if (!preset) throw wrong('days', `The period is ${presetDays.join(', ')} days, or one from a day to another.`);
  const end = utcDayMs(now) + dayMs;
  return { ...periodOf(end - preset * dayMs, end), preset };
}

function periodBetween(from: string | undefined, to: string | undefined, now: Date): UsagePeriod {
  const last = to ? dayMsOf(to, 'to') : utcDayMs(now);
  const first = from ? dayMsOf(from, 'from') : last - (defaultDays - 1) * dayMs;
  if (first > last) throw wrong('from', 'The first day is after the last one.');
  if (last - first >= mostDays * dayMs) throw wrong('from', `A period has at most ${mostDays} days.`);
  return { ...periodOf(first, last + dayMs), preset: null };
}

function periodOf(fromMs: number, toMs: number) {
  const days = Array.from({ length: (toMs - fromMs) / dayMs }, (_, index) => dayOf(new Date(fromMs + index * dayMs)));
  return { from: new Date(fromMs), to: new Date(toMs), days };
}

function dayMsOf(day: string, param: string): number {
  if (!daySchema.safeParse(day).success) throw wrong(param, 'A day is written as 2026-11-21.');
  return Date.parse(day);
}

const utcDayMs = (date: Date) => Math.floor(date.getTime() / dayMs) * dayMs;

/** The day in UTC, as `2026-11-21`. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function wrong(param: string, message: string): AppError {
  return new AppError({ code: 'invalid_request', message, param });
}
