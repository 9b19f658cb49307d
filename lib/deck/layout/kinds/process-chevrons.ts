import { findIcon } from '../../icons/find-icon';
import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { cardFace, drawFace, isPanel } from '../blocks/card-face';
import { draft } from '../blocks/draft';
import { fitSiblingDrafts } from '../blocks/fit';
import { layIcon } from '../blocks/lay-icon';
import { mostDrawnPt, sizesWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { settle } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';

type Process = SlideOf<'process'>;

const detailGapIn = 0.28;
const [largeIconIn, iconIn] = [0.9, 0.6];
const iconGapIn = 0.18;
/** Space between the edge of a chevron and its words. */
const startPadIn = 0.25;
const pointPadIn = 0.1;
const gapIn = 0.09;
const columnGapIn = 0.35;
/** Between an arrow and its panel, and between the panel's edges and its words. */
const panelIn = { gap: 0.14, pad: 0.25 };
/** Panels grow by this share of what their words need. */
const airShare = 0.3;
/** Words stand at the foot of a panel that has grown, above a further line. */
const furtherLineIn = 0.4;
/** Until the whole takes this share of the area. */
const fullShare = 0.96;

/** Higher arrows where nothing stands below them; few of them have room for longer points. */
function arrowHeightIn({ steps }: Process): number {
  if (steps.some((step) => step.detail ?? findIcon(step.icon))) return 1.4;
  return steps.length <= 4 ? 2.3 : 1.8;
}

/** Steps as a row of interlocking arrows, with icons and details below them. */
export function chevrons(slide: Process, context: KindContext): Placement {
  const { area, theme, direction } = context;
  const { steps } = slide;
  const arrowH = arrowHeightIn(slide);
  // The point of PowerPoint's chevron reaches half its height into the shape.
  const pointIn = arrowH / 2;
  const overlap = pointIn - gapIn;
  const w = (area.w + overlap * (steps.length - 1)) / steps.length;
  const shapes = steps.map((_, index): Box => ({ x: area.x + index * (w - overlap), y: 0, w, h: arrowH }));
  const startOf = (index: number) => (index === 0 ? startPadIn : pointIn + pointPadIn);
  const titleW = w - 2 * pointIn - 2 * pointPadIn;
  const builds = steps.map((step) => (sizePt: number) => [
    draft(step.title, direction, { sizePt, bold: true, color: 'onAccent', lineSpacing: 1 }),
  ]);
  const room = { widthIn: titleW, heightIn: arrowH - 0.15 };
  const titles =
    fitSiblingDrafts(context, builds, [28, 24, 22, 20], { ...room, maxLines: 2 }) ??
    fitSiblingDrafts(context, builds, [20, 18, 16], { ...room, maxLines: 3 });
  if (!titles) return tooLong;
  const face = cardFace(theme, 'surface');
  const hasPanels = isPanel(face) && steps.some(({ detail }) => detail);
  const gapBelowIn = hasPanels ? panelIn.gap : detailGapIn;
  const padIn = hasPanels ? panelIn.pad : 0;
  const panelW = w - overlap - gapIn - panelIn.gap / 2;
  const columnW = hasPanels ? panelW - 2 * padIn : w - overlap - columnGapIn;
  const iconH = steps.some(({ icon }) => findIcon(icon)) ? iconIn + iconGapIn : 0;
  const details = fitSiblingDrafts(
    context,
    steps.map(
      (step) => (sizePt: number) => (step.detail ? [draft(step.detail, direction, { sizePt, color: 'muted' })] : []),
    ),
    sizesWithin(mostDrawnPt(theme), [24, 22, 20, 18, 16, 14]),
    { widthIn: columnW, heightIn: area.h - arrowH - gapBelowIn - iconH - 2 * padIn },
  );
  if (!details) return tooLong;
  const belowH = iconH + Math.max(...details.fitted.map((one) => one.heightIn));
  const needIn = arrowH + (belowH > 0 ? gapBelowIn + belowH + 2 * padIn : 0);
  const mostAirIn = (belowH + 2 * padIn) * airShare;
  const airIn = hasPanels ? Math.max(0, Math.min(mostAirIn, area.h * fullShare - needIn)) : 0;
  const grownIn = iconH > 0 && airIn >= largeIconIn - iconIn ? largeIconIn - iconIn : 0;
  const apartIn = iconH > 0 ? Math.max(0, airIn - grownIn - furtherLineIn) : 0;
  const top = settle(area, needIn + airIn).y;
  const panelTop = top + arrowH + gapBelowIn;
  const below = panelTop + padIn;
  return placed(
    steps.flatMap((step, index): SceneElement[] => {
      const name = `Step ${index + 1}`;
      const x = shapes[index]!.x + startOf(index);
      const belowX = hasPanels ? shapes[index]!.x + padIn : x;
      const geometry = index === 0 ? 'pentagon-arrow' : 'chevron';
      return asGroup(name, [
        { type: 'shape', name, geometry, box: { ...shapes[index]!, y: top }, fill: { color: 'accentFill' } },
        textElement({
          name: `${name} title`,
          box: { x, y: top, w: titleW, h: arrowH },
          paragraphs: titles.fitted[index]!.paragraphs,
          anchor: 'middle',
          on: name,
        }),
        ...(hasPanels
          ? drawFace(theme, { ...face, accent: 'none' }, `${name} panel`, {
              x: shapes[index]!.x,
              y: panelTop,
              w: panelW,
              h: belowH + 2 * padIn + airIn,
            })
          : []),
        ...layIcon(theme, step.icon, {
          name: `${name} icon`,
          box: { x: belowX, y: below, w: iconIn + grownIn, h: iconIn + grownIn },
          ...(hasPanels ? { on: `${name} panel` } : {}),
        }),
        ...(step.detail
          ? [
              textElement({
                name: `${name} detail`,
                box: {
                  x: belowX,
                  y: below + iconH + grownIn + apartIn,
                  w: columnW,
                  h: details.fitted[index]!.heightIn,
                },
                paragraphs: details.fitted[index]!.paragraphs,
                ...(hasPanels ? { on: `${name} panel` } : {}),
              }),
            ]
          : []),
      ]);
    }),
  );
}
