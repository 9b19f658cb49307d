'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { universalTime } from '@/lib/contracts/time-zone';
import { rememberZone } from '@/components/ui/zone-cookie';
import { exactDate, exactSecond, exactTime, zoneName } from './format';

const Zone = createContext(universalTime);

/** The time zone that the page was sent in. */
const useZone = () => useContext(Zone);

/** Gives all below it the reader's time zone, and has the page drawn anew where it was sent in another one. */
export function ReaderZone({ zone, children }: { zone: string; children: ReactNode }) {
  const router = useRouter();
  useEffect(() => {
    if (rememberZone()) router.refresh();
  }, [router]);
  return <Zone value={zone}>{children}</Zone>;
}

const formats = { day: exactDate, minute: exactTime, second: exactSecond };

/** A moment in the reader's time zone. */
export function ExactTime({ date, to = 'minute' }: { date: Date; to?: keyof typeof formats }) {
  const zone = useZone();
  return (
    <time dateTime={date.toISOString()} title={exactTime(date, zone)}>
      {formats[to](date, zone)}
    </time>
  );
}

/** What the reader's time zone is called now. */
export function ZoneName() {
  return <>{zoneName(new Date(), useZone())}</>;
}

/** Something that happens at a moment, with the moment on hover. */
export function OnHoverTime({ date, className, children }: { date: Date; className?: string; children: ReactNode }) {
  return (
    <span title={exactTime(date, useZone())} className={className}>
      {children}
    </span>
  );
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "5 minutes ago", with the exact time on hover and for machines. */
export function RelativeTime({ date, now }: { date: Date; now: Date }) {
  const zone = useZone();
  const ageSeconds = Math.max(0, (now.getTime() - date.getTime()) / 1000);
  const found = units.find(([, seconds]) => ageSeconds >= seconds);
  return (
    <time dateTime={date.toISOString()} title={exactTime(date, zone)}>
      {found ? words.format(-Math.floor(ageSeconds / found[1]), found[0]) : 'just now'}
    </time>
  );
}
