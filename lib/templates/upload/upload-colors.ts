import { contrastRatio, layOver } from '@/lib/deck/quality/contrast';
import { withTints } from '@/lib/deck/theme/scheme-color';
import { statusColors, type ColorRole, type LayoutName, type Theme } from '@/lib/deck/theme/theme';
import type { ClassifiedLayout } from './classify-layouts';
import { backgroundOf } from './template-background';
import type { SeenColor } from './template-colors';
import { levelOf } from './template-text';
import { isContentPlaceholder, isTitlePlaceholder } from './template-tree';

export type Slots = Partial<Record<ColorRole, string>>;

/** The roles of a template's colours, and which of its slots they are. */
export function uploadColors(
  layouts: Readonly<Record<LayoutName, ClassifiedLayout>>,
): Pick<Theme, 'colors' | 'palette'> & { slots: Slots } {
  const { layout } = layouts.content;
  const { palette } = layout;
  const slotHex = (slot: string) => palette.slots.get(palette.map.get(slot) ?? slot) ?? '808080';
  const ground: SeenColor = backgroundOf(layout).color ?? { hex: slotHex('bg1'), opacity: 1, slot: 'bg1' };
  const words = layout.placeholders.find(isContentPlaceholder) ?? layout.placeholders.find(isTitlePlaceholder);
  const text: SeenColor = (words && levelOf(words, layout).color) ?? { hex: slotHex('tx1'), opacity: 1, slot: 'tx1' };
  const [ink, canvas] = [text.hex, ground.hex];
  const accents = rankedAccents(
    ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'].map((slot) => ({ slot, hex: slotHex(slot) })),
    canvas,
  );
  const at = (index: number) => accents[index % accents.length]!;
  const roles = ['accent', 'second', 'series3', 'series4'] as const;
  const colors = withTints({
    ...statusColors,
    ink,
    canvas,
    muted: layOver(ink, 0.78, canvas),
    surface: layOver(ink, 0.06, canvas),
    quiet: layOver(ink, 0.25, canvas),
    series5: layOver(ink, 0.5, canvas),
    accent: at(0).hex,
    second: at(1).hex,
    series3: at(2).hex,
    series4: at(3).hex,
    hyperlink: slotHex('hlink'),
  });
  return {
    colors,
    palette: {
      text2: slotHex('tx2'),
      background2: slotHex('bg2'),
      accent5: slotHex('accent5'),
      accent6: slotHex('accent6'),
    },
    slots: {
      ink: text.slot ?? text.hex,
      canvas: ground.slot ?? ground.hex,
      ...Object.fromEntries(roles.map((role, index) => [role, at(index).slot])),
    },
  };
}

/** Words in the accent want this contrast; without it figures and lines at least. */
const wantedContrasts = [4.5, 3, 1];

/** The colours that words can be set in first, each group in the order of the palette; equal ones once. */
function rankedAccents(
  accents: readonly { slot: string; hex: string }[],
  canvas: string,
): { slot: string; hex: string }[] {
  const different = accents.filter(({ hex }, index) => accents.findIndex((one) => one.hex === hex) === index);
  const groups = wantedContrasts.map((least, index) =>
    different.filter(({ hex }) => {
      const ratio = contrastRatio(hex, canvas);
      return ratio >= least && ratio < (wantedContrasts[index - 1] ?? Infinity);
    }),
  );
  return groups.flat();
}

export const textRoles = [
  'ink',
  'canvas',
  'muted',
  'accent',
  'second',
  'series3',
  'series4',
] as const satisfies readonly ColorRole[];

/** The role that looks most like a colour. */
export function nearestRole(colors: Theme['colors'], hex: string, roles: readonly ColorRole[]): ColorRole {
  const channels = (value: string) => [0, 2, 4].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  const distance = (role: ColorRole) =>
    Math.hypot(...channels(colors[role]).map((channel, at) => channel - channels(hex)[at]!));
  return roles.reduce((nearest, role) => (distance(role) < distance(nearest) ? role : nearest));
}

/** Text or background, whichever is read better on a colour. */
export function legibleRole(colors: Theme['colors'], background: ColorRole): ColorRole {
  return contrastRatio(colors.ink, colors[background]) > contrastRatio(colors.canvas, colors[background])
    ? 'ink'
    : 'canvas';
}
