import type { Paragraph } from '@/lib/deck/scene/scene';
import { breakLines } from '@/lib/deck/text/break-lines';
import { textOffsetIn } from '@/lib/deck/text/measure-paragraphs';
import type { FontFamily, Theme } from '@/lib/deck/theme/theme';

export interface FlowOptions {
  /** Inner width of the text box in inches. */
  widthIn: number;
  fonts: Theme['fonts'];
  /** BCP 47. */
  language: string;
}

/**
 * How much more than its width a box holds, because programs kern: the median of running text
 * in the open twins. With it 99 % of paragraphs break where a shaper breaks them.
 */
const kernedShare: Readonly<Record<FontFamily, number>> = {
  Calibri: 1.004,
  Cambria: 1.004,
  Arial: 1,
  Georgia: 1,
  'Times New Roman': 1,
  'Courier New': 1,
};

/**
 * A paragraph with the lines that programs show. The layout counts with 2 % less width than
 * there is, to be safe from a further line; what draws the text uses all of it, and a word
 * that nearly did not fit stands a line higher.
 */
export function flowLines(paragraph: Paragraph, { widthIn, fonts, language }: FlowOptions): Paragraph {
  if (paragraph.lines.length < 2) return paragraph;
  const spans = paragraph.runs.map((run) => ({ text: run.text, style: { ...run, family: fonts[run.font] } }));
  const share = kernedShare[fonts[paragraph.runs[0]?.font ?? 'body']];
  return {
    ...paragraph,
    lines: breakLines(spans, widthIn - textOffsetIn(paragraph), language, share).map(({ text }) => text),
  };
}
