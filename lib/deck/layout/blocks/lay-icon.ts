import { findIcon } from '../../icons/find-icon';
import type { Box, IconElement, SceneElement, ShapeElement } from '../../scene/scene';
import type { ColorRole, Theme, ThemeStyle } from '../../theme/theme';

export interface IconPlace {
  /** Of the icon on the slide; unique there. */
  name: string;
  /** The square that the icon with its ground fills, in inches. */
  box: Box;
  /** The element that it stands on. */
  on?: string;
  /** What lies below, when that is not the canvas or the surface; the icon then goes without a ground of its own. */
  color?: ColorRole;
}

/** How much of the square the drawing takes, for each ground. */
const drawingShare: Readonly<Record<ThemeStyle['icon'], number>> = { plain: 1, disc: 0.54, square: 0.58, ring: 0.54 };

/** An icon in the template's treatment: alone, or on a disc, a square or a ring. Nothing when the set has no such icon. */
export function layIcon(
  { style, cornerRadius }: Theme,
  icon: string | undefined,
  { name, box, on, color }: IconPlace,
): SceneElement[] {
  const found = findIcon(icon);
  if (found === null) return [];
  const treatment = color === undefined ? style.icon : 'plain';
  const side = Math.min(box.w, box.h) * drawingShare[treatment];
  const drawing: IconElement = {
    type: 'icon',
    name,
    icon: found,
    box: { x: box.x + (box.w - side) / 2, y: box.y + (box.h - side) / 2, w: side, h: side },
    color: color ?? (treatment === 'plain' || treatment === 'ring' ? 'accent' : 'onAccent'),
  };
  if (treatment === 'plain') return [{ ...drawing, ...(on ? { on } : {}) }];
  const ground: ShapeElement = {
    type: 'shape',
    name: `${name} ground`,
    geometry: treatment === 'square' ? (cornerRadius > 0 ? 'round-rect' : 'rect') : 'ellipse',
    ...(treatment === 'square' ? { cornerRadius: Math.max(cornerRadius, 0.12) } : {}),
    box,
    ...(treatment === 'ring' ? { stroke: { color: 'accentFill', widthPt: 1.5 } } : { fill: { color: 'accentFill' } }),
    ...(on ? { on } : {}),
  };
  return [ground, { ...drawing, on: ground.name }];
}
