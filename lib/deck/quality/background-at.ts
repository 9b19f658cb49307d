import type { Fill, SceneElement, SceneSlide } from '../scene/scene';
import type { ColorRole, Theme, ThemeLayout } from '../theme/theme';
import { layOver } from './contrast';
import { coversPoint } from './covers-point';

/** What a point of the slide shows below a text: a colour, or a picture whose colours are not known. */
export type Background = { type: 'color'; hex: string } | { type: 'picture' };

/**
 * The background at a point, in inches: the layout's own colour and ornaments and the slide's
 * elements up to and including `order` (their position in the drawing order), laid over
 * one another from the bottom.
 */
export function backgroundAt(
  { slide, layout, theme }: { slide: SceneSlide; layout: ThemeLayout; theme: Theme },
  order: number,
  point: { x: number; y: number },
): Background {
  const color = (role: ColorRole) => theme.colors[role];
  let background: Background = { type: 'color', hex: color(layout.background) };
  for (const element of [...layout.decor, ...slide.elements.slice(0, order + 1)]) {
    if (!coversPoint(element, point.x, point.y)) continue;
    if (element.type === 'image') background = { type: 'picture' };
    const fill = fillOf(element);
    if (fill) background = paint(background, fill, color(fill.color));
  }
  return background;
}

/** A fill laid over a background; a picture shines through anything that is not opaque. */
export function paint(background: Background, { opacity = 1 }: Fill, hex: string): Background {
  if (opacity >= 1) return { type: 'color', hex };
  return background.type === 'color' ? { type: 'color', hex: layOver(hex, opacity, background.hex) } : background;
}

function fillOf(element: SceneElement): Fill | undefined {
  return element.type === 'shape' || element.type === 'text' ? element.fill : undefined;
}
