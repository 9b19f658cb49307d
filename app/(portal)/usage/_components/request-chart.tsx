import type { Context } from '@/lib/services/context';
import { countRequests, type RequestBucket } from '@/lib/services/usage/count-requests';
import { BarChart } from './bar-chart';
import type { ChartBar } from './chart-data';
import { formatCount, formatNumber } from './format-number';
import { formatDay, formatLongDay, formatMinute } from './format-time';
import { requestListInput, type RequestsAddress } from './requests-address';
import { Swatch } from './series-look';

const outcomes = [
  { field: 'succeeded', name: '2xx succeeded' },
  { field: 'refused', name: '4xx refused' },
  { field: 'failed', name: '5xx failed' },
] as const;

const unit = { one: 'request', many: 'requests' };
const spanWords = { 1: 'by hour', 3: 'by three hours', 6: 'by six hours', 24: 'by day' } as const;

/** How many calls there were, and how they ended. */
export async function RequestChart({ ctx, address }: { ctx: Context; address: RequestsAddress }) {
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
            <Swatch look={field} />
            {name}
            <span className="tabular-nums">{formatNumber(sum)}</span>
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
          label={`Requests ${spanWords[bucketHours]}: ${sums.map(({ name, sum }) => `${formatNumber(sum)} ${name}`).join(', ')}`}
          series={outcomes.map(({ field, name }) => ({ name, look: field }))}
          bars={buckets.map((bucket) => barOf(bucket, bucketHours))}
          unit={unit}
        />
      )}
    </>
  );
}

/** Hours by threes; where a day has several bars, the first one has its name. */
function labelOf(start: Date, hours: number): string | null {
  const hour = start.getUTCHours();
  if (hours === 1) return hour % 3 === 0 ? formatMinute(start).slice(11) : null;
  return hour === 0 ? formatDay(start) : null;
}

function barOf(bucket: RequestBucket, hours: number): ChartBar {
  const { start } = bucket;
  const end = new Date(start.getTime() + hours * 3_600_000);
  const values = outcomes.map(({ field }) => bucket[field]);
  return {
    id: start.toISOString(),
    label: labelOf(start, hours),
    title:
      hours === 24
        ? formatLongDay(start)
        : `${formatLongDay(start)}, ${formatMinute(start).slice(11)} to ${formatMinute(end).slice(11)} UTC`,
    values,
    total: values.reduce((sum, value) => sum + value, 0),
  };
}
