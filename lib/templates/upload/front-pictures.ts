import type { Box } from '@/lib/deck/scene/scene';
import type { Theme, ThemeLayout } from '@/lib/deck/theme/theme';
import { areaOf, clearOfTitle, commonOf, gapIn, within, type Units } from './places';
import { placeFill } from './place-fill';
import { saturationOf } from './surface-colors';
import type { ReadLayout, ReadPlaceholder } from './template-tree';
import { customSvg, shapeSvg } from './artwork/outline';
import { outlineIn } from './shapes';
import { picturePlaceOf } from './placeholder-roles';

/** Of a slide: what a smaller place is for is a logo or a portrait. */
const leastShare = 0.1;
/** Of a colour: less is a gray, which programs and people give to places that are to be filled. */
const leastColored = 0.15;

/** Where a front has a large place for a picture beside its words, and in which colour it is drawn when there is none. */
export function frontPictureOf(
  layout: ReadLayout,
  words: readonly Box[],
  { unit, canvas, colors }: { unit: Units; canvas: Theme['canvas']; colors: Theme['colors'] },
): ThemeLayout['picture'] {
  const place = picturePlaceOf(layout);
  const whole = place && within(unit.box(place.frame), canvas);
  const box = whole && aboveBars(whole, layout, unit);
  if (!box || areaOf(box) < areaOf({ x: 0, y: 0, ...canvas }) * leastShare) return undefined;
  if (words.some((one) => besidePicture(one, box).w < one.w * leastBeside)) return undefined;
  const fill = placeFill(place, layout);
  const outline = outlineOf(place, box);
  return {
    box,
    ...(outline && { outline }),
    hex: fill !== undefined && saturationOf(fill) >= leastColored ? fill : colors.accentFill,
  };
}

/** Of a place for a picture, what is above words that have a ground of their own, such as a bar across its foot. */
function aboveBars(box: Box, layout: ReadLayout, unit: Units): Box {
  const tops = layout.placeholders
    .filter((one) => one.type !== 'pic' && placeFill(one, layout) !== undefined)
    .map(({ frame }) => unit.box(frame))
    .filter((bar) => areaOf(commonOf(bar, box)) > 0 && bar.y >= box.y + box.h * leastAboveBar)
    .map(({ y }) => y - box.y);
  return { ...box, h: Math.min(box.h, ...tops) };
}

const leastAboveBar = 0.6;

/** What is left of a place for words beside a picture that reaches into its end, as one does whose edge is a slope. */
export function besidePicture(words: Box, picture: Box): Box {
  if (areaOf(commonOf(words, picture)) === 0) return words;
  const [left, right] = [picture.x - gapIn - words.x, words.x + words.w - picture.x - picture.w - gapIn];
  return left >= right
    ? { ...words, w: Math.max(0, left) }
    : { ...words, x: words.x + words.w - right, w: Math.max(0, right) };
}

/** Of the width of words: less would no longer be the place that their designer gave them. */
const leastBeside = 0.8;

/** Where a layout for content has a place for a picture that is cut to a shape, beside the one for its words. */
export function pictureFrameOf(
  layout: ReadLayout,
  { title, words }: { title: Box; words: ReadPlaceholder | undefined },
  { unit, canvas }: { unit: Units; canvas: Theme['canvas'] },
): ThemeLayout['pictureFrame'] {
  const place = picturePlaceOf(layout);
  const box = place && unit.box(place.frame);
  const outline = place && box && outlineOf(place, box);
  if (!words || !box || !outline || layout.placeholders.filter(({ type }) => type === 'pic').length > 1)
    return undefined;
  const said = clearOfTitle(within(unit.inner(words), canvas), title);
  const isWhole = areaOf(within(box, canvas)) === areaOf(box) && areaOf(box) >= canvas.w * canvas.h * leastShare;
  const isBeside = [title, said].every((one) => areaOf(commonOf(one, box)) === 0);
  return isWhole && isBeside && said.w >= leastWordsIn.w && said.h >= leastWordsIn.h
    ? { box, outline, words: said }
    : undefined;
}

const leastWordsIn = { w: 3, h: 1.5 };

function outlineOf({ node, frame }: ReadPlaceholder, { w, h }: Box): string | undefined {
  const geometry = outlineIn(node);
  const [box, paint] = [{ x: 0, y: 0, w, h }, { fill: '#000' }];
  if (geometry === undefined) return undefined;
  return geometry.name === 'a:custGeom'
    ? customSvg(geometry, box, frame, paint, undefined)
    : shapeSvg(geometry.get('prst') ?? 'rect', box, paint, undefined);
}
