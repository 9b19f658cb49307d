import { annotationValues } from '../../scene/chart-annotations';
import type { AnnotationValues, ChartAnnotations, GrowthNote } from '../../scene/chart-annotations';
import { categoryShare } from '../../scene/chart-geometry';
import type { Box } from '../../scene/scene';
import type { ChartData, ChartSeries } from '../../spec/chart-data';
import { formatNumber } from '../format-number';
import { signsOf } from './bridge-texts';
import { chartTraits, numbersOf } from './chart-traits';
import {
  afterName,
  isRightToLeft,
  lineHighIn,
  lineWidthIn,
  rightToLeftMark,
  targetWord,
  yearlyWord,
} from './chart-words';
import { growthText } from './growth-text';
import { areClose } from './nice-scale';
import { placeFlags } from './place-flags';
import type { PlacedFlag } from './place-flags';
import { grownSeries, categoryPlace, yearsBetween } from './read-annotations';
import { labelFormats } from './short-format';
import type { LabelContext } from './value-labels';

/** Heights as multiples of a line of words: of what words above the numbers take, and of the marks above one another. */
const high = { words: 1.45, line: 0.35, flag: 0.6, level: 1.2, growth: 0.5 } as const;
/** The share of a plot that numbers fill below what stands above them; an axis that leaves zero out has air below as well. */
const filled = { fromZero: 0.92, free: 0.62 } as const;
/** The most of the plot that marks may take. */
const mostAbove = 0.45;
/** Between a target's line and its words. */
const targetGapIn = 0.06;

/** What annotates a chart, before its plot is known. */
export interface AnnotationPlan {
  annotations: ChartAnnotations;
  /** Further series of the chart, and how each is drawn. */
  series: readonly ChartSeries[];
  values: AnnotationValues;
  target?: {
    label: string;
    values: readonly (number | null)[];
    said: string;
    format: string;
    widthIn: number;
    last: number;
  };
  flags: readonly (PlacedFlag | null)[];
  /** Numbers that the axis has to reach. */
  reaches: readonly number[];
  /** What stands behind the last category, beside the plot. */
  besideIn: number;
  growth?: { text: string; widthIn: number };
}

interface PlanPlace {
  box: Box;
  /** Height of the plot, about. */
  heightIn: number;
  /** Where the plot begins, and what labels of lines need behind it, about. */
  startIn: number;
  endIn: number;
  /** Whether words stand above the numbers. */
  hasWords: boolean;
}

/** Plans what annotates a chart; null where nothing does. */
export function planAnnotations(chart: ChartData, place: PlanPlace, context: LabelContext): AnnotationPlan | null {
  if (!chart.target && !chart.events && !chart.growth) return null;
  const { theme, language, sizePt } = context;
  const { form, stacked } = chartTraits[chart.type];
  const numbers = numbersOf(chart);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const fromZero = form !== 'line' || least <= 0 || !areClose(least, most);
  const target = planTarget(chart, context);
  const besideIn = target ? target.widthIn + targetGapIn : 0;
  const lineIn = lineHighIn(sizePt, theme);
  const endIn = Math.max(besideIn, place.endIn);
  const plot = { x: place.box.x + place.startIn, w: place.box.w - place.startIn - endIn };
  const points = form === 'area' ? 'on-ends' : 'between';
  const xOf = (index: number) => plot.x + categoryShare(index, chart.categories.length, points) * plot.w;
  const growth = chart.growth ? noteOf(chart, context) : undefined;
  const lines = growth ? [xOf(growth.from), xOf(growth.to)] : [];
  const events = (chart.events ?? []).map(({ at, label }) => ({ index: categoryPlace(chart, at), label }));
  const flags = placeFlags(
    events.map(({ index, label }) => ({ x: xOf(index), widthIn: lineWidthIn(label, sizePt, theme) })),
    { from: place.box.x, to: place.box.x + place.box.w, lines },
  );
  const levels = Math.max(0, ...flags.map((flag) => (flag ? flag.level + 1 : 0)));
  const gapIn = (place.hasWords ? high.words : high.line) * lineIn;
  const levelIn = (level: number) => gapIn + (high.flag + level * high.level) * lineIn;
  const growthIn = levels === 0 ? gapIn + high.growth * lineIn : levelIn(levels - 1) + (high.flag + 0.2) * lineIn;
  const topIn = growth ? growthIn : levels > 0 ? levelIn(levels - 1) : 0;
  const share = filled[fromZero ? 'fromZero' : 'free'] * (place.heightIn - Math.min(topIn, place.heightIn * mostAbove));
  const shareOf = (inches: number) => Number((inches / share).toFixed(3));
  const places = new Map(events.map(({ index, label }, at) => [index, { label, flag: flags[at] ?? null }]));
  const annotations: ChartAnnotations = {
    data: chart.series.length,
    isStacked: stacked,
    standsOnZero: form !== 'line',
    fromZero,
    gap: shareOf(gapIn),
    ...(target ? { target: { place: chart.series.length, isOne: chart.target?.values === undefined } } : {}),
    ...(levels > 0
      ? {
          events: chart.categories.map((_, index) => {
            const { label, flag } = places.get(index) ?? {};
            return label !== undefined && flag ? { label, rise: shareOf(levelIn(flag.level)) } : null;
          }),
        }
      : {}),
    ...(growth ? { growth: { ...growth, rise: shareOf(growthIn) } } : {}),
  };
  const goal = target ? [{ name: target.label, values: target.values }] : [];
  const values = annotationValues(annotations, [...chart.series, ...goal]);
  const text = annotations.growth ? growthText(annotations.growth, values.rate, language) : '';
  return {
    annotations,
    series: [
      ...goal,
      ...(levels > 0 ? [{ name: 'Events', values: [...values.events] }] : []),
      ...(growth ? [{ name: 'Growth', values: [...values.growth] }] : []),
    ],
    values,
    ...(target ? { target } : {}),
    flags,
    reaches: [...(target?.values ?? []), ...values.events, ...values.growth].filter((value) => value !== null),
    besideIn,
    ...(growth ? { growth: { text, widthIn: lineWidthIn(text, sizePt, theme, true) } } : {}),
  };
}

function planTarget(chart: ChartData, { theme, language, sizePt }: LabelContext) {
  const { target } = chart;
  if (!target) return null;
  const values = target.values ?? chart.categories.map(() => target.value ?? null);
  const present = values.flatMap((value, index) => (value === null ? [] : [index]));
  const last = present.at(-1) ?? 0;
  const label = target.label ?? targetWord(language);
  const format = afterName(
    label,
    labelFormats(chart.numberFormat, [...numbersOf(chart), values[last] ?? 0], language)[0] ?? 'General',
  );
  const said = `${label} ${formatNumber(values[last] ?? 0, format, language)}`;
  return { label, values, format, last, said, widthIn: lineWidthIn(said, sizePt, theme, true) };
}

function noteOf(chart: ChartData, { language }: LabelContext): Omit<GrowthNote, 'rise'> {
  const { from = '', to = '', yearly = false } = chart.growth ?? {};
  const series = grownSeries(chart) ?? null;
  const years = yearly ? yearsBetween(from, to) : null;
  const percent = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent' }).formatToParts(0.5);
  const digits = percent.findIndex(({ type }) => type === 'integer');
  const around = (all: typeof percent) => all.map(({ value }) => value).join('');
  const own = series !== null && chart.series.length > 1 ? `${chart.series[series]?.name ?? ''} ` : '';
  const word = years === null ? '' : yearlyWord(language);
  const name = own === '' && isRightToLeft(word) ? rightToLeftMark : own;
  const signs = signsOf(language);
  return {
    from: categoryPlace(chart, from),
    to: categoryPlace(chart, to),
    series: chart.series.length > 1 ? series : null,
    years,
    before: around(percent.slice(0, digits)),
    after: `${around(percent.slice(digits + 1))}${word}`,
    signs: { plus: `${name}${signs.plus}`, minus: `${name}${signs.minus}` },
  };
}
