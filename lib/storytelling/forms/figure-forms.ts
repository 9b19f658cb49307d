import { toDataSet } from '@/lib/reading/data/data-set';
import { isWhen } from '@/lib/reading/data/read-time';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { amountsOf, countedOf, figureOf, type Counted, type LargeFigure } from '../text/counted';
import { datedWithin } from '../text/dated';
import { capitalised, unstopped } from '../text/signs';
import { groupedNumber } from '../text/written';
import { dataDrafts } from './data-forms';
import { draftOf, type Draft } from './draft';
import { linesOfPoints, wordsOfPoints, type FormMaterial } from './material';

const [fewestFigures, mostFigures, mostWordsOfDetail] = [2, 6, 10];
/** Where figures are told in sentences, of this share of the lines at least. */
const shareOfFigures = 0.6;

/** A few numbers with what they count; what is said beside them is left to the notes. */
export function figures({ title, points, roles, asked }: FormMaterial, context: TellingContext): Draft | null {
  const isCalledFor = roles.has('figures') || asked.has('figures');
  for (const { lines, heads } of linesOfPoints(points, context)) {
    if (heads.length > 0) continue;
    const metrics: (LargeFigure & { detail?: string })[] = [];
    for (const line of lines) {
      const figure = figureOf(line, context);
      const last = metrics.at(-1);
      if (figure !== null) metrics.push({ ...figure, label: capitalised(figure.label) });
      // What a figure is followed by is its detail.
      else if (last !== undefined && last.detail === undefined && wordCount(line) <= mostWordsOfDetail)
        last.detail = capitalised(unstopped(line));
    }
    const fewest = Math.max(fewestFigures, (isCalledFor ? 0.4 : shareOfFigures) * lines.length);
    if (metrics.length < fewest || metrics.length > mostFigures) continue;
    const clean = metrics.filter(({ isClean }) => isClean).length / metrics.length;
    if (new Set(metrics.map(({ label }) => label)).size < metrics.length) continue;
    return draftOf(
      'figures',
      isCalledFor ? 2.6 : clean === 1 ? 1.8 : 0.6 + clean,
      Math.max(metrics.length / 5, wordsOfPoints(points) / 60),
      {
        kind: 'metrics',
        title,
        metrics: metrics.map(({ isClean: _, ...metric }) => ({
          ...metric,
          value: groupedNumber(metric.value, context.reading.language),
        })),
      },
    );
  }
  return null;
}

const [fewestOfChart, mostOfChart, mostWordsBeside, mostBeside] = [3, 16, 26, 5];
const [roundingOfPercent, smallestTotal] = [1.5, 50];

/** Lines that say numbers of one unit are a data set, told. */
export function toldChart(material: FormMaterial, context: TellingContext): Draft | null {
  const { title, points, asked } = material;
  const all = linesOfPoints(points, context).map(({ lines, heads }) => ({ lines, beside: heads }));
  const each =
    points.length > mostBeside || all.length < 2
      ? []
      : points.map((point) => ({
          lines: linesOfPoints([point], context).at(-1)?.lines ?? [],
          beside: points.filter((other) => other !== point).map(({ text }) => unstopped(text)),
        }));
  const isAsked = (['chart', 'table', 'bar', 'line', 'doughnut'] as const).some((form) => asked.has(form));
  for (const [index, { lines, beside: left }] of [...all, ...each].entries()) {
    const told = seriesIn(lines, title, context);
    if (told === null || (left.length > 1 && !told.isWhole && !told.isTime && !isAsked)) continue;
    const data = toDataSet(
      { head: ['', title], rows: told.known.map(({ label, amount }) => [capitalised(label), amount.text]) },
      { id: '', tag: context.tag, lexicon: context.lexicon, isTold: true },
    );
    // Times in the words of the author keep their order.
    const forms = told.isTime
      ? new Set([...asked, 'line' as const, 'timeline' as const])
      : told.isWhole
        ? new Set([...asked, 'doughnut' as const])
        : asked;
    const drafts = dataDrafts(data, title, forms, context);
    const draft =
      (asked.has('table') ? drafts.find(({ slide }) => slide.kind === 'table') : undefined) ??
      drafts.find(({ slide }) => slide.kind === 'chart');
    if (draft === undefined) continue;
    const { slide } = draft;
    const beside = capitalised([...told.others, ...left].join('; '));
    return {
      ...draft,
      slide: beside === '' ? slide : { ...slide, [slide.kind === 'chart' ? 'takeaway' : 'caption']: beside },
      worth: told.isWhole || told.isTime ? 2.5 : index > 0 ? 1 : told.known.length > fewestOfChart ? 2.3 : 1.6,
    };
  }
  return null;
}

interface ToldSeries {
  known: Counted[];
  /** What is said beside it. */
  others: string[];
  /** Its parts make up a whole that is named, or a hundred percent. */
  isWhole: boolean;
  isTime: boolean;
}

function seriesIn(lines: readonly string[], title: string, context: TellingContext): ToldSeries | null {
  if (lines.length < 2 || lines.length > mostOfChart) return null;
  const counted = lines.map((line) => countedOf(line, context) ?? ledCount(line, context));
  const units = counted.flatMap((each) => (each === null ? [] : [unitOf(each)])).filter(Boolean);
  // "Rooms 52, garden 19 and kitchen 29 percent": the last one says the unit of all.
  const unit = new Set(units).size === 1 && unitOf(counted.at(-1) ?? null) !== '' ? (units[0] ?? '') : null;
  const group = mostCommon(counted.map((each) => (each === null ? null : unit === null ? unitOf(each) : unit)));
  if (group === null) return null;
  const isIn = (each: Counted | null): each is Counted => each !== null && (unit !== null || unitOf(each) === group);
  const isTotal = (each: Counted): boolean => {
    const sum = counted.filter(isIn).reduce((all, { amount }) => all + amount.value * amount.scale, 0);
    return isSame(sum, 2 * each.amount.value * each.amount.scale);
  };
  const all = counted.filter(isIn);
  const total = all.length > 2 ? all.find(isTotal) : undefined;
  const known = all.filter((each) => each !== total);
  const others = lines.filter((_, index) => !known.some((each) => each === counted[index]));
  const sum = known.reduce((so, { amount }) => so + amount.value * amount.scale, 0);
  const isTold = known.length >= fewestOfChart && sum >= smallestTotal && context.numbers.has(sum);
  const isHundred = known.every(({ amount }) => amount.isPercent) && Math.abs(sum - 100) < roundingOfPercent;
  const isNamed = [title, ...others].some((line) =>
    amountsOf(line, context).some(({ value, scale }) => isSame(value * scale, sum)),
  );
  const times = known.map(({ label }) => datedWithin(`${label} `, context)?.when ?? isWhen(label, context.lexicon));
  const isTime = times.every((time) => time !== null) && new Set(times.map((time) => time?.text)).size === times.length;
  const named = known.map((each, index) => (isTime ? { ...each, label: times[index]?.text ?? each.label } : each));
  const isWhole = total !== undefined || isHundred || isNamed || isTold;
  const isLabelled = group !== '' || isTime || known.every(({ amount }) => amount.start > 0);
  if (known.length < (isWhole ? 2 : fewestOfChart) || !isLabelled || others.length > known.length) return null;
  return wordCount(others.join(' ')) > mostWordsBeside ? null : { known: named, others, isWhole, isTime };
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.abs(b) * 1e-9;
}

/** "Of which 142,000 € for the roof": a small word before the number is none of its label. */
function ledCount(line: string, context: TellingContext): Counted | null {
  const [amount, second] = amountsOf(line, context);
  if (amount === undefined || second !== undefined || !amount.isMoney) return null;
  const isLed = wordCount(line.slice(0, amount.start)) <= 1;
  return isLed ? countedOf(line.slice(amount.start), context) : null;
}

function unitOf(counted: Counted | null): string {
  return counted === null ? '' : counted.amount.isPercent ? '%' : counted.amount.unit;
}

function mostCommon(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
