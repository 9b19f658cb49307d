import type { Plain, PlainObject } from './plain';
import { isList, isObject, listOf, longestOf, textOfCell, textsIn } from './plain';
import { largestNumber, readNumber } from './read-number';
import type { SlideReading } from './reading';
import { append } from './reading';

type ShapedChart = { as: 'chart'; slide: PlainObject } | { as: 'table'; slide: PlainObject };

/**
 * A chart as its schema has it: numbers that were written out become numbers, short series
 * are padded. Where nothing is a number, or values have no category, the same content
 * becomes a table.
 */
export function shapeChart(slide: PlainObject, reading: SlideReading): ShapedChart {
  const chart = slide.get('chart');
  if (!isObject(chart)) return { as: 'chart', slide };
  const series = listOf(chart.get('series')).flatMap((one) => asSeries(one, reading));
  const isScatter = chart.get('type') === 'scatter';
  const points = Math.max(listOf(chart.get('categories')).length, isScatter ? listOf(chart.get('xValues')).length : 0);
  const longest = longestOf(series.map((one) => listOf(one.get('values'))));
  const units = unitsOf(series, reading.language);
  const numbers = series.map((one) =>
    listOf(one.get('values')).map((value) =>
      units.length > 1 && typeof value === 'string' ? null : numberOf(value, reading.language),
    ),
  );
  if (!numbers.flat().some((value) => value !== null)) return asTable(slide, chart, series, 'no-numbers', reading);
  if (longest > points) return asTable(slide, chart, series, 'no-categories', reading);
  noteUnread(series, numbers, reading);
  if (numbers.some((values) => values.length < points)) reading.warnings.push({ type: 'series-padded' });
  const shaped = series.map((one, index) => new Map([...one, ['values', padded(numbers[index] ?? [], points)]]));
  const [unit] = units;
  const ownUnit = unit !== undefined && textsIn(chart.get('unit')).length === 0 ? [['unit', unit] as const] : [];
  if (unit !== undefined && ownUnit.length === 0) reading.toNotes.push(unit);
  return {
    as: 'chart',
    slide: new Map([
      ...slide,
      [
        'chart',
        new Map<string, Plain>([
          ...withReadTarget(chart, unit, reading),
          ...ownUnit,
          ['categories', listOf(chart.get('categories')).map(textOfCell)],
          ['series', shaped],
        ]),
      ],
    ]),
  };
}

/** A target that is written out is a number, too; one of another unit can't stand on the axis, and goes into the notes. */
function withReadTarget(chart: PlainObject, unit: string | undefined, reading: SlideReading): PlainObject {
  const target = chart.get('target');
  const written = isObject(target) ? target.get('value') : undefined;
  if (!isObject(target) || typeof written !== 'string') return chart;
  const read = readNumber(written, reading.language);
  const own = unit ?? textsIn(chart.get('unit')).join(' ');
  if (read && (read.unit === '' || read.unit === own))
    return new Map<string, Plain>([...chart, ['target', new Map<string, Plain>([...target, ['value', read.value]])]]);
  append(reading.toNotes, textsIn(target));
  return without(chart, ['target']);
}

/** Bare lists of values have no name; what is no series at all goes into the notes. */
function asSeries(one: Plain, reading: SlideReading): PlainObject[] {
  if (isObject(one)) return [one];
  if (isList(one))
    return [
      new Map<string, Plain>([
        ['name', '–'],
        ['values', one],
      ]),
    ];
  append(reading.toNotes, textsIn(one));
  return [];
}

function numberOf(value: Plain, language: string): number | null {
  if (typeof value === 'number') return Math.abs(value) <= largestNumber ? value : null;
  return typeof value === 'string' ? (readNumber(value, language)?.value ?? null) : null;
}

/** What the written numbers count; numbers of several units can't stand on one axis. */
function unitsOf(series: readonly PlainObject[], language: string): string[] {
  const texts = series.flatMap((one) => listOf(one.get('values')).filter((value) => typeof value === 'string'));
  return [...new Set(texts.map((text) => readNumber(text, language)?.unit ?? '').filter((unit) => unit !== ''))];
}

/** Texts that are no numbers leave a gap in the chart and stand in the notes. */
function noteUnread(
  series: readonly PlainObject[],
  numbers: readonly (readonly (number | null)[])[],
  reading: SlideReading,
): void {
  const unread = series.flatMap((one, index) =>
    listOf(one.get('values')).filter((value, at) => value !== null && numbers[index]?.[at] === null),
  );
  if (unread.length === 0) return;
  reading.warnings.push({ type: 'numbers-unreadable', count: unread.length });
  append(reading.toNotes, unread.flatMap(textsIn));
}

function padded(values: readonly (number | null)[], count: number): (number | null)[] {
  return [...values, ...Array.from({ length: Math.max(0, count - values.length) }, () => null)];
}

/** One row a category and one column a series, in the words that were given. */
function asTable(
  slide: PlainObject,
  chart: PlainObject,
  series: readonly PlainObject[],
  reason: 'no-numbers' | 'no-categories',
  reading: SlideReading,
): ShapedChart {
  reading.warnings.push({ type: 'chart-as-table', reason });
  const categories = listOf(chart.get('categories'));
  const columns = [chart.get('xName') ?? chart.get('unit') ?? '', ...series.map((one) => one.get('name') ?? '')];
  const count = longestOf([categories, ...series.map((one) => listOf(one.get('values')))]);
  const rows = Array.from({ length: count }, (_, row) => [
    categories[row] ?? '',
    ...series.map((one) => listOf(one.get('values'))[row] ?? ''),
  ]);
  const used = ['categories', 'series', 'xName', ...(columns[0] === chart.get('unit') ? ['unit'] : [])];
  append(reading.toNotes, [
    ...textsIn(without(chart, used)),
    ...series.flatMap((one) => textsIn(without(one, ['name', 'values']))),
  ]);
  const table: [string, Plain][] = [
    ['kind', 'table'],
    ['columns', columns],
    ['rows', rows],
    ['caption', slide.get('takeaway') ?? null],
  ];
  return { as: 'table', slide: new Map([...without(slide, ['chart', 'takeaway']), ...table]) };
}

function without(object: PlainObject, keys: readonly string[]): PlainObject {
  return new Map([...object].filter(([key]) => !keys.includes(key)));
}
