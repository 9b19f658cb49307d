import { formatNumber } from '@/lib/deck/layout/format-number';
import type { ChartLabels } from '@/lib/deck/scene/scene';
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
import { sectorPlaces } from './draw-sectors';

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
      const placed = places(point);
      const text = textOf(drawing, { index, series, look }, point);
      return placed
        ? [
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
  if (look.labels?.shows === 'series') return series.name;
  if (look.labels?.shows === 'category') return element.chart.categories[point] ?? '';
  return formatNumber(series.values[point] ?? null, look.labels?.format ?? 'General', element.language);
}

type Placed = { place: Place; anchor: ChartTextStyle['anchor'] } | null;

function labelPlaces(drawing: ChartCanvas, one: LookedSeries, labels: ChartLabels): (point: number) => Placed {
  const centered = (place: Place | null | undefined): Placed => (place ? { place, anchor: 'middle' } : null);
  switch (one.look.form) {
    case 'sector': {
      const places = sectorPlaces(drawing, one.series.values);
      return (point) => centered(places[point]);
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
