import { contrastRatio } from '@/lib/deck/quality/contrast';
import type { SchemeColor } from '@/lib/deck/theme/scheme-color';
import type { ColorRole, FillRole, Theme } from '@/lib/deck/theme/theme';
import type { ShownDevices } from './shown-devices';
import type { SeenColor } from './template-colors';
import type { ReadBullet } from './template-text';
import type { RoleSlots } from './upload-colors';

interface RoleColors {
  colors: Theme['colors'];
  slots: RoleSlots;
}

/** Less is nothing that anybody sees, and words that nobody reads: what stands on marks is large and bold (WCAG 2.2, 1.4.3). */
const least = { ofBars: 1.35, ofMarks: 1.15, ofWords: 3.2 };
const further = ['mark2', 'mark3', 'mark4'] as const satisfies readonly FillRole[];

/** The colours of a template with those of its bars, marks and the signs of its lists; `marks` are the roles of those that words are read on, in their order. */
export function withDevices(
  { colors, slots }: RoleColors,
  { edge, marks, bullet }: Pick<ShownDevices, 'edge' | 'marks'> & { bullet: ReadBullet | undefined },
): RoleColors & { marks: readonly ColorRole[] } {
  const isSeen = (color: SeenColor | undefined): color is SeenColor =>
    color !== undefined && contrastRatio(color.hex, colors.canvas) >= least.ofBars;
  const isRead = ({ hex }: SeenColor) =>
    contrastRatio(hex, colors.canvas) >= least.ofMarks &&
    [colors.ink, colors.canvas].some((words) => contrastRatio(words, hex) >= least.ofWords);
  const isAccent = ({ hex, slot }: SeenColor) => hex === colors.accentFill || slot === slots.accentFill?.slot;
  // A sign that nobody gave a colour has that of its words, and so has one that would not be seen.
  const sign =
    bullet?.color && contrastRatio(bullet.color.hex, colors.canvas) >= least.ofBars
      ? { hex: bullet.color.hex, named: namedAs(bullet.color) }
      : bullet && { hex: colors.ink, named: slots.ink };
  const others = marks.filter((one) => !isAccent(one) && isRead(one)).slice(0, further.length);
  const filled = [
    ...(isSeen(edge) ? [['edge', edge] as const] : []),
    ...others.map((color, index) => [further[index]!, color] as const),
  ];
  return {
    colors: {
      ...colors,
      ...Object.fromEntries(filled.map(([role, { hex }]) => [role, hex])),
      ...(sign && { bullet: sign.hex }),
    },
    slots: {
      ...slots,
      ...Object.fromEntries(filled.map(([role, color]) => [role, namedAs(color)])),
      ...(sign && { bullet: sign.named }),
    },
    marks: [...(marks.some(isAccent) ? ['accentFill' as const] : []), ...further.slice(0, others.length)],
  };
}

/** Accents mean the same in every colour map. */
const namedAs = ({ hex, slot }: SeenColor): SchemeColor => ({
  slot: (slot?.startsWith('accent') ? slot : hex) as SchemeColor['slot'],
});
