import type { Box } from '@/lib/deck/scene/scene';
import type { LayoutName, TextPlaces, ThemeLayout } from '@/lib/deck/theme/theme';
import { areaOf, commonOf, gapIn, nowhere, sourceIn, unionOf } from './places';
import { isTitlePlaceholder } from './placeholder-roles';
import type { ReadLayout } from './template-tree';
import type { LayoutContext } from './title-place';
import { grounds, legibleRole, nearestRole } from './upload-colors';

interface PlacedContext {
  layout: ReadLayout;
  context: LayoutContext;
  /** The layout as it were without such places. */
  around: ThemeLayout;
}

/** A layout whose slides stand in its places: nothing is laid over what it draws. */
export function withPlaces(
  name: LayoutName,
  places: TextPlaces,
  { layout, context, around: { panel: _, ...around } }: PlacedContext,
): ThemeLayout {
  const { ground } = context.drawnOf(layout);
  const shown = showsOne.includes(name) ? places.body : undefined;
  const all = Object.values(places);
  const box = unionOf(all.map((place) => place.box));
  const heading = layout.placeholders.find(isTitlePlaceholder);
  const isUntitled = heading === undefined;
  const { x, y, w, h } = shown?.box ?? box;
  const below = { x, y: y + h + gapIn, w, h: sourceIn };
  const { source, slideNumber, fields = [] } = around.footer ?? { source: nowhere, slideNumber: nowhere };
  const isClear = (one: Box) => all.every((place) => areaOf(commonOf(place.box, one)) === 0);
  const isFree = (one: Box) =>
    ground.isWhollyEven(one) &&
    one.y + one.h < context.canvas.h - gapIn &&
    [slideNumber, ...fields.map((field) => field.box)].every((other) => areaOf(commonOf(other, one)) === 0);
  // Sources stand at the foot of what a chart or a table has for itself where nothing is free below.
  const isWithin = shown !== undefined && !(isFree(below) && isClear(below));
  const foot = isWithin ? { ...below, y: y + h - sourceIn } : below;
  const ownSource = !shown && isClear(source) && areaOf(source) > 0 ? source : undefined;
  const sourceBox = ownSource ?? (isWithin || (isFree(foot) && isClear(foot)) ? foot : nowhere);
  return {
    ...around,
    places: isWithin ? { ...places, body: { ...shown, box: { ...shown.box, h: h - sourceIn - gapIn } } } : places,
    ...(isUntitled && { isUntitled }),
    background: nearestRole(context.colors, ground.colorOf(box), grounds),
    grounds: [
      ...all.map((place) => ({ box: place.box, hex: place.fill ?? ground.colorOf(place.box) })),
      ...(around.grounds ?? []),
    ],
    ...((isUntitled || !isClear(around.eyebrow.box)) && { eyebrow: { ...around.eyebrow, box: nowhere } }),
    body: { ...around.body, box },
    footer: around.footer && {
      ...around.footer,
      source: sourceBox,
      ...(shown && { sourceColor: legibleRole(context.colors, 'muted', { ground, box: foot }).role }),
    },
  };
}

/** What has a place for a chart or a table, and for words on it. */
const showsOne: readonly LayoutName[] = ['chart', 'table'];
