import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { fitSiblingDrafts, oneLineWidthIn } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import { columnsOf } from '../grid';
import type { KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { underDrafts } from './metrics-figures';

type Metrics = SlideOf<'metrics'>;

const mostOnBand = 4;
const gapIn = 0.6;
const valueGapIn = 0.12;
const paddingIn = 0.6;
/** The band holds the slide even where the texts are short. */
const leastHeightIn = 3.8;

/** Up to four numbers on one baseline, on a band that runs from edge to edge of the slide. */
export function figureBand(slide: Metrics, context: KindContext): Placement {
  const { metrics } = slide;
  if (metrics.length > mostOnBand) return tooLong;
  const { area, theme } = context;
  const columns = columnsOf(area, metrics.length, gapIn);
  const widthIn = columns[0]!.w;
  const room = area.h - 2 * paddingIn;
  const values = fitSiblingDrafts(
    context,
    metrics.map((metric) => (sizePt: number) => [draft(metric.value, context.direction, { sizePt, bold: true, color: 'accent', font: 'heading', lineSpacing: 1 })]),
    [80, 72, 66, 60, 54, 48, 44, 40],
    { widthIn: oneLineWidthIn(metrics.map((metric) => metric.value), widthIn), heightIn: room, maxLines: 1 },
  );
  if (!values) return tooLong;
  const valueH = Math.max(...values.fitted.map((one) => one.heightIn));
  const under = fitSiblingDrafts(context, metrics.map((metric) => (sizePt: number) => underDrafts(metric, context, sizePt)), [22, 20, 18, 16], { widthIn, heightIn: room - valueH - valueGapIn });
  if (!under) return tooLong;
  const underH = Math.max(...under.fitted.map((one) => one.heightIn));
  const contentH = valueH + valueGapIn + underH;
  const h = Math.max(leastHeightIn, contentH + 2 * paddingIn);
  const band: Box = { x: 0, y: area.y, w: theme.canvas.w, h };
  const y = band.y + (h - contentH) / 2;
  const on = 'Band';
  return placed([
    { type: 'shape', name: on, geometry: 'rect', box: band, fill: { color: 'surface' } },
    ...columns.slice(1).map((column, index): SceneElement => ({
      type: 'line',
      name: `Divider ${index + 1}`,
      box: { x: column.x - gapIn / 2, y, w: 0, h: contentH },
      stroke: { color: 'quiet', widthPt: 1 },
    })),
    ...metrics.flatMap((_, index): SceneElement[] => {
      const { x } = columns[index]!;
      const name = `Figure ${index + 1}`;
      return [
        textElement({ name: `${name} value`, box: { x, y, w: widthIn, h: valueH }, paragraphs: values.fitted[index]!.paragraphs, anchor: 'bottom', on }),
        textElement({ name: `${name} label`, box: { x, y: y + valueH + valueGapIn, w: widthIn, h: underH }, paragraphs: under.fitted[index]!.paragraphs, on }),
      ];
    }),
  ]);
}
