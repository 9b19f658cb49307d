import type { ChartElement, Fill } from '../scene/scene';
import type { ColorRole } from '../theme/theme';

/** Words and numbers of one colour and size in a chart. */
export interface ChartLabel {
  sizePt: number;
  bold: boolean;
  color: ColorRole;
  /** The bar, area or sector that they stand on; absent where they stand on what is behind the chart. */
  on?: Fill;
}

/** Every text that a chart shows: names at its axes, in muted ink, and the labels of its points. */
export function chartTexts({ looks, sizePt }: ChartElement): ChartLabel[] {
  const axes: ChartLabel = { sizePt, bold: false, color: 'muted' };
  const labels = looks.flatMap(({ form, fill, pointFills, labels: own }) => {
    if (!own) return [];
    const isOnShape =
      (own.position === 'inside' || own.position === 'center') &&
      (form === 'bar' || form === 'sector' || form === 'area');
    return own.points.map((point, index): ChartLabel => {
      const { sizePt: size, bold, colors } = own;
      return {
        sizePt: size,
        bold,
        color: colors[index] ?? 'ink',
        ...(isOnShape ? { on: pointFills?.[point] ?? fill } : {}),
      };
    });
  });
  return [axes, ...labels];
}
