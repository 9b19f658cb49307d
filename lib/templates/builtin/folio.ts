import { filledWith } from '@/lib/deck/theme/fill-roles';
import type { Theme } from '@/lib/deck/theme/theme';
import { statusColors, themeLayouts } from '@/lib/deck/theme/theme';
import { contentLayouts } from './content-layouts';
import { plane, rule } from './decor';

/** The running head: a strong rule and a hairline with the page number between them, as on a page of a journal. */
const runningHead = [
  plane('Head rule', 0.9, 0.38, 11.533, 0.035, 'ink'),
  rule('Head hairline', 0.9, 0.76, 11.533, 0, 'quiet', 0.75),
];
const headLine = { y: 0.445, h: 0.28 } as const;

const footer = {
  source: { x: 0.9, y: 6.98, w: 11.533, h: 0.26 },
  slideNumber: { x: 11.43, ...headLine, w: 1.003 },
  color: 'muted',
} as const;

/** The columns of the cover, small, in the corner that titles leave free. */
const smallColumns = [
  plane('Accent column', 11.55, 1.1, 0.29, 0.72, 'accent'),
  plane('Paper column', 11.84, 0.765, 0.29, 0.75, 'surface'),
  plane('Second column', 12.13, 0.93, 0.303, 0.45, 'second'),
];

/** Where the paper of the title's column ends. */
const columnEndX = 4.33;
const column = [plane('Paper column', 0, 0, columnEndX, 7.5, 'surface'), ...runningHead];
/** Above the number of a page, which stands at the foot of that column. */
const folioRule = plane('Folio rule', 0.9, 6.2, 0.45, 0.04, 'accent');

const layouts = contentLayouts('margin', {
  frame: { x: 0.9, w: 11.533, top: 0.6, bottom: 6.75 },
  background: 'canvas',
  decor: [...runningHead, ...smallColumns],
  column: { decor: column },
  openColumn: {
    decor: [...column, folioRule],
    footer: {
      ...footer,
      slideNumber: { x: 0.9, y: 6.27, w: 1.6, h: 0.48 },
      color: 'accent',
      sourceColor: 'muted',
      number: { sizePt: 20, align: 'start', font: 'heading' },
    },
  },
  eyebrow: { box: { x: 0.9, ...headLine, w: 10.0 } },
  title: { color: 'ink', bold: false, anchor: 'top' },
  footer,
});
const { content } = layouts;

/** Hairlines that divide a page into narrow columns. */
function columnLines(xs: readonly number[], y: number, h: number) {
  return xs.map((x, index) => rule(`Column line ${index + 1}`, x, y, 0, h, 'quiet', 0.75));
}

/** Editorial, for reports and essays: a serif voice, a running head, hairline columns. */
export const folio: Theme = {
  name: 'Folio',
  description:
    'Editorial look with serif titles, a running head and hairline columns on warm paper; suits reports, essays and stories.',
  tags: [
    'report',
    'essay',
    'editorial',
    'story',
    'history',
    'literature',
    'magazine',
    'journal',
    'culture',
    'museum',
    'research',
    'study',
    'white paper',
    'philosophy',
    'biography',
    'interview',
    'travel',
    'poetry',
    'novel',
    'thesis',
    'fine art',
    'nature',
    'book',
    'religion',
    'science',
  ],
  appearance: 'light',
  canvas: { w: 13.333, h: 7.5 },
  colors: {
    ...statusColors,
    ink: '22201C',
    canvas: 'FBF8F2',
    muted: '4A4844',
    surface: 'F2ECDF',
    accent: '9C3D2E',
    ...filledWith('9C3D2E'),
    onAccent: 'FBF8F2',
    second: '2F5D50',
    series3: 'B5812A',
    series4: '4A6C93',
    series5: '918670',
    quiet: 'D3CBBC',
    hyperlink: '9C3D2E',
  },
  palette: { text2: '5A2A20', background2: 'F1E6D0', accent5: '7A4B6E', accent6: '6E7B3A' },
  fonts: { heading: 'Georgia', body: 'Calibri', mono: 'Courier New' },
  cornerRadius: 0,
  style: {
    card: { face: 'ruled', accent: 'none' },
    table: { head: 'rule', banded: false },
    chart: { gapWidthPercent: 70, gridlines: true, lineWidthPt: 2, markers: false },
    icon: 'plain',
    bullet: 'dash',
    bracketedEyebrow: false,
    labelFont: 'body',
    numerals: { font: 'heading', bold: false },
    columnRules: true,
    takeaway: 'ruled',
    type: { leadPt: 26, bodyPt: 24, statementPt: 54, figurePt: 80 },
  },
  composition: 'margin',
  layouts: themeLayouts({
    cover: {
      background: 'canvas',
      decor: [
        plane('Head rule', 0.9, 0.55, 11.533, 0.06, 'ink'),
        plane('Accent column', 8.95, 3.55, 1.16, 3.4, 'accent'),
        plane('Paper column', 10.11, 1.3, 1.16, 4.1, 'surface'),
        plane('Second column', 11.27, 2.2, 1.163, 2.6, 'second'),
        ...columnLines([8.95, 10.11, 11.27, 12.433], 0.61, 6.34),
        plane('Foot rule', 8.95, 6.95, 3.483, 0.02, 'ink'),
      ],
      title: {
        box: { x: 0.9, y: 1.45, w: 7.5, h: 2.9 },
        sizePt: 54,
        fullSizeLines: 2,
        smallSizePt: 44,
        color: 'ink',
        bold: false,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 0.9, y: 0.74, w: 7.5, h: 0.3 }, color: 'accent' },
      body: { box: { x: 0.9, y: 4.6, w: 6.8, h: 1.3 }, color: 'muted' },
      footer: null,
    },
    section: {
      background: 'surface',
      decor: [
        plane('Accent column', 0.9, 0.55, 2.32, 6.4, 'accent'),
        plane('Head rule', 3.22, 0.55, 9.213, 0.06, 'ink'),
        ...columnLines([4.38, 12.433], 0.61, 6.34),
        rule('Foot hairline', 3.22, 6.95, 9.213, 0, 'quiet', 0.75),
      ],
      title: {
        box: { x: 4.78, y: 2.35, w: 7.45, h: 1.9 },
        sizePt: 48,
        smallSizePt: 40,
        color: 'ink',
        bold: false,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 4.78, y: 0.74, w: 7.2, h: 0.3 }, color: 'accent' },
      body: { box: { x: 4.78, y: 4.45, w: 6.4, h: 1.4 }, color: 'muted' },
      footer: null,
    },
    ...layouts,
    statement: {
      ...content,
      decor: [...column, folioRule, plane('Quote rule', columnEndX, 0.76, 0.06, 5.99, 'accent')],
      title: { ...content.title, sizePt: 20, smallSizePt: 20, color: 'muted' },
    },
  }),
};
