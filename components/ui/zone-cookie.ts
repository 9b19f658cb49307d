import { zoneCookie } from '@/lib/contracts/time-zone';

const yearSeconds = 365 * 24 * 60 * 60;

/** Leaves word of the browser's time zone for the pages to come; says whether they knew another one. */
export function rememberZone(): boolean {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const known = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${zoneCookie}=`));
  if (known === `${zoneCookie}=${zone}`) return false;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${zoneCookie}=${zone}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
  // Cookies may be off: then nothing would become of asking again.
  return document.cookie.includes(`${zoneCookie}=${zone}`);
}
