const kilobyte = 1_000;

/** "74 kB", "3.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < kilobyte * kilobyte) return `${Math.max(1, Math.round(bytes / kilobyte))} kB`;
  return `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;
}

const days = cached((zone) => dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }, zone));
const clocks = cached((zone) => dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' }, zone));
const zoneNames = cached((zone) => dateFormat('en-US', { timeZoneName: 'short' }, zone));

/** As `2026-11-21`, where people are. */
export function exactDate(date: Date, zone: string): string {
  return days(zone).format(date);
}

/** As `14:05`. */
export function clockTime(date: Date, zone: string): string {
  return clocks(zone).format(date).slice(0, 'hh:mm'.length);
}

/** As `2026-11-21 14:05:09`. */
export function exactSecond(date: Date, zone: string): string {
  return `${exactDate(date, zone)} ${clocks(zone).format(date)}`;
}

/** As `2026-11-21 14:05 GMT+1`. */
export function exactTime(date: Date, zone: string): string {
  return `${exactDate(date, zone)} ${clockTime(date, zone)} ${zoneName(date, zone)}`;
}

/** As `GMT+1` or `HST`; at a date, because summer time is another one. */
export function zoneName(date: Date, zone: string): string {
  const parts = zoneNames(zone).formatToParts(date);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone, hourCycle: 'h23' });
}

/** A format costs far more to make than to use. */
function cached(make: (zone: string) => Intl.DateTimeFormat): (zone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const format = formats.get(zone) ?? make(zone);
    formats.set(zone, format);
    return format;
  };
}
