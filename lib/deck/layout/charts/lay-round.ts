import { legendSizesIn, sectorAngles, sectorLabelMiddle } from '../../scene/chart-geometry';
import type { ChartLabels } from '../../scene/chart-labels';
import type { Box, ChartElement, ChartLegend } from '../../scene/scene';
import type { ChartData } from '../../spec/chart-data';
import type { ColorRole } from '../../theme/theme';
import { formatNumber } from '../format-number';
import { breakNames } from './category-names';
import type { ChartContext, LayChartOptions } from './chart-frame';
import { frame } from './chart-frame';
import { numbersOf } from './chart-traits';
import { chartSizesPt, lineHighIn, lineWidthIn, safeLineHighIn } from './chart-words';
import { pointFills, readableOn } from './series-fills';
import { shortValueFormat } from './short-format';

/** Half, as programs draw rings that know no other. */
const ringHolePercent = 50;
const leastIn = 2;
/** What a legend has beside a narrow circle; beside others as much as leaves them nearly whole. */
const usualLegendIn = 2.3;
/** Between the circle and its legend. */
const legendGapIn = 0.45;
/** A circle gets this much smaller, at most, for the numbers around it. */
const leastCircle = 0.8;
const circleStep = 0.02;

const numberSizesPt = [20, 18, 16, 14] as const;
/** Space around a number: inside its sector, and to the next number. */
const insidePadIn = 0.04;
const betweenIn = 0.06;

/**
 * Sectors with every number at its sector, and the names of the parts at their side:
 *
 *     legend ─▶ largest numbers that have a place ─▶ largest circle that leaves them room
 *
 * @returns null when a number has no place: rings hold theirs in the band alone, as PowerPoint has no other place for
 * them, pies also around the circle; a part of zero is no sector, so that it has none
 */
export function layRound(
  chart: ChartData,
  { title, box }: LayChartOptions,
  context: ChartContext,
): ChartElement | null {
  const w = box.w - legendGapIn;
  const nearlyWhole = box.h * leastCircle;
  const legend = categoryLegend(chart, { w: Math.max(w - nearlyWhole, usualLegendIn), h: box.h }, context);
  if (!legend) return null;
  const room = { w: w - legend.box.w, h: box.h };
  const side = Math.min(room.h, room.w);
  const holePercent = chart.type === 'doughnut' ? ringHolePercent : 0;
  for (const sizePt of chartSizesPt(context.theme, numberSizesPt)) {
    for (let share = 1; side * share >= leastIn && share >= leastCircle; share -= circleStep) {
      const circle = { radius: (side * share) / 2, holeShare: holePercent / 100 };
      const labelled = labelSectors(chart, circle, { ...context, sizePt });
      if (!labelled) continue;
      const { top, bottom } = labelled.reach;
      const { left, right } = context.direction === 'rtl' ? mirrored(labelled.reach) : labelled.reach;
      if (right - left > room.w || bottom - top > room.h) continue;
      // What is leftmost, circle or number, stands where the words above begin.
      const middle = { x: box.x - left, y: box.y + (box.h - (bottom - top)) / 2 - top };
      const { radius } = circle;
      const fills = pointFills(chart, 0) ?? [];
      const fill = fills[0] ?? { color: 'accentFill' };
      return {
        ...frame(chart, title, box, context),
        plot: { x: middle.x - radius, y: middle.y - radius, w: 2 * radius, h: 2 * radius },
        sizePt: legend.sizePt,
        looks: [{ form: 'sector', axis: 'primary', fill, pointFills: fills, labels: labelled.labels }],
        holePercent,
        legend: beside(legend, { x: middle.x + right + legendGapIn, y: middle.y }, box),
      };
    }
  }
  return null;
}

/** A legend whose middle stands at a height, as far as its chart reaches. */
function beside(legend: ChartLegend, { x, y }: { x: number; y: number }, { y: top, h: high }: Box): ChartLegend {
  const { w, h } = legend.box;
  return { ...legend, box: { x, y: Math.min(Math.max(top, y - h / 2), top + high - h), w, h } };
}

/** Sizes and lines of names, the best first. */
const nameTries = [
  { sizePt: 20, mostLines: 1 },
  { sizePt: 18, mostLines: 1 },
  { sizePt: 16, mostLines: 1 },
  { sizePt: 18, mostLines: 2 },
  { sizePt: 16, mostLines: 2 },
  { sizePt: 14, mostLines: 2 },
  { sizePt: 12, mostLines: 2 },
] as const;
/** Between two names, as shares of a line: what they take where there is room, and what they need. */
const nameAir = { usual: 1.1, least: 0.25 } as const;
/** Beside a name, as a share of its size: less would break it, more would put two names side by side. */
const nameSlack = 0.9;

/** The names of the parts one below the other, beside a circle that has at least the room of its own legend. */
function categoryLegend(
  chart: ChartData,
  room: { w: number; h: number },
  context: ChartContext,
): (ChartLegend & { names: readonly (readonly string[])[] }) | null {
  const { theme } = context;
  const sizes = chartSizesPt(theme, [...new Set(nameTries.map(({ sizePt }) => sizePt))]);
  for (const { sizePt, mostLines } of nameTries) {
    if (!sizes.includes(sizePt)) continue;
    const { swatch, gap } = legendSizesIn(sizePt, false);
    const around = swatch + gap + (nameSlack * sizePt) / 72;
    const names = breakNames(chart.categories, sizePt, room.w - around, mostLines, context);
    if (!names || !names.every((lines, index) => isWhole(lines, chart.categories[index]))) continue;
    const high = safeLineHighIn(chart.categories, sizePt, theme);
    const wordsIn = names.flat().length * high;
    const airIn = (share: number) => names.length * share * high;
    if (wordsIn + airIn(nameAir.least) > room.h) continue;
    const widest = Math.max(...names.flat().map((line) => lineWidthIn(line, sizePt, theme)));
    const h = Math.min(room.h, wordsIn + airIn(nameAir.usual));
    return { box: { x: 0, y: 0, w: widest + around, h }, sizePt, names };
  }
  return null;
}

/** Whether lines hold a name as it is: programs break the names of a legend between words, and never set a hyphen. */
function isWhole(lines: readonly string[], name = ''): boolean {
  const words = (text: string) => text.replace(/\s+/g, '');
  return words(lines.join('')) === words(name);
}

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is laid out is mirrored as a whole where decks run from right to left, but sectors run clockwise there, too. */
function mirrored({ left, right }: Rectangle): Pick<Rectangle, 'left' | 'right'> {
  return { left: -right, right: -left };
}

interface Circle {
  radius: number;
  holeShare: number;
}

/**
 * Every number in its sector, or outside a pie where it does not stand there legibly, with what circle and numbers take,
 * seen from the middle; null when one has no place.
 */
function labelSectors(
  chart: ChartData,
  circle: Circle,
  { theme, language, sizePt }: ChartContext & { sizePt: number },
): { labels: ChartLabels; reach: Rectangle } | null {
  const values = chart.series[0]?.values ?? [];
  const format = shortValueFormat(chart.numberFormat, numbersOf(chart), language);
  const text = { sizePt, bold: true };
  const high = lineHighIn(sizePt, theme);
  const fills = pointFills(chart, 0) ?? [];
  const angles = sectorAngles(values);
  const points = values.flatMap((value, index) => (value === null ? [] : [index]));
  const placed: { position: 'center' | 'outside'; color: ColorRole; at: Rectangle }[] = [];
  for (const point of points) {
    const angle = angles[point];
    if (!angle || angle.endDeg <= angle.startDeg) return null;
    const words = formatNumber(values[point] ?? null, format, language);
    const size = { w: lineWidthIn(words, sizePt, theme, true), h: high };
    const inside = readableOn(fills[point] ?? { color: 'accentFill' }, text, theme.colors);
    const middle = (angle.startDeg + angle.endDeg) / 2;
    const at = (position: 'center' | 'outside') =>
      around(sectorLabelMiddle({ ...circle, degrees: middle, position }, size), size);
    if (inside && holds(circle, angle, at('center')))
      placed.push({ position: 'center', color: inside, at: at('center') });
    else if (circle.holeShare > 0) return null;
    else placed.push({ position: 'outside', color: 'ink', at: at('outside') });
  }
  if (
    placed.length === 0 ||
    placed.some((one, index) => placed.slice(index + 1).some((other) => touch(one.at, other.at)))
  )
    return null;
  const all = placed.map(({ at }) => at);
  const { radius } = circle;
  return {
    labels: {
      shows: 'value',
      position: 'center',
      points,
      ...(placed.some(({ position }) => position === 'outside')
        ? { positions: placed.map(({ position }) => position) }
        : {}),
      format,
      ...text,
      colors: placed.map(({ color }) => color),
    },
    reach: {
      left: Math.min(-radius, ...all.map(({ left }) => left)),
      right: Math.max(radius, ...all.map(({ right }) => right)),
      top: Math.min(-radius, ...all.map(({ top }) => top)),
      bottom: Math.max(radius, ...all.map(({ bottom }) => bottom)),
    },
  };
}

function around({ x, y }: { x: number; y: number }, { w, h }: { w: number; h: number }): Rectangle {
  return { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 };
}

function touch(one: Rectangle, other: Rectangle): boolean {
  return (
    one.left < other.right + betweenIn &&
    other.left < one.right + betweenIn &&
    one.top < other.bottom + betweenIn &&
    other.top < one.bottom + betweenIn
  );
}

/** Whether a sector, or a piece of a ring, holds a rectangle about its middle, and some space around it. */
function holds(
  { radius, holeShare }: Circle,
  { startDeg, endDeg }: { startDeg: number; endDeg: number },
  inner: Rectangle,
): boolean {
  const [left, right] = [inner.left - insidePadIn, inner.right + insidePadIn];
  const [top, bottom] = [inner.top - insidePadIn, inner.bottom + insidePadIn];
  const half = (endDeg - startDeg) / 2;
  const middle = (startDeg + endDeg) / 2;
  const nearest = Math.hypot(Math.max(left, -right, 0), Math.max(top, -bottom, 0));
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  return (
    nearest >= radius * holeShare &&
    corners.every(({ x, y }) => {
      const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
      const off = Math.abs(((degrees - middle + 540) % 360) - 180);
      return off <= half && Math.hypot(x, y) <= radius;
    })
  );
}
