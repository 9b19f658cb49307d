import type { ColorRole, Theme } from '../../theme/theme';
import { contrastRatio, layOver, leastContrast } from '../../quality/contrast';
import type { Fill } from '../../scene/scene';
import type { ChartData } from '../../spec/chart-data';
import { chartTraits, isRound } from './chart-traits';

/** Accent first, then a quiet ramp. */
export const seriesColors: readonly ColorRole[] = ['accent', 'second', 'series3', 'series4', 'series5', 'quiet'];

/** Of series that have no colour left. */
const lighter = 0.55;

/** What stands back while one point is spoken of. */
const backgroundRole: ColorRole = 'series5';
/** Shades of neighbouring sectors that stand back; the light edge between them does the rest. */
const backgroundShades = [1, 0.7, 0.45] as const;

/** The ramp of the theme; the second time round in a lighter shade. */
export function seriesFill(index: number): Fill {
  const color = seriesColors[index % seriesColors.length] ?? 'accent';
  return index < seriesColors.length ? { color } : { color, opacity: lighter };
}

/** Columns of a combination stand back behind its lines, which cross them. */
const standBack = 0.6;
const behindLines: readonly ColorRole[] = ['series5', 'quiet', 'series4', 'series3'];

/** The fill of a series: quiet where it stands back behind one of its points, or behind lines. */
export function ownFill(chart: ChartData, index: number): Fill {
  if (chart.type === 'combination') return combinedFill(chart, index);
  return hasHighlight(chart) && !isRound(chart) ? { color: backgroundRole } : seriesFill(index);
}

function combinedFill({ series }: ChartData, index: number): Fill {
  const isLine = series[index]?.as === 'line';
  const place = series.slice(0, index).filter((one) => (one.as === 'line') === isLine).length;
  return isLine
    ? seriesFill(place)
    : { color: behindLines[place % behindLines.length] ?? 'series5', opacity: standBack };
}

/** Whether one point of a single series of bars, or of sectors, is spoken of. */
function hasHighlight(chart: ChartData): boolean {
  const { highlight, categories, series, type } = chart;
  const bars = chartTraits[type].form === 'bar' && type !== 'combination' && series.length === 1;
  return highlight !== undefined && highlight < categories.length && (bars || isRound(chart));
}

/** One fill a point where points differ: sectors, and single series of which one point is spoken of. */
export function pointFills(chart: ChartData): readonly Fill[] | undefined {
  const { highlight, categories } = chart;
  const highlighted = hasHighlight(chart);
  if (isRound(chart))
    return categories.map((_, index) =>
      !highlighted ? seriesFill(index) : index === highlight ? { color: 'accentFill' } : backgroundFill(index),
    );
  return highlighted
    ? categories.map((_, index) => ({ color: index === highlight ? 'accentFill' : backgroundRole }))
    : undefined;
}

function backgroundFill(index: number): Fill {
  const opacity = backgroundShades[index % backgroundShades.length] ?? 1;
  return opacity === 1 ? { color: backgroundRole } : { color: backgroundRole, opacity };
}

/** The colour of text that is easier to read on a fill, the theme's ink or its canvas; null when neither is easy enough. */
export function readableOn(
  { color, opacity = 1 }: Fill,
  text: { sizePt: number; bold: boolean },
  colors: Theme['colors'],
): ColorRole | null {
  const behind = layOver(colors[color], opacity, colors.canvas);
  const role = contrastRatio(colors.ink, behind) >= contrastRatio(colors.canvas, behind) ? 'ink' : 'canvas';
  return contrastRatio(colors[role], behind) >= leastContrast(text.sizePt, text.bold) ? role : null;
}
