import { fontReach } from '@/lib/deck/text/faces';
import type { ColorRole, Theme } from '@/lib/deck/theme/theme';
import { fontStacks } from '../font-stacks';
import { hex } from '../paint';
import { escapeXml, tag } from '../svg';
import type { Place } from './chart-space';

export interface ChartTextStyle {
  sizePt: number;
  color: ColorRole;
  bold?: boolean;
  anchor: 'start' | 'middle' | 'end';
}

/** One line of a chart's text, whose middle stands at the height of its place. */
export function chartText(
  text: string,
  { x, y }: Place,
  { sizePt, color, bold = false, anchor }: ChartTextStyle,
  { colors, fonts }: Theme,
): string {
  const { ascent, descent } = fontReach(fonts.body);
  const attributes = {
    x,
    y: y + ((ascent - descent) / 2) * sizePt,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    'font-family': fontStacks[fonts.body],
    'font-size': sizePt,
    'font-weight': bold ? 700 : undefined,
    fill: hex(colors, color),
  };
  return tag('text', attributes, [escapeXml(text)]);
}

/** Height of one line of a chart's text, in points. */
export function lineHeight(sizePt: number, { fonts }: Theme): number {
  const { ascent, descent } = fontReach(fonts.body);
  return (ascent + descent) * sizePt;
}
