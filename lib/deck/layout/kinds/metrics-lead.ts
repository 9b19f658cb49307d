import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { cardGeometry } from '../blocks/card-face';
import { layIcon } from '../blocks/lay-icon';
import { shiftDown } from '../blocks/balance';
import { sizesWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { insetBox, spanOf } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import type { Metric } from './metric-texts';
import { drawMetricTexts, fitMetricTexts, fitValues } from './metric-texts';
import { layMetricRows, type MetricRowOptions, type MetricRows } from './metrics-rows';

type Metrics = SlideOf<'metrics'>;

const paddingIn = 0.4;
const sideGapIn = 0.4;
const valueGapIn = 0.1;
const iconIn = 0.6;
const leadSizesPt = [138, 120, 108, 96, 88, 80, 72, 66, 60, 54, 48, 44, 40] as const;
/** The first number is larger than the template's figures, a single one larger still. */
const leadShare = { amongOthers: 4 / 3, alone: 2 };
const rowSizesPt = [48, 44, 40, 36, 32, 28, 24, 20, 18] as const;
const textSizesPt = [22, 20, 18, 16] as const;
const mostOthers = 4;

/** The first number on an accent panel, the others as rows beside it. */
export function leadFigure(slide: Metrics, context: KindContext): Placement {
  const [first, ...others] = slide.metrics;
  if (!first || others.length > mostOthers) return tooLong;
  const { area } = context;
  const panel = spanOf(area, 0, others.length > 0 ? 5 : 12);
  if (others.length === 0) {
    const elements = drawLead(context, first, panel, textSizesPt, leadShare.alone);
    return elements ? placed(elements) : tooLong;
  }
  const side = spanOf(area, 5, 7);
  const beside = { ...side, x: side.x + sideGapIn, w: side.w - sideGapIn };
  const rows = laySideRows(context, others, {
    area: beside,
    first: 2,
    valueSizesPt: rowSizesOf(slide, context),
    textSizesPt,
  });
  const elements = rows && drawLead(context, first, panel, [rows.textPt], leadShare.amongOthers);
  return rows && elements
    ? placed([...elements, ...shiftDown(rows.elements, (beside.h - rows.heightIn) / 2)])
    : tooLong;
}

/** Words follow their number below it, where neither is smaller for that than beside one another. */
function laySideRows(context: KindContext, others: readonly Metric[], options: MetricRowOptions): MetricRows | null {
  const across = layMetricRows(context, others, options);
  const stacked = layMetricRows(context, others, { ...options, isStacked: true });
  const isAsLarge = stacked && (!across || (stacked.valuePt >= across.valuePt && stacked.textPt >= across.textPt));
  return isAsLarge ? stacked : across;
}

/** With a label above the title a slide has as many sizes as it may, so the numbers take the title's. */
function rowSizesOf(slide: Metrics, { theme }: KindContext): readonly number[] {
  const { sizePt } = theme.layouts.content.title;
  return slide.eyebrow ? [sizePt, ...rowSizesPt.filter((smaller) => smaller < sizePt)] : rowSizesPt;
}

function drawLead(
  context: KindContext,
  metric: Metric,
  panel: Box,
  textPt: readonly number[],
  share: number,
): SceneElement[] | null {
  const { theme } = context;
  const inner = insetBox(panel, paddingIn);
  const value = fitValues(
    context,
    [metric],
    sizesWithin(theme.style.type.figurePt * share, leadSizesPt),
    { widthIn: inner.w, heightIn: inner.h * 0.5 },
    'onAccent',
  );
  const texts =
    value &&
    fitMetricTexts(
      context,
      [metric],
      textPt,
      { widthIn: inner.w, heightIn: inner.h - value.heightIn - valueGapIn },
      'on-accent',
    );
  if (!texts) return null;
  const bottom = inner.y + inner.h;
  const textY = bottom - texts.heightIn;
  const valueY = textY - valueGapIn - value.heightIn;
  const on = 'Figure 1';
  const hasRoom = valueY - inner.y > iconIn;
  return asGroup(on, [
    {
      type: 'shape',
      name: on,
      geometry: cardGeometry(theme),
      cornerRadius: theme.cornerRadius,
      box: panel,
      fill: { color: 'accentFill' },
    },
    ...(hasRoom
      ? layIcon(theme, metric.icon, {
          name: `${on} icon`,
          box: { x: inner.x, y: inner.y, w: iconIn, h: iconIn },
          on,
          color: 'onAccent',
        })
      : []),
    textElement({
      name: `${on} value`,
      box: { x: inner.x, y: valueY, w: inner.w, h: value.heightIn },
      paragraphs: value.fitted[0]!.paragraphs,
      on,
    }),
    ...drawMetricTexts(texts, 0, metric, { name: on, box: { ...inner, y: textY }, on }),
  ]);
}
