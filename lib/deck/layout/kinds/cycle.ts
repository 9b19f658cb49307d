import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { boxLook } from '../blocks/card-face';
import { draft } from '../blocks/draft';
import { firstFitting, fitDrafts, fitLargest, type Fitted } from '../blocks/fit';
import { layIcon } from '../blocks/lay-icon';
import { pairsWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { stepSizesPt, stepDrafts, trackOf } from './cycle-track';

type Cycle = SlideOf<'cycle'>;

const [fewestSteps, mostSteps] = [2, 6];
const ring = { mostRadiusIn: 2.35, holeShare: 0.62, gapDeg: 1.2, headIn: 0.5, textGapIn: 0.35 };
const [numberIn, seamIn] = [0.6, 0.01];
const centerShare = 0.78;
/** The disc in the hole, and the sign on it that goes where no words do, as shares of the hole. */
const [discShare, signShare] = [0.86, 0.36];

/** Where on the ring a step's text stands: beside its middle, and of the one at the top beside its first half. */
function textAngle(index: number, count: number): number {
  const middle = -90 + (360 / count) * (index + (count % 2 === 0 ? 0.5 : 0));
  return Math.abs(middle + 90) < 1 ? middle + 108 / count : middle;
}

/** A ring of as many arrows as there are steps, each with its text beside it. */
function ringOf(slide: Cycle, context: KindContext): Placement {
  const { steps } = slide;
  const { area, theme, direction } = context;
  if (steps.length < fewestSteps || steps.length > mostSteps) return tooLong;
  const radius = Math.min(area.h / 2, ring.mostRadiusIn, area.w * 0.2);
  const middle = { x: area.x + area.w / 2, y: area.y + area.h / 2 };
  const texts = firstFitting(pairsWithin(theme, stepSizesPt), (sizes) =>
    placeTexts(slide, context, sizes, { ...middle, radius }),
  );
  if (!texts) return tooLong;
  const share = 360 / steps.length;
  const start = -90 - (steps.length % 2 === 0 ? 0 : share / 2);
  const box = { x: middle.x - radius, y: middle.y - radius, w: radius * 2, h: radius * 2 };
  const bandIn = radius * (1 - ring.holeShare);
  const along = radius - bandIn / 2;
  // On a small ring heads that are as long would run into the next arrow.
  const headIn = (ring.headIn * radius) / ring.mostRadiusIn;
  const headDeg = (headIn / along) * (180 / Math.PI);
  const elements = steps.flatMap((_, index): SceneElement[] => {
    const name = `Step ${index + 1}`;
    const [startDeg, endDeg] = [start + share * index + ring.gapDeg, start + share * (index + 1) - headDeg];
    const point = (degrees: number) => ({
      x: middle.x + along * Math.cos((degrees * Math.PI) / 180),
      y: middle.y + along * Math.sin((degrees * Math.PI) / 180),
    });
    // Its base lies on the end of the arc, and a little below it, so that no line is seen between them.
    const [end, radians] = [point(endDeg), (endDeg * Math.PI) / 180];
    const ahead = headIn / 2 - seamIn;
    const head = { x: end.x - Math.sin(radians) * ahead, y: end.y + Math.cos(radians) * ahead };
    const at = point((startDeg + endDeg) / 2);
    const number = fitDrafts(
      context,
      [
        draft(String(index + 1), direction, {
          ...theme.style.numerals,
          sizePt: 28,
          color: 'onAccent',
          align: 'center',
          lineSpacing: 1,
        }),
      ],
      { widthIn: numberIn, heightIn: numberIn },
    );
    return [
      {
        type: 'shape',
        name: `${name} arc`,
        geometry: 'arc-segment',
        box,
        angles: { startDeg, endDeg, holeShare: ring.holeShare },
        fill: { color: 'accentFill' },
      },
      {
        type: 'shape',
        name: `${name} head`,
        geometry: 'triangle',
        box: { x: head.x - bandIn / 2, y: head.y - headIn / 2, w: bandIn, h: headIn },
        rotationDeg: endDeg + 180,
        fill: { color: 'accentFill' },
        on: `${name} arc`,
      },
      ...(number
        ? [
            textElement({
              name: `${name} number`,
              box: { x: at.x - numberIn / 2, y: at.y - numberIn / 2, w: numberIn, h: numberIn },
              paragraphs: number.paragraphs,
              anchor: 'middle',
              on: `${name} arc`,
            }),
          ]
        : []),
      texts[index]!,
    ];
  });
  const holeIn = radius * ring.holeShare * 2;
  const inside = centerOf(slide, context, { ...middle, w: holeIn * discShare });
  return inside ? placed([...elements, ...inside]) : tooLong;
}

/** A tinted disc in the middle with what goes round on it, or with the sign of a cycle; null where the words are too long for it. */
function centerOf(
  { center }: Cycle,
  context: KindContext,
  { x, y, w }: { x: number; y: number; w: number },
): SceneElement[] | null {
  const side = w * signShare;
  const sign = layIcon(context.theme, 'refresh-cw', {
    name: 'Center sign',
    box: { x: x - side / 2, y: y - side / 2, w: side, h: side },
    color: 'accent',
    on: 'Center',
  });
  const disc = {
    name: 'Center',
    geometry: 'ellipse',
    box: { x: x - w / 2, y: y - w / 2, w, h: w },
    ...boxLook(context.theme),
    on: 'Step 1 arc',
  } as const;
  if (!center) return [{ type: 'shape', ...disc }, ...sign];
  const [widthIn, heightIn] = [w * centerShare, w * centerShare * 0.8];
  const fitted = fitLargest(
    context,
    (sizePt) => [
      draft(center, context.direction, { sizePt, bold: true, color: 'accent', align: 'center', lineSpacing: 1 }),
    ],
    [32, 30, 28, 26, 24, 20, 18, 16, 14],
    { widthIn, heightIn },
  );
  const sideIn = (w - widthIn) / 2;
  return (
    fitted && [
      textElement({
        ...disc,
        paragraphs: fitted.paragraphs,
        anchor: 'middle',
        inset: { left: sideIn, right: sideIn, top: (w - heightIn) / 2, bottom: (w - heightIn) / 2 },
      }),
    ]
  );
}

interface Ring {
  x: number;
  y: number;
  radius: number;
}

/** Texts to the right and to the left of the ring at the heights of their arrows, kept apart from each other and from the ring; null where they find no room. */
function placeTexts(
  { steps }: Cycle,
  context: KindContext,
  sizes: readonly [number, number],
  { x, y, radius }: Ring,
): SceneElement[] | null {
  const { area, direction } = context;
  const widthIn = area.w / 2 - radius - ring.textGapIn - ring.headIn / 2;
  const wanted = steps.map((step, index) => {
    const angle = (textAngle(index, steps.length) * Math.PI) / 180;
    const isRight = Math.cos(angle) > -1e-9;
    const align = isRight ? ('start' as const) : ('end' as const);
    const fitted = fitDrafts(context, stepDrafts(step, sizes, direction, align), { widthIn, heightIn: area.h * 0.6 });
    return { index, isRight, fitted, middle: y + radius * Math.sin(angle) };
  });
  if (wanted.some(({ fitted }) => fitted === null)) return null;
  const placedTexts = new Map<number, SceneElement>();
  for (const side of [true, false]) {
    const texts = wanted
      .filter(({ isRight }) => isRight === side)
      .map(({ index, fitted, middle }) => ({ index, fitted: fitted!, middle }))
      .sort((a, b) => a.middle - b.middle);
    const tops = spread(texts, area);
    if (!tops) return null;
    texts.forEach(({ index, fitted }, at) => {
      const top = tops[at]!;
      const reach = chordIn(top, top + fitted.heightIn, { x, y, radius }) + ring.textGapIn;
      const far = side ? area.x + area.w : area.x;
      const near = side ? x + reach : x - reach;
      const box: Box = { x: Math.min(near, far), y: top, w: Math.abs(far - near), h: fitted.heightIn };
      placedTexts.set(
        index,
        textElement({ name: `Step ${index + 1}`, box, paragraphs: fitted.paragraphs, anchor: 'middle' }),
      );
    });
  }
  return steps.map((_, index) => placedTexts.get(index)!);
}

/** How far the ring reaches from its upright middle line between two heights. */
function chordIn(top: number, bottom: number, { y, radius }: Ring): number {
  const away = top > y ? top - y : bottom < y ? y - bottom : 0;
  return away >= radius ? 0 : Math.sqrt(radius ** 2 - away ** 2);
}

const apartIn = 0.2;

/** The tops of texts about their wanted middles, pushed down and then up until they stand apart inside the area. */
function spread(texts: readonly { fitted: Fitted; middle: number }[], area: Box): number[] | null {
  const heights = texts.map(({ fitted }) => fitted.heightIn);
  const needIn = heights.reduce((sum, height) => sum + height, 0) + apartIn * (texts.length - 1);
  if (needIn > area.h) return null;
  const tops = texts.map(({ middle, fitted }) => Math.max(area.y, middle - fitted.heightIn / 2));
  for (let at = 1; at < tops.length; at += 1)
    tops[at] = Math.max(tops[at]!, tops[at - 1]! + heights[at - 1]! + apartIn);
  for (let at = tops.length - 1; at >= 0; at -= 1) {
    const below = at === tops.length - 1 ? area.y + area.h : tops[at + 1]! - apartIn;
    tops[at] = Math.min(tops[at]!, below - heights[at]!);
  }
  return tops;
}

export const cycleLayout: KindLayout<Cycle> = {
  arrangements: [
    {
      name: 'cycle-ring',
      layout: 'title-only',
      suits: ({ steps }) => (steps.length <= mostSteps ? 3 : 0.5),
      place: ringOf,
    },
    { name: 'cycle-track', layout: 'title-only', suits: ({ steps }) => (steps.length > 3 ? 2.4 : 1.8), place: trackOf },
  ],
  outline: ({ steps, center }) => [
    ...(center ? [{ text: center }] : []),
    ...steps.map(({ title, detail }) => ({ text: title, children: detail ? [detail] : [] })),
  ],
};
