import { filledWith } from '../../theme/fill-roles';
import type { Theme, ThemeLayout } from '../../theme/theme';
import { statusColors, themeLayouts } from '../../theme/theme';

const content: ThemeLayout = {
  background: 'canvas',
  decor: [
    {
      type: 'shape',
      name: 'Band',
      geometry: 'rect',
      box: { x: 0, y: 0, w: 13.333, h: 0.2 },
      fill: { color: 'accent' },
    },
  ],
  title: {
    box: { x: 0.6, y: 0.6, w: 11, h: 0.8 },
    sizePt: 28,
    smallSizePt: 24,
    color: 'ink',
    bold: true,
    anchor: 'top',
  },
  eyebrow: { box: { x: 0.6, y: 0.3, w: 11, h: 0.24 }, color: 'accent' },
  body: { box: { x: 0.6, y: 1.75, w: 12.133, h: 5 }, color: 'ink' },
  footer: { source: { x: 0.6, y: 7, w: 10, h: 0.26 }, slideNumber: { x: 11.73, y: 7, w: 1, h: 0.26 }, color: 'muted' },
};

/** A plain theme for the tests of the rules. */
export const testTheme: Theme = {
  name: 'Test',
  description: 'For tests',
  tags: [],
  appearance: 'light',
  canvas: { w: 13.333, h: 7.5 },
  colors: {
    ...statusColors,
    ink: '1B2A3A',
    canvas: 'FFFFFF',
    muted: '4A5868',
    surface: 'F2F5F9',
    accent: '1F5FBF',
    ...filledWith('1F5FBF'),
    onAccent: 'FFFFFF',
    second: 'E07A1F',
    series3: '2E8B8B',
    series4: '7A5BB5',
    series5: '8FA3B8',
    quiet: 'C9D2DC',
    hyperlink: '1F5FBF',
  },
  palette: { text2: '1D3F73', background2: 'E6EDF7', accent5: 'B8404F', accent6: '5E8C31' },
  fonts: { heading: 'Georgia', body: 'Calibri', mono: 'Courier New' },
  cornerRadius: 0.05,
  style: {
    card: { face: 'filled', accent: 'top' },
    table: { head: 'surface', banded: false },
    chart: { gapWidthPercent: 60, gridlines: true, lineWidthPt: 2.25, markers: true },
    icon: 'plain',
    bullet: 'disc',
    bracketedEyebrow: false,
    labelFont: 'body',
    numerals: { font: 'heading', bold: true },
    columnRules: false,
    takeaway: 'panel',
    type: { leadPt: 24, bodyPt: 24, statementPt: 44, figurePt: 72 },
  },
  layouts: themeLayouts({
    cover: { ...content, background: 'accent', footer: null },
    section: content,
    content,
    statement: content,
  }),
};
