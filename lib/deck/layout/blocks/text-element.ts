import type { Box, Paragraph, TextElement } from '../../scene/scene';
import type { PlaceholderRole } from '../../scene/placeholder-role';

const noInset = { left: 0, top: 0, right: 0, bottom: 0 };

export interface TextElementOptions {
  name: string;
  box: Box;
  paragraphs: readonly Paragraph[];
  anchor?: TextElement['anchor'];
  placeholder?: PlaceholderRole;
  on?: string;
  turnDeg?: TextElement['turnDeg'];
  inset?: TextElement['inset'];
  geometry?: TextElement['geometry'];
  fill?: TextElement['fill'];
  stroke?: TextElement['stroke'];
  cornerRadius?: number;
}

/** A text box without inner margins unless asked for, so that text edges and box edges are one. */
export function textElement(options: TextElementOptions): TextElement {
  const { placeholder = 'none', anchor = 'top', inset = noInset, turnDeg, ...rest } = options;
  return { type: 'text', placeholder, anchor, inset, ...(turnDeg && { turnDeg }), ...rest };
}
