import type { ChartElement, ChartSeriesLook } from '../../scene/scene';
import type { ChartData } from '../../spec/slide-spec';
import type { ChartContext, LayChartOptions } from './chart-frame';
import { frame } from './chart-frame';
import { pointFills } from './series-fills';
import { sectorLabels } from './value-labels';

/** Half, as programs draw rings that know no other. */
const holePercent = 50;

/** Sectors fill a square in the middle of the box. */
export function layRound(
  chart: ChartData,
  { title, box }: LayChartOptions,
  context: ChartContext,
): ChartElement | null {
  const side = Math.min(box.w, box.h);
  if (side < 1) return null;
  const plot = { x: box.x + (box.w - side) / 2, y: box.y + (box.h - side) / 2, w: side, h: side };
  const hole = chart.type === 'doughnut' ? holePercent : 0;
  const fills = pointFills(chart) ?? [];
  const sizePt = side >= 3 ? 16 : 14;
  const labels = sectorLabels(
    chart,
    fills,
    { radiusIn: side / 2, holeShare: hole / 100 },
    { theme: context.theme, language: context.language, sizePt },
  );
  const look: ChartSeriesLook = {
    form: 'sector',
    axis: 'primary',
    fill: fills[0] ?? { color: 'accent' },
    pointFills: fills,
    ...(labels ? { labels } : {}),
  };
  return { ...frame(chart, title, box, context), plot, sizePt, looks: [look], holePercent: hole };
}
