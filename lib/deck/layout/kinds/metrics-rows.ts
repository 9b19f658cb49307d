import { findIcon } from '../../icons/find-icon';
import type { Box, SceneElement } from '../../scene/scene';
import { firstFitting } from '../blocks/fit';
import { layIcon } from '../blocks/lay-icon';
import { textElement } from '../blocks/text-element';
import { asGroup } from '../join-texts';
import type { KindContext } from '../layout-types';
import type { Metric, MetricTexts } from './metric-texts';
import { drawMetricTexts, fitMetricTexts, fitValues } from './metric-texts';

export interface MetricRows {
  elements: SceneElement[];
  heightIn: number;
  valuePt: number;
  textPt: number;
}

export interface MetricRowOptions {
  area: Box;
  /** Number of the first figure. */
  first: number;
  valueSizesPt: readonly number[];
  textSizesPt: readonly number[];
  /** The words stand below their numbers instead of beside them. */
  isStacked?: boolean;
}

/** Share of the width that numbers take at most. */
const mostValueShare = 0.48;
const columnGapIn = 0.4;
const iconIn = 0.56;
const iconColumnIn = 0.85;
const paddingIn = { least: 0.1, most: 0.42 };
const stackGapIn = 0.08;
/** Share of its size at which the first baseline of a text stands. */
const baselineShare = 0.95;

/** Numbers below one another with their words beside or below them, divided by hairlines. Null when they do not all fit. */
export function layMetricRows(
  context: KindContext,
  metrics: readonly Metric[],
  options: MetricRowOptions,
): MetricRows | null {
  const fitted = firstFitting(options.valueSizesPt, (valuePt) => fitRows(context, metrics, valuePt, options));
  return (
    fitted && {
      elements: drawRows(context, metrics, fitted, options),
      heightIn: fitted.pitchIn * metrics.length,
      valuePt: fitted.valuePt,
      textPt: fitted.texts.sizePt,
    }
  );
}

/** Heavy letters differ most between families, up to a fifth, and a number that is too wide for its column is divided. */
const valueSlack = 1.25;

interface FittedRows {
  valuePt: number;
  values: NonNullable<ReturnType<typeof fitValues>>;
  texts: MetricTexts;
  iconsIn: number;
  valueW: number;
  textX: number;
  textW: number;
  /** Inches that the words stand lower: below their number, or on its baseline. */
  dropIn: number;
  /** Height of a row without and with its padding. */
  lineIn: number;
  pitchIn: number;
}

function fitRows(
  context: KindContext,
  metrics: readonly Metric[],
  valuePt: number,
  { area, textSizesPt, isStacked = false }: MetricRowOptions,
): FittedRows | null {
  const iconsIn = metrics.some(({ icon }) => findIcon(icon)) ? iconColumnIn : 0;
  const mostIn = area.h / metrics.length - 2 * paddingIn.least;
  const values = fitValues(context, metrics, [valuePt], {
    widthIn: (area.w - iconsIn) * (isStacked ? 1 : mostValueShare),
    heightIn: mostIn,
  });
  if (!values) return null;
  const widest = Math.max(...values.fitted.map(({ widthIn }) => widthIn));
  const valueW = isStacked ? area.w - iconsIn : widest * valueSlack + 0.05;
  const textX = area.x + iconsIn + (isStacked ? 0 : valueW + columnGapIn);
  const textW = area.x + area.w - textX;
  const texts = fitMetricTexts(context, metrics, textSizesPt, { widthIn: textW, heightIn: mostIn });
  if (!texts) return null;
  const dropIn = isStacked
    ? values.heightIn + stackGapIn
    : Math.max(0, ((valuePt - texts.sizePt) / 72) * baselineShare);
  const lineIn = Math.max(values.heightIn, texts.heightIn + dropIn, iconsIn > 0 ? iconIn : 0);
  return lineIn > mostIn
    ? null
    : {
        valuePt,
        values,
        texts,
        iconsIn,
        valueW,
        textX,
        textW,
        dropIn,
        lineIn,
        pitchIn: Math.min(area.h / metrics.length, lineIn + 2 * paddingIn.most),
      };
}

function drawRows(
  { theme }: KindContext,
  metrics: readonly Metric[],
  fitted: FittedRows,
  { area, first }: MetricRowOptions,
): SceneElement[] {
  const { values, texts, iconsIn, valueW, textX, textW, dropIn, lineIn, pitchIn } = fitted;
  return metrics.flatMap((metric, index): SceneElement[] => {
    const name = `Figure ${index + first}`;
    const top = area.y + pitchIn * index;
    const y = top + (pitchIn - lineIn) / 2;
    return asGroup(name, [
      {
        type: 'line',
        name: `${name} rule`,
        box: { x: area.x, y: top, w: area.w, h: 0 },
        stroke: { color: 'quiet', widthPt: 0.75 },
      },
      ...layIcon(theme, metric.icon, {
        name: `${name} icon`,
        box: { x: area.x, y: y + (values.heightIn - iconIn) / 2, w: iconIn, h: iconIn },
      }),
      textElement({
        name: `${name} value`,
        box: { x: area.x + iconsIn, y, w: valueW, h: values.heightIn },
        paragraphs: values.fitted[index]!.paragraphs,
      }),
      ...drawMetricTexts(texts, index, metric, { name, box: { x: textX, y: y + dropIn, w: textW, h: texts.heightIn } }),
    ]);
  });
}
