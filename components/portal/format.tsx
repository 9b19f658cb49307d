const kilobyte = 1_000;

/** "74 kB", "3.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < kilobyte * kilobyte) return `${Math.max(1, Math.round(bytes / kilobyte))} kB`;
  return `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;
}

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

/** As `2026-11-21`. */
export function exactDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** As `2026-11-21 14:05 UTC`. */
export function exactTime(date: Date): string {
  return `${exactDate(date)} ${date.toISOString().slice(11, 16)} UTC`;
}
