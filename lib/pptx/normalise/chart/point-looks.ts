import { childrenOf, createElement } from '../../xml/tree';
import { valueOf } from './chart-xml';
import type { ChartRule } from './chart-drawing';
import { drawnSeries } from './drawn-series';
import { shapeOf } from './series-looks';

/** Points that differ from their series. pptxgenjs colours all points or none, and with borders of its own. */
export const pointLooks: ChartRule = (drawing) => {
  for (const { node, look } of drawnSeries(drawing)) {
    for (const former of childrenOf(node, 'c:dPt')) former.remove();
    (look.pointFills ?? []).forEach((fill, index) => {
      const isSeries = fill.color === look.fill.color && fill.opacity === look.fill.opacity;
      if (isSeries && look.form !== 'sector') return;
      const inverted = look.form === 'bar' ? [valueOf('c:invertIfNegative', false)] : [];
      node.append(
        createElement('c:dPt', {}, [
          valueOf('c:idx', index),
          ...inverted,
          valueOf('c:bubble3D', false),
          shapeOf(look, fill),
        ]),
      );
    });
  }
};
