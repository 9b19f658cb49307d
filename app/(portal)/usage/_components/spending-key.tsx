import { cn } from '@/components/ui/cn';
import type { SpendingSeries } from '@/lib/services/usage/arrange-spending';
import chart from './chart.module.css';
import { formatShare } from './format-number';
import { lookOfRank, Swatch } from './series-look';

/** What the colours of the chart stand for. */
export function SpendingKey({ series, total }: { series: readonly SpendingSeries[]; total: number }) {
  return (
    <ul aria-label="Colours of the chart" className={cn(chart.chart, 'flex flex-wrap gap-x-5 gap-y-1.5 text-sm')}>
      {series.map(({ id, name, detail, credits }, index) => (
        <li
          key={id}
          className="flex max-w-full min-w-0 items-center gap-2"
          title={detail ? `${name} (${detail}…)` : name}
        >
          <Swatch look={lookOfRank(index)} />
          <span dir="auto" className="max-w-52 truncate text-left">
            {name}
          </span>
          <span className="text-muted tabular-nums">{formatShare(credits, total)}</span>
        </li>
      ))}
    </ul>
  );
}
