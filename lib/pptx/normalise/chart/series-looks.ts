import { ownMarkerPt } from '@/lib/deck/scene/chart-geometry';
import type { ChartSeriesLook, Fill } from '@/lib/deck/scene/scene';
import { childrenOf, createElement } from '../../xml/tree';
import type { XmlElement } from '../../xml/tree';

import { noShape, outline, replaceChildren, solidFill, valueOf } from './chart-xml';
import type { ChartRule } from './chart-drawing';
import { drawnSeries } from './drawn-series';

/** The edge that sets neighbouring sectors apart. */
const sectorEdgePt = 1.5;

/** Fills, lines and markers as the scene has them; pptxgenjs mixes fixed colours and shadows of its own in. */
export const seriesLooks: ChartRule = (drawing) => {
  for (const { node, look } of drawnSeries(drawing)) {
    const smooth = look.form === 'line' || look.form === 'point' ? [valueOf('c:smooth', false)] : [];
    const inverted = look.form === 'bar' ? [valueOf('c:invertIfNegative', false)] : [];
    replaceChildren(node, [shapeOf(look, look.fill), ...markersOf(look), ...inverted, ...smooth]);
  }
};

/** The shape of a series, or of one of its points, in the given fill. */
function shapeOf(look: ChartSeriesLook, fill: Fill): XmlElement {
  switch (look.form) {
    case 'line':
    case 'point':
      return createElement('c:spPr', {}, [
        outline(
          look.lineWidthPt === undefined || look.isAcross
            ? undefined
            : { fill, widthPt: look.lineWidthPt, isDashed: look.isDashed },
        ),
      ]);
    case 'sector':
      return createElement('c:spPr', {}, [
        solidFill(fill),
        outline({ fill: { color: 'canvas' }, widthPt: sectorEdgePt }),
      ]);
    case 'area':
      return createElement('c:spPr', {}, [
        solidFill(fill),
        look.lineWidthPt === undefined
          ? outline()
          : outline({ fill: { color: fill.color }, widthPt: look.lineWidthPt }),
      ]);
    case 'bar':
      return look.isTotal || look.isUnseen ? noShape() : createElement('c:spPr', {}, [solidFill(fill), outline()]);
  }
}

function markersOf({ form, fill, markerPt }: ChartSeriesLook): XmlElement[] {
  if (form !== 'line' && form !== 'point') return [];
  if (markerPt === undefined) return [createElement('c:marker', {}, [valueOf('c:symbol', 'none')])];
  const shape = createElement('c:spPr', {}, [solidFill(fill), outline()]);
  return [
    createElement('c:marker', {}, [valueOf('c:symbol', 'circle'), valueOf('c:size', Math.round(markerPt)), shape]),
  ];
}

/** Points that differ from their series. pptxgenjs colours all points or none, and with borders of its own. */
export const pointLooks: ChartRule = (drawing) => {
  for (const { node, look } of drawnSeries(drawing)) {
    for (const former of childrenOf(node, 'c:dPt')) former.remove();
    for (const index of look.breaksBefore ?? [])
      node.append(
        createElement('c:dPt', {}, [
          valueOf('c:idx', index),
          createElement('c:marker', {}, [valueOf('c:symbol', 'none')]),
          valueOf('c:bubble3D', false),
          createElement('c:spPr', {}, [outline()]),
        ]),
      );
    (look.pointFills ?? []).forEach((fill, index) => {
      const isSeries = fill.color === look.fill.color && fill.opacity === look.fill.opacity;
      if (isSeries && look.form !== 'sector') return;
      const inverted = look.form === 'bar' ? [valueOf('c:invertIfNegative', false)] : [];
      node.append(
        createElement('c:dPt', {}, [
          valueOf('c:idx', index),
          ...inverted,
          ...markersOf({ ...look, fill, ...(look.markerPt ? { markerPt: look.markerPt + ownMarkerPt } : {}) }),
          valueOf('c:bubble3D', false),
          shapeOf(look, fill),
        ]),
      );
    });
  }
};
