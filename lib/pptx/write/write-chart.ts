import type PptxGenJS from 'pptxgenjs';
import type { ChartElement } from '@/lib/deck/scene/scene';
import type { ChartPlot } from '../chart/chart-plots';
import { plotsOf } from '../chart/chart-plots';
import { cleanXmlText } from '../package/escape-xml';
import type { PptxSlide } from './write-context';

/** What pptxgenjs calls each form. */
const names = { bar: 'bar', line: 'line', area: 'area', point: 'scatter' } as const;

type PlotData = { name: string; labels?: string[]; values: number[] }[];

/**
 * The plots of a chart with their series; how they look is written by the rules of
 * `normalise`, since pptxgenjs has words for little of it.
 */
export function writeChart(slide: PptxSlide, element: ChartElement): void {
  const options: PptxGenJS.IChartOpts = {
    ...element.box,
    chartArea: { roundedCorners: false },
    displayBlanksAs: 'gap',
    showLegend: false,
    showTitle: false,
    barDir: element.horizontal ? 'bar' : 'col',
  };
  const plots = plotsOf(element).map((plot) => ({
    type: typeOf(plot, element),
    data: dataOf(plot, element),
    options: {},
  }));
  const [only] = plots;
  if (only && plots.length === 1) slide.addChart(only.type, only.data, options);
  // For several plots the options stand where the data of a single one do, which the types don't say.
  else slide.addChart(plots, options as unknown as unknown[]);
}

function typeOf({ form }: ChartPlot, { holePercent }: ChartElement): PptxGenJS.CHART_NAME {
  return (form === 'sector' ? (holePercent > 0 ? 'doughnut' : 'pie') : names[form]) as PptxGenJS.CHART_NAME;
}

function dataOf(plot: ChartPlot, { chart }: ChartElement): PlotData {
  const count = plot.form === 'point' ? (chart.xValues?.length ?? 0) : chart.categories.length;
  const series = plot.series.flatMap((index) => {
    const one = chart.series[index];
    return one
      ? [
          {
            name: cleanXmlText(one.name),
            labels: chart.categories.map(cleanXmlText),
            values: numbers(one.values, count),
          },
        ]
      : [];
  });
  return plot.form === 'point'
    ? [
        { name: cleanXmlText(chart.xName ?? ''), values: numbers(chart.xValues ?? [], count) },
        ...series.map(({ name, values }) => ({ name, values })),
      ]
    : series;
}

/** pptxgenjs leaves a point empty when its value is null, which its types don't allow. */
function numbers(values: readonly (number | null)[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => values[index] ?? null) as number[];
}
