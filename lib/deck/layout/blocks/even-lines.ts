import type { Box, Paragraph } from '../../scene/scene';
import type { ParagraphDraft } from './draft';
import { measureDrafts, type TextContext } from './fit';

const [narrowestShare, stepShare] = [0.6, 0.03];
/** A last line of one word that is shorter than this share of the longest line hangs below the others. */
const runtShare = 0.34;
/** What it costs, beside how ragged the lines are. */
const runtCost = 1;

const sideOf = { start: 0, center: 0.5, end: 1 } as const;

/**
 * Large words in as many lines as they need, about equally long.
 *
 * @param box what they may take, in inches
 * @returns the part of the box in which they break so, and their paragraphs
 */
export function evenLines(
  context: TextContext,
  drafts: readonly ParagraphDraft[],
  box: Box,
  align: ParagraphDraft['align'] = 'start',
): { box: Box; paragraphs: readonly Paragraph[] } {
  const w = evenWidthIn(context, drafts, box.w);
  const { paragraphs } = measureDrafts(context, drafts, w);
  return { box: { ...box, x: box.x + (box.w - w) * sideOf[align], w }, paragraphs };
}

function evenWidthIn(context: TextContext, drafts: readonly ParagraphDraft[], widthIn: number): number {
  const linesAt = (width: number) => measureDrafts(context, drafts, width).paragraphs.map(({ lines }) => lines);
  const count = (all: readonly (readonly string[])[]) => all.reduce((sum, lines) => sum + lines.length, 0);
  const whole = linesAt(widthIn);
  if (count(whole) === whole.length) return widthIn;
  let best = { widthIn, cost: costOf(whole) };
  for (let share = 1 - stepShare; share >= narrowestShare; share -= stepShare) {
    const lines = linesAt(widthIn * share);
    if (count(lines) > count(whole)) break;
    const cost = costOf(lines);
    if (cost < best.cost) best = { widthIn: widthIn * share, cost };
  }
  return best.widthIn;
}

function costOf(paragraphs: readonly (readonly string[])[]): number {
  return paragraphs.reduce((sum, lines) => {
    const lengths = lines.map((line) => line.trim().length);
    const longest = Math.max(...lengths);
    return sum + (endsOnRunt(lines) ? runtCost : 0) + (longest - Math.min(...lengths)) / Math.max(1, longest);
  }, 0);
}

export function endsOnRunt(lines: readonly string[]): boolean {
  const last = lines.at(-1)?.trim() ?? '';
  // Scripts without spaces break anywhere.
  if (lines.length < 2 || last.includes(' ') || !lines[0]!.trim().includes(' ')) return false;
  return last.length < Math.max(...lines.map((line) => line.trim().length)) * runtShare;
}
