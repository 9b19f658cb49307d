import { childOf, createElement } from '../../xml/tree';
import { valueOf } from './chart-xml';
import type { ChartRule } from './chart-drawing';

/** The plot stands where the scene has it, as shares of the chart's box (`c:manualLayout`, ECMA-376 part 1, 21.2.2.95); words around it do not move it. */
export const plotFrame: ChartRule = ({ plotArea, element: { box, plot } }) => {
  childOf(plotArea, 'c:layout')?.remove();
  const places = { x: (plot.x - box.x) / box.w, y: (plot.y - box.y) / box.h, w: plot.w / box.w, h: plot.h / box.h };
  const layout = createElement('c:manualLayout', {}, [
    valueOf('c:layoutTarget', 'inner'),
    valueOf('c:xMode', 'edge'),
    valueOf('c:yMode', 'edge'),
    ...Object.entries(places).map(([name, share]) => valueOf(`c:${name}`, Number(share.toFixed(6)))),
  ]);
  plotArea.prepend(createElement('c:layout', {}, [layout]));
};
