import { contrastRatio, leastContrast } from '../../quality/contrast';
import type { Paragraph, SceneElement, TextRun } from '../../scene/scene';
import type { Theme } from '../../theme/theme';
import type { ParagraphDraft } from './draft';

/** From this size bold words are large (WCAG 2.2, 1.4.3). */
const largePt = 14;

const isLimited = (ratio: number): boolean => ratio < leastContrast(largePt, false);
const isSmall = ({ sizePt, bold = false }: TextRun): boolean =>
  leastContrast(sizePt, bold) === leastContrast(largePt, false);

/** Words on an accent on which only large ones are read are bold, and none of them small. */
export function legibleOnAccent(drafts: readonly ParagraphDraft[], { colors }: Theme): readonly ParagraphDraft[] {
  if (!isLimited(contrastRatio(colors.onAccent, colors.accentFill))) return drafts;
  return drafts.map((one) => withRuns(one, asLarge));
}

const asLarge = (run: TextRun): TextRun =>
  run.color === 'onAccent' && isSmall(run) ? { ...run, bold: true, sizePt: Math.max(largePt, run.sizePt) } : run;

/**
 * The same for what was measured as if it stood elsewhere; and small words in an accent in which only large ones are read
 * have the colour of text.
 */
export function legibleInAccent(elements: readonly SceneElement[], { colors }: Theme): readonly SceneElement[] {
  const ratio = Math.min(...[colors.canvas, colors.surface].map((ground) => contrastRatio(colors.accent, ground)));
  const isOnLimited = isLimited(contrastRatio(colors.onAccent, colors.accentFill));
  if (!isLimited(ratio) && !isOnLimited) return elements;
  const read = (run: TextRun): TextRun => {
    if (run.color === 'onAccent') return isOnLimited ? asLarge(run) : run;
    return run.color === 'accent' && leastContrast(run.sizePt, run.bold ?? false) > ratio
      ? { ...run, color: 'ink' }
      : run;
  };
  const all = (paragraphs: readonly Paragraph[]) => paragraphs.map((one) => withRuns(one, read));
  return elements.map((element): SceneElement => {
    if (element.type === 'text') return { ...element, paragraphs: all(element.paragraphs) };
    if (element.type !== 'table') return element;
    const cellsOf = ({ cells }: (typeof element.rows)[number]) =>
      cells.map((cell) => ({ ...cell, paragraphs: all(cell.paragraphs) }));
    return { ...element, rows: element.rows.map((row) => ({ ...row, cells: cellsOf(row) })) };
  });
}

function withRuns<T extends ParagraphDraft>(paragraph: T, change: (run: TextRun) => TextRun): T {
  return paragraph.runs.every((run) => change(run) === run)
    ? paragraph
    : { ...paragraph, runs: paragraph.runs.map(change) };
}
