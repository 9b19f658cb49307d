import type { SlideOf } from '../../spec/slide-spec';
import { adaptChart } from '../charts/adapt-chart';
import { numbersOf } from '../charts/chart-traits';
import { valueFormat } from '../charts/short-format';
import { formatNumber } from '../format-number';
import type { KindContext, Placement } from '../layout-types';
import { tooLong } from '../placement';
import { tableLayout } from './table';

type ChartSlide = SlideOf<'chart'>;

/** The numbers of a chart as a table: for those that no chart shows well, and for names that no axis holds. */
export function placeChartTable(slide: ChartSlide, context: KindContext): Placement {
  const { form } = adaptChart(slide.chart);
  if (form === 'figure') return tooLong;
  const table = chartAsTable(slide, context.language);
  for (const arrangement of tableLayout.arrangements) {
    if (arrangement.layout !== 'content') continue;
    const placement = arrangement.place(table, context);
    if (placement.outcome !== 'too-long') return placement;
  }
  return tooLong;
}

/** Every number of a chart in a row of its category. */
export function chartAsTable(slide: ChartSlide, language: string): SlideOf<'table'> {
  const { chart } = adaptChart(slide.chart);
  const { kind: _, chart: _chart, takeaway, ...common } = slide;
  const inColumns =
    chart.type === 'scatter' && chart.xValues
      ? [{ name: chart.xName ?? '', format: chart.xNumberFormat ?? 'General', values: chart.xValues }]
      : [];
  const series = chart.series.map(({ name, values, numberFormat }) => ({
    name,
    values,
    format: valueFormat(numberFormat ?? chart.numberFormat, numbersOf(chart)),
  }));
  const columns = [...inColumns, ...series];
  const count = Math.max(chart.categories.length, ...columns.map(({ values }) => values.length));
  const named = chart.categories.some((name) => name !== '');
  const rows = Array.from({ length: count }, (__, index) => [
    ...(named ? [chart.categories[index] ?? ''] : []),
    ...columns.map(({ values, format }) => formatNumber(values[index] ?? null, format, language)),
  ]);
  const caption = [takeaway, chart.unit, chart.secondaryUnit].filter(Boolean).join(' · ');
  return {
    ...common,
    kind: 'table',
    columns: [
      ...(named ? [{ label: '', align: 'start' as const }] : []),
      ...columns.map(({ name }) => ({ label: name, align: 'end' as const })),
    ],
    rows,
    totalRow: false,
    ...(caption === '' ? {} : { caption }),
  };
}
