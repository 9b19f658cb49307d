/** For whoever has said nothing of where they are. */
export const universalTime = 'UTC';

/** Where a browser writes down which time zone it is in, so that pages are sent in its time. */
export const zoneCookie = 'zone';

/** Whether it is a time zone as IANA names them, such as `Pacific/Honolulu`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
