import { chartDataSchema, type ChartData, type ChartDataInput } from '@/lib/deck/spec/chart-data';
import { languageOf } from '@/lib/languages/find-language';
import type { Series } from '@/lib/reading/data/data-set';
import { amountsIn, type Amount } from '@/lib/reading/data/read-amount';
import { changeOf, extremeOf } from '@/lib/reading/data/results';
import { endsSentence, wordCount } from '@/lib/reading/source/sentences';
import { hasDigit, hasLetter, trimSigns } from '@/lib/reading/source/signs';
import type { TellingContext } from '../context';
import { capitalised } from '../text/signs';
import type { AskedForms } from './draft';
import { rolesIn } from './roles';

const [longestEvent, longestTarget, longestGrowth] = [8, 8, 40];
/** By how many hundredths a rate that is told may differ from one that is computed. */
const rounding = 0.6;
const signs = ' .,;:：、。–-';

interface WithoutTarget {
  group: Series;
  /** Without the words of a target; as it was where it has none. */
  title: string | null;
  target: ChartData['target'];
}

/** A series or a point that is called a goal is what the others are to reach, and none of them. */
export function withoutTarget(group: Series, title: string | null, context: TellingContext): WithoutTarget {
  const isGoal = (name: string): boolean => rolesIn(name, context).has('goals');
  const goals = group.series.filter(({ name }) => isGoal(name));
  const [goal, second] = goals;
  if (goal !== undefined && second === undefined && group.series.length > 1) {
    const [others, values] = [
      group.series.filter((one) => one !== goal),
      goal.values.map((value) => scaled(value, goal)),
    ];
    return { group: { ...group, series: others }, title, target: { label: goal.name, ...oneOrAll(values) } };
  }
  const [only, more] = group.series;
  const at = group.points.findIndex(isGoal);
  const isPoint = at >= 0 && !group.isTime && group.points.filter(isGoal).length === 1 && group.points.length > 2;
  const value = isPoint ? (only?.values[at] ?? null) : null;
  if (only === undefined || more !== undefined) return { group, title, target: undefined };
  if (value === null) return inNames(group, title, context);
  const rest = <T>(all: readonly T[]): T[] => all.filter((_, index) => index !== at);
  return {
    group: { ...group, points: rest(group.points), series: [{ ...only, values: rest(only.values) }] },
    title,
    target: { label: group.points[at] ?? '', value: scaled(value, only) ?? value },
  };
}

/** "On-time delivery, target 90 %" is delivery, and what it is to reach. */
function inNames(group: Series, title: string | null, context: TellingContext): WithoutTarget {
  const [only] = group.series;
  if (only === undefined) return { group, title, target: undefined };
  const [ofSeries, ofTitle] = [only.name, title ?? ''].map((name) => partedName(name, only, context));
  const target = ofSeries?.target ?? ofTitle?.target;
  const named = { ...group, series: [{ ...only, name: ofSeries?.name ?? only.name }] };
  return { group: named, title: ofTitle ? ofTitle.name || null : title, target };
}

function partedName(
  name: string,
  { isPercent: isShare, unit }: Series['series'][number],
  context: TellingContext,
): { name: string; target: ChartData['target'] } | null {
  const pieces = name.split(/[,;:()（）：、]/u).map((piece) => piece.trim());
  for (const piece of pieces) {
    const [amount, second] = amountsIn(piece, context.tag, context.lexicon);
    if (amount === undefined || second !== undefined || !rolesIn(piece, context).has('goals')) continue;
    if (amount.isPercent !== isShare || !['', '%', unit].includes(amount.unit)) continue;
    const said = trimSigns(piece.slice(0, amount.start), signs);
    const label = wordCount(said) === 1 ? { label: capitalised(said) } : {};
    const value = isShare ? Number((amount.value / 100).toPrecision(12)) : amount.value;
    const others = pieces.filter((other) => other !== piece && !hasDigit(other) && other !== '');
    return { name: others.join(', '), target: { ...label, value } };
  }
  return null;
}

/** Excel shows 0.184 as 18.4%. */
function scaled(value: number | null, { isPercent }: { isPercent: boolean }): number | null {
  return value !== null && isPercent ? Number((value / 100).toPrecision(12)) : value;
}

function oneOrAll(values: (number | null)[]): { value: number } | { values: (number | null)[] } {
  const [first = null] = values;
  return first !== null && values.every((value) => value === first) ? { value: first } : { values };
}

/** What numbers are to reach has their unit, whether or not that is said again. */
export function isGoalOf(a: Series['series'][number], b: Series['series'][number], context: TellingContext): boolean {
  const areAlike = a.isPercent === b.isPercent && (a.unit === b.unit || b.unit === '');
  return areAlike && rolesIn(b.name, context).has('goals');
}

/** What the numbers are to reach, and what is asked of them: how much they grew, or which of them stands out. */
export function askedMarks(group: Series, target: ChartData['target'], forms: AskedForms): Partial<ChartData> {
  const [only, second] = group.series;
  const marks = target === undefined ? {} : { target };
  if (only === undefined || second !== undefined) return marks;
  const change = group.isTime && forms.has('change') ? changeOf(group, only) : null;
  if (change !== null && change.ratio !== null && change.to >= 0)
    return { ...marks, growth: { from: change.fromPoint, to: change.toPoint } };
  const wanted = (['largest', 'smallest'] as const).find((each) => forms.has(each));
  const found = wanted === undefined || group.isTime ? null : extremeOf(group, only, wanted);
  return { ...marks, ...(found === null ? {} : { emphasis: found.point }) };
}

/**
 * A chart with what lines beside it say of it: a number that it is to reach, what happened at one of its times, how much
 * it grew between two of them. `rest` are the lines that say more than that.
 */
export function annotatedChart(
  asked: ChartDataInput,
  lines: readonly string[],
  context: TellingContext,
): { chart: ChartDataInput; rest: readonly string[] } {
  const chart = chartDataSchema.parse(asked);
  let annotated = asked;
  const rest: string[] = [];
  for (const line of lines) {
    const target = annotated.target ? null : targetIn(line, chart, context);
    const event = target ? null : eventIn(line, chart, context);
    if (target) annotated = { ...annotated, target };
    else if (event) annotated = { ...annotated, events: [...(annotated.events ?? []), event] };
    else {
      const growth = annotated.growth ? null : growthIn(line, chart, context);
      if (growth) annotated = { ...annotated, growth };
      rest.push(line);
    }
  }
  return { chart: annotated, rest };
}

const isPercent = ({ numberFormat }: ChartData): boolean => numberFormat.includes('%');

/** "Target: 90 %", "Our goal is 40" beside numbers of that kind. */
function targetIn(line: string, chart: ChartData, context: TellingContext): ChartData['target'] | null {
  const amounts = amountsIn(line, context.tag, context.lexicon);
  const [amount, second] = amounts;
  if (amount === undefined || second !== undefined || wordCount(line) > longestTarget) return null;
  if (!rolesIn(line, context).has('goals') || !isOfUnit(amount, chart)) return null;
  const others = `${line.slice(0, amount.start)} ${line.slice(amount.end)}`;
  if (hasDigit(others) || pointsIn(line, chart).length > 0) return null;
  // "12 countries" counts countries.
  const counted = trimSigns(line.slice(amount.end), signs).toLowerCase();
  if (hasLetter(counted) && !(chart.unit ?? '').toLowerCase().includes(counted)) return null;
  const said = trimSigns(line.slice(0, amount.start), signs);
  const label = wordCount(said) === 1 && hasLetter(said) ? { label: capitalised(said) } : {};
  return { ...label, value: isPercent(chart) ? (scaled(amount.value, amount) ?? amount.value) : amount.value };
}

function isOfUnit({ isPercent: isShare, unit, scaleWord }: Amount, chart: ChartData): boolean {
  if (isShare || isPercent(chart)) return isShare && isPercent(chart);
  const own = (chart.unit ?? '').toLowerCase();
  return [unit, scaleWord].every((part) => part === '' || own.includes(part.toLowerCase()));
}

/** Names of points that a text says, in its order. */
function pointsIn(text: string, { categories }: ChartData): { name: string; start: number }[] {
  const lower = text.toLowerCase();
  return categories
    .flatMap((name) => {
      const start = lower.indexOf(name.toLowerCase());
      const [before, after] = [lower.charAt(start - 1), lower.charAt(start + name.length)];
      const isWord = start >= 0 && !/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after);
      return isWord ? [{ name, start }] : [];
    })
    .sort((a, b) => a.start - b.start);
}

/** "Launch in March", "March: launch": a few words with one of the times at their beginning or their end. */
function eventIn(line: string, chart: ChartData, context: TellingContext): { at: string; label: string } | null {
  const isAlong = chart.type === 'line' || chart.type === 'column';
  if (!isAlong || endsSentence(line) || wordCount(line) > longestEvent) return null;
  const [point, second] = pointsIn(line, chart);
  if (point === undefined || second !== undefined) return null;
  const [before, after] = [line.slice(0, point.start), line.slice(point.start + point.name.length)];
  const [head, tail] = [trimSigns(before, signs), trimSigns(after, signs)];
  if (head !== '' && tail !== '') return null;
  const label = withoutSmallWords(head === '' ? tail : head, context);
  if (!hasLetter(label) || hasDigit(label)) return null;
  return { at: point.name, label: capitalised(label) };
}

/** "Launch in" is a launch. */
function withoutSmallWords(text: string, { tag }: TellingContext): string {
  const small = new Set(languageOf(tag).signs.words.split(' '));
  const words = text.split(' ');
  const isSmall = (word: string | undefined): boolean => word !== undefined && small.has(word.toLowerCase());
  while (words.length > 1 && isSmall(words.at(-1))) words.pop();
  while (words.length > 1 && isSmall(words[0])) words.shift();
  return words.join(' ');
}

/** "From 4.2 in 2022 to 6.1 in 2025, +45 %": a rate that the numbers of two points come to, in all or a year. */
function growthIn(line: string, chart: ChartData, { tag, lexicon }: TellingContext): ChartData['growth'] | null {
  if (wordCount(line) > longestGrowth || (chart.type !== 'line' && chart.type !== 'column')) return null;
  const rates = amountsIn(line, tag, lexicon).filter((amount) => amount.isPercent);
  const named = pointsIn(line, chart).map(({ name }) => chart.categories.indexOf(name));
  const [from, to] = [Math.min(...named), Math.max(...named)];
  if (rates.length === 0 || named.length !== 2 || to <= from) return null;
  for (const { name, values } of chart.series) {
    const [first, last] = [values[from] ?? null, values[to] ?? null];
    if (first === null || last === null || first <= 0 || last < 0) continue;
    const [start, end] = [chart.categories[from] ?? '', chart.categories[to] ?? ''];
    const years = Number(end) - Number(start);
    const isSaid = (ratio: number): boolean =>
      rates.some(({ value }) => Math.abs(Math.abs(value) - Math.abs(ratio * 100)) <= rounding);
    const growth = { ...(chart.series.length > 1 ? { series: name } : {}), from: start, to: end };
    if (isSaid(last / first - 1)) return growth;
    if (years > 1 && isSaid((last / first) ** (1 / years) - 1)) return { ...growth, yearly: true };
  }
  return null;
}
