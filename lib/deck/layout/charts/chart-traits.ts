import type { ChartType, ChartData } from '../../spec/chart-data';

/** What a chart type is made of. */
interface ChartTrait {
  form: 'bar' | 'line' | 'area' | 'sector' | 'point';
  stacked: boolean;
  /** Categories run downwards. */
  horizontal: boolean;
}

/** A combination's series say themselves whether they are bars or lines. */
export const chartTraits: Readonly<Record<ChartType, ChartTrait>> = {
  column: { form: 'bar', stacked: false, horizontal: false },
  stacked_column: { form: 'bar', stacked: true, horizontal: false },
  bar: { form: 'bar', stacked: false, horizontal: true },
  stacked_bar: { form: 'bar', stacked: true, horizontal: true },
  line: { form: 'line', stacked: false, horizontal: false },
  area: { form: 'area', stacked: false, horizontal: false },
  stacked_area: { form: 'area', stacked: true, horizontal: false },
  pie: { form: 'sector', stacked: false, horizontal: false },
  doughnut: { form: 'sector', stacked: false, horizontal: false },
  scatter: { form: 'point', stacked: false, horizontal: false },
  combination: { form: 'bar', stacked: false, horizontal: false },
};

/** Pie and doughnut: their parts are categories, and they have no axes. */
export function isRound({ type }: Pick<ChartData, 'type'>): boolean {
  return chartTraits[type].form === 'sector';
}

/** The numbers of a chart that are there. */
export function numbersOf({ series }: Pick<ChartData, 'series'>): number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null));
}
