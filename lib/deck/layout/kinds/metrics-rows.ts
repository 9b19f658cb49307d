import { findIcon } from '../../icons/find-icon';
import type { Box, SceneElement } from '../../scene/scene';
import { oneLineWidthIn } from '../blocks/fit';
import { layIcon } from '../blocks/lay-icon';
import { textElement } from '../blocks/text-element';
import type { KindContext } from '../layout-types';
import type { Metric } from './metric-texts';
import { drawMetricTexts, fitMetricTexts, fitValues } from './metric-texts';

export interface MetricRows {
  elements: SceneElement[];
  heightIn: number;
  textPt: number;
}

export interface MetricRowOptions {
  area: Box;
  /** Number of the first figure. */
  first: number;
  valueSizesPt: readonly number[];
  textSizesPt: readonly number[];
}

/** Share of the width that numbers take at most. */
const mostValueShare = 0.48;
const columnGapIn = 0.4;
const iconIn = 0.56;
const iconColumnIn = 0.85;
const paddingIn = { least: 0.1, most: 0.42 };
/** Share of its size at which the first baseline of a text stands. */
const baselineShare = 0.95;

/** Numbers below one another with their words beside them, divided by hairlines. Null when they do not all fit. */
export function layMetricRows(context: KindContext, metrics: readonly Metric[], { area, first, valueSizesPt, textSizesPt }: MetricRowOptions): MetricRows | null {
  const iconsIn = metrics.some(({ icon }) => findIcon(icon)) ? iconColumnIn : 0;
  const rowIn = area.h / metrics.length - 2 * paddingIn.least;
  const values = fitValues(context, metrics, valueSizesPt, { widthIn: (area.w - iconsIn) * mostValueShare, heightIn: rowIn });
  if (!values) return null;
  const widest = Math.max(...values.fitted.map(({ widthIn }) => widthIn));
  const valueW = widest / oneLineWidthIn(metrics.map(({ value }) => value), 1) + 0.05;
  const textX = area.x + iconsIn + valueW + columnGapIn;
  const textW = area.x + area.w - textX;
  const texts = fitMetricTexts(context, metrics, textSizesPt, { widthIn: textW, heightIn: rowIn });
  if (!texts) return null;
  const dropIn = Math.max(0, ((values.sizePt - texts.sizePt) / 72) * baselineShare);
  const lineIn = Math.max(values.heightIn, texts.heightIn + dropIn, iconsIn > 0 ? iconIn : 0);
  const pitchIn = Math.min(area.h / metrics.length, lineIn + 2 * paddingIn.most);
  if (lineIn > rowIn + 2 * paddingIn.least) return null;
  const elements = metrics.flatMap((metric, index): SceneElement[] => {
    const name = `Figure ${index + first}`;
    const top = area.y + pitchIn * index;
    const y = top + (pitchIn - lineIn) / 2;
    return [
      { type: 'line', name: `${name} rule`, box: { x: area.x, y: top, w: area.w, h: 0 }, stroke: { color: 'quiet', widthPt: 0.75 } },
      ...layIcon(context.theme, metric.icon, { name: `${name} icon`, box: { x: area.x, y: y + (values.heightIn - iconIn) / 2, w: iconIn, h: iconIn } }),
      textElement({ name: `${name} value`, box: { x: area.x + iconsIn, y, w: valueW, h: values.heightIn }, paragraphs: values.fitted[index]!.paragraphs }),
      ...drawMetricTexts(texts, index, metric, { name, box: { x: textX, y: y + dropIn, w: textW, h: texts.heightIn } }),
    ];
  });
  return { elements, heightIn: pitchIn * metrics.length, textPt: texts.sizePt };
}
