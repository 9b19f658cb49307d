import type { PlaceholderRole } from '@/lib/deck/scene/placeholder-role';
import type { RoleColors } from '@/lib/deck/theme/scheme-color';
import type { LayoutName } from '@/lib/deck/theme/theme';
import type { PartMap } from '../package/part';
import type { TableStyle } from './table-style';
import type { XmlElement } from '../xml/tree';

/** The sign before the items of a list as its template has it. */
export interface ListSign {
  char: string;
  /** That of the words when absent. */
  typeface?: string;
  /** Of the size of the words, in thousandths of a percent. */
  size?: string;
}

/** A placeholder of a layout that a slide can fill. Offsets and extents in EMU. */
export interface PlaceholderSlot {
  /** As written in `p:ph` (ECMA-376 part 1, 19.7.10); absent for content of any kind. */
  type?: string;
  size?: string;
  /** Absent for titles. */
  idx?: number;
  x: number;
  y: number;
  cx: number;
  cy: number;
  /** Columns that its text would run through; one when absent. */
  columns?: number;
  /** Of a place for pictures that is no rectangle: what they are cut to. */
  outline?: XmlElement;
  /** Whether the layout's own place is larger than this by what it keeps free within, which a slide that says its own place has not. */
  isInset?: boolean;
  /** Attributes of `a:bodyPr` that slides inherit. */
  textBody: Readonly<Record<string, string>>;
  /** What slides inherit for each level of text, `a:lvl1pPr` first, from master and layout together. */
  levels: readonly XmlElement[];
}

export interface TemplateLayout {
  /** Name of the layout's part. */
  part: string;
  /** A role that the layout has no placeholder for stays a plain text box on the slide. */
  placeholders: Partial<Record<PlaceholderRole, PlaceholderSlot>>;
}

/**
 * Theme, masters, layouts and notes master of a template, whether this project built it or
 * somebody uploaded it. `assemble` puts slides on it without knowing which.
 */
export interface TemplatePackage {
  /** What the theme is called; stands in the document properties. */
  name: string;
  /** Parts with their relationships; what no slide reaches is left out of the file. */
  parts: PartMap;
  /** What slides and charts on it call the colour of each role. */
  colors: RoleColors;
  /** What tables on it name. */
  tableStyle: TableStyle;
  /** Where its masters say nothing of words outside of their places, in which programs then differ. */
  leavesCellsOpen?: boolean;
  /** What its lists have before their items, by level; the signs of this project where absent. */
  listSigns?: readonly ListSign[];
  /** EMU. */
  slideSize: { cx: number; cy: number };
  /** Ids count from 2147483648 and differ from those of the masters' layouts (ECMA-376 part 1, 19.7.5). */
  masters: readonly { part: string; id: number }[];
  notesMaster: string;
  layouts: Readonly<Record<LayoutName, TemplateLayout>>;
}
