import { cn } from '@/components/ui/cn';
import type { DayOfUse, KeyUsage } from '@/lib/services/api-keys/get-key-usage';

const heightPx = 24;
const pitchPx = 4;
const barPx = 3;
/** The least that can be seen: one request beside days of thousands. */
const leastPx = 2;

const grouped = (count: number, word: string) => `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;

/** Requests day by day, errors in red at the foot of their bars; the same in words below. */
export function UsageSparkline({ usage }: { usage: KeyUsage }) {
  return (
    <div className="flex flex-col gap-1">
      <Bars days={usage.days} />
      <span className="text-xs whitespace-nowrap text-muted tabular-nums">
        {usage.requests === 0 ? 'No requests' : grouped(usage.requests, 'request')}
        {usage.errors > 0 && (
          <>
            , <span className="text-bad">{grouped(usage.errors, 'error')}</span>
          </>
        )}
      </span>
    </div>
  );
}

function Bars({ days }: { days: readonly DayOfUse[] }) {
  const busiest = days.reduce((most, day) => (day.requests > most.requests ? day : most));
  const widthPx = days.length * pitchPx - (pitchPx - barPx);
  const heightOf = (count: number) =>
    count === 0 ? 0 : Math.max(leastPx, Math.round((count / busiest.requests) * heightPx));
  const label =
    busiest.requests === 0
      ? `No requests in the last ${days.length} days`
      : `Requests a day in the last ${days.length} days, the most on ${busiest.day}: ${busiest.requests.toLocaleString('en')}`;
  return (
    <svg
      role="img"
      aria-label={label}
      width={widthPx}
      height={heightPx + 1}
      viewBox={`0 0 ${widthPx} ${heightPx + 1}`}
      className={cn('max-w-full', busiest.requests === 0 && '@max-2xl:hidden')}
    >
      <path className="fill-line" d={`M0 ${heightPx}h${widthPx}v1h-${widthPx}z`} />
      <path className="fill-accent" d={barsOf(days.map(({ requests }) => heightOf(requests)))} />
      <path className="fill-bad" d={barsOf(days.map(({ errors }) => heightOf(errors)))} />
    </svg>
  );
}

function barsOf(heights: readonly number[]): string {
  return heights
    .map((height, index) => (height === 0 ? '' : `M${index * pitchPx} ${heightPx}v-${height}h${barPx}v${height}z`))
    .join('');
}
