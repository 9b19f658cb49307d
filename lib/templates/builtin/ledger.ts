import type { ShapeElement } from '@/lib/deck/scene/scene';
import { filledWith } from '@/lib/deck/theme/fill-roles';
import type { ColorRole, Theme } from '@/lib/deck/theme/theme';
import { statusColors, themeLayouts } from '@/lib/deck/theme/theme';
import { contentLayouts } from './content-layouts';
import { plane, rule } from './decor';

/** The strip on top that names the sections; the one that the reader is in stands on its line like a tab. */
const strip = [
  plane('Tracker strip', 0, 0, 13.333, 0.34, 'surface'),
  plane('Tracker line', 0, 0.34, 13.333, 0.03, 'accent'),
];
const tracker = { x: 0.45, y: 0, w: 12.433, h: 0.34 };

const footer = {
  source: { x: 0.45, y: 7.08, w: 11.0, h: 0.26 },
  slideNumber: { x: 11.88, y: 7.08, w: 1.003, h: 0.26 },
  color: 'muted',
} as const;
const footerLine = rule('Footer line', 0.45, 7.0, 12.433, 0, 'quiet', 0.75);

const layouts = contentLayouts('dense', {
  frame: { x: 0.45, w: 12.433, top: 0.45, bottom: 6.9 },
  background: 'canvas',
  decor: [
    ...strip,
    rule('Title rule', 0.45, 1.8, 12.433, 0, 'ink', 1.25),
    ...entries(12.353, 1.0, 0.11, 0.03, [1, 2, 3, 5], 5, { filled: 'accent', open: 'surface', last: 'series3' }),
    footerLine,
  ],
  title: { color: 'ink', bold: true, anchor: 'middle' },
  footer,
  tracker,
});
const { content } = layouts;

/** Squares in columns that rise from left to right, as entries add up; what is not filled yet stands back. */
function entries(
  x: number,
  y: number,
  sizeIn: number,
  gapIn: number,
  heights: readonly number[],
  rows: number,
  colors: { filled: ColorRole; open: ColorRole; last: ColorRole },
): ShapeElement[] {
  return heights.flatMap((height, column) =>
    Array.from({ length: rows }, (_, row) => {
      const level = rows - row;
      const color =
        level > height ? colors.open : level === height && column === heights.length - 1 ? colors.last : colors.filled;
      return plane(
        `Entry ${column * rows + row + 1}`,
        round(x + column * (sizeIn + gapIn)),
        round(y + row * (sizeIn + gapIn)),
        sizeIn,
        sizeIn,
        color,
      );
    }),
  );
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** Consulting: dense and exact, a tracker strip on top, boxed takeaways. */
export const ledger: Theme = {
  name: 'Ledger',
  description:
    'Consulting look, dense and exact, with narrow margins, a tracker strip on top and boxed takeaways; suits analyses and board papers.',
  tags: [
    'board',
    'consulting',
    'analysis',
    'finance',
    'audit',
    'strategy',
    'market',
    'benchmark',
    'due diligence',
    'investor',
    'pricing',
    'recommendation',
    'business case',
    'kpi',
    'restructuring',
    'acquisition',
    'cost',
    'forecast',
    'valuation',
    'procurement',
    'profitability',
    'risk',
    'shareholder',
    'comparison',
    'investment',
    'segment',
    'insurance',
  ],
  appearance: 'light',
  canvas: { w: 13.333, h: 7.5 },
  colors: {
    ...statusColors,
    ink: '1A1A1A',
    canvas: 'FFFFFF',
    muted: '494949',
    surface: 'F4F6F6',
    accent: '0B6E4F',
    ...filledWith('0B6E4F'),
    onAccent: 'FFFFFF',
    second: '35506B',
    series3: 'BF8A1E',
    series4: 'A65E4E',
    series5: '919191',
    quiet: 'CFCFCF',
    hyperlink: '0B6E4F',
  },
  palette: { text2: '0A4736', background2: 'E3EEE9', accent5: '6F4E8C', accent6: '3E8FA3' },
  fonts: { heading: 'Georgia', body: 'Arial', mono: 'Courier New' },
  cornerRadius: 0,
  style: {
    card: { face: 'filled', accent: 'edge' },
    table: { head: 'rule', banded: true },
    chart: { gapWidthPercent: 50, gridlines: false, lineWidthPt: 2.25, markers: true },
    icon: 'square',
    bullet: 'square',
    bracketedEyebrow: false,
    labelFont: 'body',
    numerals: { font: 'body', bold: true },
    columnRules: true,
    takeaway: 'boxed',
    type: { leadPt: 20, bodyPt: 22, statementPt: 40, figurePt: 60 },
  },
  composition: 'dense',
  layouts: themeLayouts({
    cover: {
      background: 'canvas',
      decor: [
        plane('Tracker strip', 0, 0, 13.333, 0.3, 'accent'),
        ...entries(8.85, 1.2, 0.94, 0.1, [1, 2, 3, 5], 5, { filled: 'accent', open: 'surface', last: 'series3' }),
        rule('Foot rule', 0.75, 6.28, 7.4, 0, 'ink', 1),
      ],
      title: {
        box: { x: 0.75, y: 1.2, w: 7.4, h: 2.75 },
        sizePt: 48,
        fullSizeLines: 2,
        smallSizePt: 40,
        color: 'ink',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 0.75, y: 0.62, w: 7.4, h: 0.3 }, color: 'accent' },
      body: { box: { x: 0.75, y: 4.15, w: 7.0, h: 1.3 }, color: 'muted' },
      footer: null,
    },
    section: {
      background: 'surface',
      decor: [
        plane('Accent edge', 0, 0, 0.45, 7.5, 'accent'),
        ...entries(9.34, 3.55, 0.62, 0.07, [1, 2, 3, 4, 5], 5, { filled: 'accent', open: 'canvas', last: 'series3' }),
        rule('Foot rule', 1.1, 6.95, 11.64, 0, 'ink', 1),
      ],
      title: {
        box: { x: 1.1, y: 2.35, w: 8.0, h: 1.7 },
        sizePt: 48,
        smallSizePt: 40,
        color: 'ink',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 1.1, y: 0.6, w: 10.0, h: 0.3 }, color: 'accent' },
      body: { box: { x: 1.1, y: 4.3, w: 7.8, h: 1.3 }, color: 'muted' },
      footer: null,
    },
    ...layouts,
    statement: {
      ...content,
      decor: [
        ...strip,
        {
          type: 'shape',
          name: 'Takeaway box',
          geometry: 'rect',
          box: { x: 0.45, y: 1.4, w: 12.433, h: 5.35 },
          fill: { color: 'surface' },
        },
        plane('Takeaway edge', 0.45, 1.4, 0.16, 5.35, 'accent'),
        footerLine,
      ],
      title: {
        ...content.title,
        box: { x: 0.45, y: 0.78, w: 12.433, h: 0.5 },
        sizePt: 20,
        smallSizePt: 20,
        color: 'muted',
        bold: false,
      },
      body: { box: { x: 1.1, y: 1.65, w: 11.3, h: 4.85 }, color: 'ink' },
    },
  }),
};
