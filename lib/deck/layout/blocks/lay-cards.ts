import type { SceneElement } from '../../scene/scene';
import { cardGapIn, cardPaddingIn } from '../grid';
import { fitTab } from './card-tab';
import type { CardContent, CardContext, CardGrid, CardSizes, MeasuredCard } from './card-types';
import { tabIn } from './card-types';
import { drawCard } from './draw-card';
import { cardHeight, measureCard, rowHeights } from './measure-card';

/** Heading and body size, the most wanted first. */
const cardSizesPt = [[28, 26], [28, 24], [26, 22], [24, 22], [24, 20], [22, 18], [20, 18], [20, 16], [18, 16], [18, 14], [16, 14], [14, 14], [14, 12]] as const;

/** Columns and rows without panels need more space between them. */
const openGapIn = 0.45;

/**
 * Lays equal cards in rows: one heading size and one body size for all, parts aligned across
 * a row, equal heights. Null when they do not fit at the smallest sizes.
 */
export function layCards(context: CardContext, contents: readonly CardContent[], grid: CardGrid): { elements: SceneElement[]; heightIn: number } | null {
  if (contents.some(({ label }) => label && !fitTab(context, label, cardWidthIn(grid)))) return null;
  for (const sizes of grid.sizesPt ?? cardSizesPt) {
    const cards = measureCards(context, contents, grid, sizes);
    const laid = cards && arrangeCards(context, contents, cards, grid);
    if (laid) return laid;
  }
  return null;
}

function gapOf({ frame }: CardGrid): number {
  return frame === 'surface' ? cardGapIn : openGapIn;
}

function cardWidthIn(grid: CardGrid): number {
  return (grid.area.w - gapOf(grid) * (grid.columns - 1)) / grid.columns;
}

function measureCards(context: CardContext, contents: readonly CardContent[], grid: CardGrid, sizes: CardSizes): MeasuredCard[] | null {
  const widthIn = cardWidthIn(grid) - (grid.frame === 'surface' ? 2 * cardPaddingIn : 0);
  const measured: MeasuredCard[] = [];
  for (const content of contents) {
    const card = measureCard(context, content, widthIn, grid, sizes);
    if (!card) return null;
    measured.push(card);
  }
  return measured;
}

function arrangeCards(context: CardContext, contents: readonly CardContent[], cards: readonly MeasuredCard[], grid: CardGrid) {
  const { area, columns, frame, minHeightIn = 0 } = grid;
  const rows = chunk(cards, columns).map(rowHeights);
  const top = contents.some((content) => content.label) ? tabIn : 0;
  const gapIn = gapOf(grid);
  const mostIn = (area.h - top - gapIn * (rows.length - 1)) / rows.length;
  const needIn = Math.max(...rows.map((row) => cardHeight(row, frame)));
  if (needIn > mostIn) return null;
  const h = Math.min(mostIn, Math.max(needIn, minHeightIn));
  const w = cardWidthIn(grid);
  const elements = contents.flatMap((content, index) => {
    const row = Math.floor(index / columns);
    const box = { x: area.x + (index % columns) * (w + gapIn), y: area.y + top + row * (h + gapIn), w, h };
    return drawCard(context, content, cards[index]!, rows[row]!, box, frame);
  });
  return { elements, heightIn: top + h * rows.length + gapIn * (rows.length - 1) };
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  const rows: T[][] = [];
  for (let from = 0; from < items.length; from += size) rows.push(items.slice(from, from + size));
  return rows;
}
