import { growthPoint } from '../../scene/chart-annotations';
import { stackSpans } from '../../scene/chart-geometry';
import type { ChartLabels } from '../../scene/chart-labels';
import type { ChartElement, ChartSeriesLook } from '../../scene/scene';
import { listMarks } from '../marks-and-words';
import type { AnnotationPlan } from './plan-annotations';

const linePt = { target: 1.5, growth: 1.25 } as const;
/** From a point of a line to the middle of its number. */
const lineLabelIn = 0.17;

/** The same chart with what annotates it, as series of its own. */
export function withAnnotations(element: ChartElement, plan: AnnotationPlan | null, sizePt: number): ChartElement {
  if (!plan) return element;
  const { annotations, series, values, flags } = plan;
  const { chart, looks } = element;
  const place = annotations.target ? chart.series.length : null;
  const looked: ChartSeriesLook[] = [];
  if (plan.target) looked.push(targetLook(element, plan, sizePt));
  const line = { form: 'line', axis: 'primary' } as const;
  const labels = (own: Pick<ChartLabels, 'position' | 'points' | 'texts'> & Partial<ChartLabels>): ChartLabels => ({
    shows: 'cells',
    format: 'General',
    sizePt,
    bold: false,
    colors: own.points.map(() => 'ink' as const),
    ...own,
  });
  if (annotations.events) {
    const points = annotations.events.flatMap((event, index) => (event ? [index] : []));
    const texts = points.map((index) => annotations.events?.[index]?.label ?? '');
    const positions = flags.flatMap((flag) => (flag ? [flag.side] : []));
    looked.push({
      ...line,
      fill: { color: 'muted' },
      drops: values.eventLines,
      annotates: 'events',
      labels: labels({ position: 'end', points, texts, positions }),
    });
  }
  if (annotations.growth && plan.growth) {
    looked.push({
      ...line,
      fill: { color: 'ink' },
      lineWidthPt: linePt.growth,
      drops: values.growthLines,
      annotates: 'growth',
      labels: labels({
        position: 'above',
        points: [growthPoint(annotations.growth)],
        texts: [plan.growth.text],
        bold: true,
      }),
    });
  }
  return {
    ...element,
    altText: [element.altText, ...sayAnnotations(element, plan)].join(listMarks(element.language).stop),
    chart: { ...chart, series: [...chart.series, ...series] },
    looks: [
      ...looks.map((look, index) => (plan.target ? besideTarget(look, index, element, plan.target) : look)),
      ...looked,
    ],
    annotations: place === null ? annotations : { ...annotations, target: { ...annotations.target!, place } },
  };
}

/** Numbers at the ends of bars and of stacks stand in front of the target's line; those on bars that it would strike through are left out. */
function besideTarget(
  look: ChartSeriesLook,
  series: number,
  { chart, plot, axes, stacked, sizePt }: ChartElement,
  { values }: NonNullable<AnnotationPlan['target']>,
): ChartSeriesLook {
  const { labels, form, isTotal } = look;
  if (labels?.position === 'center' && axes && stacked) {
    const reach = axes.value.max - axes.value.min;
    const isFree = (point: number) => {
      const part = stackSpans(chart.series.map((one) => one.values[point] ?? null))[series];
      const target = values[point] ?? null;
      if (!part || target === null) return true;
      return (Math.abs((part.from + part.to) / 2 - target) / reach) * plot.h > (sizePt / 72) * 0.6;
    };
    const kept = labels.points.flatMap((point, at) =>
      isFree(point) ? [{ point, color: labels.colors[at] ?? 'ink' }] : [],
    );
    return {
      ...look,
      labels: { ...labels, points: kept.map(({ point }) => point), colors: kept.map(({ color }) => color) },
    };
  }
  if (labels?.shows !== 'value' || !axes) return look;
  const isAtEnd = form === 'bar' ? labels.position === 'outside' : isTotal === true;
  const reach = axes.value.max - axes.value.min;
  const isStruck = (point: number, at: number) => {
    const [value, target] = [chart.series[series]?.values[point] ?? null, values[point] ?? null];
    if (value === null || target === null) return false;
    const side = (labels.positions?.[at] ?? labels.position) === 'below' ? -1 : 1;
    return Math.abs(((target - value) / reach) * plot.h * side - lineLabelIn) < (sizePt / 72) * 0.75;
  };
  const isBacked = isAtEnd || (form === 'line' && labels.points.some(isStruck));
  return isBacked ? { ...look, labels: { ...labels, isBacked } } : look;
}

/** What annotates a chart, in words. */
function sayAnnotations({ chart, language }: ChartElement, { target, annotations, growth }: AnnotationPlan): string[] {
  const { colon, comma } = listMarks(language);
  const events = annotations.events?.flatMap((event, index) =>
    event ? [`${chart.categories[index] ?? ''}${colon}${event.label}`] : [],
  );
  const { from = '', to = '' } = chart.growth ?? {};
  return [
    ...(target ? [target.said] : []),
    ...(events ? [events.join(comma)] : []),
    ...(growth ? [`${from} → ${to}${colon}${growth.text}`] : []),
  ];
}

function targetLook(
  { plot, chart, axes }: ChartElement,
  { target, annotations, besideIn }: AnnotationPlan,
  sizePt: number,
): ChartSeriesLook {
  const { last = 0, format = 'General' } = target ?? {};
  const count = chart.categories.length;
  const labels = (own: Pick<ChartLabels, 'position' | 'points' | 'shiftIn'>): ChartLabels => ({
    shows: 'series-and-value',
    format,
    sizePt,
    bold: true,
    colors: ['ink'],
    ...own,
  });
  const isBetween = axes?.kind === 'categories' && axes.category.points === 'between';
  const isOne = annotations.target?.isOne === true;
  const isAtEnd = last === count - 1;
  return {
    form: 'line',
    axis: 'primary',
    fill: { color: 'ink' },
    lineWidthPt: linePt.target,
    isDashed: true,
    annotates: 'target',
    ...(isOne && isBetween && count > 1 ? { isAcross: true } : {}),
    labels: labels({
      position: isAtEnd ? 'end' : 'above',
      points: [last],
      ...(isAtEnd && isBetween && besideIn > 0 ? { shiftIn: { along: plot.w / count / 2, down: 0 } } : {}),
    }),
  };
}
