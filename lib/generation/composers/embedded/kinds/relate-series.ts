import type { ChartData } from '@/lib/deck/spec/slide-spec';
import { readNumberCell } from '../analyse/read-cell';
import { isWhen } from '../analyse/read-when';
import { setsAgainst, speaksOfRelation } from '../words/scatter-words';
import { capitalise } from '../write/capitalise';
import type { Numbers, NumberSeries } from './chart-numbers';
import { areFarApart, sizeOf } from './chart-numbers';
import { chartScale } from './chart-scale';

const fewestPoints = 4;

/** What an author says of a table. */
export interface SaidOfTable {
  heading: string | null;
  prose: readonly string[];
  /** Whether the prompt names the chart itself. */
  asksForScatter: boolean;
}

/**
 * Two measurements of the same items as points, where the author asks for it or speaks of how
 * the one depends on the other; null for all other numbers.
 *
 * @param firstHead name of the table's first column
 */
export function relateSeries(
  numbers: Numbers,
  firstHead: string,
  said: SaidOfTable,
  language: string,
): ChartData | null {
  const pair = pairOf(numbers, firstHead, language);
  if (pair === null || numbers.categories.every((category) => isWhen(category))) return null;
  const axes = orderOf(pair, said);
  if (axes === null) return null;
  const [xScale, yScale] = [
    chartScale(axes.x.cells, axes.x.name, language),
    chartScale(axes.y.cells, axes.y.name, language),
  ];
  const complete = numbers.categories.filter((_, index) => axes.x.cells[index] && axes.y.cells[index]).length;
  if (xScale === null || yScale === null || complete < fewestPoints) return null;
  const { unit: xUnit } = xScale;
  const values = (series: NumberSeries, { valueOf }: typeof xScale) =>
    series.cells.map((cell) => (cell === null ? null : valueOf(cell)));
  return {
    type: 'scatter',
    categories: pair.named ? numbers.categories : [],
    xValues: values(axes.x, xScale),
    xName: capitalise(xUnit === undefined || axes.x.name.includes(xUnit) ? axes.x.name : `${axes.x.name} (${xUnit})`),
    xNumberFormat: xScale.numberFormat,
    series: [{ name: capitalise(axes.y.name), values: values(axes.y, yScale) }],
    numberFormat: yScale.numberFormat,
    unit: yScale.unit,
  };
}

interface Pair {
  first: NumberSeries;
  second: NumberSeries;
  /** Whether the first column of the table names the items. */
  named: boolean;
}

/** Two columns of numbers behind the items' names, or alone. */
function pairOf({ categories, series }: Numbers, firstHead: string, language: string): Pair | null {
  const [one, other, ...rest] = series;
  if (one === undefined || rest.length > 0) return null;
  if (other !== undefined) return { first: one, second: other, named: true };
  const cells = categories.map((category) => readNumberCell(category, language));
  return firstHead !== '' && cells.every((cell) => cell !== null)
    ? { first: { name: firstHead, cells, written: categories }, second: one, named: false }
    : null;
}

/** Which of the two runs upward: what "X against Y" names first, else the one that stands second. Null when nothing speaks of points. */
function orderOf(
  { first, second }: Pair,
  { heading, prose, asksForScatter }: SaidOfTable,
): { x: NumberSeries; y: NumberSeries } | null {
  const against = [...(heading === null ? [] : [heading]), ...prose].find(
    (text) => setsAgainst(text) && placeOf(first, text) >= 0 && placeOf(second, text) >= 0,
  );
  const isRelation =
    asksForScatter ||
    (heading !== null && speaksOfRelation(heading)) ||
    prose.some((text) => speaksOfRelation(text) && placeOf(first, text) >= 0 && placeOf(second, text) >= 0);
  // "Plan against actual" compares two numbers of one sort.
  if (!isRelation && (against === undefined || !areOfTwoSorts(first, second))) return null;
  return against !== undefined && placeOf(first, against) < placeOf(second, against)
    ? { x: second, y: first }
    : { x: first, y: second };
}

/** Where a text names a column by one of its words; negative when it does not. */
function placeOf({ name }: NumberSeries, text: string): number {
  const words =
    name
      .toLowerCase()
      .replace(/[(（].*$/u, '')
      .match(/\p{L}{3,}|[\p{Script=Han}\p{Script=Hangul}]{2,}/gu) ?? [];
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

function areOfTwoSorts(a: NumberSeries, b: NumberSeries): boolean {
  return unitOf(a) !== unitOf(b) || areFarApart(sizeOf(a), sizeOf(b));
}

function unitOf({ name, cells }: NumberSeries): string {
  const bracket = /[(（]([^()（）]+)[)）]$/u.exec(name.trim())?.[1];
  return bracket ?? cells.find((cell) => cell !== null)?.unit ?? '';
}
