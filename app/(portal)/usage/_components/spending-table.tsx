import { ChevronRight } from 'lucide-react';
import { Table, TableHead, Td, Th, Tr } from '@/components/ui/table';
import type { ArrangedSpending } from '@/lib/services/usage/arrange-spending';
import { formatNumber } from './format-number';

/** The numbers of the chart, the newest day first. */
export function SpendingTable({ spending: { series, days, total } }: { spending: ArrangedSpending }) {
  return (
    <details className="group min-w-0 flex-1 basis-52 open:basis-full">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-md pr-2 text-sm font-medium hover:text-accent sm:min-h-8 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 text-muted transition-transform duration-100 group-open:rotate-90"
        />
        The numbers as a table
      </summary>
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
                    {formatNumber(value)}
                  </Td>
                ))}
                <Td className="py-1.5 text-right font-medium">{formatNumber(ofDay)}</Td>
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
                  {formatNumber(credits)}
                </Td>
              ))}
              <Td className="py-2 text-right">{formatNumber(total)}</Td>
            </tr>
          </tfoot>
        </Table>
      </div>
    </details>
  );
}
