import { ChartColumn, Download } from 'lucide-react';
import { buttonClass, LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { ArrangedSpending } from '@/lib/services/usage/arrange-spending';
import { BarChart } from './bar-chart';
import type { ChartBar } from './chart-data';
import { creditUnit, formatCount } from './format-number';
import { formatDay, formatLongDay } from './format-time';
import { hrefOf } from './href-of';
import { Segments } from './segments';
import { lookOfRank } from './series-look';
import { SpendingKey } from './spending-key';
import { SpendingTable } from './spending-table';
import type { UsageAddress } from './usage-address';

export interface SpendingCardProps {
  address: UsageAddress;
  spending: ArrangedSpending;
  today: string;
}

/** Spent by day: to look at, and below it to read. */
export function SpendingCard({ address: { asked, by }, spending, today }: SpendingCardProps) {
  const { series, days, total } = spending;
  const hrefBy = (group: 'key' | 'type') => hrefOf('/usage', { ...asked, by: group === 'key' ? undefined : group });
  const groups = [
    { href: hrefBy('key'), label: 'By key', isCurrent: by === 'key' },
    { href: hrefBy('type'), label: 'By type', isCurrent: by === 'type' },
  ];
  return (
    <Card
      title="Credits spent by day"
      description="Charges of the ledger, by the day in UTC on which a job was completed."
      action={<Segments label="Colours" items={groups} />}
    >
      {total === 0 ? (
        <div className="flex h-64 flex-col items-center justify-center gap-3 rounded-card border border-dashed border-line px-6 text-center text-muted sm:h-80">
          <ChartColumn aria-hidden className="size-8" strokeWidth={1.5} />
          <p>
            Nothing was charged on these days. Choose other days, or start a job: it is charged when it is completed.
          </p>
          <LinkButton href="/new" look="quiet" size="small" className="max-sm:h-11">
            New deck
          </LinkButton>
        </div>
      ) : (
        <>
          <BarChart
            className="h-64 sm:h-80"
            label={`Credits spent by day, ${formatCount(total, creditUnit)} in all. The same numbers are in the table below.`}
            series={series.map(({ name }, index) => ({ name, look: lookOfRank(index) }))}
            bars={days.map((day) => barOf(day, today))}
            unit={creditUnit}
          />
          <SpendingKey series={series} total={total} />
        </>
      )}
      <div className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-4">
        <SpendingTable spending={spending} />
        <a
          href={hrefOf('/usage/export/spent', { ...asked })}
          download
          className={buttonClass({ look: 'quiet', size: 'small', className: 'h-11 sm:h-8' })}
        >
          <Download aria-hidden /> Download CSV
        </a>
      </div>
    </Card>
  );
}

function barOf({ day, total, credits }: ArrangedSpending['days'][number], today: string): ChartBar {
  const date = new Date(day);
  return {
    id: day,
    label: formatDay(date),
    title: day === today ? `${formatLongDay(date)}, so far` : formatLongDay(date),
    values: credits,
    total,
  };
}
