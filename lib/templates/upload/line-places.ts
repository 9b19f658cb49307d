import { contrastRatio, leastContrast } from '@/lib/deck/quality/contrast';
import type { Box } from '@/lib/deck/scene/scene';
import type { ColorRole, LayoutName, LinePlace, TextPlace, TextPlaces, ThemeLayout } from '@/lib/deck/theme/theme';
import type { Ground } from './artwork/ground';
import type { ClassifiedLayout } from './classify-layouts';
import { ownPlacesOf } from './own-places';
import { placeFill } from './place-fill';
import { clearOfTitle, within } from './places';
import { textOfShape } from './sample-slides';
import { anchorOf, isNumbered, levelOf, lineSpacingOf } from './template-text';
import type { ReadLayout, ReadPlaceholder } from './template-tree';
import { leastLargePt, type LayoutContext } from './title-place';
import { legibleRole, nearestRole, textRoles } from './upload-colors';

interface LineContext {
  title: Box;
  ground: Ground;
  context: LayoutContext;
}

/** The number of a part in the place that a layout has for it, written as its prompt shows. */
export function numeralOf(
  place: ReadPlaceholder | undefined,
  layout: ReadLayout,
  line: LineContext,
): ThemeLayout['numeral'] {
  if (!place) return undefined;
  const prompt = textOfShape(place.node);
  const form = /^0/.test(prompt) ? 'two-digit' : /^[IVX]+$/.test(prompt) ? 'roman' : 'plain';
  return { ...linePlaceOf(place, layout, line, leastContrast(leastLargePt, false)).place, form };
}

/** Where a front names who speaks and when; undefined where that would not be read. */
export function readLineOf(
  place: ReadPlaceholder | undefined,
  layout: ReadLayout,
  line: LineContext,
): LinePlace | undefined {
  const found = place && linePlaceOf(place, layout, line);
  return found?.isRead ? found.place : undefined;
}

/** For a place that is for nothing but its title. */
const isTitle = (role: string) => role === 'title';

/**
 * The places of a layout that was made for the slides of a role; undefined where it is none, or where words would not be read
 * in one of them.
 */
export function readPlacesOf(
  name: LayoutName,
  { layout, role }: ClassifiedLayout,
  context: LayoutContext,
): TextPlaces | undefined {
  const own = role === name ? ownPlacesOf(name, layout) : undefined;
  if (!own) return undefined;
  const ground = context.drawnOf(layout).ground;
  const isQuoted = own.body === undefined && own.caption !== undefined;
  const found = Object.entries(own)
    .filter(([asked]) => isQuoted || !isTitle(asked))
    .map(([asked, place]) => [asked, textPlaceOf(place, layout, { ground, context })] as const);
  return found.every(([, { isRead }]) => isRead)
    ? alikeInColor(Object.fromEntries(found.map(([asked, { place }]) => [asked, place])), (box) =>
        contrastRatio(context.colors.ink, ground.colorOf(box)),
      )
    : undefined;
}

/** Heads of which one is not read in its own colour, and has that of text, all have that where it is read. */
function alikeInColor(places: TextPlaces, contrastOf: (box: Box) => number): TextPlaces {
  const heads = Object.entries(places).filter(([role]) => /^(?:item-\d+|(?:second-)?heading)$/.test(role));
  const isMixed = heads.some(([, { color }]) => color === 'ink') && heads.some(([, { color }]) => color !== 'ink');
  if (!isMixed || heads.some(([, { box }]) => contrastOf(box) < leastContrast(leastPt, false))) return places;
  return {
    ...places,
    ...Object.fromEntries(heads.map(([role, place]) => [role, { ...place, color: 'ink' as const }])),
  };
}

function textPlaceOf(
  place: ReadPlaceholder,
  layout: ReadLayout,
  { ground, context: { unit, canvas, colors } }: Pick<LineContext, 'ground' | 'context'>,
): { place: TextPlace; isRead: boolean } {
  const isForWords = !/^(?:pic|chart|tbl)$/.test(place.type);
  const whole = within(isForWords ? unit.inner(place) : unit.box(place.frame), canvas);
  const { sizePt: said, color, bold, italic, align, font } = levelOf(place, layout);
  const sizePt = Math.max(leastPt, Math.round(said * unit.share));
  const least = leastContrast(sizePt, bold);
  const asked = nearestRole(colors, color?.hex ?? colors.ink, textRoles);
  const fill = placeFill(place, layout);
  const isSeen = (role: ColorRole) => fill !== undefined && contrastRatio(colors[role], fill) >= least;
  const onFill = [asked, 'ink' as const, 'canvas' as const].find(isSeen);
  const { role, isRead } =
    fill === undefined
      ? legibleRole(colors, asked, { ground, box: whole.h < highestHeadIn ? wordsOfHead(whole) : whole, least })
      : { role: onFill ?? asked, isRead: onFill !== undefined };
  const box = fill === undefined && isRead ? besideArt(whole, ground.clearOf(whole, colors[role], least)) : whole;
  const [, before, behind] = marked.exec(textOfShape(place.node)) ?? [];
  return {
    isRead,
    place: {
      ...{ box, color: role, sizePt, bold, align, font, anchor: anchorOf(place), lineSpacing: lineSpacingOf(place) },
      ...(italic && { italic }),
      ...(isNumbered(place) && { isNumbered: true as const }),
      ...(before && behind && { marks: [before, behind] as const }),
      ...(fill !== undefined && { fill }),
    },
  };
}

const highestHeadIn = 1;

/** Of a low place, where its words stand: at its edges what they stand on may end, as arrows do. */
function wordsOfHead({ x, y, w, h }: Box): Box {
  const [across, down] = [w * headEdge.w, h * headEdge.h];
  return { x: x + across, y: y + down, w: w - 2 * across, h: h - 2 * down };
}

const headEdge = { w: 0.1, h: 0.2 } as const;

/** A place that reaches into what is drawn at its side ends before that. */
function besideArt(place: Box, clear: Box): Box {
  const isHigh = clear.h >= place.h * mostOfPlace.h;
  const isWide = clear.w >= place.w * mostOfPlace.w;
  return isHigh && isWide ? { ...place, x: clear.x, w: clear.w } : place;
}

const mostOfPlace = { w: 0.7, h: 0.8 } as const;

/** What slides are about is no smaller, in pt. */
const leastPt = 14;
/** Words between quotation marks, with the space that stands before or behind those. */
const marked = /^([“„«»"‘‚「『]\s?).*?(\s?[”“»«"’‘」』])[.]?$/u;

function linePlaceOf(
  place: ReadPlaceholder,
  layout: ReadLayout,
  { title, ground, context: { unit, canvas, colors } }: LineContext,
  least?: number,
): { place: LinePlace; isRead: boolean } {
  const box = clearOfTitle(within(unit.inner(place), canvas), title);
  const { sizePt, color, bold, align } = levelOf(place, layout);
  const asked = nearestRole(colors, color?.hex ?? colors.ink, textRoles);
  const { role, isRead } = legibleRole(colors, asked, { ground, box, least });
  return {
    place: { box, color: role, sizePt: Math.round(sizePt * unit.share), bold, align, anchor: anchorOf(place) },
    isRead,
  };
}
