import type { SceneElement } from '../../scene/scene';
import { settle } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext } from '../layout-types';
import { draft } from './draft';
import type { Fitted } from './fit';
import { firstFitting, fitDrafts } from './fit';
import { dotOnWay, dotShape } from './marker-ground';
import { pairsWithin } from './size-limits';
import { textElement } from './text-element';

export interface AxisEvent {
  when: string;
  title: string;
  detail?: string;
  at?: number;
}

const dotIn = 0.34;
/** Dates are so much larger than what happens on them, in pt. */
const dateStepPt = 4;
/** The widest gap of events at true distances, in narrowest ones. */
const mostUneven = 5;
const labelGapIn = 0.25;
const widestPitchIn = 4.4;
const widestLabelIn = 3.4;
const narrowestLabelIn = 1.15;
const alternateFrom = 5;
/** Stems are at least so long, and longer where a slide would stay idle above and below short labels. */
const stemIn = { least: 0.32, most: 1.3 };
/** Of the height of the area, what axis and labels are to take. */
const wantedShare = 0.94;
/** A stem ends this far from its label. */
const stemGapIn = 0.06;

type Sizes = readonly [heading: number, body: number];
const largeSizesPt: readonly Sizes[] = [
  [26, 24],
  [24, 20],
  [22, 20],
  [22, 18],
  [20, 18],
  [20, 16],
  [18, 16],
];
const smallSizesPt: readonly Sizes[] = [
  [18, 14],
  [16, 14],
  [14, 12],
];

interface Label {
  x: number;
  w: number;
  above: boolean;
  fitted: Fitted;
  /** Left edge of its dot, where that is not its own: the last one may end where its dot does. */
  dotX?: number;
}

/**
 * Events on a horizontal axis: at true distances when every event has a position, the labels stay large and no hole
 * opens among events that crowd, else evenly spaced; labels alternate above and below from five events
 * up. Null when the labels do not fit at the smallest size.
 */
export function layAxis(context: KindContext, events: readonly AxisEvent[]): SceneElement[] | null {
  const alternate = events.length >= alternateFrom;
  const even = evenPositions(context, events, alternate);
  const large = pairsWithin(context.theme, largeSizesPt);
  const attempts = [
    { positions: truePositions(context, events, alternate), sizes: large },
    { positions: even, sizes: large },
    { positions: even, sizes: smallSizesPt },
  ];
  for (const { positions, sizes } of attempts) {
    if (!positions) continue;
    const given = labelWidths(context, positions, alternate);
    const widths = positions === even ? given.map(() => Math.min(...given)) : given;
    const layIn = (size: Sizes) => {
      const laid = events.map((event, index) =>
        layLabel(context, event, index, positions[index]!, widths[index]!, alternate, size),
      );
      if (!laid.every((label) => label !== null)) return null;
      const labels = positions === even ? spread(context, laid) : laid;
      return { labels, reaching: reachEnd(context, labels) };
    };
    const largest = sizes.findIndex((size) => layIn(size) !== null);
    if (largest < 0) continue;
    const reaching = firstFitting(
      sizes.slice(largest, largest + stepsToReach),
      (size) => layIn(size)?.reaching ?? null,
    );
    return draw(context, reaching ?? layIn(sizes[largest]!)!.labels);
  }
  return null;
}

/** Equal distances that leave every label, the last ones too, the same width. */
function evenPositions({ area }: KindContext, events: readonly AxisEvent[], alternate: boolean): number[] {
  const pitch = (area.w + labelGapIn) / (events.length + (alternate ? 1 : 0));
  return events.map((_, index) => area.x + pitch * index);
}

/** Labels that do not need their whole width let the dots reach further along the axis. */
function spread({ area }: KindContext, labels: readonly Label[]): Label[] {
  const widest = Math.max(...labels.slice(-2).map(({ fitted }) => fitted.widthIn * 1.04 + 0.05));
  const pitch = Math.min(widestPitchIn, (area.w - widest) / (labels.length - 1));
  if (pitch <= (labels[1]?.x ?? area.x) - area.x) return [...labels];
  const end = area.x + area.w;
  return labels.map((label, index) => ({
    ...label,
    x: area.x + pitch * index,
    w: Math.min(label.w, end - area.x - pitch * index),
  }));
}

function truePositions(context: KindContext, events: readonly AxisEvent[], alternate: boolean): number[] | null {
  const ats = events.map((event) => event.at);
  const [first, last] = [ats[0], ats[ats.length - 1]];
  if (first === undefined || last === undefined || last <= first) return null;
  const room = context.area.w - Math.max(narrowestLabelIn * 1.4, context.area.w / events.length);
  const positions: number[] = [];
  for (const at of ats) {
    if (at === undefined || at < (ats[positions.length - 1] ?? at)) return null;
    positions.push(context.area.x + ((at - first) / (last - first)) * room);
  }
  const readable = labelWidths(context, positions, alternate).every((width) => width >= narrowestLabelIn);
  const apart = positions.every((x, index) => index === 0 || x - positions[index - 1]! > dotIn * 1.5);
  const gaps = positions.slice(1).map((x, index) => x - positions[index]!);
  return readable && apart && Math.max(...gaps) <= Math.min(...gaps) * mostUneven ? positions : null;
}

/** A label reaches from its dot to the next dot on its own side. */
function labelWidths(context: KindContext, positions: readonly number[], alternate: boolean): number[] {
  const step = alternate ? 2 : 1;
  const end = context.area.x + context.area.w;
  return positions.map((x, index) =>
    Math.min(widestLabelIn, (positions[index + step] ?? end + labelGapIn) - x - labelGapIn),
  );
}

function layLabel(
  context: KindContext,
  event: AxisEvent,
  index: number,
  x: number,
  w: number,
  alternate: boolean,
  [headingPt, bodyPt]: Sizes,
): Label | null {
  const { direction } = context;
  const drafts = [
    draft(event.when, direction, {
      sizePt: headingPt + dateStepPt,
      bold: true,
      color: 'accent',
      font: 'heading',
      lineSpacing: 1,
    }),
    draft(event.title, direction, { sizePt: headingPt, bold: true, lineSpacing: 1, spaceBeforePt: 3 }),
    ...(event.detail ? [draft(event.detail, direction, { sizePt: bodyPt, color: 'muted', spaceBeforePt: 4 })] : []),
  ];
  const heightIn = alternate
    ? (context.area.h - dotIn) / 2 - stemIn.least - 0.1
    : context.area.h - dotIn - stemIn.least - 0.1;
  const dateStandsOnOneLine = fitDrafts(context, drafts.slice(0, 1), { widthIn: w, heightIn, isLabel: true }) !== null;
  const fitted = dateStandsOnOneLine ? fitDrafts(context, drafts, { widthIn: w, heightIn }) : null;
  return fitted && { x, w, above: alternate && index % 2 === 0, fitted };
}

/** The same events as far apart as the axis is long, the last one at its end; null where the labels have no room for that. */
function reachEnd({ area }: KindContext, labels: readonly Label[]): readonly Label[] | null {
  const last = labels.at(-1)!;
  const span = last.x - area.x;
  if (labels.length < fewestReaching || span <= 0) return null;
  const end = area.x + area.w;
  const needs = labels.map(({ fitted }) => Math.min(area.w, fitted.widthIn * 1.04 + 0.05));
  const lastX = end - needs.at(-1)!;
  const positions = labels.map(({ x }) => area.x + ((x - area.x) * (area.w - dotIn)) / span);
  const limits = labels.map((label, index) => {
    const next = labels.findIndex((other, place) => place > index && other.above === label.above);
    return next < 0 ? end : (next === labels.length - 1 ? lastX : positions[next]!) - labelGapIn;
  });
  const hasRoom = positions.slice(0, -1).every((x, index) => x + needs[index]! <= limits[index]!);
  if (!hasRoom) return null;
  return labels.map((label, index) => {
    const dotX = positions[index]!;
    return index === labels.length - 1
      ? { ...label, dotX, x: lastX, w: end - lastX, fitted: endAligned(label.fitted) }
      : { ...label, x: dotX, w: Math.min(label.w, limits[index]! - dotX) };
  });
}

const fewestReaching = 3;
/** Labels are so many sizes smaller at most for events that reach the end of their axis. */
const stepsToReach = 4;

function endAligned(fitted: Fitted): Fitted {
  return { ...fitted, paragraphs: fitted.paragraphs.map((paragraph) => ({ ...paragraph, align: 'end' })) };
}

function draw(context: KindContext, labels: readonly Label[]): SceneElement[] {
  const { area } = context;
  const tallest = (above: boolean) =>
    Math.max(0, ...labels.filter((label) => label.above === above).map((label) => label.fitted.heightIn));
  const over = tallest(true);
  const under = tallest(false);
  const stems = over > 0 ? 2 : 1;
  const labelsIn = over + dotIn + under;
  const stem = Math.min(stemIn.most, Math.max(stemIn.least, (area.h * wantedShare - labelsIn) / stems));
  const top = settle(area, labelsIn + stems * stem).y;
  const axisY = top + (over > 0 ? over + stem : 0) + dotIn / 2;
  // Where each event has a colour of its own, none is more than the others.
  const hasGoal = !context.theme.style.marks;
  const axis: SceneElement = {
    type: 'line',
    name: 'Axis',
    box: { x: area.x, y: axisY, w: area.w, h: 0 },
    stroke: { color: 'quiet', widthPt: 3 },
  };
  return [
    axis,
    ...labels.flatMap(({ x, w, above, fitted, dotX = x }, index): SceneElement[] =>
      asGroup(`Event ${index + 1}`, [
        {
          type: 'shape',
          name: `Event ${index + 1} dot`,
          box: { x: dotX, y: axisY - dotIn / 2, w: dotIn, h: dotIn },
          ...(hasGoal ? dotOnWay(context.theme, index === labels.length - 1) : dotShape(context.theme)),
          on: 'Axis',
        },
        {
          type: 'line',
          name: `Event ${index + 1} stem`,
          box: {
            x: dotX + dotIn / 2,
            y: above ? axisY - dotIn / 2 - stem + stemGapIn : axisY + dotIn / 2,
            w: 0,
            h: stem - stemGapIn,
          },
          stroke: { color: 'quiet', widthPt: 1.5 },
        },
        textElement({
          name: `Event ${index + 1}`,
          box: {
            x,
            y: above ? axisY - dotIn / 2 - stem - fitted.heightIn : axisY + dotIn / 2 + stem,
            w,
            h: fitted.heightIn,
          },
          paragraphs: fitted.paragraphs,
          anchor: above ? 'bottom' : 'top',
        }),
      ]),
    ),
  ];
}
