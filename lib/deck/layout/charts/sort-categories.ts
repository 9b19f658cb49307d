import type { ChartData } from '../../spec/chart-data';
import { chartTraits, isRound } from './chart-traits';
import { plain } from '../blocks/find-named';
import { emphasisOf } from './emphasis';
import { scales } from './order-words';
import { namesRest, namesSum } from './rest-names';

const scaleSets = scales.map((words) => new Set(words));
const cjk = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/**
 * Bars and sectors from the largest down, what gathers the rest behind them; null where the order of the categories says
 * something itself, as that of times, sizes, ages and steps does, or where it is to be kept. Columns run along, so that
 * theirs is the author's.
 */
export function sortedChart(chart: ChartData, language: string): ChartData | null {
  const { type, categories, series, sort = 'auto' } = chart;
  const isSortable = isRound(chart) || (chartTraits[type].form === 'bar' && chartTraits[type].horizontal);
  if (sort === 'given' || !isSortable || categories.length < 2 || hasOrder(categories, language)) return null;
  const spoken = emphasisOf(chart);
  const sizeOf = (index: number): number => {
    if (chartTraits[type].stacked) return series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
    const leading = spoken?.part === 'series' ? series[spoken.index] : series[0];
    return leading?.values[index] ?? -Infinity;
  };
  const order = categories
    .map((name, index) => ({ index, isLast: namesRest(name) || namesSum(name), size: sizeOf(index) }))
    .sort((a, b) => Number(a.isLast) - Number(b.isLast) || compare(b.size, a.size) || a.index - b.index)
    .map(({ index }) => index);
  if (order.every((from, to) => from === to)) return null;
  return {
    ...chart,
    categories: order.map((index) => categories[index] ?? ''),
    series: series.map((one) => ({ ...one, values: order.map((index) => one.values[index] ?? null) })),
  };
}

/** Infinite sizes have no difference. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Whether categories stand in an order of their own: of times, numbers, or words of one scale. */
function hasOrder(categories: readonly string[], language: string): boolean {
  const names = categories.filter((name) => !namesRest(name) && !namesSum(name)).map(plain);
  return names.length < 2 || areCounted(names) || areTimes(names, language) || areOfScale(names) || areLetters(names);
}

/** Names that count up or down by their first number, their last one, or, as quarters of years do, by both. */
function areCounted(names: readonly string[]): boolean {
  const numbers = names.map((name) =>
    (name.match(/\d+(?:[.,]\d+)*/g) ?? []).map((one) => Number(one.replace(',', '.'))),
  );
  if (numbers.some((all) => all.length === 0)) return false;
  const keys: ((all: readonly number[]) => number)[] = [
    (all) => all[0] ?? 0,
    (all) => all.at(-1) ?? 0,
    (all) => (all.at(-1) ?? 0) * 1e4 + (all[0] ?? 0),
  ];
  return keys.some((key) => isMonotone(numbers.map(key)));
}

function isMonotone(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  const isOneWay = steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
  return isOneWay && steps.some((step) => step !== 0);
}

/** A day of each month, and one of each day of the week. */
const daysOf = {
  month: Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1)),
  weekday: Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day)),
};

/** Months or days of the week, in the deck's language or in English, in long or in short. */
function areTimes(names: readonly string[], language: string): boolean {
  const words = names.map((name) => name.replace(/[\s\d.,/'’-]+$/u, '').replace(/^[\s\d.,/-]+/u, ''));
  return [language, 'en', 'en-GB'].some((tag) =>
    Object.entries(daysOf).some(([part, days]) => {
      const known = (['long', 'short'] as const).flatMap((style) => {
        const format = new Intl.DateTimeFormat(tag, { [part]: style, timeZone: 'UTC' });
        return days.map((day) => plain(format.format(day)).replace(/\.$/, ''));
      });
      return words.every((word) => known.includes(word));
    }),
  );
}

function areOfScale(names: readonly string[]): boolean {
  return scaleSets.some((scale) =>
    names.every((name) => {
      if (scale.has(name)) return true;
      if (cjk.test(name)) return [...scale].some((word) => cjk.test(word) && name.startsWith(word));
      return name.split(/[^\p{L}\p{M}]+/u).some((word) => scale.has(word));
    }),
  );
}

/** Grades and classes: letters in their order, alone or with a sign, and Roman numbers. */
function areLetters(names: readonly string[]): boolean {
  if (names.every((name) => /^[ivx]+$/.test(name))) return true;
  const isLetter = names.every((name) => /^\p{L}[+-]*$/u.test(name));
  return isLetter && isMonotone(names.map((name) => name.codePointAt(0) ?? 0));
}
