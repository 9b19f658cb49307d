import type { Box } from '../scene/scene';
import type { FieldRole } from '../scene/placeholder-role';
import type { ColorRole, FontRole } from './theme';

export interface TitleStyle {
  box: Box;
  sizePt: number;
  /** Lines that a title may have at its full size, as on covers; 1 when absent. */
  fullSizeLines?: number;
  /** Used when the title needs more lines than that. */
  smallSizePt: number;
  /** From a size to the next smaller one that is tried. */
  shrink?: number;
  color: ColorRole;
  bold: boolean;
  anchor: 'top' | 'middle' | 'bottom';
  /** Logical, `start` when absent. */
  align?: 'start' | 'center' | 'end';
}

/** A place for few words, and how they are set there. */
export type LinePlace = Pick<TitleStyle, 'box' | 'color' | 'sizePt' | 'bold' | 'align' | 'anchor'>;

/** A place for what a slide is about, in a layout that somebody made for such slides. */
export interface TextPlace extends LinePlace {
  font: FontRole;
  italic?: boolean;
  lineSpacing: number;
  /** What the place is filled with itself, six hexadecimal digits. */
  fill?: string;
  /** Whether its words are the items of a numbered list. */
  isNumbered?: true;
  /** What stands before and behind the words of its prompt, as quotations have. */
  marks?: readonly [before: string, behind: string];
}

/** By the `PlaceholderRole` that fills them. */
export type TextPlaces = Readonly<Record<string, TextPlace>>;

export interface FieldStyle {
  sizePt: number;
  /** How far its words are turned clockwise in their box: 90 for a line that runs down, 270 for one that runs up. */
  turnDeg?: 90 | 270;
  align: NonNullable<TitleStyle['align']>;
  /** The body's when absent. */
  font?: FontRole;
}

/** A footer, date or label of a layout that somebody made, as slides of it repeat it. */
export interface TemplateField extends FieldStyle {
  role: FieldRole;
  box: Box;
  /** Of footers and labels; dates say the day. */
  text: string;
  /** What stands between the text and the title of the deck, where that ends it. */
  beforeTitle?: string;
  /** Dates only: the type of the field that programs keep up to date, absent for one that stays. */
  field?: string;
  color: ColorRole;
  anchor: TitleStyle['anchor'];
}
