import { Suspense } from 'react';
import { clockTime, zoneName } from '@/components/portal/format';
import { Skeleton } from '@/components/ui/skeleton';
import type { Context } from '@/lib/services/context';
import { countRequests, type RequestBucket } from '@/lib/services/usage/count-requests';
import { BarChart } from '../../_components/bar-chart';
import { type ChartBar, Swatch } from '../../_components/chart-series';
import { formatCount, formatDay, formatFigure, formatLongDay } from '../../_components/format-usage';
import { Segments } from '../../_components/usage-parts';
import { requestListInput, type RequestsAddress, spans, type TimeSpan } from './requests-address';

const outcomes = [
  { field: 'succeeded', name: '2xx succeeded' },
  { field: 'refused', name: '4xx refused' },
  { field: 'failed', name: '5xx failed' },
] as const;

const unit = { one: 'request', many: 'requests' };
const spanWords = { 1: 'by hour', 3: 'by three hours', 6: 'by six hours', 24: 'by day' } as const;

interface RequestChartProps {
  ctx: Context;
  address: RequestsAddress;
  /** Where the reader is. */
  zone: string;
}

/** Counting a month of calls can take a moment, for which the list below does not wait. */
export function RequestChartCard({ ctx, address, retentionDays, zone }: RequestChartProps & { retentionDays: number }) {
  const names: Record<TimeSpan, string> = { day: '24 hours', week: '7 days', all: `${retentionDays} days` };
  const shown = (Object.keys(spans) as TimeSpan[]).filter((span) => span === 'all' || spans[span] < retentionDays * 24);
  const items = shown.map((span) => ({
    href: address.href({ from: undefined, to: undefined, within: span === 'week' ? undefined : span }),
    label: names[span],
    isCurrent: address.span === span,
  }));
  return (
    <section aria-labelledby="request-chart" className="flex flex-col gap-3 rounded-card border border-line p-5 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="request-chart" className="font-semibold">
          Requests
        </h2>
        <Segments label="Time" items={items} />
      </div>
      <Suspense key={JSON.stringify(address.filters)} fallback={<Skeleton className="h-45" />}>
        <RequestChart ctx={ctx} address={address} zone={zone} />
      </Suspense>
    </section>
  );
}

/** How many calls there were, and how they ended. */
async function RequestChart({ ctx, address, zone }: RequestChartProps) {
  const { apiKeyId, operation } = requestListInput(address);
  const { buckets, bucketHours } = await countRequests({
    ctx,
    input: { from: address.from, to: address.to, apiKeyId, operation },
  });
  const sums = outcomes.map(({ field, name }) => ({
    name,
    field,
    sum: buckets.reduce((all, bucket) => all + bucket[field], 0),
  }));
  const total = sums.reduce((all, { sum }) => all + sum, 0);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <span className="text-muted">
          {formatCount(total, unit)} {spanWords[bucketHours]}
        </span>
        {sums.map(({ name, field, sum }) => (
          <span key={field} className="flex items-center gap-2">
            <Swatch appearance={field} />
            {name}
            <span className="tabular-nums">{formatFigure(sum)}</span>
          </span>
        ))}
      </p>
      {total === 0 ? (
        <p className="flex h-36 items-center justify-center rounded-card border border-dashed border-line text-sm text-muted">
          No request in this time.
        </p>
      ) : (
        <BarChart
          className="h-36"
          label={`Requests ${spanWords[bucketHours]}: ${sums.map(({ name, sum }) => `${formatFigure(sum)} ${name}`).join(', ')}`}
          series={outcomes.map(({ field, name }) => ({ name, appearance: field }))}
          bars={buckets.map((bucket) => barOf(bucket, bucketHours, zone))}
          unit={unit}
        />
      )}
    </>
  );
}

const hourMs = 3_600_000;

/** Hours by threes; where a day has several bars, the first one that begins on it has its name. */
function labelOf(start: Date, hours: number, zone: string): string | null {
  const clock = clockTime(start, zone);
  const hour = Number(clock.slice(0, 2));
  if (hours === 1) return hour % 3 === 0 ? clock : null;
  return hour < hours ? formatDay(start, zone) : null;
}

function barOf(bucket: RequestBucket, hours: number, zone: string): ChartBar {
  const { start } = bucket;
  const end = new Date(start.getTime() + hours * hourMs);
  const values = outcomes.map(({ field }) => bucket[field]);
  return {
    id: start.toISOString(),
    label: labelOf(start, hours, zone),
    title: `${formatLongDay(start, zone)}, ${clockTime(start, zone)} to ${clockTime(end, zone)} ${zoneName(start, zone)}`,
    values,
    total: values.reduce((sum, value) => sum + value, 0),
  };
}
