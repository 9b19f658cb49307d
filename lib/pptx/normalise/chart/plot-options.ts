import type { ChartElement } from '@/lib/deck/scene/scene';
import { arrangeChildren, childOf } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';
import { axisIds } from './axes';
import { manualLayout, replaceChildren, valueOf } from './chart-xml';
import type { ChartRule, DrawnPlot } from './chart-drawing';

/** Children of each plot in order (ECMA-376 part 1, 21.2.2); what is not listed does not belong there. */
const orders: Readonly<Record<DrawnPlot['form'], readonly string[]>> = {
  bar: ['c:barDir', 'c:grouping', 'c:varyColors', 'c:ser', 'c:gapWidth', 'c:overlap', 'c:axId'],
  line: ['c:grouping', 'c:varyColors', 'c:ser', 'c:marker', 'c:axId'],
  area: ['c:grouping', 'c:varyColors', 'c:ser', 'c:axId'],
  sector: ['c:varyColors', 'c:ser', 'c:firstSliceAng', 'c:holeSize'],
  point: ['c:scatterStyle', 'c:varyColors', 'c:ser', 'c:axId'],
};

/**
 * How each plot groups its series, how wide its gaps are and which axes it is measured against.
 * pptxgenjs names a third axis that exists in three-dimensional charts alone, and says nothing
 * about the grouping of lines (21.2.2.98).
 */
export const plotOptions: ChartRule = ({ plots, element }) => {
  for (const plot of plots) {
    replaceChildren(plot.node, [...optionsOf(plot, element), valueOf('c:varyColors', plot.form === 'sector')]);
    if (plot.form !== 'sector')
      replaceChildren(
        plot.node,
        Object.values(axisIds[plot.axis]).map((id) => valueOf('c:axId', id)),
      );
    arrangeChildren(plot.node, orders[plot.form]);
  }
};

function optionsOf(
  { form, axis }: DrawnPlot,
  { horizontal, gapWidthPercent, holePercent, ...element }: ChartElement,
): XmlElement[] {
  // What only carries labels piles up on nothing, and PowerPoint refuses labels outside the ends of bars that could.
  const stacked = element.stacked && axis === 'primary';
  switch (form) {
    case 'bar':
      return [
        valueOf('c:barDir', horizontal ? 'bar' : 'col'),
        valueOf('c:grouping', stacked ? 'stacked' : 'clustered'),
        valueOf('c:gapWidth', gapWidthPercent),
        valueOf('c:overlap', stacked ? 100 : 0),
      ];
    case 'line':
      return [valueOf('c:grouping', 'standard'), valueOf('c:marker', true)];
    case 'area':
      return [valueOf('c:grouping', stacked ? 'stacked' : 'standard')];
    case 'sector':
      return [valueOf('c:firstSliceAng', 0), ...(holePercent > 0 ? [valueOf('c:holeSize', holePercent)] : [])];
    case 'point':
      return [valueOf('c:scatterStyle', 'lineMarker')];
  }
}

/** The plot stands where the scene has it; words around it do not move it. */
export const plotFrame: ChartRule = ({ plotArea, element: { box, plot } }) => {
  childOf(plotArea, 'c:layout')?.remove();
  plotArea.prepend(manualLayout(box, plot, [valueOf('c:layoutTarget', 'inner')]));
};
