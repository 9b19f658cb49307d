import type { Box, Fill, LineElement, ShapeElement, Stroke, TableRow } from '../scene/scene';

/**
 * A colour by what it does. Scenes name roles, never values, so that a user who changes
 * the theme in PowerPoint changes the deck. `schemeColor` says how a file names each.
 */
export type ColorRole =
  'ink' | 'canvas' | 'muted' | 'surface' | 'accent' | 'second' | 'series3' | 'series4' | 'series5' | 'quiet';

/**
 * A slot of the slide's colour map (ECMA-376 part 1, 20.1.10.54) for each role, none for two. Text, background and
 * accents stand there; neutrals only where a brand wants them to be colours of their own.
 */
export const schemeSlots = {
  ink: 'tx1',
  canvas: 'bg1',
  muted: 'tx2',
  surface: 'bg2',
  accent: 'accent1',
  second: 'accent2',
  series3: 'accent3',
  series4: 'accent4',
  series5: 'accent5',
  quiet: 'accent6',
} as const satisfies Record<ColorRole, string>;

export type SchemeSlot = (typeof schemeSlots)[ColorRole];

/** Families that Office has and whose widths are known, because open metric-compatible fonts exist. */
export const fontFamilies = ['Calibri', 'Arial', 'Times New Roman', 'Cambria', 'Georgia', 'Courier New'] as const;
export type MeasuredFamily = (typeof fontFamilies)[number];
/** Any family by its name; what is not of the measured ones is measured by its nearest twin (`fontTwinOf`). */
export type FontFamily = string;

/** `heading` and `body` are the theme's major and minor font. */
export type FontRole = 'heading' | 'body' | 'mono';

/**
 * The slide layouts of every template. Several slide kinds share one: `content` has a title
 * and free space below, `text` a title and a body placeholder.
 */
export const layoutNames = ['cover', 'section', 'content', 'text', 'statement'] as const;
export type LayoutName = (typeof layoutNames)[number];

export interface TitleStyle {
  box: Box;
  sizePt: number;
  /** Lines that a title may have at its full size, as on covers; 1 when absent. */
  fullSizeLines?: number;
  /** Used when the title needs more lines than that. */
  smallSizePt: number;
  color: ColorRole;
  bold: boolean;
  anchor: 'top' | 'middle' | 'bottom';
}

export interface ThemeLayout {
  /** What people read in PowerPoint's layout menu. */
  label: string;
  background: ColorRole;
  /** Native shapes that the layout itself carries; slides do not repeat them. */
  decor: readonly (ShapeElement | LineElement)[];
  title: TitleStyle;
  /** Short label above the title. */
  eyebrow: { box: Box; color: ColorRole };
  /** Subtitle of cover and section; body placeholder of `text`. */
  body: { box: Box; color: ColorRole };
  footer: { source: Box; slideNumber: Box; color: ColorRole } | null;
  /** What pictures and bands run to the edges of, where ornaments frame the slide; the whole slide when absent. */
  sheet?: Box;
  /** A strip that names the sections of the deck and marks the one that the slide belongs to. */
  tracker?: Box;
}

/** How the parts of content slides look in a template; the arrangements draw by it. */
export interface ThemeStyle {
  card: {
    /** `filled` stands on the surface colour, `outlined` in a hairline on the canvas, `ruled` hangs from a line without a panel. */
    face: 'filled' | 'outlined' | 'ruled';
    /** The small accent on a card: hanging from the top edge or standing on the side. */
    accent: 'top' | 'side' | 'none';
  };
  table: {
    /** `surface`: muted words on the surface colour; `accent`: words on the accent colour; `rule`: no fill, a strong rule below. */
    head: 'surface' | 'accent' | 'rule';
    /** Every second row on the surface colour. */
    banded: boolean;
  };
  chart: {
    /** Between groups of bars, as a share of a bar in percent: 50 to 70. */
    gapWidthPercent: number;
    gridlines: boolean;
    lineWidthPt: number;
    markers: boolean;
  };
  /** What an icon stands on. */
  icon: 'plain' | 'disc' | 'square' | 'ring';
  bullet: 'disc' | 'square' | 'dash';
  /** Brackets around the label above the title. */
  bracketedEyebrow: boolean;
  /** The font of short labels: above titles, on axes and stations. */
  labelFont: FontRole;
  /** Big figures and the numerals that count items and sections. */
  numerals: { font: FontRole; bold: boolean };
  /** Hairlines between columns that stand side by side without panels. */
  columnRules: boolean;
  /** The sentence beside a chart: on a `panel` of the surface colour, `boxed` in an accent frame, or `ruled` by a line above. */
  takeaway: 'panel' | 'boxed' | 'ruled';
  /** The largest sizes in pt that the arrangements use. */
  type: {
    leadPt: number;
    bodyPt: number;
    statementPt: number;
    figurePt: number;
    /** The smallest size of running text, 14 when absent; labels and footers stay below it by as much as elsewhere. */
    leastPt?: number;
  };
}

/** Everything that makes one built-in template look like itself. */
export interface Theme {
  /** What callers send as `template_name`. */
  name: string;
  description: string;
  /** Lower-case words for the automatic choice. */
  tags: readonly string[];
  appearance: 'light' | 'dark';
  /** Inches. */
  canvas: { w: number; h: number };
  /** Six hexadecimal digits, upper case, no `#`. Neutrals are what their tints show (`withTints`). */
  colors: Readonly<Record<ColorRole, string>> & { hyperlink: string };
  /**
   * What the palette of a file has for a person's own shapes beside the colours of roles: a second text and a second
   * background colour, and two more accents.
   */
  palette: Readonly<Record<'text2' | 'background2' | 'accent5' | 'accent6', string>>;
  fonts: { heading: FontFamily; body: FontFamily; mono: FontFamily };
  /** Corner of cards: 0 is square, 0.5 a semicircle, as a share of the shorter side. */
  cornerRadius: number;
  style: ThemeStyle;
  layouts: Readonly<Record<LayoutName, ThemeLayout>>;
}

/** How the words of a table row look and what they stand on. */
export interface TableRowLook {
  color: ColorRole;
  bold: boolean;
  fill?: Fill;
}

/** How the tables of a theme look: what files say once, in a table style, and cells only where they differ. */
export interface TableLook {
  rows: Readonly<Record<TableRow['kind'], TableRowLook>>;
  /** What every second row of the body stands on. */
  band?: Fill;
  /** Hairlines between rows. */
  rule: Stroke;
  /** Above the total row. */
  totalRule: Stroke;
  /** Below the header row; a hairline like the others when absent. */
  headRule?: Stroke;
}

const tableHeads: Readonly<Record<ThemeStyle['table']['head'], Omit<TableRowLook, 'bold'>>> = {
  surface: { color: 'muted', fill: { color: 'surface' } },
  accent: { color: 'canvas', fill: { color: 'accent' } },
  rule: { color: 'ink' },
};

export function tableLook({ head, banded }: ThemeStyle['table']): TableLook {
  return {
    rows: {
      header: { ...tableHeads[head], bold: true },
      body: { color: 'ink', bold: false },
      total: { color: 'ink', bold: true },
    },
    ...(banded && { band: { color: 'surface' } }),
    rule: { color: 'quiet', widthPt: 0.75 },
    totalRule: { color: 'ink', widthPt: 1.25 },
    ...(head === 'rule' && { headRule: { color: 'ink', widthPt: 1.5 } }),
  };
}
