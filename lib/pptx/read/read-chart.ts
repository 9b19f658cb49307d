import { childOf, childrenOf, createElement, descendantsOf, pathOf } from '../xml/tree';
import type { XmlElement } from '../xml/tree';

export interface ChartTextSeries {
  name: string;
  /** Null where a point is absent. */
  values: readonly (number | null)[];
  formatCode: string;
  /** Name of the element that draws it, without prefix, such as `barChart`. */
  plot: string;
}

export interface ChartText {
  /** Names of the plots' elements without prefix, in drawing order. */
  plots: readonly string[];
  /** Names of categories, or of points against numbers as far as they have any. */
  categories: readonly string[];
  /** Where points stand from left to right; empty for charts with categories. */
  xValues: readonly (number | null)[];
  /** In the order of the chart's data, whichever plot draws them. */
  series: readonly ChartTextSeries[];
}

/** Reads the cached data of a chart part. */
export function readChart(chartSpace: XmlElement): ChartText {
  const area = pathOf(chartSpace, 'c:chart', 'c:plotArea');
  const plots = area === undefined ? [] : childrenOf(area).filter(({ name }) => name.endsWith('Chart'));
  const drawn = plots.flatMap((plot) =>
    childrenOf(plot, 'c:ser').map((node) => ({
      plot: plot.localName,
      node,
      order: Number(childOf(node, 'c:order')?.get('val') ?? 0),
    })),
  );
  const series = drawn.sort((one, other) => one.order - other.order);
  const first = series[0]?.node;
  return {
    plots: plots.map(({ localName }) => localName),
    categories: pointsOf(childOf(first, 'c:cat') ?? namesOfPoints(first)).map((value) => value ?? ''),
    xValues: pointsOf(childOf(first, 'c:xVal')).map(toNumber),
    series: series.map(({ plot, node }) => {
      const values = childOf(node, 'c:val') ?? childOf(node, 'c:yVal');
      return {
        name: pointsOf(childOf(node, 'c:tx'))[0] ?? '',
        values: pointsOf(values).map(toNumber),
        formatCode: values === undefined ? '' : (descendantsOf(values, 'c:formatCode')[0]?.text ?? ''),
        plot,
      };
    }),
  };
}

/** Names that points take from cells ([MS-ODRAWXML] 2.24.3.22); where a program has kept the labels alone, as these have them. */
function namesOfPoints(series: XmlElement | undefined): XmlElement | undefined {
  if (childOf(series, 'c:xVal') === undefined || series === undefined) return undefined;
  const [cells] = descendantsOf(series, 'c15:dlblRangeCache');
  if (cells !== undefined) return cells;
  const labels = descendantsOf(series, 'c:dLbl').flatMap((label) => {
    const [rich] = descendantsOf(label, 'c:rich');
    const text =
      rich === undefined
        ? ''
        : descendantsOf(rich, 'a:t')
            .map((one) => one.text)
            .join('');
    const idx = childOf(label, 'c:idx')?.get('val');
    return text === '' || idx === undefined ? [] : [createElement('c:pt', { idx }, [createElement('c:v', {}, [text])])];
  });
  const count = createElement('c:ptCount', { val: String(pointsOf(childOf(series, 'c:xVal')).length) });
  return labels.length === 0 ? undefined : createElement('c:strCache', {}, [count, ...labels]);
}

function toNumber(text: string | null): number | null {
  return text === null ? null : Number(text);
}

function pointsOf(holder: XmlElement | undefined): (string | null)[] {
  if (holder === undefined) return [];
  const count = Number(descendantsOf(holder, 'c:ptCount')[0]?.get('val') ?? 0);
  const points = new Map(
    descendantsOf(holder, 'c:pt').map((point): [number, string] => [
      Number(point.get('idx')),
      childOf(point, 'c:v')?.text ?? '',
    ]),
  );
  return Array.from({ length: count }, (_, index) => points.get(index) ?? null);
}
