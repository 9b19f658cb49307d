import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { isMadeElsewhere, type LayoutName, type Theme } from '../../theme/theme';
import { cardFace, isPanel } from '../blocks/card-face';
import { columnsOf, insetBox, settle } from '../grid';
import type { KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { drawMetricColumn, fitMetricColumns, type ColumnRoom, type MetricColumns } from './metric-columns';

type Metrics = SlideOf<'metrics'>;

const band = 'Band';
const mostOnBand = 4;
const gapIn = 0.6;
const paddingIn = 0.6;
const sideIn = 0.35;
const leastValuePt = 40;
/** The band holds the slide even where the texts are short; rules stay closer to them. */
const leastHeightIn = { band: 3.8, rules: 3 };

/** Up to four numbers on one baseline, on a band that runs from edge to edge of the slide. */
export function figureBand({ metrics }: Metrics, context: KindContext): Placement {
  if (metrics.length > mostOnBand) return tooLong;
  const { area, theme } = context;
  const fitted = fitBand(metrics, context, { paddingIn, leastValuePt });
  if (!fitted) return tooLong;
  const leastIn = leastHeightIn[cardFace(theme, 'surface').ground === 'filled' ? 'band' : 'rules'];
  return placed(drawBand(fitted, context, settle(area, Math.max(leastIn, fitted.heightIn + 2 * paddingIn))));
}

interface BandRoom extends Omit<ColumnRoom, 'widthIn' | 'heightIn'> {
  /** Above and below the numbers. */
  paddingIn: number;
}

interface FittedBand {
  metrics: Metrics['metrics'];
  columns: readonly Box[];
  fitted: MetricColumns;
  /** Of the numbers with their words. */
  heightIn: number;
}

/** The numbers side by side across the context's area. */
export function fitBand(
  metrics: Metrics['metrics'],
  context: KindContext,
  { paddingIn, ...values }: BandRoom,
): FittedBand | null {
  const { area, theme } = context;
  // A band that ends where the body does has its words further in.
  const isInBody = cardFace(theme, 'surface').ground === 'filled' && isMadeElsewhere(theme.layouts.content);
  const columns = columnsOf(isInBody ? insetBox(area, sideIn, 0) : area, metrics.length, gapIn);
  const room = { widthIn: columns[0]!.w, heightIn: area.h - 2 * paddingIn, ...values };
  const fitted = fitMetricColumns(context, metrics, room);
  return fitted && { metrics, columns, fitted, heightIn: fitted.heightIn };
}

/** The numbers amid their ground, as high as that. */
export function drawBand({ metrics, columns, fitted }: FittedBand, context: KindContext, ground: Box): SceneElement[] {
  const y = ground.y + (ground.h - fitted.heightIn) / 2;
  const dividers = columns.slice(1).map(({ x }, index): SceneElement => {
    const box = { x: x - gapIn / 2, y, w: 0, h: fitted.heightIn };
    return { type: 'line', name: `Divider ${index + 1}`, box, stroke: { color: 'quiet', widthPt: 1 } };
  });
  const drawn = drawGround(context, ground);
  const on = drawn.some(({ name }) => name === band) ? band : undefined;
  return [
    ...drawn,
    ...dividers,
    ...metrics.flatMap((metric, index) =>
      drawMetricColumn(context, fitted, metric, index, { ...columns[index]!, y }, on),
    ),
  ];
}

/** A filled band, or two rules where the template's cards are not filled. */
function drawGround({ theme }: KindContext, ground: Box): SceneElement[] {
  const face = cardFace(theme, 'surface');
  // Nobody knows what stands beside the body of a slide that somebody else made.
  const sheet = isMadeElsewhere(theme.layouts.content) ? ground : sheetOf(theme);
  if (face.ground === 'filled')
    return [
      {
        type: 'shape',
        name: band,
        geometry: 'rect',
        box: { ...ground, x: sheet.x, w: sheet.w },
        fill: { color: 'surface' },
      },
    ];
  const rule = (name: string, y: number, strong: boolean): SceneElement => ({
    type: 'line',
    name,
    box: { x: ground.x, y, w: ground.w, h: 0 },
    stroke: strong ? { color: 'ink', widthPt: 1.5 } : { color: 'quiet', widthPt: 1 },
  });
  return [rule('Upper rule', ground.y, !isPanel(face)), rule('Lower rule', ground.y + ground.h, false)];
}

/** What a picture or a band that leaves the margins may run across, in inches. */
function sheetOf({ canvas, layouts }: Theme, layout: LayoutName = 'title-only'): Box {
  return layouts[layout].sheet ?? { x: 0, y: 0, ...canvas };
}
