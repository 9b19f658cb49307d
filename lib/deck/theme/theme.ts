import type { Box, ImageAsset, Ornament } from '../scene/scene';
import type { TableLook, TableRowLook } from './table-look';
import type { LinePlace, TemplateField, TextPlace, TextPlaces, TitleStyle, FieldStyle } from './text-places';

export type { FieldStyle, LinePlace, TableLook, TableRowLook, TemplateField, TextPlace, TextPlaces, TitleStyle };

/**
 * A colour by what it does. Scenes name roles, never values, so that a user who changes
 * the theme in PowerPoint changes the deck. `schemeColor` says how a file names each.
 */
export type ColorRole =
  | 'ink'
  | 'canvas'
  | 'muted'
  | 'surface'
  | 'accent'
  | 'accentFill'
  | 'onAccent'
  | 'edge'
  | 'bullet'
  | 'mark2'
  | 'mark3'
  | 'mark4'
  | 'second'
  | 'series3'
  | 'series4'
  | 'series5'
  | 'quiet'
  | StatusRole;

/**
 * Green, amber and red mean something, so no palette changes them: another one might draw what is good in red. They are
 * as light as can be told from white and from black grounds alike (3 : 1, WCAG 2.2, 1.4.11), and from pale cards.
 */
export const statusColors = { good: '2E8B57', watch: 'A86F1D', bad: 'D64545' } as const;
export type StatusRole = keyof typeof statusColors;

/**
 * What is filled has the template's own colour, also where words have to be a darker shade of it: an accent, thin bars beside
 * or above panels, the signs of lists, and the marks of things in a row after the first, which has the accent. What stands on the accent is what
 * is read best. In files all are slots that other roles have; these names stand for them until then.
 */
export const standIns = {
  accentFill: 'FE01A7',
  onAccent: 'FE01A8',
  edge: 'FE01A9',
  bullet: 'FE01AD',
  mark2: 'FE01AA',
  mark3: 'FE01AB',
  mark4: 'FE01AC',
} as const;

export type FillRole = Exclude<keyof typeof standIns, 'onAccent'>;

/**
 * A slot of the slide's colour map (ECMA-376 part 1, 20.1.10.54) for each role, none for two. Text, background and
 * accents stand there; neutrals only where a brand wants them to be colours of their own. What never changes is its own value.
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
  ...statusColors,
  ...standIns,
} as const satisfies Record<ColorRole, string>;

export type SchemeSlot = (typeof schemeSlots)[Exclude<ColorRole, StatusRole | keyof typeof standIns>];
/** What stands for a role in a file. */
export type ColorValue = (typeof schemeSlots)[Exclude<ColorRole, keyof typeof standIns>];

/** Families that Office has and whose widths are known, because open metric-compatible fonts exist. */
export const fontFamilies = ['Calibri', 'Arial', 'Times New Roman', 'Cambria', 'Georgia', 'Courier New'] as const;
export type MeasuredFamily = (typeof fontFamilies)[number];
/** Any family by its name; what is not of the measured ones is measured by its nearest twin (`fontTwinOf`). */
export type FontFamily = string;

/** `heading` and `body` are the theme's major and minor font. */
export type FontRole = 'heading' | 'body' | 'mono';

/**
 * The layouts whose look each theme decides; every other one looks like one of them. What takes the whole width of a slide,
 * and what has words beside it, looks like content where the theme says nothing else.
 */
type DrawnLayout = 'cover' | 'section' | 'content' | 'whole' | 'captioned' | 'statement' | 'closing';

const looks = {
  cover: 'cover',
  section: 'section',
  content: 'content',
  'two-content': 'content',
  comparison: 'whole',
  'title-only': 'whole',
  blank: 'whole',
  'content-caption': 'captioned',
  'picture-caption': 'whole',
  quote: 'content',
  statement: 'statement',
  figures: 'whole',
  agenda: 'whole',
  chart: 'whole',
  table: 'whole',
  steps: 'whole',
  cards: 'whole',
  team: 'whole',
  closing: 'closing',
} as const satisfies Record<string, DrawnLayout>;

/** The slide layouts of every template, as people know them; several slide kinds share one. */
export type LayoutName = keyof typeof looks;
export const layoutNames = Object.keys(looks) as LayoutName[];

type DrawnLayouts = Readonly<
  Record<Exclude<DrawnLayout, 'whole' | 'captioned' | 'closing'>, ThemeLayout> &
    Partial<Record<DrawnLayout, ThemeLayout>>
>;

/** All layouts of a theme from those that it decides. */
export function themeLayouts({
  content,
  whole = content,
  captioned = content,
  closing,
  ...others
}: DrawnLayouts): Record<LayoutName, ThemeLayout> {
  const drawn = { content, whole, captioned, closing: closing ?? others.cover, ...others };
  const layouts = Object.fromEntries(layoutNames.map((name) => [name, drawn[looks[name]]]));
  return { ...(layouts as Record<LayoutName, ThemeLayout>), blank: withoutHead(drawn.whole) };
}

/** A slide without a title has none of the ornaments that accompany one. */
function withoutHead(layout: ThemeLayout): ThemeLayout {
  const { title, body } = layout;
  const isBesideTitle = ({ box }: Ornament) => box.y + box.h <= body.box.y && box.y + box.h > title.box.y;
  return { ...layout, decor: layout.decor.filter((element) => !isBesideTitle(element)) };
}

export interface ThemeLayout {
  /** For what slides of its kind say, in a layout that somebody made for them. */
  places?: TextPlaces;
  /** Whether it has no place for a title, so that slides have theirs out of sight, where outlines and screen readers find it. */
  isUntitled?: true;
  background: ColorRole;
  /** What title and label stand on, where that is not the background. */
  titleGround?: ColorRole;
  /** What a layout that somebody made shows before anybody writes on it, as SVG in points: in the place of background and ornaments. */
  artwork?: string;
  /** What the layout itself carries; slides do not repeat it. */
  decor: readonly Ornament[];
  title: TitleStyle;
  /** Where fronts have a picture, in a layout that somebody made with a place for one, and the colour of what is drawn there without. */
  picture?: {
    box: Box;
    hex: string;
    /** Shapes of SVG, in points from the corner of the box, of a place that is no rectangle. */
    outline?: string;
  };
  /** Where content has a picture cut to a shape, in a layout that somebody made with such a place, its outline as above, and where its words stand. */
  pictureFrame?: { box: Box; outline: string; words: Box };
  /** Where sections have their number, in a layout that somebody made with a place for it. */
  numeral?: LinePlace & { form: 'plain' | 'two-digit' | 'roman' };
  /** Where fronts name who speaks and when, in a layout that somebody made with a place for it. */
  byline?: LinePlace;
  /** Short label above the title; with the look of its place in a layout that somebody made with one. */
  eyebrow: { box: Box; color: ColorRole; place?: LinePlace };
  /** Subtitle of cover and section; what slides of the others are about. */
  body: Partial<Pick<TitleStyle, 'align' | 'anchor'>> & {
    box: Box;
    color: ColorRole;
    /** Of the subtitle: as large as the kind has it when absent; words smaller than the least have another colour, and are none without one. */
    sizePt?: number;
    leastPt?: number;
    smallColor?: ColorRole;
  };
  /** For words beside what the body shows, in layouts with a place of its own for them. */
  caption?: Box;
  /** What slides lay over a busy ground, in the background's colour, before anything else. */
  panel?: Box;
  /** What stands behind words where it is another colour than the background, six hexadecimal digits each; the first that holds a point counts. */
  grounds?: readonly { box: Box; hex: string }[];
  footer: {
    source: Box;
    slideNumber: Box;
    color: ColorRole;
    /** The same as the number's when absent. */
    sourceColor?: ColorRole;
    /** Small and at the end of its box when absent. */
    number?: FieldStyle;
    fields?: readonly TemplateField[];
  } | null;
  /** What pictures and bands run to the edges of, where ornaments frame the slide; the whole slide when absent. */
  sheet?: Box;
  /** A strip that names the sections of the deck and marks the one that the slide belongs to. */
  tracker?: Box;
}

/** Whether somebody else made the layout: what stands in its places stays there, and nothing is added to what it shows. */
export function isMadeElsewhere({ artwork }: ThemeLayout): boolean {
  return artwork !== undefined;
}

/** How the parts of content slides look in a template; the arrangements draw by it. */
export interface ThemeStyle {
  card: {
    /** `filled` stands on the surface colour, `outlined` in a hairline on the canvas, `ruled` hangs from a line without a panel. */
    face: 'filled' | 'outlined' | 'ruled';
    /** The small accent on a card: hanging from the top edge or standing on the side, or along the whole of either. */
    accent: 'top' | 'edge' | 'side' | 'flank' | 'none';
  };
  table: {
    /** `surface`: muted words on the surface colour; `accent`: words on the accent colour; `rule`: no fill, a strong rule below. */
    head: 'surface' | 'accent' | 'rule';
    /** Every second row on the surface colour. */
    banded: boolean;
    /** In the place of both, where somebody made a style of their own. */
    look?: TableLook;
  };
  chart: {
    /** Between groups of bars, as a share of a bar in percent: 50 to 70. */
    gapWidthPercent: number;
    gridlines: boolean;
    lineWidthPt: number;
    markers: boolean;
  };
  /**
   * What marks things of a kind that stand in a row, one after the other, where the template gives each a colour of its own:
   * discs, arrows, icons. The accent for all when absent.
   */
  marks?: readonly ColorRole[];
  /** Whether steps are rather arrows that point at one another than cards along a line. */
  hasArrows?: boolean;
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
    /** Of text in shapes, which is set larger than lists where there is room; as large as those when absent. */
    drawnPt?: number;
    statementPt: number;
    figurePt: number;
    /** The smallest size of running text, 14 when absent; labels and footers stay below it by as much as elsewhere. */
    leastPt?: number;
  };
}

/** How built-in templates compose slides; `compositions` says what each is. */
export type CompositionName = 'headline' | 'margin' | 'panel' | 'dense' | 'poster';

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
  /** How its slides are composed; absent where somebody made the layouts. */
  composition?: CompositionName;
  /** Names of the arrangements that it likes, in the place of those that its composition does. */
  prefers?: readonly string[];
  layouts: Readonly<Record<LayoutName, ThemeLayout>>;
  /** By id: what the pictures among its ornaments show; none when absent. */
  pictures?: ReadonlyMap<string, ImageAsset>;
}
