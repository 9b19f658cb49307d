import type { ShapeElement } from '@/lib/deck/scene/scene';
import { filledWith } from '@/lib/deck/theme/fill-roles';
import type { ColorRole, Theme } from '@/lib/deck/theme/theme';
import { statusColors, themeLayouts } from '@/lib/deck/theme/theme';
import { contentLayouts } from './content-layouts';

interface Tiling {
  /** Side of a tile, in inches. */
  tileIn: number;
  /** Where the first tile begins. */
  x: number;
  y: number;
}

/** Of the cover: four tiles make the height of a slide. */
const coverTiles: Tiling = { tileIn: 1.875, x: 13.333 - 3 * 1.875, y: 0 };

type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** Where the middle of a quarter disc stands in its tile, and which quarter of the disc fills it. */
const quarters: Readonly<Record<Corner, { dx: number; dy: number; startDeg: number; endDeg: number }>> = {
  'top-left': { dx: 0, dy: 0, startDeg: 0, endDeg: 90 },
  'top-right': { dx: 1, dy: 0, startDeg: 90, endDeg: 180 },
  'bottom-right': { dx: 1, dy: 1, startDeg: 180, endDeg: 270 },
  'bottom-left': { dx: 0, dy: 1, startDeg: 270, endDeg: 360 },
};

function disc(name: string, x: number, y: number, d: number, color: ColorRole): ShapeElement {
  return { type: 'shape', name, geometry: 'ellipse', box: { x, y, w: d, h: d }, fill: { color } };
}

function rounded(name: string, box: ShapeElement['box'], color: ColorRole, cornerRadius = 0.5): ShapeElement {
  return { type: 'shape', name, geometry: 'round-rect', box, cornerRadius, fill: { color } };
}

/** Quarter discs that fill a tile, and discs in one, by column and row. */
const tiles = ({ tileIn, x, y }: Tiling) => ({
  quarter(column: number, row: number, corner: Corner, color: ColorRole): ShapeElement {
    const { dx, dy, startDeg, endDeg } = quarters[corner];
    const side = 2 * tileIn;
    return {
      type: 'shape',
      name: `Quarter ${column + 1}.${row + 1}`,
      geometry: 'arc-segment',
      box: { x: x + (column + dx - 1) * tileIn, y: y + (row + dy - 1) * tileIn, w: side, h: side },
      fill: { color },
      angles: { startDeg, endDeg },
    };
  },
  disc(column: number, row: number, color: ColorRole, share = 1): ShapeElement {
    const d = tileIn * share;
    const inset = (tileIn - d) / 2;
    return disc(`Disc ${column + 1}.${row + 1}`, x + column * tileIn + inset, y + row * tileIn + inset, d, color);
  },
});
const cover = tiles(coverTiles);

/** Coloured ground on two sides of a sheet with a round corner; the sheet runs off the other two. */
const groundAndSheet = (sheetX: number): readonly ShapeElement[] => [
  {
    type: 'shape',
    name: 'Ground',
    geometry: 'rect',
    box: { x: 0, y: 0, w: 13.333, h: 7.5 },
    fill: { color: 'accent' },
  },
  rounded('Sheet', { x: sheetX, y: 0.3, w: 14, h: 8.4 }, 'canvas', 0.07),
];

const ground = (sheetX: number): readonly ShapeElement[] => [
  ...groundAndSheet(sheetX),
  disc('Coral dot', 0.13, 5.62, 0.24, 'second'),
  disc('Yellow dot', 0.13, 6.22, 0.24, 'series3'),
  disc('Green dot', 0.13, 6.82, 0.24, 'series4'),
];

const footer = {
  source: { x: 1.05, y: 7.0, w: 10.2, h: 0.26 },
  slideNumber: { x: 11.73, y: 7.0, w: 1.003, h: 0.26 },
  color: 'muted',
} as const;

/** Where the sheet begins on slides whose titles stand on the coloured ground. */
const besideX = 4.24;

/** At the foot of the ground, where no words stand below the title. */
const foot = tiles({ tileIn: besideX / 4, x: 0, y: 7.5 - besideX / 2 });
const footTiles = [
  foot.quarter(0, 0, 'bottom-left', 'second'),
  foot.disc(2, 0, 'series3', 0.5),
  foot.disc(0, 1, 'series3'),
  foot.quarter(1, 1, 'top-left', 'series4'),
  foot.quarter(2, 1, 'bottom-right', 'second'),
  foot.quarter(3, 1, 'top-right', 'series4'),
];

const layouts = contentLayouts('panel', {
  frame: { x: 1.05, w: 11.683, top: 0.54, bottom: 6.73 },
  background: 'canvas',
  decor: ground(0.5),
  title: { color: 'ink', bold: true, anchor: 'top' },
  footer,
  sheet: { x: 0.5, y: 0.3, w: 12.833, h: 7.2 },
  column: {
    frame: { x: 0.6, w: 12.133, top: 0.54, bottom: 6.73 },
    titleGround: 'accent',
    decor: ground(besideX),
    title: { color: 'canvas', bold: true, anchor: 'top' },
    eyebrow: { color: 'canvas' },
    footer: { ...footer, source: { ...footer.source, x: 4.665, w: 6.635 } },
    sheet: { x: besideX, y: 0.3, w: 13.333 - besideX, h: 7.2 },
  },
  openColumn: { decor: [...groundAndSheet(besideX), ...footTiles] },
});
const { whole: content } = layouts;

/** Friendly: round shapes in three playful colours, a sheet of paper on a bright ground. */
export const confetti: Theme = {
  name: 'Confetti',
  description:
    'Friendly look of round shapes in three playful colours; suits teams, classes, workshops and celebrations.',
  tags: [
    'school',
    'class',
    'classroom',
    'lesson',
    'students',
    'pupils',
    'teacher',
    'workshop',
    'team',
    'teams',
    'kids',
    'children',
    'party',
    'fun',
    'playful',
    'friendly',
    'celebration',
    'birthday',
    'onboarding',
    'welcome',
    'kickoff',
    'icebreaker',
    'quiz',
    'offsite',
    'grade',
    'game',
    'anniversary',
    'holiday',
    'excursion',
    'retrospective',
    'family',
    'kindergarten',
    'volunteers',
    'club',
  ],
  appearance: 'light',
  canvas: { w: 13.333, h: 7.5 },
  colors: {
    ...statusColors,
    ink: '2B2340',
    canvas: 'FCFAFF',
    muted: '534D64',
    surface: 'F4EDFD',
    accent: '6F37E8',
    ...filledWith('6F37E8'),
    onAccent: 'FCFAFF',
    second: 'FF7A59',
    series3: 'FFC53D',
    series4: '1FA99B',
    series5: 'AE9FC5',
    quiet: 'D7CBE9',
    hyperlink: '6F37E8',
  },
  palette: { text2: '41208F', background2: 'ECE2FF', accent5: 'E84A9C', accent6: '3D9BF0' },
  fonts: { heading: 'Calibri', body: 'Calibri', mono: 'Courier New' },
  cornerRadius: 0.09,
  style: {
    card: { face: 'filled', accent: 'none' },
    table: { head: 'accent', banded: true },
    chart: { gapWidthPercent: 50, gridlines: false, lineWidthPt: 3, markers: true },
    marks: ['accentFill', 'second', 'series4', 'series3'],
    icon: 'disc',
    bullet: 'disc',
    bracketedEyebrow: false,
    labelFont: 'heading',
    numerals: { font: 'heading', bold: true },
    columnRules: false,
    takeaway: 'panel',
    type: { leadPt: 26, bodyPt: 24, statementPt: 54, figurePt: 72 },
  },
  composition: 'panel',
  layouts: themeLayouts({
    cover: {
      background: 'canvas',
      decor: [
        cover.quarter(0, 0, 'top-right', 'series3'),
        cover.disc(1, 0, 'accent'),
        cover.quarter(2, 0, 'bottom-left', 'second'),
        cover.quarter(1, 1, 'top-left', 'second'),
        cover.disc(2, 1, 'surface'),
        { ...cover.disc(2, 1, 'series4', 0.5), name: 'Inner disc 3.2' },
        cover.quarter(1, 2, 'bottom-right', 'series4'),
        cover.quarter(2, 2, 'top-right', 'accent'),
        cover.quarter(0, 3, 'bottom-right', 'accent'),
        cover.disc(1, 3, 'series3'),
        cover.quarter(2, 3, 'top-left', 'second'),
      ],
      title: {
        box: { x: 0.75, y: 1.75, w: 6.7, h: 2.5 },
        sizePt: 56,
        fullSizeLines: 2,
        smallSizePt: 46,
        color: 'ink',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 0.75, y: 0.75, w: 6.2, h: 0.3 }, color: 'accent' },
      body: { box: { x: 0.75, y: 4.45, w: 6.5, h: 1.2 }, color: 'muted' },
      footer: null,
    },
    section: {
      background: 'accent',
      decor: [
        disc('Coral disc', 9.7, -0.9, 3.3, 'second'),
        disc('Yellow disc', 11.2, 2.1, 3.3, 'series3'),
        disc('Green disc', 9.7, 5.1, 3.3, 'series4'),
      ],
      title: {
        box: { x: 0.9, y: 2.45, w: 8.4, h: 1.75 },
        sizePt: 54,
        smallSizePt: 44,
        color: 'canvas',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 0.9, y: 0.6, w: 8.4, h: 0.3 }, color: 'canvas' },
      body: { box: { x: 0.9, y: 4.4, w: 7.8, h: 1.4 }, color: 'canvas' },
      footer: null,
    },
    ...layouts,
    statement: {
      ...content,
      background: 'surface',
      decor: [
        {
          type: 'shape',
          name: 'Tail',
          geometry: 'right-triangle',
          box: { x: 1.7, y: 6.3, w: 0.8, h: 0.62 },
          flipVertical: true,
          fill: { color: 'canvas' },
        },
        rounded('Speech bubble', { x: 0.6, y: 1.35, w: 12.133, h: 5.1 }, 'canvas', 0.09),
        disc('Coral dot', 11.1, 0.5, 0.42, 'second'),
        disc('Yellow dot', 11.7, 0.5, 0.42, 'series3'),
        disc('Green dot', 12.3, 0.5, 0.42, 'series4'),
      ],
      title: {
        ...content.title,
        box: { x: 0.6, y: 0.56, w: 10.2, h: 0.7 },
        sizePt: 20,
        smallSizePt: 20,
        color: 'muted',
        bold: false,
      },
      eyebrow: { box: { x: 0.6, y: 0.26, w: 10.2, h: 0.28 }, color: 'accent' },
      body: { box: { x: 1.15, y: 1.65, w: 11.033, h: 4.5 }, color: 'ink' },
    },
  }),
};
