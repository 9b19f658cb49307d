'use client';

import { useId } from 'react';
import { Bar, BarChart, BarStack, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { BarTooltip } from './bar-tooltip';
import type { ChartBar, ChartData } from './chart-data';
import { formatShort } from './format-number';
import { LookTile } from './series-look';

export interface StackedBarsProps extends ChartData {
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
        {series.map(({ look }, index) => (
          <pattern
            key={index}
            id={patternOf(index)}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform={isNarrow ? 'scale(0.75)' : undefined}
          >
            <LookTile look={look} />
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
