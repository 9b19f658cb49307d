import type { ChartElement } from '@/lib/deck/scene/scene';
import type { RoleColors } from '@/lib/deck/theme/scheme-color';
import { plotsOf } from '../chart/chart-plots';
import { languageTag } from '../package/language-tag';
import { childrenOf, parseXml, pathOf, serializeXml } from '../xml/tree';
import { annotationLines } from './chart/annotation-lines';
import { axes } from './chart/axes';
import type { ChartRule } from './chart/chart-drawing';
import { chartLanguage, chartWords, defaultText } from './chart/chart-defaults';
import { dataLabels, namesFromCells } from './chart/data-labels';
import { plotFrame, plotOptions } from './chart/plot-options';
import { pointLooks, seriesLooks } from './chart/series-looks';
import { seriesData } from './chart/series-data';
import { seriesOrder } from './chart/drawn-series';
import { chartColors } from './scheme-colors';

/** In the order in which they run; the order of children comes last, when all of them are there. */
export const chartRules: readonly ChartRule[] = [
  seriesData,
  seriesLooks,
  pointLooks,
  dataLabels,
  namesFromCells,
  annotationLines,
  plotOptions,
  axes,
  plotFrame,
  chartWords,
  chartLanguage,
  defaultText,
  seriesOrder,
  chartColors,
];

/**
 * Makes a chart part of pptxgenjs valid and complete, and the picture that the scene decided on.
 *
 * @throws when the part does not hold the plots of the element
 */
export function normaliseChart(
  bytes: Uint8Array,
  element: ChartElement,
  context: { language: string; colors: RoleColors },
  rules: readonly ChartRule[] = chartRules,
): Uint8Array {
  const chartSpace = parseXml(bytes);
  const plotArea = pathOf(chartSpace, 'c:chart', 'c:plotArea');
  if (plotArea === undefined) throw new Error('The chart has no plot area.');
  const nodes = childrenOf(plotArea).filter(({ name }) => name.endsWith('Chart'));
  const wanted = plotsOf(element);
  if (nodes.length !== wanted.length)
    throw new Error(`The chart has ${nodes.length} plots for ${wanted.length} of the scene.`);
  const plots = wanted.flatMap((plot, index) => {
    const node = nodes[index];
    return node === undefined ? [] : [{ ...plot, node }];
  });
  const drawing = {
    element,
    language: languageTag(context.language),
    colors: context.colors,
    chartSpace,
    plotArea,
    plots,
  };
  for (const rule of rules) rule(drawing);
  return serializeXml(chartSpace);
}
