import type { Box } from '../scene/scene';

const dateWidthIn = 1.8;
/** Of what is left of the line beside the date. */
const footerShare = 0.4;
const footerGapIn = 0.2;

/**
 * The line at the foot of slides: where the facts come from, and at its end the date and a footer, which nobody sees
 * until somebody wants them. A program that writes a footer on all slides writes over what stands in its placeholder.
 */
export function footerBoxes(line: Box, direction: 'ltr' | 'rtl' = 'ltr'): Record<'source' | 'date' | 'footer', Box> {
  const footer = (line.w - dateWidthIn) * footerShare - footerGapIn;
  const widths = { source: line.w - dateWidthIn - footer - 2 * footerGapIn, date: dateWidthIn, footer };
  let x = line.x;
  const boxes = Object.entries(widths).map(([name, w]) => {
    const box = { ...line, x: direction === 'ltr' ? x : 2 * line.x + line.w - x - w, w };
    x += w + footerGapIn;
    return [name, box];
  });
  return Object.fromEntries(boxes) as Record<keyof typeof widths, Box>;
}
