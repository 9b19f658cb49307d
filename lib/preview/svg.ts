import type { Box, Fill, Stroke } from '@/lib/deck/scene/scene';
import type { ColorRole, Theme } from '@/lib/deck/theme/theme';

type AttributeValue = string | number | undefined;

/** One element of SVG; attributes without a value are left out, numbers are written with two decimals at most. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${typeof value === 'number' ? short(value) : escapeSvg(value)}"`,
  );
  const start = `<${name}${written.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

/** A number as short as it is precise to a hundredth. */
export function short(value: number): string {
  // Adding zero makes minus zero plain.
  return String(Math.round(value * 100) / 100 + 0);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text and attribute values; characters that XML 1.0 can't hold (section 2.2) are left out. */
export function escapeSvg(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

const pointsPerInch = 72;

/** Inches of the scene as the points that a preview is drawn in. */
export function toPoints(inches: number): number {
  return inches * pointsPerInch;
}

export function boxInPoints({ x, y, w, h }: Box): { x: number; y: number; width: number; height: number } {
  return { x: toPoints(x), y: toPoints(y), width: toPoints(w), height: toPoints(h) };
}

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
