import type { Box, SceneElement } from '../../scene/scene';
import type { Theme } from '../../theme/theme';
import { cardGapIn, cardPaddingIn } from '../grid';
import type { Draft } from './draft';
import { draft } from './draft';
import { drawCard, edgeWidthIn } from './draw-card';
import type { Fitted } from './fit';
import { fitDrafts } from './fit';

export interface CardContent {
  /** Unique on the slide; the parts are named after it. */
  name: string;
  /** A numeral or a short label above the heading. */
  mark?: string;
  heading?: string;
  /** One figure or phrase that stands out below the heading. */
  headline?: string;
  body?: (sizePt: number) => readonly Draft[];
  /** Gets the accent edge. */
  emphasized?: boolean;
  /** Words on a small label at the top of the card. */
  label?: string;
}

/** `surface` cards stand on a panel; `rule` cards hang from a line and have no panel. */
export type CardFrame = 'surface' | 'rule';

export interface CardGrid {
  area: Box;
  columns: number;
  frame: CardFrame;
  /** Pairs of heading and body size, the most wanted first. */
  sizesPt?: readonly (readonly [heading: number, body: number])[];
  minHeightIn?: number;
  markSizePt?: number;
}

export interface CardContext {
  theme: Theme;
  language: string;
  direction: 'ltr' | 'rtl';
}

export interface CardParts {
  label: Fitted | null;
  mark: Fitted | null;
  heading: Fitted | null;
  headline: Fitted | null;
  body: Fitted | null;
}

/** Heights that every card of a row shares, so that headings and bodies stand on common lines. */
export interface RowHeights {
  label: number;
  mark: number;
  heading: number;
  headline: number;
  body: number;
}

export const partGapIn = 0.1;
const parts = ['label', 'mark', 'heading', 'headline', 'body'] as const;
/** Heading and body size, the most wanted first. */
export const cardSizesPt = [[24, 20], [22, 18], [20, 18], [20, 16], [18, 16], [18, 14], [16, 14], [14, 14], [14, 12]] as const;

/**
 * Lays equal cards in rows: one heading size and one body size for all, parts aligned across
 * a row, equal heights. Null when they do not fit at the smallest sizes.
 */
export function layCards(
  context: CardContext,
  contents: readonly CardContent[],
  grid: CardGrid,
): { elements: SceneElement[]; heightIn: number } | null {
  for (const [headingPt, bodyPt] of grid.sizesPt ?? cardSizesPt) {
    const laid = layAtSize(context, contents, grid, headingPt, bodyPt);
    if (laid) return laid;
  }
  return null;
}

function layAtSize(context: CardContext, contents: readonly CardContent[], grid: CardGrid, headingPt: number, bodyPt: number) {
  const { area, columns } = grid;
  const w = (area.w - cardGapIn * (columns - 1)) / columns;
  const padding = grid.frame === 'surface' ? cardPaddingIn : 0;
  const measured: CardParts[] = [];
  for (const content of contents) {
    const one = measureCard(context, content, w - 2 * padding, grid, headingPt, bodyPt);
    if (!one) return null;
    measured.push(one);
  }
  const rows = chunk(measured, columns);
  const heights = rows.map(rowHeights);
  const tallest = Math.max(...heights.map((row) => cardHeight(row, grid.frame)));
  const cardH = Math.max(tallest, grid.minHeightIn ?? 0);
  const heightIn = cardH * rows.length + cardGapIn * (rows.length - 1);
  if (heightIn > area.h) return tallest * rows.length + cardGapIn * (rows.length - 1) <= area.h ? drawAll(area.h) : null;
  return drawAll(heightIn);

  function drawAll(total: number) {
    const h = (total - cardGapIn * (rows.length - 1)) / rows.length;
    const elements = contents.flatMap((content, index) => {
      const row = Math.floor(index / columns);
      const box = { x: area.x + (index % columns) * (w + cardGapIn), y: area.y + row * (h + cardGapIn), w, h };
      return drawCard(context, content, measured[index]!, heights[row]!, box, grid.frame);
    });
    return { elements, heightIn: total };
  }
}

function measureCard(
  context: CardContext,
  content: CardContent,
  widthIn: number,
  grid: CardGrid,
  headingPt: number,
  bodyPt: number,
): CardParts | null {
  const { direction } = context;
  const box = { widthIn, heightIn: grid.area.h };
  const fit = (drafts: readonly Draft[] | undefined) => (drafts && drafts.length > 0 ? fitDrafts(context, drafts, box) : null);
  const wanted = {
    label: content.label ? [draft(content.label, direction, { sizePt: 12, bold: true, color: 'accent' })] : undefined,
    mark: content.mark ? [draft(content.mark, direction, { sizePt: grid.markSizePt ?? 20, bold: true, color: 'accent', font: 'heading' })] : undefined,
    heading: content.heading ? [draft(content.heading, direction, { sizePt: headingPt, bold: true, lineSpacing: 1 })] : undefined,
    headline: content.headline ? [draft(content.headline, direction, { sizePt: headingPt + 8, bold: true, color: 'accent', font: 'heading', lineSpacing: 1 })] : undefined,
    body: content.body?.(bodyPt),
  };
  const measured = {
    label: fit(wanted.label),
    mark: fit(wanted.mark),
    heading: fit(wanted.heading),
    headline: fit(wanted.headline),
    body: fit(wanted.body),
  };
  return parts.some((part) => (wanted[part]?.length ?? 0) > 0 && !measured[part]) ? null : measured;
}

function rowHeights(row: readonly CardParts[]): RowHeights {
  const tallest = (part: (typeof parts)[number]) => Math.max(0, ...row.map((card) => card[part]?.heightIn ?? 0));
  return {
    label: tallest('label'),
    mark: tallest('mark'),
    heading: tallest('heading'),
    headline: tallest('headline'),
    body: tallest('body'),
  };
}

function cardHeight(row: RowHeights, frame: CardFrame): number {
  const present = parts.filter((part) => row[part] > 0);
  const text = present.reduce((sum, part) => sum + row[part], 0) + partGapIn * Math.max(0, present.length - 1);
  return text + (frame === 'surface' ? 2 * cardPaddingIn : edgeWidthIn + cardPaddingIn * 0.8);
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  const rows: T[][] = [];
  for (let from = 0; from < items.length; from += size) rows.push(items.slice(from, from + size));
  return rows;
}
