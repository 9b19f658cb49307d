import { cellsReference, chartSheet } from '../../chart/chart-sheet';
import { createElement } from '../../xml/tree';
import type { ChartRule } from './chart-drawing';
import { outline, valueOf } from './chart-xml';
import { drawnSeries } from './drawn-series';
import { numberCache } from './series-data';

/** Of the lines that lead down from marks. */
const dropPt = 1;
/** What a line between the middles of the first and the last category lacks on both sides, in categories. */
const beyond = 0.5;

/**
 * The lines of what annotates a chart, which pptxgenjs has no words for: down from marks they are error bars (ECMA-376
 * part 1, 21.2.2.55), from one side of the plot to the other a trend line (21.2.2.211).
 */
export const annotationLines: ChartRule = (drawing) => {
  const sheet = chartSheet(drawing.element);
  for (const { node, look, index } of drawnSeries(drawing)) {
    const { fill, lineWidthPt: widthPt = dropPt, isDashed } = look;
    if (look.isAcross)
      node.append(
        createElement('c:trendline', {}, [
          createElement('c:spPr', {}, [outline({ fill, widthPt, isDashed })]),
          valueOf('c:trendlineType', 'linear'),
          valueOf('c:forward', beyond),
          valueOf('c:backward', beyond),
          valueOf('c:dispRSqr', false),
          valueOf('c:dispEq', false),
        ]),
      );
    const at = sheet.drops.get(index);
    const column = at === undefined ? undefined : sheet.columns[at];
    if (look.drops && at !== undefined && column?.type === 'number')
      node.append(
        createElement('c:errBars', {}, [
          valueOf('c:errDir', 'y'),
          valueOf('c:errBarType', 'minus'),
          valueOf('c:errValType', 'cust'),
          valueOf('c:noEndCap', true),
          createElement('c:minus', {}, [
            createElement('c:numRef', {}, [
              createElement('c:f', {}, [cellsReference(at, column.cells.length)]),
              numberCache(column),
            ]),
          ]),
          createElement('c:spPr', {}, [outline({ fill, widthPt, isFlat: true })]),
        ]),
      );
  }
};
