import { barSpan, categoryShare, valueShare } from '@/lib/deck/scene/chart-geometry';
import type { ChartElement, ChartValueAxis } from '@/lib/deck/scene/scene';
import { boxInPoints } from '../units';

/** A place on the slide, in points. */
export interface Place {
  x: number;
  y: number;
}

/** Where categories and numbers of a chart stand on the slide. */
export interface ChartSpace {
  /** The plot in points. */
  plot: { x: number; y: number; width: number; height: number };
  /** What a number on an axis, at a share of what runs along, is on the slide. */
  place(along: number, value: number, axis: ChartValueAxis): Place;
  /** Share of what runs along at which the middle of a category stands. */
  category(index: number): number;
  /** From where to where one of several bars of a category reaches, as shares of what runs along. */
  bar(index: number, bar: number, bars: number): { from: number; to: number };
}

export function chartSpace({
  plot: plotBox,
  horizontal,
  reversed,
  chart,
  axes,
  gapWidthPercent,
}: ChartElement): ChartSpace {
  const plot = boxInPoints(plotBox);
  const count = chart.categories.length;
  const points = axes?.kind === 'categories' ? axes.category.points : 'between';
  const across = (share: number) => plot.x + (reversed ? 1 - share : share) * plot.width;
  return {
    plot,
    place: (along, value, axis) => {
      const share = valueShare(value, axis);
      return horizontal
        ? { x: across(share), y: plot.y + along * plot.height }
        : { x: across(along), y: plot.y + (1 - share) * plot.height };
    },
    category: (index) => categoryShare(index, count, points),
    bar: (index, bar, bars) => {
      const { from, to } = barSpan(bar, bars, gapWidthPercent);
      return { from: (index + from) / count, to: (index + to) / count };
    },
  };
}
