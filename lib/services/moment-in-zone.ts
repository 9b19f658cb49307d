import { TZDate } from '@date-fns/tz';

/**
 * When a day begins in a time zone.
 *
 * @param day as `2026-11-21`
 * @param daysLater 1 for the day after it
 */
export function startOfDay(day: string, zone: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new TZDate(2000, 0, 1, zone);
  // Years before 100 can be given in this way alone.
  start.setFullYear(year, month - 1, date + daysLater);
  return new Date(start.getTime());
}

/**
 * The moment at which clocks in a time zone say so.
 *
 * @param written as `2026-11-21T14:05`
 */
export function momentIn(written: string, zone: string): Date {
  const [day = '', clock = ''] = written.split('T');
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const moment = new TZDate(startOfDay(day, zone).getTime(), zone);
  moment.setHours(hours, minutes);
  return new Date(moment.getTime());
}
