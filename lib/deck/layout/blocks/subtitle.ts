import type { Box, TextElement } from '../../scene/scene';
import type { ColorRole } from '../../theme/theme';
import type { CardContext } from './lay-cards';
import { draft } from './draft';
import { fitLargest } from './fit';
import { textElement } from './text-element';

const sizesPt = [24, 20, 18, 16, 14] as const;

/** The subtitle placeholder of covers and sections; null when the text does not fit its box. */
export function subtitleElement(context: CardContext, text: string, box: Box, color: ColorRole, largestPt = 20): TextElement | null {
  const fitted = fitLargest(context, (sizePt) => [draft(text, context.direction, { sizePt, color, lineSpacing: 1.1 })], sizesPt.filter((size) => size <= largestPt), { widthIn: box.w, heightIn: box.h });
  return fitted && textElement({ name: 'Subtitle', placeholder: 'subtitle', box, paragraphs: fitted.paragraphs });
}
