import type { Fill, Stroke } from '@/lib/deck/scene/scene';
import type { ColorRole, Theme } from '@/lib/deck/theme/theme';

type Colors = Theme['colors'];
type Attributes = Record<string, string | number | undefined>;

export function hex(colors: Colors, role: ColorRole): string {
  return `#${colors[role]}`;
}

export function fillAttributes(colors: Colors, fill: Fill | undefined): Attributes {
  if (!fill) return { fill: 'none' };
  return { fill: hex(colors, fill.color), 'fill-opacity': fill.opacity };
}

/** Lengths of dashes and gaps in widths of the line, as the presets `dash` and `sysDot` have them (ECMA-376 part 1, 20.1.10.48). */
const dashes: Readonly<Record<NonNullable<Stroke['dash']>, readonly number[]>> = {
  solid: [],
  dash: [4, 3],
  dot: [1, 1],
};

export function strokeAttributes(colors: Colors, stroke: Stroke | undefined): Attributes {
  if (!stroke) return {};
  const pattern = dashes[stroke.dash ?? 'solid'].map((length) => length * stroke.widthPt);
  return {
    stroke: hex(colors, stroke.color),
    'stroke-width': stroke.widthPt,
    'stroke-dasharray': pattern.length > 0 ? pattern.join(' ') : undefined,
  };
}
