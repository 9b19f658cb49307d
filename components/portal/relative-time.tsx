import { exactTime } from './exact-time';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "5 minutes ago", with the exact time on hover and for machines. */
export function RelativeTime({ date, now }: { date: Date; now: Date }) {
  const ageSeconds = Math.max(0, (now.getTime() - date.getTime()) / 1000);
  const found = units.find(([, seconds]) => ageSeconds >= seconds);
  return (
    <time dateTime={date.toISOString()} title={exactTime(date)}>
      {found ? words.format(-Math.floor(ageSeconds / found[1]), found[0]) : 'just now'}
    </time>
  );
}
