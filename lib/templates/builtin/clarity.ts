import { filledWith } from '@/lib/deck/theme/fill-roles';
import type { Theme } from '@/lib/deck/theme/theme';
import { statusColors, themeLayouts } from '@/lib/deck/theme/theme';
import { contentLayouts } from './content-layouts';
import { plane } from './decor';

/** A bar on top and a block at its end: the heaviest signs that there are, and the only ones. */
const barAndBlock = (barIn: number, blockIn: number) => [
  plane('Bar', 0, 0, 13.333, barIn, 'ink'),
  plane('Block', 13.333 - blockIn, 0, blockIn, blockIn, 'accent'),
];

const layouts = contentLayouts('poster', {
  frame: { x: 0.75, w: 11.833, top: 0.42, bottom: 6.75 },
  background: 'canvas',
  decor: barAndBlock(0.16, 0.75),
  title: { color: 'ink', bold: true, anchor: 'middle' },
  footer: {
    source: { x: 0.75, y: 6.96, w: 10.2, h: 0.28 },
    slideNumber: { x: 11.58, y: 6.96, w: 1.003, h: 0.28 },
    color: 'muted',
  },
});
const { content } = layouts;

/**
 * Highest contrast: size, weight and space, a bar and a block. Words reach 7 : 1 on every
 * ground (WCAG 2.2, success criterion 1.4.6); the colours of charts are a ladder of
 * lightness, so that they stay apart in greyscale and for every kind of colour vision.
 */
export const clarity: Theme = {
  name: 'Clarity',
  description:
    'Highest contrast and large type under one heavy bar; suits accessible slides, large print and bright rooms.',
  tags: [
    'accessible',
    'accessibility',
    'inclusive',
    'inclusion',
    'contrast',
    'large print',
    'legible',
    'readable',
    'low vision',
    'disability',
    'barrier-free',
    'screen reader',
    'wcag',
    'black and white',
    'minimal',
    'minimalist',
    'plain language',
    'dyslexia',
    'older people',
  ],
  appearance: 'light',
  canvas: { w: 13.333, h: 7.5 },
  colors: {
    ...statusColors,
    ink: '000000',
    canvas: 'FFFFFF',
    muted: '333333',
    surface: 'F0F0F0',
    accent: '00287A',
    ...filledWith('00287A'),
    onAccent: 'FFFFFF',
    second: 'B00020',
    series3: '007D72',
    series4: '5B2A86',
    series5: '949494',
    quiet: '000000',
    hyperlink: '00287A',
  },
  palette: { text2: '001B52', background2: 'E6ECF7', accent5: '8A5A00', accent6: '0077C8' },
  fonts: { heading: 'Arial', body: 'Arial', mono: 'Courier New' },
  cornerRadius: 0,
  style: {
    card: { face: 'ruled', accent: 'none' },
    table: { head: 'rule', banded: false },
    chart: { gapWidthPercent: 50, gridlines: false, lineWidthPt: 3, markers: true },
    icon: 'plain',
    bullet: 'square',
    bracketedEyebrow: false,
    labelFont: 'body',
    numerals: { font: 'heading', bold: true },
    columnRules: false,
    takeaway: 'ruled',
    type: { leadPt: 28, bodyPt: 28, statementPt: 60, figurePt: 80, leastPt: 16 },
  },
  composition: 'poster',
  prefers: [
    'rows',
    'numbered-rows',
    'figure-rows',
    'large-quote',
    'heading-rows',
    'open-columns',
    'action-rows',
    'question-rows',
    'quadrant-cross',
    'summary-rows',
  ],
  layouts: themeLayouts({
    cover: {
      background: 'canvas',
      decor: [plane('Bar', 0, 0, 13.333, 0.3, 'ink'), plane('Block', 10.683, 4.85, 2.65, 2.65, 'accent')],
      title: {
        box: { x: 0.75, y: 1.35, w: 11.833, h: 3.35 },
        sizePt: 72,
        fullSizeLines: 2,
        smallSizePt: 64,
        color: 'ink',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 0.75, y: 0.75, w: 11.833, h: 0.3 }, color: 'accent' },
      body: { box: { x: 0.75, y: 4.95, w: 9.6, h: 1.3 }, color: 'muted' },
      footer: null,
    },
    // The block of the cover grown to the height of the slide: the last words end beside it.
    closing: {
      background: 'canvas',
      decor: [plane('Bar', 0, 0, 9.333, 0.3, 'ink'), plane('Block', 9.333, 0, 4, 7.5, 'accent')],
      title: {
        box: { x: 0.75, y: 1.1, w: 8.2, h: 3.1 },
        sizePt: 60,
        fullSizeLines: 3,
        smallSizePt: 48,
        color: 'ink',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 0.75, y: 0.75, w: 8.2, h: 0.3 }, color: 'accent' },
      body: { box: { x: 0.75, y: 4.45, w: 8.2, h: 1.5 }, color: 'muted' },
      footer: null,
    },
    section: {
      background: 'ink',
      decor: [plane('Block', 11.133, 0, 2.2, 2.2, 'canvas')],
      title: {
        box: { x: 0.75, y: 2.3, w: 11.833, h: 2.2 },
        sizePt: 60,
        smallSizePt: 52,
        color: 'canvas',
        bold: true,
        anchor: 'bottom',
      },
      eyebrow: { box: { x: 0.75, y: 0.58, w: 9.6, h: 0.3 }, color: 'canvas' },
      body: { box: { x: 0.75, y: 4.7, w: 9.2, h: 1.35 }, color: 'canvas' },
      footer: null,
    },
    ...layouts,
    statement: {
      ...content,
      title: {
        ...content.title,
        box: { x: 0.75, y: 0.72, w: 11.833, h: 0.8 },
        sizePt: 22,
        smallSizePt: 22,
        color: 'muted',
        bold: false,
      },
      body: { box: { x: 0.75, y: 1.75, w: 11.833, h: 5.0 }, color: 'ink' },
    },
  }),
};
