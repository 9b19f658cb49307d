import type { Box, SceneElement } from '../../scene/scene';
import type { Theme } from '../../theme/theme';

/** The hairline in the middle of an area whose halves are columns, in templates that rule their columns. */
export function columnRule({ style }: Theme, area: Box, gapIn: number): SceneElement[] {
  if (!style.columnRules || gapIn <= 0) return [];
  return [
    {
      type: 'line',
      name: 'Column rule',
      box: { x: area.x + area.w / 2, y: area.y, w: 0, h: area.h },
      stroke: { color: 'quiet', widthPt: 0.75 },
    },
  ];
}
