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
