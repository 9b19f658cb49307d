import type { Box, Fill, Paragraph, SceneSlide, TableElement, TextElement } from '../scene/scene';
import { heightSlack, measureParagraphs } from '../text/measure-paragraphs';
import { turnedBox } from '../scene/turned-box';
import type { Theme } from '../theme/theme';

type TextHolder = TextElement | TableElement;

/** A text box or a table cell with its text as measured. */
export interface TextBlock {
  element: TextHolder;
  /** Position of the element in the drawing order. */
  order: number;
  /** The element's name; for cells with row and column. */
  label: string;
  paragraphs: readonly Paragraph[];
  /** Where text may stand, insets taken off. */
  inner: Box;
  /** Where the text does stand. */
  ink: Box;
  /** Fill of the cell. */
  fill?: Fill;
}

export interface BlockContext {
  fonts: Theme['fonts'];
  language: string;
  direction: 'ltr' | 'rtl';
}

/** Every text of a slide that shows words, in drawing order. */
export function textBlocksOf(slide: SceneSlide, context: BlockContext): TextBlock[] {
  return slide.elements
    .flatMap((element, order) => {
      if (element.type === 'text') return [textBlock(element, order, context)];
      return element.type === 'table' ? tableBlocks(element, order, context) : [];
    })
    .filter(({ paragraphs }) => paragraphs.some(({ runs }) => runs.some(({ text }) => text.trim() !== '')));
}

function textBlock(element: TextElement, order: number, context: BlockContext): TextBlock {
  const { box, inset, paragraphs, anchor } = element;
  const inner = {
    x: box.x + inset.left,
    y: box.y + inset.top,
    w: box.w - inset.left - inset.right,
    h: box.h - inset.top - inset.bottom,
  };
  const { turnDeg } = element;
  const lying = turnDeg ? turnedBox(inner, turnDeg) : inner;
  const drawn = inkOf(paragraphs, lying, anchor, context);
  const middle = { x: inner.x + inner.w / 2, y: inner.y + inner.h / 2 };
  const ink = turnDeg ? turnedBox(drawn, turnDeg, middle) : drawn;
  return { element, order, label: element.name, paragraphs, inner, ink };
}

/** Columns stand in logical order: from the right in a right-to-left scene. */
function tableBlocks(element: TableElement, order: number, context: BlockContext): TextBlock[] {
  const { box, cellMargin, columnWidthsIn } = element;
  let y = box.y;
  return element.rows.flatMap((row, rowIndex) => {
    const top = y;
    y += row.heightIn;
    let along = 0;
    return row.cells.map((cell, columnIndex): TextBlock => {
      const w = columnWidthsIn[columnIndex] ?? 0;
      const x = context.direction === 'rtl' ? box.x + box.w - along - w : box.x + along;
      along += w;
      const inner = {
        x: x + cellMargin.x,
        y: top + cellMargin.y,
        w: w - 2 * cellMargin.x,
        h: row.heightIn - 2 * cellMargin.y,
      };
      const label = `${element.name}, row ${rowIndex + 1}, column ${columnIndex + 1}`;
      const { paragraphs, fill } = cell;
      return {
        element,
        order,
        label,
        paragraphs,
        inner,
        ink: inkOf(paragraphs, inner, 'middle', context),
        ...(fill ? { fill } : {}),
      };
    });
  });
}

const freeAbove = { top: 0, middle: 0.5, bottom: 1 } as const;
const freeLeft = { ltr: { start: 0, center: 0.5, end: 1 }, rtl: { start: 1, center: 0.5, end: 0 } } as const;

function inkOf(
  paragraphs: readonly Paragraph[],
  inner: Box,
  anchor: TextElement['anchor'],
  { fonts, language }: BlockContext,
): Box {
  const measured = measureParagraphs(paragraphs, { widthIn: inner.w, fonts, language });
  const h = measured.heightIn / heightSlack;
  const w = measured.widthIn;
  const first = paragraphs[0];
  const shareLeft = first ? freeLeft[first.direction][first.align] : 0;
  return { x: inner.x + (inner.w - w) * shareLeft, y: inner.y + (inner.h - h) * freeAbove[anchor], w, h };
}
