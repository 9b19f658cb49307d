import { layOver, luminance } from '../quality/contrast';
import type { ImageElement } from '../scene/scene';
import { distanceOf } from '../theme/scheme-color';
import type { LayoutName, Theme, ThemeLayout } from '../theme/theme';

const pointsPerInch = 72;
/** A circle: its centre as shares of the width and the height, its radius as a share of the longer side. */
interface Circle {
  at: readonly [x: number, y: number];
  radius: number;
  opacity: number;
  color: 'light' | 'other';
}
const circles: readonly Circle[] = [
  { at: [0.84, 0.12], radius: 0.62, opacity: 0.12, color: 'light' },
  { at: [0.08, 1.04], radius: 0.42, opacity: 0.1, color: 'light' },
  { at: [1, 1], radius: 0.34, opacity: 0.9, color: 'other' },
];
/** How much of white a bright ground has in its end, and of black a dark one. */
const [lighter, darker] = [0.16, 0.22];
/** Of two colours: less is hardly seen as another one. */
const leastApart = 0.35;

/**
 * A drawing in the template's colours where a layout has a place for a picture and nobody gave one: an empty place looks
 * like a fault. It stands in that place, so that a picture can be put in its stead.
 */
export function frontPicture(name: LayoutName, { layouts, colors, style }: Theme): ImageElement[] {
  const { picture } = layouts[name];
  if (!picture) return [];
  const own = (style.marks ?? ['second', 'series3', 'edge']).map((role) => colors[role]);
  const other = own.find((hex) => distanceOf(hex, picture.hex) > leastApart) ?? 'FFFFFF';
  return [
    {
      type: 'image',
      name: 'Picture',
      box: picture.box,
      imageId: `drawn-${name}`,
      altText: '',
      crop: { left: 0, top: 0, right: 0, bottom: 0 },
      svg: drawn(picture, other),
    },
  ];
}

/** As wide and as high as the place, in points, cut to its outline. */
function drawn({ box, hex, outline }: NonNullable<ThemeLayout['picture']>, other: string): string {
  const [width, height] = [box.w, box.h].map((inches) => rounded(inches * pointsPerInch)) as [number, number];
  const side = Math.max(width, height);
  const isBright = luminance(hex) > 0.5;
  const end = isBright ? layOver('FFFFFF', lighter, hex) : layOver('000000', darker, hex);
  const colors = { light: 'FFFFFF', other };
  const shapes = circles.map(
    ({ at: [x, y], radius, opacity, color }) =>
      `<circle cx="${rounded(x * width)}" cy="${rounded(y * height)}" r="${rounded(radius * side)}" fill="#${colors[color]}" fill-opacity="${isBright && color === 'light' ? opacity * 3 : opacity}"/>`,
  );
  const clip = outline ? `<clipPath id="outline">${outline}</clipPath>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${clip}` +
    `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#${hex}"/><stop offset="1" stop-color="#${end}"/></linearGradient>` +
    `<g${outline ? ' clip-path="url(#outline)"' : ''}><rect width="${width}" height="${height}" fill="url(#ground)"/>${shapes.join('')}</g></svg>`
  );
}

const rounded = (points: number): number => Math.round(points * 10) / 10;
