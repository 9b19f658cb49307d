import type { LineElement, ShapeElement } from '@/lib/deck/scene/scene';
import { filledWith } from '@/lib/deck/theme/fill-roles';
import type { ColorRole, Theme } from '@/lib/deck/theme/theme';
import { statusColors, themeLayouts } from '@/lib/deck/theme/theme';
import { contentLayouts } from './content-layouts';
import { closingBracket, dotGrid, openingBracket, plane, rule, type DotGrid } from './decor';

const footerLine: LineElement = {
  ...rule('Footer line', 0.75, 6.94, 11.833, 0, 'quiet', 1),
  stroke: { color: 'quiet', widthPt: 1, dash: 'dot' },
};

const footer = {
  source: { x: 0.75, y: 7.02, w: 10.5, h: 0.26 },
  slideNumber: { x: 11.58, y: 7.02, w: 1.003, h: 0.26 },
  color: 'muted',
} as const;

/** A patch of the grid in the corner, right of where titles end, and a larger one at the foot of a title's column. */
const cornerGrid: DotGrid = {
  x: 11.473,
  y: 0.5,
  columns: 7,
  rows: 4,
  pitchIn: 0.18,
  diameterIn: 0.05,
  color: 'accent',
  opacity: 0.45,
};
const footGrid: DotGrid = { ...cornerGrid, x: 0.78, y: 5.03, pitchIn: 0.45, diameterIn: 0.07 };

/** Along the points of a grid from its lower left to its upper right, by the middles of its dots; the two ends are marked. */
function traceOn({ x, y, columns, rows, pitchIn, diameterIn }: DotGrid): (ShapeElement | LineElement)[] {
  const at = (column: number, row: number) => [
    x + column * pitchIn + diameterIn / 2,
    y + row * pitchIn + diameterIn / 2,
  ];
  const [[left = 0, foot = 0], [turn = 0], [right = 0, top = 0]] = [
    at(0, rows - 1),
    at(Math.floor(columns / 2), 0),
    at(columns - 1, 0),
  ] as const;
  const d = pitchIn * 0.42;
  return [
    rule('Trace 1', left, foot, turn - left, 0, 'second', 1.75),
    rule('Trace 2', turn, top, 0, foot - top, 'second', 1.75),
    rule('Trace 3', turn, top, right - turn, 0, 'second', 1.75),
    ...[
      [left, foot],
      [right, top],
    ].map(([pointX = 0, pointY = 0], index): ShapeElement => ({
      type: 'shape',
      name: `Marked point ${index + 1}`,
      geometry: 'ellipse',
      box: { x: pointX - d / 2, y: pointY - d / 2, w: d, h: d },
      fill: { color: 'second' },
    })),
  ];
}

/** As high as what stands beside it. */
const titleBracket = (h: number) =>
  openingBracket('Title bracket', { x: 0.45, y: 0.4, h, armIn: 0.13, color: 'accent', widthPt: 2 });

const layouts = contentLayouts('margin', {
  frame: { x: 0.75, w: 11.833, top: 0.4, bottom: 6.75 },
  background: 'canvas',
  decor: [...titleBracket(1.38), ...dotGrid(cornerGrid), ...traceOn(cornerGrid), footerLine],
  column: { decor: [...titleBracket(6.35), footerLine] },
  openColumn: { decor: [...titleBracket(6.35), ...dotGrid(footGrid), ...traceOn(footGrid), footerLine] },
  title: { color: 'ink', bold: true, anchor: 'top' },
  footer,
});
const { content } = layouts;

/** A part of the drawing on the cover: a block whose middle stands on a point of the grid. */
function part(name: string, middleX: number, middleY: number, w: number, color: ColorRole): ShapeElement {
  return plane(name, middleX - w / 2, middleY - 0.36, w, 0.72, color);
}

const pitchIn = 0.9;
/** Columns and rows of the grid on the cover, by the middles of its dots. */
const [boardX, boardY] = [8.97, 1.05];
const gridX = (column: number) => boardX + column * pitchIn;
const gridY = (row: number) => boardY + row * pitchIn;

/** What is drawn on the grid: parts, and the lines that join them. */
const drawing: readonly (ShapeElement | LineElement)[] = [
  rule('Link 1', gridX(1), gridY(1), 0, 4 * pitchIn, 'quiet', 1.75),
  rule('Link 2', gridX(1), gridY(3), 2 * pitchIn, 0, 'quiet', 1.75),
  rule('Link 3', gridX(3), gridY(3), 0, 2 * pitchIn, 'quiet', 1.75),
  rule('Link 4', gridX(1), gridY(5), 2 * pitchIn, 0, 'quiet', 1.75),
  part('Part 1', gridX(1), gridY(1), 1.5, 'accent'),
  part('Part 2', gridX(3), gridY(3), 1.5, 'second'),
  part('Part 3', gridX(1), gridY(5), 1.1, 'canvas'),
  part('Part 4', gridX(3), gridY(5), 1.5, 'accent'),
];

const dotIn = 0.07;

const sectionGrid: DotGrid = {
  x: 8.75,
  y: 1.55,
  columns: 8,
  rows: 6,
  pitchIn: 0.5,
  diameterIn: 0.07,
  color: 'quiet',
  opacity: 0.6,
};

/** Technical: a fine dot grid with a trace on it, brackets, a typewriter face for code alone. */
export const schema: Theme = {
  name: 'Schema',
  description:
    'Technical look with a fine dot grid, bracketed labels and a typewriter face for code; suits engineering, architecture and data.',
  tags: [
    'engineering',
    'technical',
    'architecture',
    'api',
    'software',
    'database',
    'data pipeline',
    'data platform',
    'cloud',
    'cybersecurity',
    'codebase',
    'source code',
    'infrastructure',
    'data migration',
    'microservices',
    'kubernetes',
    'protocol',
    'algorithm',
    'machine learning',
    'sensor',
    'incident',
    'devops',
    'programming',
    'network',
    'electronics',
    'system',
    'authentication',
  ],
  appearance: 'light',
  canvas: { w: 13.333, h: 7.5 },
  colors: {
    ...statusColors,
    ink: '102A2C',
    canvas: 'F5F9F9',
    muted: '314A4C',
    surface: 'E4EDED',
    accent: '07686F',
    ...filledWith('07686F'),
    onAccent: 'F5F9F9',
    second: 'C97A12',
    series3: '4B5FA8',
    series4: 'A34A6B',
    series5: '7B8B8B',
    quiet: 'C2CDCD',
    hyperlink: '07686F',
  },
  palette: { text2: '0B4146', background2: 'DCEBEB', accent5: '6E8C2E', accent6: '3F8FC4' },
  fonts: { heading: 'Calibri', body: 'Calibri', mono: 'Courier New' },
  cornerRadius: 0.02,
  style: {
    card: { face: 'outlined', accent: 'side' },
    table: { head: 'surface', banded: true },
    chart: { gapWidthPercent: 60, gridlines: true, lineWidthPt: 2, markers: true },
    icon: 'ring',
    bullet: 'square',
    bracketedEyebrow: true,
    labelFont: 'heading',
    numerals: { font: 'heading', bold: true },
    columnRules: false,
    takeaway: 'panel',
    type: { leadPt: 22, bodyPt: 22, statementPt: 48, figurePt: 60 },
  },
  composition: 'margin',
  prefers: [
    'grid',
    'numbered-line',
    'figure-panels',
    'quote-panel',
    'quadrant-panels',
    'panels',
    'action-rows',
    'axis',
    'summary-rows',
  ],
  layouts: themeLayouts({
    cover: {
      background: 'canvas',
      decor: [
        plane('Board', 8.2, 0, 5.133, 7.5, 'ink'),
        ...dotGrid({
          x: boardX - dotIn / 2,
          y: boardY - dotIn / 2,
          columns: 5,
          rows: 7,
          pitchIn,
          diameterIn: dotIn,
          color: 'quiet',
          opacity: 0.5,
        }),
        ...drawing,
        ...openingBracket('Title bracket', { x: 0.6, y: 1.1, h: 4.9, armIn: 0.3, color: 'accent', widthPt: 3 }),
      ],
      title: {
        box: { x: 1.15, y: 1.45, w: 6.6, h: 2.6 },
        sizePt: 50,
        fullSizeLines: 2,
        smallSizePt: 42,
        color: 'ink',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 1.15, y: 0.95, w: 6.6, h: 0.3 }, color: 'accent' },
      body: { box: { x: 1.15, y: 4.3, w: 6.4, h: 1.4 }, color: 'muted' },
      footer: null,
    },
    section: {
      background: 'ink',
      decor: [
        ...dotGrid(sectionGrid),
        ...traceOn(sectionGrid),
        ...openingBracket('Opening bracket', { x: 0.6, y: 0.75, h: 6.2, armIn: 0.3, color: 'second', widthPt: 3 }),
        ...closingBracket('Closing bracket', { x: 12.733, y: 0.75, h: 6.2, armIn: 0.3, color: 'second', widthPt: 3 }),
      ],
      title: {
        box: { x: 1.15, y: 2.35, w: 7.3, h: 1.75 },
        sizePt: 52,
        smallSizePt: 42,
        color: 'canvas',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 1.15, y: 0.6, w: 7.3, h: 0.3 }, color: 'canvas' },
      body: { box: { x: 1.15, y: 4.3, w: 6.8, h: 1.4 }, color: 'quiet' },
      footer: null,
    },
    ...layouts,
    statement: {
      ...content,
      background: 'surface',
      decor: [
        ...dotGrid(footGrid),
        ...traceOn(footGrid),
        ...openingBracket('Opening bracket', { x: 4.1, y: 0.6, h: 6.15, armIn: 0.35, color: 'accent', widthPt: 3 }),
        ...closingBracket('Closing bracket', { x: 12.883, y: 0.6, h: 6.15, armIn: 0.35, color: 'accent', widthPt: 3 }),
      ],
      title: { ...content.title, sizePt: 20, smallSizePt: 20, color: 'muted', bold: false },
      body: { box: { x: 4.6, y: 0.85, w: 7.8, h: 5.65 }, color: 'ink' },
    },
  }),
};
