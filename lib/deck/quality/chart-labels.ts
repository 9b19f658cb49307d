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

/** Every text that a chart shows: captions and names at its axes, in muted ink, its legend, and the labels of its points. */
export function chartTexts({ looks, sizePt, caption, secondaryCaption, legend }: ChartElement): ChartLabel[] {
  const axes: ChartLabel = { sizePt, bold: false, color: 'muted' };
  const labels = looks.flatMap(({ form, fill, pointFills, labels: own }) => {
    if (!own) return [];
    const isShape = form === 'bar' || form === 'sector' || form === 'area';
    return own.points.map((point, index): ChartLabel => {
      const { sizePt: size, bold, colors } = own;
      const position = own.positions?.[index] ?? own.position;
      const isOnShape = isShape && (position === 'inside' || position === 'center');
      return {
        sizePt: size,
        bold,
        color: colors[index] ?? 'ink',
        ...(isOnShape ? { on: pointFills?.[point] ?? fill } : {}),
      };
    });
  });
  const captions = [caption, secondaryCaption].flatMap((one) => (one ? [{ ...axes, sizePt: one.sizePt }] : []));
  const names: ChartLabel[] = legend ? [{ sizePt: legend.sizePt, bold: false, color: 'ink' }] : [];
  return [axes, ...captions, ...names, ...labels];
}
