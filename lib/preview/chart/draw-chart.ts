import { ticksOf } from '@/lib/deck/layout/charts/nice-scale';
import { formatNumber } from '@/lib/deck/layout/format-number';
import { valueShare } from '@/lib/deck/scene/chart-geometry';
import type { ChartElement, ChartAxes, ChartValueAxis } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { strokeAttributes, tag } from '../svg';
import { chartSpace, type ChartCanvas, type Place, chartText, lineHeight } from './chart-space';
import { drawAnnotations } from './draw-annotations';
import { drawBars } from './draw-bars';
import { drawLabels, drawWordsAbove } from './draw-labels';
import { drawAreas, drawLines, drawPoints } from './draw-lines';
import { drawSectors } from './draw-sectors';

/** A chart where the scene has it: gridlines, series from the back to the front, axes, labels. */
export function drawChart(element: ChartElement, theme: Theme): string[] {
  const drawing = { element, space: chartSpace(element), theme };
  return [
    drawGridlines,
    drawAreas,
    drawSectors,
    drawBars,
    drawAxes,
    drawLines,
    drawPoints,
    drawAnnotations,
    drawLabels,
    drawWordsAbove,
  ].flatMap((draw) => draw(drawing));
}

const gridline = { color: 'quiet', widthPt: 0.5 } as const;
const axisLine = { color: 'muted', widthPt: 0.75 } as const;
/** Between an axis and its words, in points. */
const gap = { beside: 4.2, below: 2.9 } as const;

/** What stands behind the series. */
function drawGridlines(drawing: ChartCanvas): string[] {
  const { axes } = drawing.element;
  if (!axes?.value.gridlines) return [];
  return ticksOf(axes.value).map((tick) =>
    drawStroke(drawing, drawing.space.place(0, tick, axes.value), drawing.space.place(1, tick, axes.value), gridline),
  );
}

/** The line that bars stand on, and the words beside the plot. */
function drawAxes(drawing: ChartCanvas): string[] {
  const { axes } = drawing.element;
  if (!axes) return [];
  const base = axes.kind === 'numbers' ? axes.value.min : Math.min(axes.value.max, Math.max(axes.value.min, 0));
  const line = drawStroke(
    drawing,
    drawing.space.place(0, base, axes.value),
    drawing.space.place(1, base, axes.value),
    axisLine,
  );
  return [
    line,
    ...(axes.kind === 'categories' ? drawNames(drawing, axes) : drawNumbersBelow(drawing, axes.x)),
    ...drawNumbers(drawing, axes),
  ];
}

function drawStroke({ theme }: ChartCanvas, from: Place, to: Place, stroke: typeof gridline | typeof axisLine): string {
  return tag('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, ...strokeAttributes(theme.colors, stroke) });
}

function drawNames(drawing: ChartCanvas, { category, value }: Extract<ChartAxes, { kind: 'categories' }>): string[] {
  const { element, space, theme } = drawing;
  const high = lineHeight(element.sizePt, theme);
  const { plot } = space;
  return category.lines.flatMap((lines, index) =>
    lines.map((text, line) => {
      const { x, y } = space.place(space.category(index), value.min, value);
      if (!element.horizontal)
        return chartText(
          text,
          { x, y: plot.y + plot.height + gap.below + (line + 0.5) * high },
          { ...style(element.sizePt), anchor: 'middle' },
          theme,
        );
      const side = element.reversed
        ? { x: plot.x + plot.width + gap.beside, anchor: 'start' as const }
        : { x: plot.x - gap.beside, anchor: 'end' as const };
      return chartText(
        text,
        { x: side.x, y: y + (line - (lines.length - 1) / 2) * high },
        { ...style(element.sizePt), anchor: side.anchor },
        theme,
      );
    }),
  );
}

function style(sizePt: number) {
  return { sizePt, color: 'muted' as const };
}

function drawNumbers(drawing: ChartCanvas, axes: ChartAxes): string[] {
  const { element } = drawing;
  if (element.horizontal) return axes.value.shown ? drawNumbersBelow(drawing, axes.value) : [];
  const secondary = axes.kind === 'categories' ? axes.secondary : undefined;
  return [
    ...drawNumbersBeside(drawing, axes.value, element.reversed),
    ...(secondary ? drawNumbersBeside(drawing, secondary, !element.reversed) : []),
  ];
}

function drawNumbersBeside(
  { element, space: { plot }, theme }: ChartCanvas,
  axis: ChartValueAxis,
  onRight: boolean,
): string[] {
  if (!axis.shown) return [];
  const x = onRight ? plot.x + plot.width + gap.beside : plot.x - gap.beside;
  return ticksOf(axis).map((tick) => {
    const y = plot.y + (1 - valueShare(tick, axis)) * plot.height;
    return chartText(
      formatNumber(tick, axis.format, element.language),
      { x, y },
      { ...style(element.sizePt), anchor: onRight ? 'start' : 'end' },
      theme,
    );
  });
}

function drawNumbersBelow({ element, space: { plot }, theme }: ChartCanvas, axis: ChartValueAxis): string[] {
  const y = plot.y + plot.height + gap.below + lineHeight(element.sizePt, theme) / 2;
  return ticksOf(axis).map((tick) => {
    const share = valueShare(tick, axis);
    const x = plot.x + (element.reversed ? 1 - share : share) * plot.width;
    return chartText(
      formatNumber(tick, axis.format, element.language),
      { x, y },
      { ...style(element.sizePt), anchor: 'middle' },
      theme,
    );
  });
}
