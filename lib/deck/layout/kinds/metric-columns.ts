import { findIcon } from '../../icons/find-icon';
import type { Box, SceneElement } from '../../scene/scene';
import { firstFitting } from '../blocks/fit';
import { layIcon } from '../blocks/lay-icon';
import { sizesWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { asGroup } from '../join-texts';
import type { KindContext } from '../layout-types';
import type { Metric, MetricTexts } from './metric-texts';
import { drawMetricTexts, fitMetricTexts, fitValues } from './metric-texts';

const valueSizesPt = [96, 88, 80, 72, 66, 60, 54, 48, 44, 40, 36, 32, 28, 24] as const;
const usualTextSizesPt = [22, 20, 18, 16] as const;
const valueGapIn = 0.1;
const iconIn = 0.6;
const iconGapIn = 0.2;
/** Where there is no room above the numbers, icons stand at the far end of their line. */
const endIconIn = 0.5;

/** Numbers side by side: icons, numbers and words on common lines. */
export interface MetricColumns {
  values: NonNullable<ReturnType<typeof fitValues>>;
  texts: MetricTexts;
  icons: 'above' | 'end' | 'none';
  heightIn: number;
}

/** The largest sizes at which every metric fits a column, icons above the numbers if they can; null when none does. */
export function fitMetricColumns(
  context: KindContext,
  metrics: readonly Metric[],
  room: ColumnRoom,
): MetricColumns | null {
  if (!metrics.some(({ icon }) => findIcon(icon))) return fitWith(context, metrics, room, 'none');
  return fitWith(context, metrics, room, 'above') ?? fitWith(context, metrics, room, 'end');
}

export interface ColumnRoom {
  widthIn: number;
  heightIn: number;
  leastValuePt: number;
  /** No limit but the template's when absent. */
  mostValuePt?: number;
  /** Of the words below the numbers, descending. */
  textSizesPt?: readonly number[];
}

function fitWith(
  context: KindContext,
  metrics: readonly Metric[],
  { widthIn, heightIn, leastValuePt, mostValuePt = Infinity, textSizesPt = usualTextSizesPt }: ColumnRoom,
  icons: MetricColumns['icons'],
): MetricColumns | null {
  const { type } = context.theme.style;
  const iconsIn = aboveIn(icons);
  const sizes = sizesWithin(Math.min(mostValuePt, type.figurePt), valueSizesPt).filter(
    (sizePt) => sizePt >= leastValuePt,
  );
  const valueW = icons === 'end' ? widthIn - endIconIn - iconGapIn : widthIn;
  return firstFitting(sizes, (sizePt) => {
    const values = fitValues(context, metrics, [sizePt], { widthIn: valueW, heightIn: heightIn - iconsIn });
    const texts =
      values &&
      fitMetricTexts(context, metrics, sizesWithin(type.bodyPt, textSizesPt), {
        widthIn,
        heightIn: heightIn - iconsIn - values.heightIn - valueGapIn,
      });
    return texts && { values, texts, icons, heightIn: iconsIn + values.heightIn + valueGapIn + texts.heightIn };
  });
}

function aboveIn(icons: MetricColumns['icons']): number {
  return icons === 'above' ? iconIn + iconGapIn : 0;
}

/** Draws one metric from the top of a box. */
export function drawMetricColumn(
  { theme }: KindContext,
  columns: MetricColumns,
  metric: Metric,
  index: number,
  { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>,
  onName?: string,
): SceneElement[] {
  const name = `Figure ${index + 1}`;
  const on = onName ? { on: onName } : {};
  const { values, texts, icons } = columns;
  const valueY = y + aboveIn(icons);
  const textY = valueY + values.heightIn + valueGapIn;
  const iconBox =
    icons === 'end'
      ? { x: x + w - endIconIn, y: y + (values.heightIn - endIconIn) / 2, w: endIconIn, h: endIconIn }
      : { x, y, w: iconIn, h: iconIn };
  const valueW = icons === 'end' ? w - endIconIn - iconGapIn : w;
  return asGroup(name, [
    ...layIcon(theme, metric.icon, { name: `${name} icon`, box: iconBox, ...on }),
    textElement({
      name: `${name} value`,
      box: { x, y: valueY, w: valueW, h: values.heightIn },
      paragraphs: values.fitted[index]!.paragraphs,
      anchor: 'bottom',
      ...on,
    }),
    ...drawMetricTexts(texts, index, metric, { name, box: { x, y: textY, w, h: texts.heightIn }, ...on }),
  ]);
}
