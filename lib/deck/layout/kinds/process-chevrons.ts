import { findIcon } from '../../icons/find-icon';
import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { fitSiblingDrafts } from '../blocks/fit';
import { layIcon } from '../blocks/lay-icon';
import { sizesWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { settle } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';

type Process = SlideOf<'process'>;

const detailGapIn = 0.28;
const iconIn = 0.56;
const iconGapIn = 0.18;
/** Space between the edge of a chevron and its words. */
const startPadIn = 0.25;
const pointPadIn = 0.1;
const gapIn = 0.09;
const columnGapIn = 0.35;

/** Higher arrows where nothing stands below them; few of them have room for longer points. */
function arrowHeightIn({ steps }: Process): number {
  if (steps.some((step) => step.detail ?? findIcon(step.icon))) return 1.3;
  return steps.length <= 4 ? 1.9 : 1.5;
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
  const columnW = w - overlap - columnGapIn;
  const iconH = steps.some(({ icon }) => findIcon(icon)) ? iconIn + iconGapIn : 0;
  const details = fitSiblingDrafts(
    context,
    steps.map(
      (step) => (sizePt: number) => (step.detail ? [draft(step.detail, direction, { sizePt, color: 'muted' })] : []),
    ),
    sizesWithin(theme.style.type.bodyPt, [24, 22, 20, 18, 16, 14]),
    { widthIn: columnW, heightIn: area.h - arrowH - detailGapIn - iconH },
  );
  if (!details) return tooLong;
  const belowH = iconH + Math.max(...details.fitted.map((one) => one.heightIn));
  const top = settle(area, arrowH + (belowH > 0 ? detailGapIn + belowH : 0)).y;
  const below = top + arrowH + detailGapIn;
  return placed(
    steps.flatMap((step, index): SceneElement[] => {
      const name = `Step ${index + 1}`;
      const x = shapes[index]!.x + startOf(index);
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
        ...layIcon(theme, step.icon, { name: `${name} icon`, box: { x, y: below, w: iconIn, h: iconIn } }),
        ...(step.detail
          ? [
              textElement({
                name: `${name} detail`,
                box: { x, y: below + iconH, w: columnW, h: details.fitted[index]!.heightIn },
                paragraphs: details.fitted[index]!.paragraphs,
              }),
            ]
          : []),
      ]);
    }),
  );
}
