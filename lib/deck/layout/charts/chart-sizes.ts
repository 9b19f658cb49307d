import type { Theme } from '../../theme/theme';
import { usualLeastPt } from '../blocks/size-limits';

const usualSizesPt = [14, 12] as const;
/** Words of charts may be this much smaller than running text, in pt. */
const belowRunningPt = 2;

/** The sizes in pt, largest first, that the words of a chart may have in a template; the largest always is one. */
export function chartSizesPt({ style }: Theme, sizesPt: readonly number[] = usualSizesPt): readonly number[] {
  const { leastPt } = style.type;
  if (leastPt === undefined) return sizesPt;
  return sizesPt.filter((sizePt, index) => index === 0 || sizePt >= leastPt - belowRunningPt);
}

/** The size of words that stand back: at the axes of points, or where names are left out. */
export function smallChartPt({ style }: Theme): number {
  return (style.type.leastPt ?? usualLeastPt) - belowRunningPt;
}
