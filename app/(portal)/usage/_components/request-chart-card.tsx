import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { Context } from '@/lib/services/context';
import { RequestChart } from './request-chart';
import { requestsHref, spans, type RequestsAddress, type Span } from './requests-address';
import { Segments } from './segments';

/** Counting a month of calls can take a moment, for which the list below does not wait. */
export function RequestChartCard({
  ctx,
  address,
  retentionDays,
}: {
  ctx: Context;
  address: RequestsAddress;
  retentionDays: number;
}) {
  const { from: _from, to: _to, ...kept } = address.values;
  const names: Record<Span, string> = { day: '24 hours', week: '7 days', all: `${retentionDays} days` };
  const shown = (Object.keys(spans) as Span[]).filter((span) => span === 'all' || spans[span] < retentionDays * 24);
  const items = shown.map((span) => ({
    href: requestsHref({ ...kept, within: span === 'week' ? undefined : span }),
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
      <Suspense key={JSON.stringify(address.values)} fallback={<Skeleton className="h-45" />}>
        <RequestChart ctx={ctx} address={address} />
      </Suspense>
    </section>
  );
}
