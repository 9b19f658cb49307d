import type { LineElement, ShapeElement } from '@/lib/deck/scene/scene';
import { filledWith } from '@/lib/deck/theme/fill-roles';
import type { ColorRole, Theme } from '@/lib/deck/theme/theme';
import { statusColors, themeLayouts } from '@/lib/deck/theme/theme';
import { contentLayouts } from './content-layouts';

const footer = {
  source: { x: 0.6, y: 7.02, w: 10.5, h: 0.26 },
  slideNumber: { x: 11.73, y: 7.02, w: 1.003, h: 0.26 },
  color: 'muted',
} as const;

/** The thin rule that hangs from the top edge, above the title's left edge. */
const topRule: ShapeElement = {
  type: 'shape',
  name: 'Accent rule',
  geometry: 'rect',
  box: { x: 0.6, y: 0, w: 1.1, h: 0.07 },
  fill: { color: 'accent' },
};

const footerLine: LineElement = {
  type: 'line',
  name: 'Footer line',
  box: { x: 0.6, y: 6.95, w: 12.133, h: 0 },
  stroke: { color: 'quiet', widthPt: 0.5 },
};

const layouts = contentLayouts('headline', {
  frame: { x: 0.6, w: 12.133, top: 0.3, bottom: 6.75 },
  background: 'canvas',
  decor: [
    topRule,
    // What the cover shows large, rising in the corner that titles leave free.
    segment('Corner segment', 12.333, -1, 2, 'accent', 90, 180),
    segment('Bright corner segment', 12.903, -0.43, 0.86, 'second', 90, 180),
    footerLine,
  ],
  title: { color: 'ink', bold: true, anchor: 'top' },
  footer,
});
const { content } = layouts;

function faint(shape: ShapeElement, opacity: number): ShapeElement {
  return { ...shape, fill: shape.fill && { ...shape.fill, opacity } };
}

function segment(
  name: string,
  x: number,
  y: number,
  d: number,
  color: ColorRole,
  startDeg: number,
  endDeg: number,
): ShapeElement {
  return {
    type: 'shape',
    name,
    geometry: 'arc-segment',
    box: { x, y, w: d, h: d },
    fill: { color },
    angles: { startDeg, endDeg },
  };
}

/** Plain business: white space, a thin accent rule, and one off-centre circle on the cover. */
export const meridian: Theme = {
  name: 'Meridian',
  description: 'Plain business look with wide margins and one blue accent; suits reports, updates and plans.',
  tags: [
    'business',
    'update',
    'status',
    'review',
    'plan',
    'project',
    'roadmap',
    'quarterly',
    'sales',
    'company',
    'operations',
    'budget',
    'management',
    'agenda',
    'default',
    'weekly',
    'monthly',
    'milestone',
    'progress',
    'schedule',
    'rollout',
    'training',
    'meeting',
    'hiring',
    'process',
    'customers',
    'results',
    'performance',
  ],
  appearance: 'light',
  canvas: { w: 13.333, h: 7.5 },
  colors: {
    ...statusColors,
    ink: '1B2A3A',
    canvas: 'FFFFFF',
    muted: '424F5D',
    surface: 'F2F5F8',
    accent: '1F5FBF',
    ...filledWith('1F5FBF'),
    onAccent: 'FFFFFF',
    second: 'E07A1F',
    series3: '2E8B8B',
    series4: '8A5A9E',
    series5: '8092A4',
    quiet: 'CFCFCF',
    hyperlink: '1F5FBF',
  },
  palette: { text2: '1D3F73', background2: 'E6EDF7', accent5: 'B8404F', accent6: '5E8C31' },
  fonts: { heading: 'Calibri', body: 'Calibri', mono: 'Courier New' },
  cornerRadius: 0.03,
  style: {
    card: { face: 'filled', accent: 'top' },
    table: { head: 'surface', banded: false },
    chart: { gapWidthPercent: 60, gridlines: true, lineWidthPt: 2.25, markers: true },
    icon: 'disc',
    bullet: 'disc',
    bracketedEyebrow: false,
    labelFont: 'body',
    numerals: { font: 'heading', bold: true },
    columnRules: false,
    takeaway: 'panel',
    type: { leadPt: 24, bodyPt: 24, statementPt: 54, figurePt: 66 },
  },
  composition: 'headline',
  layouts: themeLayouts({
    cover: {
      background: 'canvas',
      decor: [
        topRule,
        // Overlapping, so that no edge of one meets the edge of another and lets the page shine through.
        {
          type: 'shape',
          name: 'Bright disc',
          geometry: 'ellipse',
          box: { x: 9.9, y: 3.05, w: 2.45, h: 2.45 },
          fill: { color: 'second' },
        },
        segment('Circle segment', 7.9, 1.05, 6.45, 'accent', 90, 360),
        segment('Small segment', 8.65, 1.78, 4.99, 'surface', 90, 180),
      ],
      title: {
        box: { x: 0.6, y: 1.25, w: 6.9, h: 2.6 },
        sizePt: 54,
        fullSizeLines: 2,
        smallSizePt: 44,
        color: 'ink',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 0.6, y: 0.6, w: 6.9, h: 0.3 }, color: 'accent' },
      body: { box: { x: 0.6, y: 4.1, w: 6.4, h: 1.3 }, color: 'muted' },
      footer: null,
    },
    section: {
      background: 'accent',
      decor: [
        faint(segment('Circle segment', 7.6, 1.6, 8.2, 'surface', 180, 360), 0.1),
        faint(segment('Inner segment', 9.2, 3.2, 5.0, 'surface', 90, 270), 0.1),
      ],
      title: {
        box: { x: 0.6, y: 2.2, w: 8.6, h: 1.9 },
        sizePt: 54,
        smallSizePt: 44,
        color: 'canvas',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 0.6, y: 0.6, w: 8.6, h: 0.3 }, color: 'canvas' },
      body: { box: { x: 0.6, y: 4.3, w: 7.6, h: 1.4 }, color: 'canvas' },
      footer: null,
    },
    ...layouts,
    statement: {
      background: 'surface',
      decor: [
        {
          type: 'shape',
          name: 'Accent band',
          geometry: 'rect',
          box: { x: 0, y: 0, w: 0.42, h: 7.5 },
          fill: { color: 'accent' },
        },
        segment('Circle segment', 9.4, 3.9, 7.2, 'canvas', 180, 360),
      ],
      title: {
        ...content.title,
        box: { x: 1.1, y: 0.6, w: 11.1, h: 1 },
        sizePt: 20,
        smallSizePt: 20,
        color: 'muted',
        bold: false,
      },
      eyebrow: { box: { x: 1.1, y: 0.3, w: 11.1, h: 0.28 }, color: 'accent' },
      body: { box: { x: 1.1, y: 1.6, w: 11.633, h: 4.9 }, color: 'ink' },
      footer: { ...footer, source: { x: 1.1, y: 7.02, w: 10.0, h: 0.26 } },
    },
  }),
};
