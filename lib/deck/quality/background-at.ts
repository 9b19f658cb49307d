import type { Box, Fill, SceneElement, SceneSlide } from '../scene/scene';
import type { Theme, ThemeLayout } from '../theme/theme';
import { layOver } from './contrast';
import { coversPoint } from './covers-point';

/** What a point of the slide shows below a text: a colour, or a picture whose colours are not known. */
export type Background = { type: 'color'; hex: string } | { type: 'picture' };

export interface Point {
  x: number;
  y: number;
}

type SlideParts = { slide: SceneSlide; layout: ThemeLayout; theme: Theme };

/**
 * The backgrounds at points of an area, in inches: the layout's own colour and ornaments and
 * the slide's elements up to and including `order` (their position in the drawing order),
 * laid over one another from the bottom.
 */
export function backgroundsAt(
  { slide, layout, theme }: SlideParts,
  order: number,
  area: Box,
  points: readonly Point[],
): Background[] {
  const below = [...layout.decor, ...slide.elements.slice(0, order + 1)].filter(
    (element) => isPainted(element) && mayTouch(element, area),
  );
  return points.map((point) => {
    const ground = layout.grounds?.find(({ box }) => holds(box, point))?.hex;
    let background: Background = { type: 'color', hex: ground ?? theme.colors[layout.background] };
    for (const element of below) {
      if (!coversPoint(element, point.x, point.y)) continue;
      const fill = fillOf(element);
      background = fill ? paint(background, fill, theme.colors[fill.color]) : { type: 'picture' };
    }
    return background;
  });
}

function holds({ x, y, w, h }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h;
}

/** A fill laid over a background; a picture shines through anything that is not opaque. */
export function paint(background: Background, { opacity = 1 }: Fill, hex: string): Background {
  if (opacity >= 1) return { type: 'color', hex };
  return background.type === 'color' ? { type: 'color', hex: layOver(hex, opacity, background.hex) } : background;
}

function fillOf(element: SceneElement): Fill | undefined {
  return element.type === 'shape' || element.type === 'text' ? element.fill : undefined;
}

function isPainted(element: SceneElement): boolean {
  return element.type === 'image' || fillOf(element) !== undefined;
}

/** False when the element is clear of the area whichever way it is turned. */
function mayTouch({ box }: SceneElement, area: Box): boolean {
  const reach = Math.hypot(box.w, box.h) / 2;
  const dx = Math.max(area.x - (box.x + box.w / 2), box.x + box.w / 2 - (area.x + area.w), 0);
  const dy = Math.max(area.y - (box.y + box.h / 2), box.y + box.h / 2 - (area.y + area.h), 0);
  return dx <= reach && dy <= reach;
}
