import type { ChartData, ChartType } from '@/lib/deck/spec/slide-spec';
import { isWhen } from '../analyse/read-when';
import { shorten, trimStop, visualLength } from '../analyse/shorten';
import type { Portion } from '../plan/portion';
import { headingOf, leadsIn, proseOf, tableOf } from '../plan/portion';
import { capitalise } from '../write/capitalise';
import type { Draft, KindReader, WriteContext } from './draft';
import { longestTitle } from './draft';
import { moverTitle, peakTitle, speaksOf } from './figure-title';
import type { Numbers } from './chart-numbers';
import { chartNumbers } from './chart-numbers';
import { chartScale } from './chart-scale';
import { combineSeries } from './combine-series';
import { relateSeries } from './relate-series';

const manyCategories = 9;
const mostCompared = 3;
/** Small counts of several sorts read better as a table. */
const fewestWorthBars = 100;

/** A table of numbers as a native chart. */
export const readChart: KindReader = (portion, context) => {
  const table = tableOf(portion);
  const numbers = table === null ? null : chartNumbers(table, context.language);
  if (table === null || numbers === null) return null;
  const time = numbers.categories.every((category) => isWhen(category));
  const prose = proseOf(portion, context.language).filter((sentence) => !/[:：]$/u.test(sentence));
  const about = prose.filter((sentence) => leadsIn(portion) || speaksOf(sentence, table));
  const said =
    about
      .map((sentence) => shorten(sentence, longestTitle))
      .find((sentence) => visualLength(sentence) <= longestTitle) ?? null;
  const takeaway = prose.length > 1 ? shorten(prose[1] ?? '', 140) : undefined;
  const points = relateSeries(
    numbers,
    table.header[0] ?? '',
    { heading: headingOf(portion), prose, asksForScatter: context.asksForScatter },
    context.language,
  );
  // The mover and the peak of one column say nothing about how two go together.
  if (points !== null) return { body: { kind: 'chart', chart: points, takeaway }, title: said, fit: 0.92 };
  const found =
    combined(numbers, portion, context) ?? ofOneSort(numbers, { time, columns: table.header.length }, portion, context);
  if (found === null) return null;
  const title =
    said ?? trend(numbers, time, context) ?? moverTitle(table, context.language) ?? peakTitle(table, context.language);
  return { body: { kind: 'chart', chart: found.chart, takeaway }, title, fit: found.fit };
};

type Found = { chart: ChartData; fit: Draft['fit'] };

function combined(numbers: Numbers, portion: Portion, { language }: WriteContext): Found | null {
  const chart = combineSeries(numbers, headingOf(portion), language);
  return chart === null ? null : { chart, fit: 0.9 };
}

/** Numbers that share one axis. */
function ofOneSort(
  numbers: Numbers,
  { time, columns }: { time: boolean; columns: number },
  portion: Portion,
  { language }: WriteContext,
): Found | null {
  const scale = chartScale(
    numbers.series.flatMap((each) => each.cells),
    headingOf(portion),
    language,
  );
  if (scale === null) return null;
  const type = chartType(numbers, time, scale.values);
  const series = numbers.series.map((each) => ({
    name: capitalise(each.name),
    values: each.cells.map((cell) => (cell === null ? null : scale.valueOf(cell))),
  }));
  const single = numbers.series.length === 1 && columns === 2;
  const units = new Set(numbers.series.map(({ name }) => /[(（]([^()（）]+)[)）]\s*$/u.exec(name)?.[1] ?? ''));
  // People and money side by side compare nothing.
  const comparable =
    units.size === 1 &&
    numbers.series.length <= mostCompared &&
    numbers.categories.length >= 3 &&
    Math.max(...scale.values.map(Math.abs)) >= fewestWorthBars;
  return {
    chart: { type, categories: numbers.categories, series, numberFormat: scale.numberFormat, unit: scale.unit },
    fit: time ? 0.9 : single && numbers.categories.length >= 3 ? 0.88 : comparable ? 0.82 : 0.6,
  };
}

function chartType(numbers: Numbers, time: boolean, values: readonly number[]): ChartType {
  const mixed = values.some((value) => value < 0) && values.some((value) => value > 0);
  const one = numbers.series.length === 1;
  if (time) return numbers.categories.length >= manyCategories ? 'line' : 'column';
  const total = values.reduce((sum, value) => sum + value, 0);
  const shares =
    one && !mixed && numbers.categories.length <= 6 && (Math.abs(total - 100) < 0.6 || Math.abs(total - 1) < 0.006);
  if (shares) return 'doughnut';
  const long = numbers.categories.some((category) => visualLength(category) > 14);
  return one && (long || numbers.categories.length > 6) ? 'bar' : 'column';
}

/** "New: 1,120 (Q4 2025) – 1,540 (Q3 2026)": the ends of the first series, as written. */
function trend(numbers: Numbers, time: boolean, context: WriteContext): string | null {
  const series = numbers.series[0];
  const first = series?.cells[0];
  const last = series?.cells.at(-1);
  if (!time || series === undefined || !first || !last) return null;
  const a = trimStop(series.written[0] ?? '');
  const b = trimStop(series.written.at(-1) ?? '');
  const [start, end] = [numbers.categories[0] ?? '', numbers.categories.at(-1) ?? ''];
  if (context.language.startsWith('en')) {
    const verb = last.value > first.value ? 'rose' : last.value < first.value ? 'fell' : null;
    return verb === null ? null : `${series.name} ${verb} from ${a} in ${start} to ${b} in ${end}`;
  }
  return `${series.name}: ${a} (${start}) → ${b} (${end})`;
}
