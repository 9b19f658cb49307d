import type { ParagraphDraft } from './draft';
import type { TextContext } from './fit';
import { measureDrafts } from './fit';

/**
 * Paragraphs of one column among siblings, moved down so that the nth point of every column
 * starts at the same height: the space before each point grows by what the tallest sibling
 * needs more for the point before it.
 */
export function alignRows(
  context: TextContext,
  siblings: readonly (readonly ParagraphDraft[])[],
  column: number,
  widthIn: number,
): ParagraphDraft[] {
  const heights = siblings.map((drafts) =>
    drafts.map((one) => measureDrafts(context, [{ ...one, spaceBeforePt: 0 }], widthIn).heightIn),
  );
  return (siblings[column] ?? []).map((one, row) => {
    if (row === 0) return one;
    const tallest = Math.max(...heights.map((rows) => rows[row - 1] ?? 0));
    const missing = tallest - (heights[column]?.[row - 1] ?? 0);
    return { ...one, spaceBeforePt: one.spaceBeforePt + Math.round(missing * 72 * 100) / 100 };
  });
}
