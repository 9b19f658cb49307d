import type { ColorRole } from '../theme/theme';

export type ChartLabelPosition = 'outside' | 'inside' | 'center' | 'above' | 'below' | 'start' | 'end';

/** What is printed at points of one series. */
export interface ChartLabels {
  shows: 'value' | 'series' | 'series-and-value' | 'category' | 'cells';
  /** Seen from the point: `outside` and `inside` of the end of a bar; `start` and `end` are left and right in a picture that runs from left to right. */
  position: ChartLabelPosition;
  /** Indices of the points that have a label, ascending. */
  points: readonly number[];
  /** One for each of `points`, where not all stand at `position`. */
  positions?: readonly ChartLabelPosition[];
  /** How far all of them stand from there, in inches: onwards in the direction of the picture, and down. */
  shiftIn?: { along: number; down: number };
  /** Excel number format of the values. */
  format: string;
  /** Whether what runs behind them is covered, as a line across the chart would strike them through. */
  isBacked?: boolean;
  sizePt: number;
  bold: boolean;
  /** One for each of `points`. */
  colors: readonly ColorRole[];
  /** For `cells`, which the workbook computes: what they say, one for each of `points`. */
  texts?: readonly string[];
}
