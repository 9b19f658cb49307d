import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { ChartType, ChartData } from '@/lib/deck/spec/chart-data';
import type { AskedForm } from '@/lib/languages/concepts';
import { seriesOfData, type DataSet, type Series } from '@/lib/reading/data/data-set';
import { isWhen } from '@/lib/reading/data/read-time';
import { changeOf, extremeOf, moverOf } from '@/lib/reading/data/results';
import type { TellingContext } from '../context';
import { visualWidth } from '@/lib/reading/source/sentences';
import { hasDigit, hasLetter, isProperName } from '@/lib/reading/source/signs';
import { capitalised } from '../text/signs';
import { areCodes, sayRatio, sayValue, writtenDate } from '../text/written';
import { askedMarks, isGoalOf, withoutTarget } from './annotate-chart';
import { changeTableDraft } from './before-after-form';
import { bridgeDraft } from './bridge-form';
import { viewsOf } from './data-views';
import { draftOf, formsOfNumbers, type AskedForms, type Draft } from './draft';
import { roadmapOfTable } from './roadmap-forms';
import { treeOfTable } from './tree-forms';
import { choiceDraft } from './plan-forms';
import { plotDraft } from './plot-forms';
import { figuresDraft, funnelDraft, isOfRecords, scorecardDraft, tableDraft, timelineDraft } from './table-forms';

const mostRatio = 2;
/** Beyond these a chart can't be read. */
const [mostPoints, mostSeries, mostSlices, mostBars] = [36, 8, 7, 16];
const [fewestShown, mostApart, mostTotals, smallestSum] = [3, 15, 3, 40];
const [widestEyebrow, roundingOfPercent] = [60, 1.5];

/** Every way to show a data set, the best first; a title for each that says what it shows. */
export function dataDrafts(data: DataSet, above: string | null, asked: AskedForms, context: TellingContext): Draft[] {
  // "£1.4m seed" tells of what a heading names.
  const isNumber = data.name !== null && above !== null && !hasLetter(data.name.charAt(0)) && hasDigit(data.name);
  const title = isNumber ? `${above}: ${data.name}` : (data.name ?? above);
  const views = viewsOf(data, context).flatMap((view) => chartDrafts(view, title, asked, context));
  const plot = plotDraft(data, title, context, asked);
  // Two ratings of each are seen between two axes; as bars side by side they say less.
  const isPlotted = plot !== null && !asked.has('chart') && !asked.has('bar');
  // What tells several things of each is no chart of one of them.
  const isWhole = isOfRecords(data) && ![...formsOfNumbers].some((form) => asked.has(form));
  const charts = isPlotted || isWhole ? [] : [...chartDrafts(data, title, asked, context), ...views];
  const table = tableDraft(data, title, context);
  // Numbers that can be drawn are: a table alone makes readers do it, unless it says as much in words.
  const drafts = [
    ...charts,
    (charts.length === 0 && !isPlotted) || wordColumns(data) > 0 ? table : { ...table, worth: 0 },
  ];
  const events = timelineDraft(data, title, context);
  if (events !== null) drafts.unshift(events);
  const figures = figuresDraft(data, title, context);
  if (figures !== null) drafts.push(figures);
  for (const form of [
    funnelDraft,
    scorecardDraft,
    roadmapOfTable,
    treeOfTable,
    changeTableDraft,
    bridgeDraft,
    choiceDraft,
    () => plot,
  ]) {
    const draft = form(data, title, context, asked);
    if (draft !== null) drafts.unshift(draft);
  }
  const isInside =
    data.name !== null && above !== null && !isNumber && above !== data.name && visualWidth(above) <= widestEyebrow;
  return isInside ? drafts.map((draft) => ({ ...draft, slide: { ...draft.slide, eyebrow: above } })) : drafts;
}

/** Columns of words beside the one that names the rows. */
function wordColumns({ columns, keyColumn }: DataSet): number {
  return columns.filter(({ type }, index) => type !== 'measure' && type !== 'time' && index !== keyColumn).length;
}

/** Rows that are measured in a unit each, or counted from the first column on, share no axis. */
function hasAxis({ columns, keyColumn }: DataSet): boolean {
  const keys = keyColumn === null ? [] : (columns[keyColumn]?.cells ?? []);
  const units = new Set(keys.filter((key) => key.endsWith(')')).map((key) => key.slice(key.indexOf('('))));
  const [first] = columns;
  // What leads words alone is a code.
  const isCode =
    first?.type === 'measure' && columns.slice(1).every(({ type }) => type !== 'measure' && type !== 'time');
  const isCounted =
    first?.type === 'measure' &&
    first.values.every((value, at) => at === 0 || value === (first.values[at - 1] ?? 0) + 1);
  const isTime = keyColumn !== null && columns[keyColumn]?.type === 'time';
  const areNumbered = !isTime && columns.some((column) => column.type === 'measure' && areCodes(column));
  return units.size < 2 && !isCounted && !isCode && !areNumbered;
}

function chartDrafts(data: DataSet, named: string | null, forms: AskedForms, context: TellingContext): Draft[] {
  const series = seriesOfData(data, context.lexicon);
  if (series === null || !hasAxis(data)) return [];
  const groups = ofOneUnit(series, context);
  return groups.flatMap((whole, index) => {
    const { group, title, target } = withoutTarget(whole, named, context);
    // What one of several counts can't be told from the others without its name.
    if (group.series.length > 1 && group.series.some(({ name }) => name.trim() === '')) return [];
    // Two bars of a table that says more lose the rest of it.
    if (group.points.length < fewestShown && !group.isTime && data.columns.length > group.series.length + 1) return [];
    const isSum = data.isTold && (data.totalRow !== null || isSaidSum(group, context));
    const type = typeOf(group, forms, isSum);
    if (type === null) return [];
    const form = formOf(type);
    const [measure, second] = data.columns.filter((column) => column.type === 'measure');
    // Where the series are kinds of one measure, nothing else says what it is.
    const counts = second === undefined && group.series.length > 1 ? (measure?.label ?? '') : '';
    const drawn = chartSpec(besideEachOther(group, type), type, { counts, title }, context);
    const spec = { ...drawn, ...askedMarks(group, target, forms) };
    const said = titleOf(group, title, forms, context);
    // The largest of some bars is seen; what follows from the numbers is said.
    const isSeen = !group.isTime && ![...questions, 'doughnut' as const].some((each) => forms.has(each));
    const found = said === title && !isSeen ? findingOf(group, forms, context) : null;
    // A single series is known by the title.
    const finding = found?.startsWith(`${said}: `) === true ? found.slice(said.length + 2) : found;
    const takeaway = [finding, totalOf(data, group)].filter(Boolean).join(' · ');
    const slide: SlideSpecInput = {
      kind: 'chart',
      title: said,
      chart: spec,
      ...(takeaway === '' ? {} : { takeaway }),
    };
    const isSmall = group.points.length <= fewestShown && !group.isTime && type !== 'doughnut';
    const isUnlike =
      data.isTold && !group.isTime && data.totalRow === null && spec.unit === undefined && data.name === null;
    const isPartless = type === 'doughnut' && !isSum && !isOneWhole(data, group);
    const worth = isPartless ? 1.2 : isSmall || wordColumns(data) > 0 || isUnlike ? 1.6 : index === 0 ? 3 : 2;
    return [draftOf(form, worth, 0.8, slide)];
  });
}

/** Two times of several kinds: each kind is compared with itself. */
function besideEachOther(group: Series, type: ChartType): Series {
  const { points, isTime, series } = group;
  const [first] = series;
  if (first === undefined || !isTime || type !== 'column' || points.length > 2 || series.length < fewestShown)
    return group;
  const turned = points.map((name, at) => ({ ...first, name, values: series.map(({ values }) => values[at] ?? null) }));
  return { points: series.map(({ name }) => name), isTime: false, series: turned };
}

const scales = [1, 1e3, 1e4, 1e6, 1e8, 1e9];

/** The author says somewhere what they make together. */
function isSaidSum({ series: [only, more] }: Series, { numbers }: TellingContext): boolean {
  const sum = only?.values.reduce<number>((all, value) => all + (value ?? 0), 0) ?? 0;
  const sums = more === undefined ? scales.map((scale) => Number((sum * scale).toPrecision(9))) : [];
  return sums.some((each) => each > smallestSum && numbers.has(each));
}

/** Parts of a sum that is told, or of a hundred percent. */
function isOneWhole({ totalRow }: DataSet, { series: [only] }: Series): boolean {
  const sum = only?.values.reduce<number>((all, value) => all + (value ?? 0), 0) ?? 0;
  return totalRow !== null || (only?.isPercent === true && Math.abs(sum - 100) < roundingOfPercent);
}

/** "Total: 165", "Total: 977 → 1,135": the sum that its parts stand for. */
function totalOf({ totalRow, rows, columns, keyColumn }: DataSet, { points, series }: Series): string | null {
  const names = series.length === 1 ? [series[0]?.name ?? ''] : points.length <= mostTotals ? points : [];
  const row = totalRow === null ? [] : (rows[totalRow] ?? []);
  const cells = columns.flatMap(({ type, label }, at) =>
    type === 'measure' && names.includes(label) ? (row[at] ?? '') : [],
  );
  const name = row[keyColumn ?? 0] ?? '';
  return cells.length < Math.max(1, names.length) || name === '' ? null : `${capitalised(name)}: ${cells.join(' → ')}`;
}

/** Series that don't share a unit don't share an axis. */
function ofOneUnit(all: Series, context: TellingContext): Series[] {
  const groups: Series[] = [];
  for (const one of all.series) {
    const isAlike = (first: Series['series'][number] | undefined): boolean =>
      first !== undefined &&
      (isOfKind(first, one) || isGoalOf(first, one, context)) &&
      isNear(first.values, one.values);
    const group = groups.find(({ series: [first] }) => isAlike(first));
    if (group === undefined) groups.push({ ...all, series: [one] });
    else group.series.push(one);
  }
  return groups.sort((a, b) => b.series.length - a.series.length);
}

/** Of one unit; where none is said, whole numbers and fractions, or names of measures that share no word, are of two. */
function isOfKind(a: Series['series'][number], b: Series['series'][number]): boolean {
  if (a.unit !== b.unit || a.isPercent !== b.isPercent) return false;
  const [x = [], y = []] = [a, b].map(({ name }) => name.toLowerCase().split(' '));
  const isShared =
    x.length === 1 ||
    y.length === 1 ||
    x.some((word) => y.includes(word)) ||
    [a, b].every(({ name }) => isProperName(name));
  return a.unit !== '' || (isShared && (a.decimals === 0) === (b.decimals === 0));
}

/** So near to each other that both can be seen. */
function isNear(a: readonly (number | null)[], b: readonly (number | null)[]): boolean {
  const top = (values: readonly (number | null)[]): number => Math.max(...values.map((value) => Math.abs(value ?? 0)));
  const [x, y] = [top(a), top(b)];
  return x === 0 || y === 0 || Math.max(x / y, y / x) < mostApart;
}

function typeOf(group: Series, forms: AskedForms, hasTotal: boolean): ChartType | null {
  const { points, isTime, series } = group;
  const isOne = series.length === 1;
  const values = series.flatMap((one) => one.values);
  const arePositive = values.every((value) => value === null || value >= 0);
  if (points.length < 2 || points.length > mostPoints || series.length > mostSeries) return null;
  const sum = series[0]?.values.reduce<number>((total, value) => total + (value ?? 0), 0) ?? 0;
  const isWhole = isOne && !isTime && arePositive && points.length <= mostSlices && points.length >= 2;
  if (forms.has('doughnut') && isWhole) return 'doughnut';
  if (forms.has('line') && points.length >= fewestShown && (isTime || !isOne || forms.has('timeline'))) return 'line';
  if (isTime) {
    if (forms.has('bar')) return isOne || points.length <= 12 ? 'column' : 'line';
    return points.length >= fewestShown ? 'line' : 'column';
  }
  const isHundred = series[0]?.isPercent === true && Math.abs(sum - 100) < roundingOfPercent;
  if (isWhole && !forms.has('bar') && (isHundred || hasTotal)) return 'doughnut';
  if (points.length > mostBars && isOne) return points.length > mostPoints ? null : 'bar';
  return isOne ? 'bar' : 'column';
}

function formOf(type: ChartType): AskedForm {
  if (type === 'line') return 'line';
  return type === 'doughnut' || type === 'pie' ? 'doughnut' : 'bar';
}

function chartSpec(
  group: Series,
  type: ChartType,
  { counts, title }: { counts: string; title: string | null },
  context: TellingContext,
): ChartData {
  const [first] = group.series;
  const decimals = Math.max(...group.series.map((one) => one.decimals));
  const unit = (first?.unit ?? '') || counts;
  const isPercent = first?.isPercent === true;
  return {
    type,
    categories: group.points.map((point) => writtenDate(point, context.reading.language)),
    series: group.series.map(({ name, values }) => ({
      name: name.trim() === '' ? (title ?? context.words.amount) : name,
      values: values.map((value) => (isPercent ? fractionOf(value) : value)),
    })),
    numberFormat: `${decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`}${isPercent ? '%' : ''}`,
    ...(unit === '' || isPercent ? {} : { unit }),
  };
}

/** Excel shows 0.184 as 18.4%; the digits that dividing adds are none of the author's. */
function fractionOf(value: number | null | undefined): number | null {
  return typeof value === 'number' ? Number((value / 100).toPrecision(12)) : null;
}

/** The author's title, else what the data says by simple arithmetic. */
function titleOf(group: Series, title: string | null, forms: AskedForms, context: TellingContext): string {
  const isAsked = questions.some((form) => forms.has(form));
  const names = group.series.map(({ name }) => name).filter(Boolean);
  return (isAsked ? null : title) ?? findingOf(group, forms, context) ?? title ?? names.slice(0, 3).join(', ');
}

const highPeak = 1.2;
const questions: readonly AskedForm[] = ['largest', 'smallest', 'change'];

/** "North: 412 → 530 (+28.6%)", without a word that would have to be translated. */
function findingOf(group: Series, forms: AskedForms, context: TellingContext): string | null {
  const { isTime, series } = group;
  const [first] = series;
  if (first === undefined) return null;
  const say = (value: number): string => sayValue(value, first.unit, first.isPercent, first.decimals, context);
  if (isTime || (forms.has('change') && series.length > 1)) {
    const mover = series.length > 1 ? moverOf(group) : null;
    const change = mover ?? changeOf(group, first);
    if (change === null) return null;
    const top = (one: Series['series'][number]): string | null => {
      const peak = extremeOf(group, one, 'largest');
      return peak === null ? null : [one.name.trim(), `${say(peak.value)} (${peak.point})`].filter(Boolean).join(': ');
    };
    const own = series.find(({ name }) => name === change.name) ?? first;
    const highest = Math.max(...own.values.map((value) => value ?? 0));
    // Of what rises and falls again the first and the last say little, and of years side by side one is no trend.
    const areTimes = series.length > 1 && series.every(({ name }) => isWhen(name, context.lexicon) !== null);
    const isBetween = highest > Math.max(change.from, change.to) * highPeak;
    if ((areTimes || isBetween) && !forms.has('change') && (mover !== null || top(own) !== null)) {
      const tops = areTimes || mover === null ? series.map(top) : [null];
      return tops.includes(null) || tops.length > mostTotals ? null : tops.join(' · ');
    }
    const name = change.name.trim() === '' ? '' : `${change.name}: `;
    // What is several times as much as before needs no percent.
    const isMultiple = change.ratio !== null && change.ratio > mostRatio;
    const ratio = change.ratio === null || isMultiple || first.isPercent ? '' : ` (${sayRatio(change.ratio, context)})`;
    return `${name}${say(change.from)} → ${say(change.to)}${ratio}`;
  }
  const best = extremeOf(group, first, forms.has('smallest') ? 'smallest' : 'largest');
  if (best === null || series.length > 1) return null;
  // Only of a whole a part is a share.
  const share = first.isPercent || !forms.has('doughnut') ? null : best.share;
  const said = share === null ? '' : ` (${sayRatio(share, context, 'never')})`;
  return `${best.point}: ${say(best.value)}${said}`;
}
