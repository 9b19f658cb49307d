import type { SceneElement, SceneSlide } from '@/lib/deck/scene/scene';
import type { RoleColors } from '@/lib/deck/theme/scheme-color';
import type { TableStyle } from '../../template/table-style';
import type { ListSign, PlaceholderSlot, TemplateLayout } from '../../template/template-package';
import type { XmlElement } from '../../xml/tree';

/** A drawing object of the slide's shape tree beside the element that it shows. */
export interface DrawnElement {
  element: SceneElement;
  node: XmlElement;
  /** The placeholder that a text fills. */
  slot?: PlaceholderSlot;
}

/** The parsed XML of one slide as the rules see it; each rule changes the tree in place. */
export interface SlideDrawing {
  slide: SceneSlide;
  /** BCP 47, well-formed. */
  language: string;
  direction: 'ltr' | 'rtl';
  layout: TemplateLayout;
  colors: RoleColors;
  tableStyle: TableStyle;
  leavesCellsOpen?: boolean;
  listSigns?: readonly ListSign[];
  shapeTree: XmlElement;
  /** In reading order. */
  drawn: DrawnElement[];
}

export type SlideRule = (drawing: SlideDrawing) => void;
