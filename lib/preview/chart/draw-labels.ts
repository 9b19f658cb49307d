import { formatNumber } from '@/lib/deck/layout/format-number';
import { legendRows, legendSizesIn, sectorAngles } from '@/lib/deck/scene/chart-geometry';
import type { ChartLabels } from '@/lib/deck/scene/chart-labels';
import type { ChartSeriesLook } from '@/lib/deck/scene/scene';
import { measureTextWidthIn } from '@/lib/deck/text/measure-text';
import type { Theme } from '@/lib/deck/theme/theme';
import { boxInPoints, fillAttributes, strokeAttributes, tag, toPoints } from '../svg';
import {
  type ChartCanvas,
  type LookedSeries,
  type Place,
  chartText,
  lineHeight,
  type ChartTextStyle,
} from './chart-space';
import { barsOf } from './draw-bars';
import { linePlaces, pointPlaces } from './draw-lines';
import { sectorLabelPlace } from './draw-sectors';

/** Beside a label that covers what runs behind it. */
const backingPt = 3;
/** Between a bar's end or a point and its label, in points. */
const gap = { bar: 2.9, along: 2.9, line: 6, side: 6 } as const;

/** The labels of every series, in front of everything. */
export function drawLabels(drawing: ChartCanvas): string[] {
  const { element } = drawing;
  return element.looks.flatMap((look, index) => {
    const series = element.chart.series[index];
    if (!series || !look.labels) return [];
    const places = labelPlaces(drawing, { index, series, look }, look.labels);
    return look.labels.points.flatMap((point, at) => {
      const placed = shifted(places(point), look.labels, element.reversed);
      const text = textOf(drawing, { index, series, look }, point);
      return placed
        ? [
            ...(look.labels?.isBacked ? [drawBacking(drawing, text, placed, look.labels)] : []),
            chartText(
              text,
              placed.place,
              {
                sizePt: look.labels?.sizePt ?? element.sizePt,
                bold: look.labels?.bold,
                color: look.labels?.colors[at] ?? 'ink',
                anchor: placed.anchor,
              },
              drawing.theme,
            ),
          ]
        : [];
    });
  });
}

function textOf({ element }: ChartCanvas, { series, look }: LookedSeries, point: number): string {
  if (look.labels?.shows === 'cells') return look.labels.texts?.[look.labels.points.indexOf(point)] ?? '';
  if (look.labels?.shows === 'series') return series.name;
  if (look.labels?.shows === 'category') return element.chart.categories[point] ?? '';
  const number = formatNumber(series.values[point] ?? null, look.labels?.format ?? 'General', element.language);
  return look.labels?.shows === 'series-and-value' ? `${series.name} ${number}` : number;
}

/** What covers a line behind a label, in the colour of the slide. */
function drawBacking({ theme }: ChartCanvas, text: string, placed: NonNullable<Placed>, labels: ChartLabels): string {
  const { sizePt, bold } = labels;
  const width = toPoints(measureTextWidthIn(text, { family: theme.fonts.body, sizePt, bold })) + 2 * backingPt;
  const height = lineHeight(sizePt, theme);
  const left = { start: backingPt, middle: width / 2, end: width - backingPt }[placed.anchor];
  return tag('rect', {
    x: placed.place.x - left,
    y: placed.place.y - height / 2,
    ...{ width, height, ...fillAttributes(theme.colors, { color: 'canvas' }) },
  });
}

function shifted(placed: Placed, labels: ChartLabels | undefined, reversed: boolean): Placed {
  if (!placed || !labels?.shiftIn) return placed;
  const [along, down] = [toPoints(labels.shiftIn.along), toPoints(labels.shiftIn.down)];
  return { ...placed, place: { x: placed.place.x + (reversed ? -along : along), y: placed.place.y + down } };
}

type Placed = { place: Place; anchor: ChartTextStyle['anchor'] } | null;

function labelPlaces(drawing: ChartCanvas, one: LookedSeries, labels: ChartLabels): (point: number) => Placed {
  const centered = (place: Place | null | undefined): Placed => (place ? { place, anchor: 'middle' } : null);
  switch (one.look.form) {
    case 'sector': {
      const angles = sectorAngles(one.series.values);
      return (point) => {
        const [angle, { sizePt, bold }] = [angles[point], labels];
        const text = { family: drawing.theme.fonts.body, sizePt, bold };
        const size = {
          w: measureTextWidthIn(textOf(drawing, one, point), text),
          h: lineHeight(sizePt, drawing.theme) / toPoints(1),
        };
        const isOutside = labels.positions?.[labels.points.indexOf(point)] === 'outside';
        return centered(angle && sectorLabelPlace(drawing, angle, isOutside ? 'outside' : 'center', size));
      };
    }
    case 'bar':
      return barPlaces(drawing, one, labels);
    case 'area':
      return () => null;
    case 'line':
    case 'point': {
      const places = one.look.form === 'line' ? linePlaces(drawing, one) : pointPlaces(drawing, one);
      return (point) =>
        besidePoint(
          places[point] ?? null,
          { ...labels, position: labels.positions?.[labels.points.indexOf(point)] ?? labels.position },
          drawing,
        );
    }
  }
}

function barPlaces(drawing: ChartCanvas, { index }: LookedSeries, labels: ChartLabels): (point: number) => Placed {
  const { element, theme } = drawing;
  const bars = new Map(
    barsOf(drawing).flatMap((bar) => (bar.seriesIndex === index ? [[bar.category, bar] as const] : [])),
  );
  const half = lineHeight(labels.sizePt, theme) / 2;
  return (point) => {
    const bar = bars.get(point);
    if (!bar) return null;
    const { from, to, value } = bar;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    if (labels.position === 'center') return { place: middle, anchor: 'middle' };
    if (!element.horizontal)
      return { place: { x: middle.x, y: to.y + (value < 0 ? 1 : -1) * (half + gap.bar) }, anchor: 'middle' };
    const onRight = value < 0 === element.reversed;
    return { place: { x: to.x + (onRight ? gap.along : -gap.along), y: middle.y }, anchor: onRight ? 'start' : 'end' };
  };
}

function besidePoint(place: Place | null, { position, sizePt }: ChartLabels, { element, theme }: ChartCanvas): Placed {
  if (!place) return null;
  const high = lineHeight(sizePt, theme) / 2 + gap.line;
  switch (position) {
    case 'above':
    case 'outside':
      return { place: { x: place.x, y: place.y - high }, anchor: 'middle' };
    case 'below':
    case 'inside':
      return { place: { x: place.x, y: place.y + high }, anchor: 'middle' };
    case 'center':
      return { place, anchor: 'middle' };
    case 'start':
    case 'end': {
      const onRight = (position === 'end') !== element.reversed;
      return {
        place: { x: place.x + (onRight ? gap.side : -gap.side), y: place.y },
        anchor: onRight ? 'start' : 'end',
      };
    }
  }
}

/** Captions and legend above a chart. */
export function drawWordsAbove(drawing: ChartCanvas): string[] {
  const { element, theme } = drawing;
  const captions = [element.caption, element.secondaryCaption].flatMap((caption) => {
    if (!caption) return [];
    const { x, y, height } = boxInPoints(caption.box);
    return [
      chartText(
        caption.text,
        { x, y: y + height / 2 },
        { sizePt: caption.sizePt, color: 'muted', anchor: 'start' },
        theme,
      ),
    ];
  });
  return [...captions, ...(element.legend?.names ? drawCategoryLegend(drawing) : drawLegend(drawing))];
}

/** Names of the parts of a whole, one below the other; what their box leaves stands before, between and behind them. */
function drawCategoryLegend({ element: { legend, looks }, theme }: ChartCanvas): string[] {
  const [look] = looks;
  if (!legend?.names || !look) return [];
  const { sizePt, names } = legend;
  const { x, y, width, height } = boxInPoints(legend.box);
  const { swatch, gap } = legendSizesIn(sizePt, false);
  const before = toPoints(swatch + gap);
  const text = { family: theme.fonts.body, sizePt, bold: false };
  const widest = Math.max(...names.flat().map((line) => toPoints(measureTextWidthIn(line, text))));
  const start = x + Math.max(0, width - before - widest) / 2;
  const high = lineHeight(sizePt, theme);
  const air = (height - names.flat().length * high) / (names.length + 1);
  let next = y;
  return names.flatMap((lines, index) => {
    const top = next + air;
    next = top + lines.length * high;
    const fill = look.pointFills?.[index] ?? look.fill;
    const size = { width: toPoints(swatch), height: sizePt * swatchHeight };
    return [
      ...drawSwatch({ ...look, fill }, { x: start, y: top + high / 2 }, size, theme),
      ...lines.map((line, at) =>
        chartText(
          line,
          { x: start + before, y: top + (at + 0.5) * high },
          { sizePt, color: 'ink', anchor: 'start' },
          theme,
        ),
      ),
    ];
  });
}

/** Names of the series behind their swatches; bars stand before lines, sums of stacks before them, where they take room. */
function drawLegend({ element, theme }: ChartCanvas): string[] {
  const { legend, looks, chart } = element;
  if (!legend) return [];
  const { sizePt } = legend;
  const { x, y, width, height } = boxInPoints(legend.box);
  const items = looks
    .map((look, index) => ({ look, name: look.isTotal ? '' : (chart.series[index]?.name ?? '') }))
    .filter(({ look }) => (!look.isTotal || look.form === 'bar') && !look.annotates)
    .sort((a, b) => placeInLegend(a.look) - placeInLegend(b.look));
  const sizes = legendSizesIn(
    sizePt,
    // A line that has no entry is measured as well.
    items.some(({ look }) => look.form === 'line') || looks.some(({ annotates }) => annotates === 'target'),
  );
  const [swatch, gap, between] = [sizes.swatch, sizes.gap, sizes.between].map(toPoints) as [number, number, number];
  const text = { family: theme.fonts.body, sizePt, bold: false };
  const widths = items.map(({ name }) => swatch + gap + toPoints(measureTextWidthIn(name, text)));
  const rows = legendRows(
    widths.map((one) => one + between),
    width,
  );
  const high = height / rows.length;
  return rows.flatMap((row, line) => {
    // What a row leaves stands before, between and behind its items.
    const free = (width - row.reduce((sum, index) => sum + (widths[index] ?? 0), 0)) / (row.length + 1);
    const middle = y + (line + 0.5) * high;
    let next = x + free;
    return row.flatMap((index) => {
      const start = next;
      next += (widths[index] ?? 0) + free;
      const item = items[index];
      if (!item || item.look.isTotal) return [];
      const place = { x: start + swatch + gap, y: middle };
      return [
        ...drawSwatch(item.look, { x: start, y: middle }, { width: swatch, height: sizePt * swatchHeight }, theme),
        chartText(item.name, place, { sizePt, color: 'ink', anchor: 'start' }, theme),
      ];
    });
  });
}

function placeInLegend({ isTotal, form }: ChartSeriesLook): number {
  return isTotal ? 0 : form === 'line' ? 2 : 1;
}

/** Of a swatch, as a share of the size of the text. */
const swatchHeight = 0.65;

/** What a series looks like, in small. */
function drawSwatch(
  look: ChartSeriesLook,
  { x, y }: Place,
  { width, height }: { width: number; height: number },
  { colors }: Theme,
): string[] {
  if (look.form !== 'line' && look.form !== 'point')
    return [tag('rect', { x, y: y - height / 2, width, height, ...fillAttributes(colors, look.fill) })];
  const stroke = { color: look.fill.color, widthPt: look.lineWidthPt ?? 0 };
  const middle = { cx: x + width / 2, cy: y, r: (look.markerPt ?? 0) / 2 };
  return [
    ...(look.lineWidthPt
      ? [tag('line', { x1: x, y1: y, x2: x + width, y2: y, ...strokeAttributes(colors, stroke) })]
      : []),
    ...(look.markerPt ? [tag('circle', { ...middle, ...fillAttributes(colors, look.fill) })] : []),
  ];
}
