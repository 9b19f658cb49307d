import { isTimeZone, universalTime, zoneCookie } from '@/lib/contracts/time-zone';
import { currentRequest } from './sign-in/request-view';

/** The time zone of whoever reads the page; UTC until their browser has told it. */
export async function readerZone(): Promise<string> {
  const { cookies } = await currentRequest();
  // Decoded by whoever reads the header, which leaves out what can't be.
  const zone = cookies.get(zoneCookie)?.value ?? '';
  return isTimeZone(zone) ? zone : universalTime;
}
