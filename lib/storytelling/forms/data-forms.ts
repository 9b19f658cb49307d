import type { ChartData, ChartType, SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { AskedForm } from '@/lib/languages/concepts';
import { seriesOfData, type DataSet, type Series } from '@/lib/reading/data/data-set';
import { changeOf, extremeOf, moverOf } from '@/lib/reading/data/results';
import type { TellingContext } from '../context';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import { writtenCell, writtenDate } from '../text/written';
import { viewsOf } from './data-views';
import { draftOf, type AskedForms, type Draft } from './draft';

/** Beyond these a chart can't be read. */
const [mostPoints, mostSeries, mostSlices, mostBars] = [36, 8, 7, 16];
/** A slide takes a table of so many rows and columns; the rest goes on the next one. */
const [mostRows, mostColumns] = [10, 8];
const [fewestShown, mostApart] = [3, 15];

/** Every way to show a data set, the best first; a title for each that says what it shows. */
export function dataDrafts(data: DataSet, title: string | null, asked: AskedForms, context: TellingContext): Draft[] {
  const views = viewsOf(data, context).flatMap((view) => chartDrafts(view, title, asked, context));
  const charts = [...chartDrafts(data, title, asked, context), ...views];
  const table = tableDraft(data, title, context);
  // Numbers that can be drawn are: a table alone makes readers do it, unless it says as much in words.
  const drafts = [...charts, charts.length === 0 || wordColumns(data) > 0 ? table : { ...table, worth: 0 }];
  const events = timelineDraft(data, title, context);
  if (events !== null) drafts.unshift(events);
  return drafts;
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
  return units.size < 2 && !isCounted && !isCode;
}

function chartDrafts(data: DataSet, title: string | null, forms: AskedForms, context: TellingContext): Draft[] {
  const series = seriesOfData(data, context.lexicon);
  if (series === null || !hasAxis(data)) return [];
  const groups = ofOneUnit(series);
  return groups.flatMap((group, index) => {
    const type = typeOf(group, forms);
    if (type === null) return [];
    const form = formOf(type);
    const [measure, second] = data.columns.filter((column) => column.type === 'measure');
    // Where the series are kinds of one measure, nothing else says what it is.
    const counts = second === undefined && group.series.length > 1 ? (measure?.label ?? '') : '';
    const spec = chartSpec(group, type, counts, context);
    const said = titleOf(group, title, forms, context);
    const found = said === title ? findingOf(group, forms, context) : null;
    // A single series is known by the title.
    const takeaway = found?.startsWith(`${said}: `) === true ? found.slice(said.length + 2) : found;
    const slide: SlideSpecInput = {
      kind: 'chart',
      title: said,
      chart: spec,
      ...(takeaway === null ? {} : { takeaway }),
    };
    const isSmall = group.points.length <= fewestShown && !group.isTime && type !== 'doughnut';
    const worth = isSmall || wordColumns(data) > 0 ? 1.6 : index === 0 ? 3 : 2;
    return [draftOf(form, worth, 0.8, slide)];
  });
}

/** Series that don't share a unit don't share an axis. */
function ofOneUnit(all: Series): Series[] {
  const groups: Series[] = [];
  for (const one of all.series) {
    const isAlike = (first: Series['series'][number] | undefined): boolean =>
      first?.unit === one.unit && first.isPercent === one.isPercent && isNear(first.values, one.values);
    const group = groups.find(({ series: [first] }) => isAlike(first));
    if (group === undefined) groups.push({ ...all, series: [one] });
    else group.series.push(one);
  }
  return groups.sort((a, b) => b.series.length - a.series.length);
}

/** So near to each other that both can be seen. */
function isNear(a: readonly (number | null)[], b: readonly (number | null)[]): boolean {
  const top = (values: readonly (number | null)[]): number => Math.max(...values.map((value) => Math.abs(value ?? 0)));
  const [x, y] = [top(a), top(b)];
  return x === 0 || y === 0 || Math.max(x / y, y / x) < mostApart;
}

function typeOf(group: Series, forms: AskedForms): ChartType | null {
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
  if (isWhole && series[0]?.isPercent === true && Math.abs(sum - 100) < 1.5) return 'doughnut';
  if (points.length > mostBars && isOne) return points.length > mostPoints ? null : 'bar';
  return isOne ? 'bar' : 'column';
}

function formOf(type: ChartType): AskedForm {
  if (type === 'line') return 'line';
  return type === 'doughnut' || type === 'pie' ? 'doughnut' : 'bar';
}

/** A ranking is read from the largest down; other points keep the order of the author. */
function chartSpec(group: Series, type: ChartType, counts: string, context: TellingContext): ChartData {
  const order = group.points.map((_, index) => index);
  const [first] = group.series;
  if (type === 'bar' || type === 'doughnut')
    order.sort((a, b) => (first?.values[b] ?? -Infinity) - (first?.values[a] ?? -Infinity));
  const decimals = Math.max(...group.series.map((one) => one.decimals));
  const unit = (first?.unit ?? '') || counts;
  const isPercent = first?.isPercent === true;
  return {
    type,
    categories: order.map((index) => writtenDate(group.points[index] ?? '', context.reading.language)),
    series: group.series.map(({ name, values }) => ({
      name: name.trim() === '' ? context.words.amount : name,
      values: order.map((index) => (isPercent ? fractionOf(values[index]) : (values[index] ?? null))),
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

const questions: readonly AskedForm[] = ['largest', 'smallest', 'change'];

/** "North: 412 → 530 (+28.6%)", without a word that would have to be translated. */
function findingOf(group: Series, forms: AskedForms, context: TellingContext): string | null {
  const { isTime, series } = group;
  const [first] = series;
  if (first === undefined) return null;
  const say = (value: number): string => sayValue(value, first.unit, first.isPercent, first.decimals, context);
  if (isTime || forms.has('change')) {
    const mover = series.length > 1 ? moverOf(group) : null;
    const change = mover ?? changeOf(group, first);
    if (change === null) return null;
    const name = change.name.trim() === '' ? '' : `${change.name}: `;
    const ratio = change.ratio === null || first.isPercent ? '' : ` (${sayRatio(change.ratio, context)})`;
    return `${name}${say(change.from)} → ${say(change.to)}${ratio}`;
  }
  const best = extremeOf(group, first, forms.has('smallest') ? 'smallest' : 'largest');
  if (best === null || series.length > 1) return null;
  // Only of a whole a part is a share.
  const share = first.isPercent || !forms.has('doughnut') ? null : best.share;
  const said = share === null ? '' : ` (${sayRatio(share, context, 'never')})`;
  return `${best.point}: ${say(best.value)}${said}`;
}

const signsBefore = new Set(['US$', ...'$€£¥₹₽₩₪']);

function sayValue(value: number, unit: string, isPercent: boolean, decimals: number, { tag }: TellingContext): string {
  const minimumFractionDigits = Number.isInteger(value) ? 0 : Math.min(decimals, 1);
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: decimals, minimumFractionDigits }).format(value);
  if (isPercent) return `${number}%`;
  const [sign = '', ...behind] = unit.split(' ');
  return (signsBefore.has(sign) ? [`${sign}${number}`, ...behind] : [number, unit]).join(' ').trim();
}

function sayRatio(ratio: number, { tag }: TellingContext, signDisplay: 'exceptZero' | 'never' = 'exceptZero'): string {
  const percent = Math.round(ratio * 1000) / 10;
  const maximumFractionDigits = Math.abs(percent) < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(tag, { maximumFractionDigits, signDisplay }).format(percent)}%`;
}

/** The table as the author wrote it. */
export function tableDraft(
  data: DataSet,
  title: string | null,
  { words, reading }: TellingContext,
  from = 0,
  to = data.rows.length,
): Draft {
  const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');
  const isBare = !isFilled(data.head);
  const filled = data.columns.flatMap((column, at) =>
    column.label !== '' || isFilled(column.cells) ? [{ column, at }] : [],
  );
  const shown = filled.slice(0, mostColumns);
  const columns = shown.map(({ column }) => column);
  const rows = data.rows.slice(from, to).filter(isFilled);
  const named = columns.flatMap(({ type, label: name }) => (type === 'measure' && hasDigit(name) ? [] : [name]));
  // What has no name, or that of the slide, is called by what it is.
  const labelOf = (name: string, index: number, isAmount: boolean): string => {
    if (name !== '' && name !== title) return name;
    if (isAmount) return index === 1 ? words.amount : '';
    return index === 0 && (isBare || data.isTold) ? words.item : index === 1 && isBare ? words.detail : '';
  };
  const label = named.filter(Boolean).slice(0, 3).join(', ');
  const hasTotal = data.totalRow !== null && data.totalRow >= from && data.totalRow < to;
  return draftOf('table', 1.5, Math.max(rows.length / mostRows, data.columns.length / mostColumns), {
    kind: 'table',
    title: title ?? (label === '' ? words.detail : label),
    columns: columns.map(({ type, label: text }, index) => ({
      label: labelOf(text, index, type === 'measure'),
      align: type === 'measure' ? 'end' : 'start',
    })),
    rows: rows.map((row) => shown.map(({ column, at }) => writtenCell(row[at] ?? '', column, reading.language))),
    totalRow: hasTotal,
  });
}

/** A long table goes on, slide by slide. */
export function tablePages(data: DataSet): number {
  return Math.ceil(data.rows.length / (mostRows + 2));
}

const mostEvents = 8;

/** Rows that say what happens when. */
function timelineDraft(data: DataSet, title: string | null, { words, reading }: TellingContext): Draft | null {
  const time = data.columns.find((column) => column.type === 'time');
  const [name, ...others] = data.columns.filter((column) => column !== time);
  const hasMeasures = data.columns.some(({ type }) => type === 'measure');
  // Numbers over time are a series; by when something with numbers is done is an event.
  const isSeries = hasMeasures && data.columns[0]?.type === 'time';
  if (time === undefined || name === undefined || isSeries || data.columns.length > 5) return null;
  const isWhole = time.at.every((at, index) => at !== null || hasLetter(time.cells[index] ?? ''));
  const isAscending = time.at.every((at, index) => at === null || at >= (time.at[index - 1] ?? -Infinity));
  if (data.rows.length < 2 || data.rows.length > mostEvents || !isWhole || !isAscending) return null;
  const events = data.rows.map((_, row) => {
    const detail = others
      .filter(({ cells }) => (cells[row] ?? '') !== '')
      .map(({ type, label, cells }) => {
        const isNamed = label !== '' && (type === 'measure' || others.length > 1);
        return isNamed ? `${label}: ${cells[row] ?? ''}` : (cells[row] ?? '');
      })
      .join('; ');
    return {
      when: writtenDate(time.cells[row] ?? '', reading.language),
      title: (name.cells[row] ?? '') || words.detail,
      ...(detail === '' ? {} : { detail }),
    };
  });
  // Columns are read as a table is.
  const worth = others.length > 1 ? 1.4 : 2.5;
  return draftOf('timeline', worth, events.length / 6, { kind: 'timeline', title: title ?? name.label, events });
}
