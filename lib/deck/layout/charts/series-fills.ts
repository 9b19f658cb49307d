import type { ColorRole, Theme } from '../../theme/theme';
import { contrastRatio, layOver, leastContrast } from '../../quality/contrast';
import type { Fill } from '../../scene/scene';
import type { ChartData } from '../../spec/chart-data';
import { chartTraits, isRound } from './chart-traits';
import { emphasisOf } from './emphasis';
import { namesRest } from './rest-names';

/** Accent first, then a quiet ramp. */
export const seriesColors: readonly ColorRole[] = ['accentFill', 'second', 'series3', 'series4', 'series5', 'quiet'];

/** Of series that have no colour left. */
const lighter = 0.55;

/** What stands back while one point or one series is spoken of. */
const backgroundRole: ColorRole = 'series5';
/** Shades of neighbours that stand back; between sectors a light edge does the rest. */
const backgroundShades = [1, 0.7, 0.45] as const;
/** In stacks, whose values stand on it: those are read on light shades in any palette, on a middle grey only in some. */
const stackedShade = 0.6;

/** The ramp of the theme; the second time round in a lighter shade. */
function seriesFill(index: number): Fill {
  const color = seriesColors[index % seriesColors.length] ?? 'accentFill';
  return index < seriesColors.length ? { color } : { color, opacity: lighter };
}

/** What gathers the rest is no part of its own: a light neutral, whatever its place. */
const restFill: Fill = { color: backgroundRole, opacity: stackedShade };

/** The fills of parts of a whole by their names: the ramp for all that have a name of their own. */
function partFill(names: readonly string[], index: number): Fill {
  if (namesRest(names[index] ?? '')) return restFill;
  return seriesFill(names.slice(0, index).filter((name) => !namesRest(name)).length);
}

/** Of parts of several series beside those that are spoken of. */
const faded = 0.35;

/** Columns of a combination stand back behind its lines, which cross them. */
const standBack = 0.6;
const behindLines: readonly ColorRole[] = ['series5', 'quiet', 'series4', 'series3'];

/** The fill of a series: quiet where it stands back behind another, behind one of its points, or behind lines. */
export function ownFill(chart: ChartData, index: number): Fill {
  const spoken = emphasisOf(chart);
  const isLine = chartTraits[chart.type].form === 'line' || chart.series[index]?.as === 'line';
  if (spoken?.part === 'series') {
    const place = index < spoken.index ? index : index - 1;
    const { form, stacked } = chartTraits[chart.type];
    if (index === spoken.index) return { color: 'accentFill' };
    if (!stacked || form !== 'bar') return backgroundFill(place);
    // Several greys are not found again in a legend: each of them keeps a shade of its own colour.
    return chart.series.length === 2
      ? { color: backgroundRole, opacity: stackedShade }
      : { ...seriesFill(place + 1), opacity: faded };
  }
  if (chart.type === 'combination') return combinedFill(chart, index);
  if (chartTraits[chart.type].stacked)
    return partFill(
      chart.series.map(({ name }) => name),
      index,
    );
  const isPointOfOne = spoken !== null && chart.series.length === 1 && !isLine && !isRound(chart);
  return isPointOfOne ? { color: backgroundRole } : seriesFill(index);
}

function combinedFill({ series }: ChartData, index: number): Fill {
  const isLine = series[index]?.as === 'line';
  const place = series.slice(0, index).filter((one) => (one.as === 'line') === isLine).length;
  return isLine
    ? seriesFill(place)
    : { color: behindLines[place % behindLines.length] ?? 'series5', opacity: standBack };
}

/** One fill a point where points differ: sectors, and bars or points of which one is spoken of. */
export function pointFills(chart: ChartData, index: number): readonly Fill[] | undefined {
  const { categories, series } = chart;
  const spoken = emphasisOf(chart);
  const named = spoken?.part === 'category' ? spoken.indices : null;
  if (isRound(chart))
    return categories.map((_, at) =>
      named === null ? partFill(categories, at) : named.includes(at) ? { color: 'accentFill' } : backgroundFill(at),
    );
  if (named === null || chartTraits[chart.type].form === 'line') return undefined;
  const own = ownFill(chart, index);
  const [front, behind]: Fill[] =
    series.length === 1 ? [{ color: 'accentFill' }, own] : [own, { ...own, opacity: (own.opacity ?? 1) * faded }];
  return categories.map((_, at) => (named.includes(at) ? front! : behind!));
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
