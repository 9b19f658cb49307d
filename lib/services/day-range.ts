import { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { startOfDay } from '@/lib/services/moment-in-zone';

/** The first and the last day of a list, as `2026-11-21`, either of them open. */
export interface DayRange {
  from?: string;
  to?: string;
}

const daySchema = z.iso.date();

/** @throws AppError invalid_request, with words for whoever wrote the address */
export function readDayRange({ from, to }: DayRange): DayRange {
  for (const [param, day] of Object.entries({ from, to }))
    if (day && !daySchema.safeParse(day).success) throw wrong(param, 'A day is written as 2026-11-21.');
  // Days are written so that their order is that of the letters.
  if (from && to && from > to) throw wrong('from', 'The first day is after the last one.');
  return { from, to };
}

/** The time from the beginning of one day to the end of another, where the reader is. */
export function momentsOf({ from, to }: DayRange, zone: string): { from?: Date; to?: Date } {
  return { from: from ? startOfDay(from, zone) : undefined, to: to ? startOfDay(to, zone, 1) : undefined };
}

function wrong(param: string, message: string): AppError {
  return new AppError({ code: 'invalid_request', message, param });
}
