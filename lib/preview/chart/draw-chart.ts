import type { ChartElement } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { chartSpace } from './chart-space';
import { drawAreas } from './draw-areas';
import { drawAxes, drawGridlines } from './draw-axes';
import { drawBars } from './draw-bars';
import { drawLabels } from './draw-labels';
import { drawLines } from './draw-lines';
import { drawPoints } from './draw-points';
import { drawSectors } from './draw-sectors';

/** A chart where the scene has it: gridlines, series from the back to the front, axes, labels. */
export function drawChart(element: ChartElement, theme: Theme): string[] {
  const drawing = { element, space: chartSpace(element), theme };
  return [drawGridlines, drawAreas, drawSectors, drawBars, drawAxes, drawLines, drawPoints, drawLabels].flatMap(
    (draw) => draw(drawing),
  );
}
