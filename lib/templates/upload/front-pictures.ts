import type { Box } from '@/lib/deck/scene/scene';
import type { Theme, ThemeLayout } from '@/lib/deck/theme/theme';
import { areaOf, commonOf, within, type Units } from './places';
import { placeFill } from './place-fill';
import { saturationOf } from './surface-colors';
import type { ReadLayout, ReadPlaceholder } from './template-tree';
import { customSvg, shapeSvg } from './artwork/outline';
import { outlineIn } from './shapes';
import { picturePlaceOf } from './placeholder-roles';

/** Of a slide: what a smaller place is for is a logo or a portrait. */
const leastShare = 0.1;
/** Of a picture: what words may reach into it at most. */
const mostCovered = 0.01;
/** Of a colour: less is a gray, which programs and people give to places that are to be filled. */
const leastColored = 0.15;

/** Where a front has a large place for a picture beside its words, and in which colour it is drawn when there is none. */
export function frontPictureOf(
  layout: ReadLayout,
  words: readonly Box[],
  { unit, canvas, colors }: { unit: Units; canvas: Theme['canvas']; colors: Theme['colors'] },
): ThemeLayout['picture'] {
  const place = picturePlaceOf(layout);
  const box = place && within(unit.box(place.frame), canvas);
  if (!box || areaOf(box) < areaOf({ x: 0, y: 0, ...canvas }) * leastShare) return undefined;
  if (words.some((one) => areaOf(commonOf(one, box)) > areaOf(box) * mostCovered)) return undefined;
  const fill = placeFill(place, layout);
  const outline = outlineOf(place, box);
  return {
    box,
    ...(outline && { outline }),
    hex: fill !== undefined && saturationOf(fill) >= leastColored ? fill : colors.accentFill,
  };
}

function outlineOf({ node, frame }: ReadPlaceholder, { w, h }: Box): string | undefined {
  const geometry = outlineIn(node);
  const [box, paint] = [{ x: 0, y: 0, w, h }, { fill: '#000' }];
  if (geometry === undefined) return undefined;
  return geometry.name === 'a:custGeom'
    ? customSvg(geometry, box, frame, paint, undefined)
    : shapeSvg(geometry.get('prst') ?? 'rect', box, paint, undefined);
}
