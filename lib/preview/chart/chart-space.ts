import { barSpan, categoryShare, valueShare } from '@/lib/deck/scene/chart-geometry';
import type { ChartElement, ChartValueAxis, ChartSeriesLook } from '@/lib/deck/scene/scene';
import type { ChartSeries } from '@/lib/deck/spec/chart-data';
import { fontReach } from '@/lib/deck/text/faces';
import type { Theme, ColorRole } from '@/lib/deck/theme/theme';
import { latinStack } from '../font-stacks';
import { boxInPoints, escapeSvg, tag, hex } from '../svg';

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

/** What every part of a chart's drawing looks at. */
export interface ChartCanvas {
  element: ChartElement;
  space: ChartSpace;
  theme: Theme;
}

export interface LookedSeries {
  index: number;
  series: ChartSeries;
  look: ChartSeriesLook;
}

/** Dashes and gaps, as multiples of the line's width, as programs draw them. */
const dash = [4, 3] as const;

/** The pattern of a series' line; none where it is whole. */
export function dashesOf({ isDashed, lineWidthPt = 0 }: ChartSeriesLook): string | undefined {
  return isDashed ? dash.map((part) => part * lineWidthPt).join(' ') : undefined;
}

/** The series of one form with their looks. */
export function seriesOf({ element }: ChartCanvas, form: ChartSeriesLook['form']): LookedSeries[] {
  return element.looks.flatMap((look, index) => {
    const series = element.chart.series[index];
    return series && look.form === form ? [{ index, series, look }] : [];
  });
}

export interface ChartTextStyle {
  sizePt: number;
  color: ColorRole;
  bold?: boolean;
  anchor: 'start' | 'middle' | 'end';
}

/** One line of a chart's text, whose middle stands at the height of its place. */
export function chartText(
  text: string,
  { x, y }: Place,
  { sizePt, color, bold = false, anchor }: ChartTextStyle,
  { colors, fonts }: Theme,
): string {
  const { ascent, descent } = fontReach(fonts.body);
  const attributes = {
    x,
    y: y + ((ascent - descent) / 2) * sizePt,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    'font-family': latinStack(fonts.body),
    'font-size': sizePt,
    'font-weight': bold ? 700 : undefined,
    fill: hex(colors, color),
  };
  return tag('text', attributes, [escapeSvg(text)]);
}

/** Height of one line of a chart's text, in points. */
export function lineHeight(sizePt: number, { fonts }: Theme): number {
  const { ascent, descent } = fontReach(fonts.body);
  return (ascent + descent) * sizePt;
}
