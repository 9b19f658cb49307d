import type { Box, SceneElement } from '../../scene/scene';
import type { Theme } from '../../theme/theme';
import type { CardFace } from './card-face';
import type { ParagraphDraft } from './draft';
import type { Fitted } from './fit';

export interface CardContent {
  /** Unique on the slide; the parts are named after it. */
  name: string;
  /** Words on a tab that rises from the top of the card. */
  label?: string;
  /** A numeral or a date above the heading. */
  mark?: string;
  heading?: string;
  /** Name of an icon; cards without one keep its place where a sibling has one. */
  icon?: string;
  /** Of a person: stand on a disc in the place of an icon. */
  initials?: string;
  /** Draws the portrait of a person, who has no initials then. */
  portrait?: (place: { box: Box; on?: string }) => readonly SceneElement[];
  /** A figure, with what it counts, or a phrase that stands out below the heading. */
  headline?: string;
  body?: (sizePt: number) => readonly ParagraphDraft[];
  /** Stands out among its siblings; they stand back when it is false. */
  emphasized?: boolean;
}

/** `surface` cards look as the template's cards do; `rule` cards are open and differ from them. */
export type CardFrame = 'surface' | 'rule';

/** Where the icons of a grid stand: above the texts, beside the headings or in a column before all texts; and the side of their squares in inches. */
export interface IconSlot {
  place: 'above' | 'beside' | 'column';
  sideIn: number;
}

/** Sizes in pt of headings and bodies. */
export type CardSizes = readonly [heading: number, body: number];

export interface CardGrid {
  area: Box;
  columns: number;
  frame: CardFrame;
  /** Replaces the face that goes with the frame. */
  face?: CardFace;
  /** The most wanted first. */
  sizesPt?: readonly CardSizes[];
  /** Height that the caller shares out; without it short contents get roomy cards that stand a little lower. */
  minHeightIn?: number;
  markSizePt?: number;
}

export interface CardContext {
  theme: Theme;
  language: string;
  direction: 'ltr' | 'rtl';
}

/** The texts of a card, in reading order. */
export const cardParts = ['mark', 'heading', 'headline', 'body'] as const;
export type CardPart = (typeof cardParts)[number];
export type MeasuredCard = Readonly<Record<CardPart, Fitted | null>>;

/** Heights that every card of a row shares, so that headings and bodies stand on common lines. */
export type RowHeights = Readonly<Record<CardPart, number>>;

export const partGapIn = 0.1;
export const iconGapIn = 0.18;
export const tabIn = 0.42;
