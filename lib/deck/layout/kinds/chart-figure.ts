import type { SlideOf } from '../../spec/slide-spec';
import { adaptChart } from '../charts/adapt-chart';
import { numbersOf } from '../charts/chart-traits';
import { valueFormat } from '../charts/short-format';
import { formatNumber } from '../format-number';
import type { KindContext, Placement } from '../layout-types';
import { tooLong } from '../placement';
import { metricsLayout } from './metrics';

type ChartSlide = SlideOf<'chart'>;

/** A chart of a single number as that number, in large type, with what it counts. */
export function placeFigure(slide: ChartSlide, context: KindContext): Placement {
  const { form, chart } = adaptChart(slide.chart);
  if (form !== 'figure') return tooLong;
  const [value = 0] = numbersOf(chart);
  const axes = [chart.unit, chart.secondaryUnit, chart.xName];
  const names = [chart.categories[0], chart.series[0]?.name, ...axes, slide.takeaway];
  const [label = slide.title, ...details] = names.filter((name): name is string => Boolean(name?.trim()));
  const metric = {
    value: formatNumber(value, valueFormat(chart.numberFormat, [value]), context.language),
    label,
    ...(details.length > 0 ? { detail: details.join(' · ') } : {}),
  };
  const { kind: _, chart: _chart, takeaway: _takeaway, ...common } = slide;
  const metrics: SlideOf<'metrics'> = { ...common, kind: 'metrics', metrics: [metric] };
  for (const arrangement of metricsLayout.arrangements) {
    if (arrangement.layout !== 'content') continue;
    const placement = arrangement.place(metrics, context);
    if (placement.outcome === 'placed') return placement;
  }
  return tooLong;
}
