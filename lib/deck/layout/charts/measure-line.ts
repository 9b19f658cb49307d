import { lineHeightIn, measureTextWidthIn } from '../../text/measure-text';
import type { Theme } from '../../theme/theme';

/** Room for what other programs add to a word, and for scripts whose fonts differ between machines. */
const slack = { latin: 1.04, other: 1.3 };
const latin = /^[\p{sc=Latin}\p{sc=Common}]*$/u;

/** Width of a text of a chart on one line, in inches. */
export function lineWidthIn(text: string, sizePt: number, { fonts }: Theme, bold = false): number {
  return (
    measureTextWidthIn(text, { family: fonts.body, sizePt, bold }) * (latin.test(text) ? slack.latin : slack.other)
  );
}

/** Height of a line of a chart's text, in inches. */
export function lineHighIn(sizePt: number, { fonts }: Theme): number {
  return lineHeightIn({ family: fonts.body, sizePt }, 1);
}
