import type { Box } from '../../scene/scene';
import type { LayoutName, Theme } from '../../theme/theme';

/** What a picture or a band that leaves the margins may run across, in inches. */
export function sheetOf({ canvas, layouts }: Theme, layout: LayoutName = 'content'): Box {
  return layouts[layout].sheet ?? { x: 0, y: 0, ...canvas };
}
