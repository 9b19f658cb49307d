import { ChartColumn, Download } from 'lucide-react';
import { ScopedDownload } from '@/components/portal/page-organization';
import { universalTime } from '@/lib/contracts/time-zone';
import { LinkButton } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/control-class';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Table, TableHead, Td, Th, Tr } from '@/components/ui/table';
import { Summary } from '@/components/ui/summary';
import type { ArrangedSpending, SpendingSeries } from '@/lib/services/usage/spending';
import { BarChart } from './bar-chart';
import { appearanceOfRank, type ChartBar, Swatch } from './chart-series';
import chart from './chart.module.css';
import { creditUnit, formatCount, formatDay, formatFigure, formatLongDay, formatShare } from './format-usage';
import type { UsageAddress } from './usage-address';
import { Segments } from './usage-parts';

export interface SpendingCardProps {
  address: UsageAddress;
  spending: ArrangedSpending;
  today: string;
}

/** Spent by day: to look at, and below it to read. */
export function SpendingCard({ address, spending, today }: SpendingCardProps) {
  const { series, days, total } = spending;
  const groups = [
    { href: address.href({ by: undefined }), label: 'By key', isCurrent: address.by === 'key' },
    { href: address.href({ by: 'type' }), label: 'By type', isCurrent: address.by === 'type' },
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
          <LinkButton href="/new" variant="quiet" size="small" className="max-sm:h-11">
            New deck
          </LinkButton>
        </div>
      ) : (
        <>
          <BarChart
            className="h-64 sm:h-80"
            label={`Credits spent by day, ${formatCount(total, creditUnit)} in all. The same numbers are in the table below.`}
            series={series.map(({ name }, index) => ({ name, appearance: appearanceOfRank(index) }))}
            bars={days.map((day) => barOf(day, today))}
            unit={creditUnit}
          />
          <SpendingKey series={series} total={total} />
        </>
      )}
      <div className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-4">
        <SpendingTable spending={spending} />
        <ScopedDownload
          href={address.href({ by: undefined }, '/usage/export/spent')}
          className={buttonClass({ variant: 'quiet', size: 'small', className: 'h-11 sm:h-8' })}
        >
          <Download aria-hidden /> Download CSV
        </ScopedDownload>
      </div>
    </Card>
  );
}

function barOf({ day, total, credits }: ArrangedSpending['days'][number], today: string): ChartBar {
  const date = new Date(day);
  return {
    id: day,
    label: formatDay(date, universalTime),
    title: `${formatLongDay(date, universalTime)}${day === today ? ', so far' : ''}`,
    values: credits,
    total,
  };
}

/** What the colours of the chart stand for. */
function SpendingKey({ series, total }: { series: readonly SpendingSeries[]; total: number }) {
  return (
    <ul aria-label="Colours of the chart" className={cn(chart.chart, 'flex flex-wrap gap-x-5 gap-y-1.5 text-sm')}>
      {series.map(({ id, name, detail, credits }, index) => (
        <li
          key={id}
          className="flex max-w-full min-w-0 items-center gap-2"
          title={detail ? `${name} (${detail}…)` : name}
        >
          <Swatch appearance={appearanceOfRank(index)} />
          <span dir="auto" className="max-w-52 truncate text-left">
            {name}
          </span>
          <span className="text-muted tabular-nums">{formatShare(credits, total)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The numbers of the chart, the newest day first. */
function SpendingTable({ spending: { series, days, total } }: { spending: ArrangedSpending }) {
  return (
    <details className="min-w-0 flex-1 basis-52 open:basis-full">
      <Summary className="min-h-11 pr-2 sm:min-h-8">The numbers as a table</Summary>
      <div className="mt-3 [&>div]:max-h-[28rem] [&>div]:overflow-auto">
        <Table label="Credits spent by day" className="tabular-nums">
          <TableHead>
            <tr>
              <Th className="py-2">Day (UTC)</Th>
              {series.map(({ id, name }) => (
                <Th key={id} className="max-w-40 truncate py-2 text-right" title={name} dir="auto">
                  {name}
                </Th>
              ))}
              <Th className="py-2 text-right">All</Th>
            </tr>
          </TableHead>
          <tbody>
            {days.toReversed().map(({ day, total: ofDay, credits }) => (
              <Tr key={day}>
                <Th scope="row" className="py-1.5 font-normal">
                  {day}
                </Th>
                {credits.map((value, index) => (
                  <Td
                    key={series[index]?.id}
                    className={value === 0 ? 'py-1.5 text-right text-muted' : 'py-1.5 text-right'}
                  >
                    {formatFigure(value)}
                  </Td>
                ))}
                <Td className="py-1.5 text-right font-medium">{formatFigure(ofDay)}</Td>
              </Tr>
            ))}
          </tbody>
          <tfoot className="sticky bottom-0 border-t border-line bg-surface font-medium">
            <tr>
              <Th scope="row" className="py-2 font-medium">
                All days
              </Th>
              {series.map(({ id, credits }) => (
                <Td key={id} className="py-2 text-right">
                  {formatFigure(credits)}
                </Td>
              ))}
              <Td className="py-2 text-right">{formatFigure(total)}</Td>
            </tr>
          </tfoot>
        </Table>
      </div>
    </details>
  );
}
