import { contrastRatio } from '../../quality/contrast';
import { valueAxisOf, valueShare } from '../../scene/chart-geometry';
import type { ChartElement } from '../../scene/scene';
import type { ColorRole, Theme } from '../../theme/theme';
import { lineHighIn } from './measure-line';

const bodyContrast = 4.5;

/** The same chart with the name of each line at its last point; null when two names would touch. */
export function endNames(element: ChartElement, theme: Theme): ChartElement | null {
  const { looks, chart, plot, sizePt } = element;
  const last = chart.categories.length - 1;
  const heights = looks.map((look, index) => {
    const value = chart.series[index]?.values[last] ?? null;
    const axis = valueAxisOf(element, look.axis);
    return value === null || !axis ? null : (1 - valueShare(value, axis)) * plot.h;
  });
  // A line that ends early would have its name in the middle of the others.
  if (heights.some((height) => height === null)) return null;
  const sorted = heights.filter((height) => height !== null).sort((a, b) => a - b);
  const apart = lineHighIn(sizePt, theme) * 0.95;
  if (sorted.some((height, index) => index > 0 && height - (sorted[index - 1] ?? 0) < apart)) return null;
  const coloured = looks.every(
    ({ fill }) => !fill.opacity && contrastRatio(theme.colors[fill.color], theme.colors.canvas) >= bodyContrast,
  );
  return {
    ...element,
    looks: looks.map((look) => {
      const color: ColorRole = coloured ? look.fill.color : 'ink';
      return {
        ...look,
        labels: {
          shows: 'series',
          position: 'end',
          points: [last],
          format: 'General',
          sizePt,
          bold: true,
          colors: [color],
        },
      };
    }),
  };
}
