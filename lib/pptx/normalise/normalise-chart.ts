import type { ChartElement } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { languageTag } from '../package/language-tag';
import { childrenOf, parseXml, pathOf, serializeXml } from '../xml/tree';
import { absentPoints } from './chart/absent-points';
import type { ChartRule } from './chart/chart-drawing';
import { chartLanguage } from './chart/chart-language';
import { dataLabels } from './chart/data-labels';
import { defaultText } from './chart/default-text';
import { flatCategories } from './chart/flat-categories';
import { numberFormats } from './chart/number-formats';
import { plotGrouping } from './chart/plot-grouping';
import { pointColours } from './chart/point-colours';
import { readingDirection } from './chart/reading-direction';
import { schemeColours } from './chart/scheme-colours';
import { seriesOrder } from './chart/series-order';
import { twoAxes } from './chart/two-axes';

/** In the order in which they run; the order of children comes last, when all of them are there. */
export const chartRules: readonly ChartRule[] = [
  twoAxes,
  plotGrouping,
  flatCategories,
  absentPoints,
  numberFormats,
  schemeColours,
  dataLabels,
  pointColours,
  readingDirection,
  chartLanguage,
  defaultText,
  seriesOrder,
];

/** Makes a chart part of pptxgenjs valid and complete. */
export function normaliseChart(
  bytes: Uint8Array,
  element: ChartElement,
  context: { language: string; colors: Theme['colors'] },
  rules: readonly ChartRule[] = chartRules,
): Uint8Array {
  const chartSpace = parseXml(bytes);
  const plotArea = pathOf(chartSpace, 'c:chart', 'c:plotArea');
  const plot = plotArea && childrenOf(plotArea).find(({ name }) => name.endsWith('Chart'));
  if (plot === undefined) throw new Error('The chart has no plot.');
  const drawing = { element, language: languageTag(context.language), colors: context.colors, chartSpace, plot };
  for (const rule of rules) rule(drawing);
  return serializeXml(chartSpace);
}
