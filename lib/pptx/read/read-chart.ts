import { childOf, childrenOf, descendantsOf, pathOf } from '../xml/tree';
import type { XmlElement } from '../xml/tree';

export interface ChartText {
  /** Name of the plot's element without prefix, such as `barChart`. */
  plot: string;
  categories: readonly string[];
  /** Null where a point is absent. */
  series: readonly { name: string; values: readonly (number | null)[] }[];
  formatCode: string;
}

/** Reads the cached data of a chart part. */
export function readChart(chartSpace: XmlElement): ChartText {
  const area = pathOf(chartSpace, 'c:chart', 'c:plotArea');
  const plot = area && childrenOf(area).find(({ name }) => name.endsWith('Chart'));
  const series = plot === undefined ? [] : childrenOf(plot, 'c:ser');
  return {
    plot: plot?.localName ?? '',
    categories: pointsOf(childOf(series[0], 'c:cat')).map((value) => value ?? ''),
    series: series.map((one) => ({
      name: pointsOf(childOf(one, 'c:tx'))[0] ?? '',
      values: pointsOf(childOf(one, 'c:val')).map((value) => (value === null ? null : Number(value))),
    })),
    formatCode: descendantsOf(chartSpace, 'c:formatCode')[0]?.text ?? '',
  };
}

function pointsOf(holder: XmlElement | undefined): (string | null)[] {
  if (holder === undefined) return [];
  const count = Number(descendantsOf(holder, 'c:ptCount')[0]?.get('val') ?? 0);
  const points = new Map(descendantsOf(holder, 'c:pt').map((point): [number, string] => [Number(point.get('idx')), childOf(point, 'c:v')?.text ?? '']));
  return Array.from({ length: count }, (_, index) => points.get(index) ?? null);
}
