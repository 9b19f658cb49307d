import type { ChartBar, ChartData } from './chart-data';
import { formatCount, formatNumber } from './format-number';
import { Swatch } from './series-look';

export type BarTooltipProps = Pick<ChartData, 'series' | 'unit'> & { bar: ChartBar };

/** The numbers of one bar, from the top of the bar to its foot; what is nothing is left out. */
export function BarTooltip({ bar, series, unit }: BarTooltipProps) {
  const parts = series
    .map(({ name, look }, index) => ({ name, look, value: bar.values[index] ?? 0 }))
    .filter(({ value }) => value > 0);
  return (
    <div
      role="status"
      className="min-w-44 max-w-72 rounded-card border border-line bg-page px-3 py-2 text-sm shadow-lg"
    >
      <p className="text-muted">{bar.title}</p>
      <p className="font-semibold tabular-nums">{formatCount(bar.total, unit)}</p>
      {parts.length > 0 && (
        <ul className="mt-1.5 flex flex-col gap-0.5 border-t border-line pt-1.5">
          {parts.toReversed().map(({ name, look, value }) => (
            <li key={name} className="flex items-center gap-2">
              <Swatch look={look} />
              <span dir="auto" className="min-w-0 flex-1 truncate text-left">
                {name}
              </span>
              <span className="pl-3 tabular-nums">{formatNumber(value)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
