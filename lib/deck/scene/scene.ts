import type { IconName } from '../icons/icon-set';
import type { SlideKind } from '../spec/slide-spec';
import type { ChartData } from '../spec/chart-data';
import type { ColorRole, FontRole, LayoutName } from '../theme/theme';
import type { ChartBridge } from './bridge-parts';
import type { AnnotationLook, ChartAnnotations } from './chart-annotations';
import type { BulletMark } from './bullet-signs';
import type { ChartLabels } from './chart-labels';
import type { Connection, Geometry } from './geometry';
import type { PlaceholderRole } from './placeholder-role';

export type { ImageAsset } from './image-asset';

export type { Geometry };

/**
 * Where everything stands: absolute boxes in inches, final font sizes, measured lines. The .pptx and the preview are
 * both drawn from a scene; nothing downstream decides a position again.
 */

/** Inches from the top left corner of the slide. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface TextRun {
  text: string;
  sizePt: number;
  color: ColorRole;
  font: FontRole;
  bold?: boolean;
  italic?: boolean;
  letterSpacingPt?: number;
  /** Where a reader is sent who follows the words: an address of the web or of mail, checked. They are underlined. */
  href?: string;
}

export interface Paragraph {
  runs: readonly TextRun[];
  /** Logical: `start` is left in left-to-right paragraphs and right in right-to-left ones. */
  align: 'start' | 'center' | 'end';
  direction: 'ltr' | 'rtl';
  bullet?: { kind: BulletMark } | { kind: 'number'; startAt: number };
  /** Outline level, 0 to 2. */
  level: number;
  /** Hanging indent of the text behind its bullet, in inches; 0 without a bullet. */
  indentIn: number;
  /** Inches that the whole paragraph stands behind the start of its box, as beside an icon; none when absent. */
  startIn?: number;
  /** Multiple of the font's own line pitch. */
  lineSpacing: number;
  spaceBeforePt: number;
  /** The lines as measured; joined they are the text of the runs. */
  lines: readonly string[];
}

export interface Fill {
  color: ColorRole;
  /** 0 to 1; opaque when absent. */
  opacity?: number;
}

export interface Stroke {
  color: ColorRole;
  widthPt: number;
  dash?: 'solid' | 'dash' | 'dot';
}

interface ElementBase {
  /** Unique on the slide, human, shown in PowerPoint's selection pane, such as "Step 2 detail". */
  name: string;
  box: Box;
  /** Name of the element that this one stands on on purpose (text on a card). */
  on?: string;
  /** What this is a part of, such as "Card 2"; the parts of one thing move together. */
  group?: string;
}

export interface TextElement extends ElementBase {
  type: 'text';
  placeholder: PlaceholderRole;
  /** Out of sight above the slide, as PowerPoint has titles of slides that show none. */
  isHidden?: true;
  /** What programs write again in its place, such as `slidenum` (ECMA-376 part 1, 21.1.2.2.4). */
  field?: string;
  paragraphs: readonly Paragraph[];
  anchor: 'top' | 'middle' | 'bottom';
  /** How far its words are turned clockwise: 90 for lines that run down, 270 for such that run up. The box is the one that is seen. */
  turnDeg?: 90 | 270;
  /** Inches between the box and its text. */
  inset: { left: number; top: number; right: number; bottom: number };
  /** A text box may be a shape itself (a card, a label). */
  geometry?: Geometry;
  fill?: Fill;
  stroke?: Stroke;
  cornerRadius?: number;
  flipHorizontal?: boolean;
}

export interface ShapeElement extends ElementBase {
  type: 'shape';
  geometry: Geometry;
  fill?: Fill;
  stroke?: Stroke;
  /** As in `Theme.cornerRadius`; for `round-rect`. */
  cornerRadius?: number;
  rotationDeg?: number;
  flipHorizontal?: boolean;
  flipVertical?: boolean;
  /** For `arc-segment`, a sector of the box's ellipse: start and end in degrees, clockwise from three o'clock; a ring's has a hole. */
  angles?: { startDeg: number; endDeg: number; holeShare?: number };
}

/** A straight line from the top left to the bottom right of its box (or flipped); `h` or `w` may be 0. Its ends are tied to the elements that `joins` names, and follow them. */
export interface LineElement extends ElementBase {
  type: 'line';
  stroke: Stroke;
  flipVertical?: boolean;
  startArrow?: boolean;
  endArrow?: boolean;
  connects?: Connection;
  joins?: { start: string; end: string };
}

export interface ImageElement extends ElementBase {
  type: 'image';
  /** Key into the assets given to the writer. */
  imageId: string;
  /** What is drawn, as SVG, of a picture that nobody gave: it is an ornament and says nothing. */
  svg?: string;
  altText: string;
  /** Shares of the picture cut off on each side, 0 to 1; the rest keeps its proportions. */
  crop: { left: number; top: number; right: number; bottom: number };
  /** What the picture is cut to: its whole box when absent. */
  geometry?: 'rect' | 'round-rect' | 'ellipse';
  /** As in `Theme.cornerRadius`; for `round-rect`. */
  cornerRadius?: number;
  /** The outline of the template's place that it stands in, as shapes of SVG in points from its corner; files take that from the place. */
  outline?: string;
}

/** What a layout carries beside its places for words: shapes, lines, and pictures of the theme. */
export type Ornament = ShapeElement | LineElement | ImageElement;

/** A line drawing of the icon set, in one colour, in a square; it always stands beside words that say the same. */
export interface IconElement extends ElementBase {
  type: 'icon';
  icon: IconName;
  color: ColorRole;
}

/** How one series is drawn. */
export interface ChartSeriesLook extends AnnotationLook {
  form: 'bar' | 'line' | 'area' | 'sector' | 'point';
  axis: 'primary' | 'secondary';
  fill: Fill;
  /** One a point, where points differ from their series. */
  pointFills?: readonly Fill[];
  /** Of lines; of points that are joined. */
  lineWidthPt?: number;
  /** Of a line, the points that none of it leads to, whatever stands before them. */
  breaksBefore?: readonly number[];
  /** Diameter of the disc at each point; none when absent. */
  markerPt?: number;
  labels?: ChartLabels;
  /** A line or bars that are not drawn, with the sum of all other series at their points; the workbook computes it. */
  isTotal?: boolean;
  /** Bars that take their room and are not drawn: what others stand on. */
  isUnseen?: boolean;
}

/** An axis of numbers; the ends of the plot are `min` and `max`. */
export interface ChartValueAxis {
  min: number;
  max: number;
  /** Distance of gridlines and labels. */
  step: number;
  /** What the file states of these; the rest follows the numbers in whatever program shows them, which comes to the same. */
  fixed: readonly ('min' | 'max' | 'step')[];
  format: string;
  /** Whether its numbers are printed. */
  shown: boolean;
  gridlines: boolean;
}

export interface ChartCategoryAxis {
  /** Every how many-th name is printed, from the first on. */
  every: number;
  /** The lines of each category's name as measured; empty for those that are not printed. */
  lines: readonly (readonly string[])[];
  /** Whether points stand in the middle of their share of the axis or on its ends, as areas do. */
  points: 'between' | 'on-ends';
}

/** One line of words of a chart, such as what its numbers count. */
export interface ChartCaption {
  text: string;
  box: Box;
  sizePt: number;
}

/** The names of the series beside their colours, in rows; programs set them one behind the other. */
export interface ChartLegend extends Omit<ChartCaption, 'text'> {
  /** In round charts, whose categories are named one below the other: the lines of each name as measured. */
  names?: readonly (readonly string[])[];
}

/** What a chart's points are measured against. */
export type ChartAxes =
  | { kind: 'categories'; category: ChartCategoryAxis; value: ChartValueAxis; secondary?: ChartValueAxis }
  | { kind: 'numbers'; x: ChartValueAxis; value: ChartValueAxis };

/** Everything about the picture of a chart is decided here; programs find it in the file word for word. */
export interface ChartElement extends ElementBase {
  type: 'chart';
  chart: ChartData;
  altText: string;
  /** The area between the axes, or the square that the sectors fill; inside `box`. */
  plot: Box;
  /** One a series. */
  looks: readonly ChartSeriesLook[];
  /** None for sectors. */
  axes?: ChartAxes;
  /** The categories run downwards and the bars along. */
  horizontal: boolean;
  stacked: boolean;
  /** What runs along runs from right to left. */
  reversed: boolean;
  /** Between groups of bars, in percent of a bar. */
  gapWidthPercent: number;
  /** Diameter of the hole in percent of the whole; 0 for a pie. */
  holePercent: number;
  /** Size of names and numbers at the axes. */
  sizePt: number;
  /** What the numbers count, the title of the chart; those of the secondary axis are its title. */
  caption?: ChartCaption;
  secondaryCaption?: ChartCaption;
  legend?: ChartLegend;
  bridge?: ChartBridge;
  annotations?: ChartAnnotations;
  /** BCP 47, for the forms of its numbers. */
  language: string;
}

export interface TableCell {
  paragraphs: readonly Paragraph[];
  fill?: Fill;
}

export interface TableRow {
  kind: 'header' | 'body' | 'total';
  heightIn: number;
  cells: readonly TableCell[];
}

/** Columns stand in reading order: in a right-to-left scene the first one is the rightmost. */
export interface TableElement extends ElementBase {
  type: 'table';
  altText: string;
  columnWidthsIn: readonly number[];
  rows: readonly TableRow[];
  /** Inches inside each cell. */
  cellMargin: { x: number; y: number };
  /** Hairlines between rows. */
  rule: Stroke;
  /** The rule above the total row. */
  totalRule: Stroke;
  /** The rule below the header row; a hairline like the others when absent. */
  headRule?: Stroke;
}

export type SceneElement =
  TextElement | ShapeElement | LineElement | ImageElement | IconElement | ChartElement | TableElement;

export interface SceneSlide {
  kind: SlideKind;
  /** Which of the kind's forms was used. */
  arrangement: string;
  layout: LayoutName;
  /** The slide goes on from the one before it, whose form it keeps. */
  continues?: boolean;
  /** In reading order, which is also the drawing order. */
  elements: readonly SceneElement[];
  /** Paragraphs separated by line feeds; empty for none. */
  notes: string;
  /** The title as a reader of the outline sees it. */
  title: string;
}

export interface Scene {
  title: string;
  author?: string;
  language: string;
  direction: 'ltr' | 'rtl';
  slides: readonly SceneSlide[];
}
