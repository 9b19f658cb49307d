import type { ChartData } from '../../spec/slide-spec';
import { formatNumber } from '../format-number';
import { labelsFor } from '../labels';
import { listMarks } from '../list-marks';

const mostDescribedPoints = 12;

/** What a chart shows, in words: its type, its title and its numbers, or the first and the last of many. */
export function describeChart(chart: ChartData, title: string, language: string): string {
  const marks = listMarks(language);
  const head = `${labelsFor(language).chart[chart.type]}${marks.colon}${title}`;
  const count = Math.max(chart.categories.length, chart.xValues?.length ?? 0);
  const described = count <= mostDescribedPoints ? Array.from({ length: count }, (_, index) => index) : [0, count - 1];
  const series = chart.series.map((one) => {
    const values = described.map(
      (index) =>
        `${placeOf(chart, index, language)} ${formatNumber(one.values[index] ?? null, one.numberFormat ?? chart.numberFormat, language)}`,
    );
    return `${one.name}${marks.colon}${values.join(count <= mostDescribedPoints ? marks.comma : ' … ')}`;
  });
  return [head, ...series].join(marks.stop);
}

/** The name of a category; of a point that has none the number that it stands at. */
function placeOf(
  { categories, xValues, xNumberFormat = 'General' }: ChartData,
  index: number,
  language: string,
): string {
  const x = xValues ? formatNumber(xValues[index] ?? null, xNumberFormat, language) : '';
  return [categories[index] ?? '', x].filter((text) => text !== '').join(' ');
}
