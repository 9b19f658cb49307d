import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { tableLook } from '../../theme/table-look';
import type { ColorRole } from '../../theme/theme';
import { cardFace, cardGeometry } from '../blocks/card-face';
import { draft } from '../blocks/draft';
import { measureDrafts } from '../blocks/fit';
import { footerSizePt, pairsWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { settle } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext, Placement } from '../layout-types';
import { roadmapWords } from '../marks-and-words';
import { continues, evenShare, placed, tooLong } from '../placement';
import { pointOn } from './roadmap-axis';
import { drawItem, hasWordsAt, stateOf } from './roadmap-items';
import {
  barEdges,
  besideBars,
  bestPlan,
  heightOf,
  laneHeightIn,
  todayIn,
  tracksIn,
  type LaidLane,
  type LanePlan,
} from './roadmap-plan';

type Roadmap = SlideOf<'roadmap'>;

const sizesPt: readonly (readonly [name: number, bar: number])[] = [
  [24, 20],
  [22, 20],
  [20, 20],
  [20, 18],
  [18, 18],
  [18, 16],
  [16, 16],
  [16, 14],
  [14, 14],
];
const { barInsetIn, trackGapIn, namePadIn } = barEdges;
/** The label of the day is so much larger than what stands at the foot. */
const todayStepPt = 2;
const [mostLaneAirIn, mostBarAirIn, fullShare, mostGridlines] = [1, 0.4, 0.96, 18];

/** Words are set no smaller than this in pt to stand on their bars. */
const leastCalmPt = 16;

/** Bars in lanes below an axis of periods, each as long as its time; lanes that find no room go on. */
export function swimlanes(slide: Roadmap, context: KindContext): Placement {
  const { area } = context;
  const sizes = pairsWithin(context.theme, sizesPt);
  let largest: LanePlan | null = null;
  for (const pair of sizes) {
    if (largest && pair[1] < leastCalmPt) break;
    const plan = bestPlan(slide, context, pair, area.h);
    if (plan && besideBars(plan) === 0) return placed(drawPlan(plan, slide, context));
    largest ??= plan;
  }
  if (largest) return placed(drawPlan(largest, slide, context));
  const least = sizes.at(-1)!;
  const fits = (count: number) => bestPlan({ ...slide, lanes: slide.lanes.slice(0, count) }, context, least, area.h);
  let count = slide.lanes.length - 1;
  while (count > 0 && !fits(count)) count -= 1;
  if (count === 0) return tooLong;
  const share = evenShare(slide.lanes.length, count, context.furtherSlides);
  const plan = fits(share);
  return plan ? continues(drawPlan(plan, slide, context), [{ ...slide, lanes: slide.lanes.slice(share) }]) : tooLong;
}

function drawPlan(tight: LanePlan, slide: Roadmap, context: KindContext): SceneElement[] {
  const { area } = context;
  const hasToday = slide.today !== undefined;
  const free = Math.max(0, area.h * fullShare - heightOf(tight, hasToday));
  const airIn = Math.min(mostLaneAirIn, free / tight.lanes.length);
  const mostTracks = Math.max(...tight.lanes.map(({ tracks }) => tracks.length));
  const barIn = tight.barIn + Math.min(mostBarAirIn, airIn / 2 / mostTracks);
  const plan = { ...tight, barIn };
  const heights = plan.lanes.map((lane, index) =>
    Math.max(laneHeightIn(tight.lanes[index]!, tight.barIn) + airIn, laneHeightIn(lane, barIn)),
  );
  const top = settle(area, heightOf(tight, hasToday) + airIn * plan.lanes.length).y;
  const body = { y: top + plan.headIn + (hasToday ? todayIn : 0), h: heights.reduce((sum, height) => sum + height, 0) };
  let y = body.y;
  const todayX = todayXOf(slide, plan);
  const lanes = plan.lanes.map((lane, index) => {
    const box = { x: area.x, y, w: area.w, h: heights[index]! };
    y += box.h;
    return drawLane(lane, index, box, { ...plan, todayX }, context);
  });
  return [
    ...drawHead(plan, top, context),
    ...drawGrid(slide.periods.length, body, plan, heights, context),
    ...lanes.flatMap(({ behind }) => behind),
    ...drawToday(slide, body, plan, context),
    ...lanes.flatMap(({ before }) => before),
  ];
}

/** Where the day stands on the axis, in inches. */
function todayXOf({ today, periods }: Roadmap, { field }: LanePlan): number | undefined {
  const at = today && pointOn(today.period, today.share ?? 0.5, periods);
  return at === null || at === undefined ? undefined : field.x + (at * field.w) / periods.length;
}

function drawHead({ heads, headIn, field }: LanePlan, y: number, { theme }: KindContext): SceneElement[] {
  const { rows, headRule } = tableLook(theme.style.table);
  const { fill } = rows.header;
  const w = field.w / heads.length;
  return [
    ...heads.map((head, index) =>
      textElement({
        name: `Period ${index + 1}`,
        box: { x: field.x + index * w + barInsetIn / 2, y, w: w - barInsetIn, h: headIn },
        paragraphs: head.paragraphs,
        anchor: 'middle',
        ...(fill && { geometry: 'rect' as const, fill }),
      }),
    ),
    ...(fill
      ? []
      : [
          lineOf(
            'Axis',
            { x: field.x, y: y + headIn, w: field.w, h: 0 },
            headRule?.widthPt ?? 1.5,
            headRule?.color ?? 'ink',
          ),
        ]),
  ];
}

function lineOf(name: string, box: Box, widthPt = 0.75, color: ColorRole = 'quiet'): SceneElement {
  return { type: 'line', name, box, stroke: { color, widthPt } };
}

function drawGrid(
  count: number,
  body: { y: number; h: number },
  { field }: LanePlan,
  heights: readonly number[],
  { area }: KindContext,
): SceneElement[] {
  const w = field.w / count;
  const upright =
    count > mostGridlines
      ? []
      : Array.from({ length: count - 1 }, (_, index) =>
          lineOf(`Gridline ${index + 1}`, { x: field.x + (index + 1) * w, y: body.y, w: 0, h: body.h }),
        );
  let y = body.y;
  const between = heights.map((height, index) => {
    y += height;
    return lineOf(`Lane line ${index + 1}`, { x: area.x, y, w: area.w, h: 0 });
  });
  return [...upright, ...between];
}

/** Over the bars but for those whose words it would cross. */
function drawToday(
  slide: Roadmap,
  body: { y: number; h: number },
  plan: LanePlan,
  context: KindContext,
): SceneElement[] {
  const { field } = plan;
  const { today } = slide;
  const x = todayXOf(slide, plan);
  if (!today || x === undefined) return [];
  const text = today.label ?? roadmapWords(context.language).today;
  const label = measureDrafts(
    context,
    [
      draft(text, context.direction, {
        sizePt: footerSizePt(context.theme) + todayStepPt,
        bold: true,
        color: 'canvas',
        align: 'center',
        lineSpacing: 1,
      }),
    ],
    4,
  );
  const w = label.widthIn * 1.1 + 0.2;
  const h = Math.max(todayIn - 0.14, label.heightIn);
  const box = {
    x: Math.min(Math.max(field.x, x - w / 2), field.x + field.w - w),
    y: body.y - h - 0.04,
    w,
    h,
  };
  return asGroup('Today', [
    {
      type: 'line',
      name: 'Today line',
      box: { x, y: box.y + box.h, w: 0, h: body.y + body.h - box.y - box.h },
      stroke: { color: 'ink', widthPt: 1.5, dash: 'dash' },
    },
    textElement({
      name: 'Today 1',
      box,
      paragraphs: label.paragraphs,
      anchor: 'middle',
      geometry: cardGeometry(context.theme),
      cornerRadius: context.theme.cornerRadius,
      fill: { color: 'ink' },
    }),
  ]);
}

function drawLane(
  { name, tracks }: LaidLane,
  index: number,
  box: Box,
  plan: LanePlan & { todayX: number | undefined },
  { theme }: KindContext,
): Record<'behind' | 'before', SceneElement[]> {
  const own = `Lane ${index + 1}`;
  const isFilled = cardFace(theme, 'surface').ground === 'filled';
  const heads = name
    ? [
        textElement({
          name: `${own} name`,
          box: { x: box.x, y: box.y + 0.04, w: plan.nameIn, h: box.h - 0.08 },
          paragraphs: name.paragraphs,
          anchor: 'middle',
          inset: { left: isFilled ? namePadIn : 0, top: 0, right: isFilled ? namePadIn : 2 * namePadIn, bottom: 0 },
          ...(isFilled && { geometry: 'rect' as const, fill: { color: 'surface' as const } }),
        }),
      ]
    : [];
  const top = box.y + (box.h - tracksIn(tracks.length, plan.barIn)) / 2;
  let count = 0;
  const items = tracks.flatMap((track, row) =>
    track.map((one) => {
      count += 1;
      const place = { y: top + row * (plan.barIn + trackGapIn), h: plan.barIn };
      const elements = drawItem(one, `${own} item ${count}`, place, stateOf(one, plan.todayX), theme);
      return { elements, isBefore: hasWordsAt(one, plan.todayX) };
    }),
  );
  const drawn = (before: boolean) => items.flatMap(({ elements, isBefore }) => (isBefore === before ? elements : []));
  return { behind: [...heads, ...drawn(false)], before: drawn(true) };
}
