import { lineHeightIn, measureTextWidthIn } from '../../text/measure-text';
import type { Theme } from '../../theme/theme';

/** Room for what other programs add to a word. */
const slack = 1.04;

/** Width of a text of a chart on one line, in inches. */
export function lineWidthIn(text: string, sizePt: number, { fonts }: Theme, bold = false): number {
  return measureTextWidthIn(text, { family: fonts.body, sizePt, bold }) * slack;
}

/** Height of a line of a chart's text, in inches. */
export function lineHighIn(sizePt: number, { fonts }: Theme): number {
  return lineHeightIn({ family: fonts.body, sizePt }, 1);
}
