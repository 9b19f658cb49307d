import type { ChartPlot } from '../../chart/chart-plots';

/** Ids of the axes that plots refer to; what runs along comes first. */
export const axisIds: Readonly<Record<ChartPlot['axis'], { along: number; value: number }>> = {
  primary: { along: 1001, value: 1002 },
  secondary: { along: 1003, value: 1004 },
};
