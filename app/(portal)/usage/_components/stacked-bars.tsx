'use client';

import { useId } from 'react';
import { Bar, BarChart, BarStack, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { AppearanceTile, type BarChartData, type ChartBar, Swatch } from './chart-series';
import { formatCount, formatFigure, formatShort } from './format-usage';

export interface StackedBarsProps extends BarChartData {
  /** What the chart shows, for those who don't see it. */
  label: string;
}

const tick = { fill: 'var(--muted)', fontSize: 12 };
const margin = { top: 8, right: 4, bottom: 0, left: 0 };
const corner = 3;

/** Fills its frame, whose height is the page's to give. Arrow keys go from bar to bar. */
export function StackedBars({ series, bars, unit, label }: StackedBarsProps) {
  const id = useId();
  const isNarrow = bars.length > 45;
  const labelled = bars.filter(({ label: name }) => name !== null);
  const labels = new Map(labelled.map((bar) => [bar.id, bar.label]));
  const patternOf = (index: number) => `${id}-${index}`;
  return (
    <BarChart
      responsive
      data={bars}
      margin={margin}
      barCategoryGap={isNarrow ? '14%' : '24%'}
      maxBarSize={44}
      style={{ width: '100%', height: '100%' }}
      aria-label={label}
    >
      <defs>
        {series.map(({ appearance }, index) => (
          <pattern
            key={index}
            id={patternOf(index)}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform={isNarrow ? 'scale(0.75)' : undefined}
          >
            <AppearanceTile appearance={appearance} />
          </pattern>
        ))}
      </defs>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="id"
        tickFormatter={(barId: string) => labels.get(barId) ?? ''}
        ticks={labelled.map((bar) => bar.id)}
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: 'var(--field)' }}
        interval="equidistantPreserveStart"
        minTickGap={20}
        tickMargin={8}
        height={30}
      />
      <YAxis
        tick={tick}
        tickLine={false}
        axisLine={false}
        allowDecimals={false}
        tickFormatter={formatShort}
        width="auto"
        tickCount={5}
        niceTicks="snap125"
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--stage)' }}
        content={({ active, payload }) =>
          active && payload[0] ? <BarTooltip bar={payload[0].payload as ChartBar} series={series} unit={unit} /> : null
        }
      />
      <BarStack radius={[corner, corner, 0, 0]}>
        {series.map(({ name }, index) => (
          <Bar
            key={index}
            name={name}
            dataKey={(bar: ChartBar) => bar.values[index] ?? 0}
            fill={`url(#${patternOf(index)})`}
            isAnimationActive={false}
          />
        ))}
      </BarStack>
    </BarChart>
  );
}

type BarTooltipProps = Pick<BarChartData, 'series' | 'unit'> & { bar: ChartBar };

/** The numbers of one bar, from the top of the bar to its foot; what is nothing is left out. */
function BarTooltip({ bar, series, unit }: BarTooltipProps) {
  const parts = series
    .map(({ name, appearance }, index) => ({ name, appearance, value: bar.values[index] ?? 0 }))
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
          {parts.toReversed().map(({ name, appearance, value }) => (
            <li key={name} className="flex items-center gap-2">
              <Swatch appearance={appearance} />
              <span dir="auto" className="min-w-0 flex-1 truncate text-left">
                {name}
              </span>
              <span className="pl-3 tabular-nums">{formatFigure(value)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
