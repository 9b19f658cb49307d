import type { Box, ImageAsset, SceneElement } from '../scene/scene';
import type { BulletItem, SlideKind, SlideOf, SlideSpec } from '../spec/slide-spec';
import type { Hyphenate } from '../text/break-lines';
import type { LayoutName, Theme, ThemeLayout, TitleStyle } from '../theme/theme';
import type { ChartChange } from './charts/adapt-chart';
import type { Fault } from './faults';

/** Where the eye goes in a picture, as shares of its width and height from the top left. */
export interface PictureFocus {
  x: number;
  y: number;
}

/** The sizes of pictures; those with a focus are cropped around it, others evenly. */
export type ImageSizes = ReadonlyMap<string, Pick<ImageAsset, 'widthPx' | 'heightPx'> & { focus?: PictureFocus }>;

/** What stays the same for every slide of a deck. */
export interface DeckContext {
  theme: Theme;
  /** BCP 47, such as `de-DE`. */
  language: string;
  direction: 'ltr' | 'rtl';
  hyphenate?: Hyphenate;
  images: ImageSizes;
  /** The day that slides with a date say; such slides have none without it. */
  date?: Date;
  /** The day that the deck itself says it is of, in its words, which goes before that where nothing keeps it up to date. */
  saidDate?: string;
  /** What footers may name the deck by; a single slide is none. */
  deckTitle?: string;
  /** Topics of the deck's agenda, so that sections can say where in it they are; empty without one. */
  agenda: readonly string[];
}

/** What an arrangement may draw on. */
export interface KindContext extends DeckContext {
  /** The body of the arrangement's layout, in inches; everything placed stands inside it. */
  area: Box;
  /** For words beside what the body shows, in layouts with a place of its own for them. */
  caption?: Box;
  /** How many further slides may take what does not fit; 0 sends the rest into the notes. */
  furtherSlides: number;
  /** Number of the first item, for numbered content that goes on from an earlier slide. */
  firstNumber: number;
  /** What stands on the slide that this one goes on from. */
  previousPart?: readonly SceneElement[];
}

/**
 * What an arrangement made of a slide. `continues` carries what did not fit as a slide of
 * its own; `too-long` means that the arrangement cannot hold this content at legible sizes.
 */
export type Placement =
  | { outcome: 'placed'; elements: readonly SceneElement[]; toNotes?: readonly MovedText[]; cover?: PictureCover }
  | {
      outcome: 'continues';
      elements: readonly SceneElement[];
      rest: readonly SlideSpec[];
      nextNumber?: number;
      cover?: PictureCover;
    }
  | { outcome: 'too-long' };

/** A picture that reaches from edge to edge over all that the layout draws, with a plane for every word of the slide. */
export interface PictureCover {
  /** The picture and the plane; they stand behind the title. */
  behind: readonly SceneElement[];
  /** Name of the plane. */
  plane: string;
  /** The layout with its label and its foot on the plane, and nothing else. */
  layout: ThemeLayout;
}

/** A text that stands shortened on the slide and whole in the notes. */
export interface MovedText {
  what: 'content' | 'title' | 'eyebrow' | 'source' | 'subtitle' | 'slides';
  text: string;
}

export interface Arrangement<S extends SlideSpec> {
  /** Lower-case words, such as `numbered-line`; callers may ask for it by this name. */
  name: string;
  layout: LayoutName;
  /** How well the content suits this form: higher is tried first, 0 only when nothing else holds it. */
  suits(slide: S, context: DeckContext): number;
  place(slide: S, context: KindContext): Placement;
  /** Replaces the title style of the layout. */
  title?(slide: S, context: DeckContext): TitleStyle;
  /** Covers the whole layout, so that its title may stand anywhere, whoever made the layout. */
  coversLayout?: true;
  /** Stands in the places that the layout has for such slides; offered where somebody made one with such places. */
  fillsPlaces?: true;
  /** Stands in the place that the layout cuts pictures to a shape in; offered where somebody made one with such a place. */
  fillsFrame?: true;
  /** Is meant for layouts that somebody made, and offered there alone. */
  isForGiven?: true;
  /** Whether one of the placed elements is the title placeholder. */
  drawsTitle?(slide: S, context: DeckContext): boolean;
}

export interface KindLayout<S extends SlideSpec> {
  arrangements: readonly Arrangement<S>[];
  /**
   * Every word of the slide beyond title, eyebrow, source and notes, in reading order: what
   * is set as a plain list, or moved into the notes, when no arrangement holds it.
   */
  outline(slide: S): readonly BulletItem[];
  /** The slides that it falls into when no arrangement holds it; the outline as a list when absent or undefined. */
  apart?(slide: S): readonly SlideSpec[] | undefined;
}

export type SlideByKind = { [K in SlideKind]: SlideOf<K> };
export type KindLayouts = { [K in SlideKind]: KindLayout<SlideByKind[K]> };

/** What the layout had to do with content that did not fit or is not there; reaches the quality report. */
export type LayoutWarning =
  | { type: 'continues'; specIndex: number; slideIndex: number }
  | { type: 'moved-to-notes'; specIndex: number; slideIndex: number; what: MovedText['what'] }
  | { type: 'chart-adapted'; specIndex: number; slideIndex: number; change: ChartChange }
  | { type: 'not-drawn'; specIndex: number; slideIndex: number; fault: Fault }
  | { type: 'not-plotted'; specIndex: number; slideIndex: number; names: readonly string[] }
  | { type: 'unknown-icon'; specIndex: number; slideIndex: number; icon: string };
