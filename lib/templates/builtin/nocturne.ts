import type { ShapeElement } from '@/lib/deck/scene/scene';
import { filledWith } from '@/lib/deck/theme/fill-roles';
import type { ColorRole, Theme } from '@/lib/deck/theme/theme';
import { statusColors, themeLayouts } from '@/lib/deck/theme/theme';
import { contentLayouts } from './content-layouts';
import { plane } from './decor';

/** The edge of a plane as a diagonal: a right triangle with its right angle at the bottom right. */
function slope(name: string, x: number, y: number, w: number, h: number, color: ColorRole): ShapeElement {
  return {
    type: 'shape',
    name,
    geometry: 'right-triangle',
    box: { x, y, w, h },
    fill: { color },
    flipHorizontal: true,
  };
}

/** How far the seams on the cover lean off the vertical. */
const seamDeg = 17.745;

/** A dark spine on the left carries the page number. */
const spineIn = 0.5;
const spine = plane('Spine', 0, 0, spineIn, 7.5, 'surface');

const layouts = contentLayouts('poster', {
  frame: { x: 1.25, w: 11.483, top: 0.36, bottom: 6.75 },
  background: 'canvas',
  decor: [
    spine,
    // The edge of the cover's plane, in the corner that titles leave free.
    { ...plane('Plane', 12.96, -0.42, 0.26, 1.16, 'surface'), rotationDeg: seamDeg },
    { ...plane('Luminous bar', 12.9, -0.48, 0.05, 1.2, 'accent'), rotationDeg: seamDeg },
  ],
  title: { color: 'ink', bold: true, anchor: 'middle' },
  footer: {
    source: { x: 1.25, y: 7.02, w: 10.5, h: 0.26 },
    slideNumber: { x: 0, y: 7.02, w: 0.45, h: 0.26 },
    color: 'muted',
  },
});
const { content } = layouts;

/** Bold and dark, for launches and keynotes: large planes, one luminous bar. */
export const nocturne: Theme = {
  name: 'Nocturne',
  description: 'Bold dark look of large planes and one luminous bar; suits launches, keynotes and product stories.',
  tags: [
    'launch',
    'keynote',
    'product',
    'night',
    'bold',
    'dark',
    'reveal',
    'announcement',
    'pitch',
    'event',
    'startup',
    'brand',
    'campaign',
    'vision',
    'demo',
    'gaming',
    'fashion',
    'music',
    'premiere',
    'teaser',
    'stage',
    'gadget',
    'fundraising',
    'trade fair',
    'film',
    'luxury',
    'vehicle',
    'inspiration',
  ],
  appearance: 'dark',
  canvas: { w: 13.333, h: 7.5 },
  colors: {
    ...statusColors,
    ink: 'F4F6FA',
    canvas: '0E1320',
    muted: 'B8BFCD',
    surface: '1C2335',
    accent: '6C98FF',
    ...filledWith('6C98FF'),
    onAccent: '0E1320',
    second: '2FD3A5',
    series3: 'F2B84B',
    series4: 'C58BFF',
    series5: '868C9C',
    quiet: '4B5367',
    hyperlink: '6C98FF',
  },
  palette: { text2: 'C9D6F5', background2: '1B2A4D', accent5: 'FF7D8E', accent6: '5CC8F0' },
  fonts: { heading: 'Arial', body: 'Arial', mono: 'Courier New' },
  cornerRadius: 0,
  style: {
    card: { face: 'filled', accent: 'side' },
    table: { head: 'surface', banded: true },
    chart: { gapWidthPercent: 50, gridlines: false, lineWidthPt: 3, markers: false },
    icon: 'plain',
    bullet: 'square',
    bracketedEyebrow: false,
    labelFont: 'body',
    numerals: { font: 'heading', bold: true },
    columnRules: false,
    takeaway: 'panel',
    type: { leadPt: 26, bodyPt: 24, statementPt: 56, figurePt: 80 },
  },
  composition: 'poster',
  layouts: themeLayouts({
    cover: {
      background: 'canvas',
      decor: [
        plane('Plane', 10.59, 0, 2.743, 7.5, 'surface'),
        slope('Plane edge', 8.2, 0, 2.4, 7.5, 'surface'),
        // The seam of light lies on the sloping edge of the plane: atan(2.4 / 7.5) off the vertical.
        { ...plane('Luminous bar', 9.35, -0.19, 0.1, 7.88, 'accent'), rotationDeg: seamDeg },
        // A second plane further back gives the night depth.
        { ...slope('Far plane', 10.9, 0, 2.433, 7.5, 'accent'), fill: { color: 'accent', opacity: 0.22 } },
      ],
      title: {
        box: { x: 0.9, y: 1.95, w: 7.3, h: 2.6 },
        sizePt: 54,
        fullSizeLines: 2,
        smallSizePt: 44,
        color: 'ink',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 0.9, y: 0.6, w: 6.5, h: 0.3 }, color: 'accent' },
      body: { box: { x: 0.9, y: 4.8, w: 6.7, h: 1.2 }, color: 'muted' },
      footer: null,
    },
    section: {
      background: 'surface',
      decor: [
        slope('Beam of light', 9.9, 0, 3.433, 4.1, 'accent'),
        slope('Dark beyond the light', 10.42, 0.621, 2.913, 3.479, 'canvas'),
        // Reaches above the foot of the beam, so that no edge of the page shines through between them.
        plane('Plane', 0, 4.09, 13.333, 3.41, 'canvas'),
        plane('Luminous bar', 0, 4.05, 6.2, 0.1, 'accent'),
      ],
      title: {
        box: { x: 0.9, y: 2.2, w: 8.7, h: 1.7 },
        sizePt: 54,
        smallSizePt: 44,
        color: 'ink',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 0.9, y: 0.6, w: 8.7, h: 0.3 }, color: 'accent' },
      body: { box: { x: 0.9, y: 4.45, w: 8.2, h: 1.4 }, color: 'muted' },
      footer: null,
    },
    ...layouts,
    statement: {
      ...content,
      background: 'surface',
      decor: [
        plane('Spine', 0, 0, spineIn, 7.5, 'canvas'),
        slope('Plane edge', 9.9, 0, 3.433, 7.5, 'canvas'),
        plane('Luminous bar', spineIn, 0, 0.14, 7.5, 'accent'),
      ],
      title: {
        ...content.title,
        box: { ...content.title.box, h: 0.9 },
        sizePt: 20,
        smallSizePt: 20,
        color: 'muted',
        bold: false,
      },
      body: { box: { x: 1.25, y: 1.75, w: 11.483, h: 4.6 }, color: 'ink' },
    },
  }),
};
