import type { Paragraph } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { tableLook } from '../../theme/table-look';
import type { ColorRole } from '../../theme/theme';
import { draft, draftOfRuns, textRun, type ParagraphDraft } from '../blocks/draft';
import { fitDrafts, fitSiblingDrafts, measureDrafts, type Fitted } from '../blocks/fit';
import type { KindContext } from '../layout-types';
import { itemSpan, itemTime, type BarSpan } from './roadmap-axis';

type Roadmap = SlideOf<'roadmap'>;
type Lane = Roadmap['lanes'][number];
type Item = Lane['items'][number];

const headSizesPt = [18, 16, 14, 12] as const;
const [mostNameShare, leastNameIn, nameGapIn] = [0.24, 1.1, 0.16];
const [barPadYIn, leastBarIn, lanePadIn] = [0.06, 0.36, 0.09];
/** Inches around bars, diamonds and their words. */
export const barEdges = {
  barInsetIn: 0.03,
  barPadIn: 0.12,
  trackGapIn: 0.1,
  labelGapIn: 0.1,
  diamondIn: 0.36,
  namePadIn: 0.14,
};
const { barInsetIn, barPadIn, trackGapIn, labelGapIn, diamondIn, namePadIn } = barEdges;
/** Height of the label above the line of the day, in inches. */
export const todayIn = 0.4;

/** A bar or a diamond with its words: on it, behind it, before it; and what both take of the lane. */
export interface Laid {
  item: Item;
  bar: { x: number; w: number };
  label: Fitted | null;
  side: 'on' | 'after' | 'before';
  extent: { from: number; to: number };
}

export interface LaidLane {
  name: Fitted | null;
  /** Below one another, so that nothing stands on anything else. */
  tracks: Laid[][];
}

export interface LanePlan {
  lanes: readonly LaidLane[];
  heads: readonly Fitted[];
  headIn: number;
  nameIn: number;
  field: { x: number; w: number };
  barIn: number;
}

/** What is said at a bar; a bar that its lane names says its time alone, where the axis does not. */
function labelRuns({ text, when, ...item }: Item, lane: Lane): readonly [string, string] {
  if (text !== undefined) return [text, when ?? ''];
  return [lane.name === undefined ? itemTime({ ...item, when }) : (when ?? ''), ''];
}

function labelDraft(
  [text, time]: readonly [string, string],
  context: KindContext,
  sizePt: number,
  color?: ColorRole,
  align?: Paragraph['align'],
): ParagraphDraft {
  const options = { sizePt, lineSpacing: 1, align, color: color ?? ('ink' as const) };
  const runs = [
    textRun(text, options),
    ...(time ? [textRun(`  ${time}`, { ...options, color: color ?? 'muted' })] : []),
  ];
  return draftOfRuns(runs, context.direction, options);
}

/** Words on the bar where they fit, else on the side that has room for them; null where none has. */
function layItem(
  item: Item,
  lane: Lane,
  span: BarSpan,
  plan: { field: LanePlan['field']; count: number; sizePt: number; lines: number },
  context: KindContext,
): Laid | null {
  const { field, count, sizePt, lines } = plan;
  const columnIn = field.w / count;
  const [from, to] = [field.x + span.from * columnIn, field.x + span.to * columnIn];
  const bar = item.milestone
    ? { x: Math.min(Math.max(field.x, from - diamondIn / 2), field.x + field.w - diamondIn), w: diamondIn }
    : { x: from + barInsetIn, w: Math.max(0.08, to - from - 2 * barInsetIn) };
  const end = bar.x + bar.w;
  const said = labelRuns(item, lane);
  if (said[0] === '') return { item, bar, label: null, side: 'on', extent: { from: bar.x, to: end } };
  if (!item.milestone) {
    const label = fitDrafts(context, [labelDraft(said, context, sizePt, 'onAccent')], {
      widthIn: (bar.w - 2 * barPadIn) * (lines > 1 ? 0.95 : 1),
      heightIn: 9,
      ...(lines > 1 ? { maxLines: lines } : { isLabel: true }),
    });
    if (label) return { item, bar, label, side: 'on', extent: { from: bar.x, to: end } };
  }
  const rooms = { after: field.x + field.w - end - labelGapIn, before: bar.x - field.x - labelGapIn };
  const asked = measureDrafts(context, [labelDraft(said, context, sizePt)], 99).widthIn * 1.08 + 0.05;
  const side = asked <= rooms.after || rooms.after >= rooms.before ? 'after' : 'before';
  const w = Math.min(asked, rooms[side]);
  const align = side === 'after' ? 'start' : 'end';
  const label =
    w < 0.4
      ? null
      : fitDrafts(context, [labelDraft(said, context, sizePt, undefined, align)], {
          widthIn: w,
          heightIn: 9,
          maxLines: lines,
        });
  if (!label) return null;
  const extent =
    side === 'after'
      ? { from: bar.x, to: end + labelGapIn + w + trackGapIn }
      : { from: bar.x - labelGapIn - w, to: end };
  return { item, bar, label, side, extent };
}

/** The first track that is free from where an item begins. */
function inTracks(items: readonly Laid[]): Laid[][] {
  const tracks: Laid[][] = [];
  for (const one of [...items].sort((a, b) => a.extent.from - b.extent.from)) {
    const track = tracks.find((before) => before.every(({ extent }) => extent.to <= one.extent.from));
    if (track) track.push(one);
    else tracks.push([one]);
  }
  return tracks;
}

function nameDrafts(lane: Lane, sizePt: number, { direction }: KindContext): ParagraphDraft[] {
  return lane.name === undefined ? [] : [draft(lane.name, direction, { sizePt, bold: true, lineSpacing: 1 })];
}

/** All lanes at one size, with labels of so many lines at most. */
function planLanes(
  { lanes, periods }: Roadmap,
  context: KindContext,
  [namePt, barPt]: readonly [number, number],
  lines: number,
): LanePlan | null {
  const { area, direction, theme } = context;
  const widest = Math.max(
    0,
    ...lanes.map((lane) => measureDrafts(context, nameDrafts(lane, namePt, context), 99).widthIn),
  );
  const hasNames = lanes.some(({ name }) => name !== undefined);
  const nameIn = hasNames ? Math.min(area.w * mostNameShare, Math.max(leastNameIn, widest * 1.1 + 2 * namePadIn)) : 0;
  const names = fitSiblingDrafts(
    context,
    lanes.map((lane) => (sizePt: number) => nameDrafts(lane, sizePt, context)),
    [namePt],
    {
      widthIn: nameIn - 2 * namePadIn,
      heightIn: area.h,
      maxLines: 3,
    },
  );
  const startIn = hasNames ? nameIn + nameGapIn : 0;
  const field = { x: area.x + startIn, w: area.w - startIn };
  const { color } = tableLook(theme.style.table).rows.header;
  const heads = fitSiblingDrafts(
    context,
    periods.map((period) => (sizePt: number) => [
      draft(period, direction, { sizePt, bold: true, color, lineSpacing: 1, align: 'center' }),
    ]),
    headSizesPt.filter((sizePt) => sizePt <= barPt),
    { widthIn: field.w / periods.length - 0.08, heightIn: area.h, maxLines: 2 },
  );
  if (!heads || (hasNames && !names)) return null;
  const laid: LaidLane[] = [];
  for (const [index, lane] of lanes.entries()) {
    const items: Laid[] = [];
    for (const item of lane.items) {
      const span = itemSpan(item, periods);
      const one =
        typeof span === 'string'
          ? null
          : layItem(item, lane, span, { field, count: periods.length, sizePt: barPt, lines }, context);
      if (!one) return null;
      items.push(one);
    }
    laid.push({ name: (hasNames && names?.fitted[index]) || null, tracks: inTracks(items) });
  }
  const highest = Math.max(0, ...laid.flatMap(({ tracks }) => tracks.flat().map(({ label }) => label?.heightIn ?? 0)));
  const headIn = Math.max(0.42, ...heads.fitted.map(({ heightIn }) => heightIn + 0.14));
  return {
    lanes: laid,
    heads: heads.fitted,
    headIn,
    nameIn,
    field,
    barIn: Math.max(leastBarIn, highest + 2 * barPadYIn),
  };
}

export const tracksIn = (count: number, barIn: number): number => count * barIn + (count - 1) * trackGapIn;

export function laneHeightIn({ name, tracks }: LaidLane, barIn: number): number {
  return Math.max((name?.heightIn ?? 0) + 0.16, tracksIn(tracks.length, barIn) + 2 * lanePadIn);
}

export function heightOf({ lanes, headIn, barIn }: LanePlan, hasToday: boolean): number {
  return (hasToday ? todayIn : 0) + headIn + lanes.reduce((sum, lane) => sum + laneHeightIn(lane, barIn), 0);
}

/** How many bars have their words beside them. */
export function besideBars({ lanes }: LanePlan): number {
  return lanes.flatMap(({ tracks }) => tracks.flat()).filter(({ side, item }) => side !== 'on' && !item.milestone)
    .length;
}

/** Words on their bars are read fastest; a second line for them is worth its height. */
export function bestPlan(
  slide: Roadmap,
  context: KindContext,
  sizes: readonly [number, number],
  mostIn: number,
): LanePlan | null {
  const plans = [1, 2]
    .flatMap((lines) => planLanes(slide, context, sizes, lines) ?? [])
    .filter((plan) => heightOf(plan, slide.today !== undefined) <= mostIn);
  return plans.sort((a, b) => besideBars(a) - besideBars(b))[0] ?? null;
}
