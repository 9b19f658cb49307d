import type { Paragraph } from '@/lib/deck/scene/scene';
import { breakLines } from '@/lib/deck/text/break-lines';
import { textOffsetIn } from '@/lib/deck/text/measure-paragraphs';
import type { Theme } from '@/lib/deck/theme/theme';

export interface FlowOptions {
  /** Inner width of the text box in inches. */
  widthIn: number;
  fonts: Theme['fonts'];
  /** BCP 47. */
  language: string;
}

/**
 * A paragraph with the lines that programs show. The layout counts with 2 % less width than
 * there is, to be safe from a further line; what draws the text uses all of it, and a word
 * that nearly did not fit stands a line higher.
 */
export function flowLines(paragraph: Paragraph, { widthIn, fonts, language }: FlowOptions): Paragraph {
  if (paragraph.lines.length < 2) return paragraph;
  const spans = paragraph.runs.map((run) => ({ text: run.text, style: { ...run, family: fonts[run.font] } }));
  return { ...paragraph, lines: breakLines(spans, widthIn - textOffsetIn(paragraph), language, 1).map(({ text }) => text) };
}
