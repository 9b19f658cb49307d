import { schemeSlots } from '@/lib/deck/theme/theme';
import { childOf, childrenOf, descendantsOf, renameElement } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';

const slots = new Set<string>(Object.values(schemeSlots));

/** pptxgenjs writes gridlines and points as fixed colours even when it is given a scheme colour's name. */
export const schemeColours: ChartRule = ({ chartSpace, plot }) => {
  for (const color of descendantsOf(chartSpace, 'a:srgbClr')) {
    if (slots.has(color.get('val') ?? '')) renameElement(color, 'a:schemeClr');
  }
  removeFixedBorders(plot);
};

/** Round series get a nearly white border of pptxgenjs's own; their points have the one that was asked for. */
function removeFixedBorders(plot: XmlElement): void {
  for (const series of childrenOf(plot, 'c:ser')) {
    const shape = childOf(series, 'c:spPr');
    const border = childOf(shape, 'a:ln');
    if (border !== undefined && descendantsOf(border, 'a:srgbClr').length > 0) border.remove();
  }
}
