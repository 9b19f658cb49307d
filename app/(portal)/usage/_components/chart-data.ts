import type { SeriesLook } from './series-look';

/** A part of every bar. */
export interface ChartSeries {
  name: string;
  look: SeriesLook;
}

export interface ChartBar {
  id: string;
  /** Below the bar, where there is room; null for bars that have none. */
  label: string | null;
  /** Above the numbers of the bar that is pointed at. */
  title: string;
  /** In the order of the series. */
  values: number[];
  total: number;
}

/** What is counted: "1 credit", "2 credits". */
export interface ChartUnit {
  one: string;
  many: string;
}

export interface ChartData {
  series: ChartSeries[];
  bars: ChartBar[];
  unit: ChartUnit;
}
