import type { ShapeElement } from '@/lib/deck/scene/scene';
import { filledWith } from '@/lib/deck/theme/fill-roles';
import type { ColorRole, Theme } from '@/lib/deck/theme/theme';
import { statusColors, themeLayouts } from '@/lib/deck/theme/theme';
import { contentLayouts } from './content-layouts';

const marginIn = 1;
const widthIn = 11.333;

/** From edge to edge. */
function band(name: string, y: number, h: number, color: ColorRole): ShapeElement {
  return { type: 'shape', name, geometry: 'rect', box: { x: 0, y, w: 13.333, h }, fill: { color } };
}

/** The strip in the second colour that begins every rule at the left margin. */
function mark(y: number, h: number): ShapeElement {
  return {
    type: 'shape',
    name: 'Mark',
    geometry: 'rect',
    box: { x: marginIn, y, w: 1.2, h },
    fill: { color: 'second' },
  };
}

/** A row of round arches that runs off the right edge. They stand on a line that a band below it draws: the band hides their lower ends. */
function arcade(
  baseY: number,
  x: number,
  archW: number,
  count: number,
  h: number,
  fill: ShapeElement['fill'] = { color: 'canvas', opacity: 0.09 },
): ShapeElement[] {
  const gap = archW * 0.16;
  const arch = (name: string, left: number, w: number, top: number): ShapeElement => ({
    type: 'shape',
    name,
    geometry: 'round-rect',
    box: { x: left, y: top, w, h: baseY - top + w / 2 },
    cornerRadius: 0.5,
    fill,
  });
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * (archW + gap);
    const inset = archW * 0.2;
    return [
      arch(`Arch ${index + 1}`, left, archW, baseY - h),
      arch(`Inner arch ${index + 1}`, left + inset, archW - 2 * inset, baseY - h + inset),
    ];
  }).flat();
}

/** Of the band that titles stand on. */
const bandIn = 1.42;

const layouts = contentLayouts('headline', {
  frame: { x: marginIn, w: widthIn, top: 0.14, bottom: 6.68, belowTitleIn: 0.16 },
  background: 'canvas',
  decor: [
    band('Title band', 0, bandIn, 'surface'),
    ...arcade(bandIn, 12.3, 0.34, 3, 0.72, { color: 'accent', opacity: 0.14 }),
    band('Below the band', bandIn, 0.3, 'canvas'),
    band('Band edge', bandIn, 0.05, 'accent'),
    mark(bandIn, 0.05),
    band('Foot', 7.36, 0.14, 'accent'),
  ],
  title: { color: 'ink', bold: true, anchor: 'middle' },
  footer: {
    source: { x: marginIn, y: 6.92, w: 9.8, h: 0.26 },
    slideNumber: { x: 11.33, y: 6.92, w: 1.003, h: 0.26 },
    color: 'muted',
  },
});
const { content } = layouts;

/** Public sector: calm serif titles on a band from edge to edge, generous margins. */
export const civic: Theme = {
  name: 'Civic',
  description:
    'Calm public-sector look with serif titles on a full-width band and generous margins; suits councils, ministries, policy and citizens.',
  tags: [
    'council',
    'policy',
    'policies',
    'citizen',
    'citizens',
    'ministry',
    'municipal',
    'municipality',
    'government',
    'public',
    'parliament',
    'mayor',
    'city',
    'regulation',
    'legislation',
    'consultation',
    'civic',
    'authority',
    'residents',
    'election',
    'community',
    'hearing',
    'urban planning',
    'climate adaptation',
    'public transport',
    'public health',
    'law',
    'waste',
    'traffic',
    'school board',
  ],
  appearance: 'light',
  canvas: { w: 13.333, h: 7.5 },
  colors: {
    ...statusColors,
    ink: '17263C',
    canvas: 'FFFFFF',
    muted: '414E62',
    surface: 'F2F5F8',
    accent: '24527A',
    ...filledWith('24527A'),
    onAccent: 'FFFFFF',
    second: 'A3262A',
    series3: '5E7F4E',
    series4: '9A7420',
    series5: '8898B0',
    quiet: 'C4C4C4',
    hyperlink: '24527A',
  },
  palette: { text2: '1C3D5C', background2: 'E4ECF4', accent5: '6B4E8A', accent6: '2F8A8F' },
  fonts: { heading: 'Cambria', body: 'Calibri', mono: 'Courier New' },
  cornerRadius: 0,
  style: {
    card: { face: 'filled', accent: 'flank' },
    table: { head: 'accent', banded: true },
    chart: { gapWidthPercent: 70, gridlines: true, lineWidthPt: 2.25, markers: false },
    icon: 'ring',
    bullet: 'square',
    bracketedEyebrow: false,
    labelFont: 'body',
    numerals: { font: 'heading', bold: true },
    columnRules: false,
    takeaway: 'panel',
    type: { leadPt: 22, bodyPt: 24, statementPt: 48, figurePt: 60 },
  },
  composition: 'headline',
  prefers: ['columns', 'figure-panels', 'open-grid', 'quote-panel', 'quadrant-cross', 'summary-rows', 'agenda-columns'],
  layouts: themeLayouts({
    cover: {
      background: 'accent',
      decor: [...arcade(6.3, 9.25, 1.4, 3, 4.3), band('Foot', 6.3, 1.2, 'canvas'), mark(6.3, 0.09)],
      title: {
        box: { x: marginIn, y: 1.5, w: 7.7, h: 2.5 },
        sizePt: 50,
        fullSizeLines: 2,
        smallSizePt: 42,
        color: 'canvas',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: marginIn, y: 0.75, w: 7.7, h: 0.3 }, color: 'canvas' },
      body: { box: { x: marginIn, y: 4.25, w: 7.4, h: 1.4 }, color: 'canvas' },
      footer: null,
    },
    section: {
      background: 'accent',
      decor: [...arcade(7.1, 9.25, 1.4, 3, 3.2), band('Foot', 7.1, 0.4, 'canvas'), mark(7.1, 0.09)],
      title: {
        box: { x: marginIn, y: 2.6, w: 8.2, h: 1.7 },
        sizePt: 52,
        smallSizePt: 42,
        color: 'canvas',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: marginIn, y: 0.6, w: 8.2, h: 0.3 }, color: 'canvas' },
      body: { box: { x: marginIn, y: 4.5, w: 7.8, h: 1.4 }, color: 'canvas' },
      footer: null,
    },
    ...layouts,
    statement: {
      ...content,
      decor: [
        band('Wide band', 1.56, 5.1, 'surface'),
        band('Band edge', 1.56, 0.05, 'accent'),
        mark(1.56, 0.05),
        band('Foot', 7.36, 0.14, 'accent'),
      ],
      title: { ...content.title, sizePt: 20, smallSizePt: 20, color: 'muted', bold: false },
      body: { box: { x: marginIn, y: 1.9, w: widthIn, h: 4.5 }, color: 'ink' },
    },
  }),
};
