import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { fitSiblingDrafts, oneLineWidthIn } from '../blocks/fit';
import { sheetOf } from '../blocks/sheet-of';
import { textElement } from '../blocks/text-element';
import { columnsOf } from '../grid';
import type { KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { underDrafts } from './metrics-figures';

type Metrics = SlideOf<'metrics'>;

const band = 'Band';
const mostOnBand = 4;
const valueSizesPt = [80, 72, 66, 60, 54, 48, 44, 40] as const;
const underSizesPt = [22, 20, 18, 16] as const;
const gapIn = 0.6;
const valueGapIn = 0.12;
const paddingIn = 0.6;
/** The band holds the slide even where the texts are short. */
const leastHeightIn = 3.8;

/** Up to four numbers on one baseline, on a band that runs from edge to edge of the slide. */
export function figureBand(slide: Metrics, context: KindContext): Placement {
  if (slide.metrics.length > mostOnBand) return tooLong;
  const columns = columnsOf(context.area, slide.metrics.length, gapIn);
  const texts = fitTexts(slide, context, columns[0]!.w);
  if (!texts) return tooLong;
  const { values, under, valueH, underH } = texts;
  const contentH = valueH + valueGapIn + underH;
  const h = Math.max(leastHeightIn, contentH + 2 * paddingIn);
  const y = context.area.y + (h - contentH) / 2;
  const dividers = columns.slice(1).map(({ x }, index): SceneElement => {
    const box = { x: x - gapIn / 2, y, w: 0, h: contentH };
    return { type: 'line', name: `Divider ${index + 1}`, box, stroke: { color: 'quiet', widthPt: 1 } };
  });
  const figures = columns.flatMap(({ x, w }, index): SceneElement[] => {
    const name = `Figure ${index + 1}`;
    return [
      textElement({ name: `${name} value`, box: { x, y, w, h: valueH }, paragraphs: values[index]!.paragraphs, anchor: 'bottom', on: band }),
      textElement({ name: `${name} label`, box: { x, y: y + valueH + valueGapIn, w, h: underH }, paragraphs: under[index]!.paragraphs, on: band }),
    ];
  });
  const sheet = sheetOf(context.theme);
  const box: Box = { x: sheet.x, y: context.area.y, w: sheet.w, h };
  return placed([{ type: 'shape', name: band, geometry: 'rect', box, fill: { color: 'surface' } }, ...dividers, ...figures]);
}

/** The numbers at one size on one line each, and what they mean; null when they need more room. */
function fitTexts({ metrics }: Metrics, context: KindContext, widthIn: number) {
  const room = context.area.h - 2 * paddingIn;
  const values = fitSiblingDrafts(
    context,
    metrics.map((metric) => (sizePt: number) => [draft(metric.value, context.direction, { sizePt, bold: true, color: 'accent', font: 'heading', lineSpacing: 1 })]),
    valueSizesPt,
    { widthIn: oneLineWidthIn(metrics.map((metric) => metric.value), widthIn), heightIn: room, maxLines: 1 },
  );
  if (!values) return null;
  const valueH = Math.max(...values.fitted.map((one) => one.heightIn));
  const under = fitSiblingDrafts(context, metrics.map((metric) => (sizePt: number) => underDrafts(metric, context, sizePt)), underSizesPt, { widthIn, heightIn: room - valueH - valueGapIn });
  if (!under) return null;
  return { values: values.fitted, under: under.fitted, valueH, underH: Math.max(...under.fitted.map((one) => one.heightIn)) };
}
