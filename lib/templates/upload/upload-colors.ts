import { contrastRatio, layOver } from '@/lib/deck/quality/contrast';
import type { Box } from '@/lib/deck/scene/scene';
import { distanceOf, shadeBy, withTints, type SchemeColor } from '@/lib/deck/theme/scheme-color';
import { filledWith } from '@/lib/deck/theme/fill-roles';
import { statusColors, type ColorRole, type LayoutName, type Theme } from '@/lib/deck/theme/theme';
import { hueDistance, toOklch } from '../oklch';
import type { Ground } from './artwork/ground';
import {
  isDark,
  isReddish,
  leastTinted,
  lightSurface,
  ownSurface,
  saturationOf,
  shownSurface,
  tintsOf,
  type NamedColor,
} from './surface-colors';
import type { ClassifiedLayout } from './classify-layouts';
import { backgroundOf } from './template-background';
import type { MasterColors, SeenColor } from './template-colors';
import { levelOf, runningLevelOf } from './template-text';
import { contentsOf, isTitlePlaceholder } from './placeholder-roles';

/** Which colours of the template roles are, as files name them. */
export type RoleSlots = Partial<Record<ColorRole, SchemeColor>>;

/** How the file uses colours. */
export interface ShownColors {
  /** The colour in which the template writes on a fill, six hexadecimal digits each; undefined where it doesn't. */
  written: (fill: string) => string | undefined;
  /** What its cards are filled with. */
  face?: SeenColor;
  /** Whether masters, layouts or slides have a colour, by its slot or its value. */
  isUsed: (color: string) => boolean;
}

/** Words in a colour want this contrast, and figures and lines the other. */
const [leastOfText, leastOfMarks] = [4.5, 3];
/** Of three channels of 1: drawn colours differ so little from the slot that they are. */
const sameColor = 0.055;

/**
 * The roles of a template's colours, and which of its slots they are. Background is what content stands on as drawn,
 * text what is read on it, accents the template's own in their order, and words in the first one in another of its colours
 * where they would not be read.
 *
 * @param area what content stands on; undefined where it stands on a panel of the slides' own
 */
export function uploadColors(
  layouts: Readonly<Record<LayoutName, ClassifiedLayout>>,
  ground: Ground,
  area: Box | undefined,
  { written, face, isUsed }: ShownColors,
): Pick<Theme, 'colors' | 'palette'> & { slots: RoleSlots } {
  const { layout } = layouts.content;
  const slotHex = (slot: string) => hexOfSlot(layout.palette, slot);
  const maps = new Set(Object.values(layouts).map((one) => one.layout.palette.map.get('bg1')));
  // Where layouts map the slots differently, what is text on one is background on another: then the theme's own are named.
  const slotOf = (slot: string) => namedBy(maps.size > 1 ? (layout.palette.map.get(slot) ?? slot) : slot);
  const ofSlot = (slot: string): NamedColor => ({ hex: slotHex(slot), named: slotOf(slot) });
  const canvas =
    area === undefined ? ofSlot('bg1') : drawnColor(ground.colorOf(area), backgroundOf(layout).color, ofSlot);
  const words = contentsOf(layout)[0] ?? layout.placeholders.find(isTitlePlaceholder);
  const stated = words && levelOf(words, layout, runningLevelOf(words)).color;
  const ink = mostLegible(
    [...(stated ? [{ hex: stated.hex, named: slotOf(stated.slot ?? stated.hex) }] : []), ofSlot('tx1'), ofSlot('bg1')],
    canvas.hex,
  );
  const accents = orderedOn(
    [1, 2, 3, 4, 5, 6].map((place) => ofSlot(`accent${place}`)),
    canvas.hex,
  );
  const own = accents[0]!;
  const shown = seriesOf(accents);
  const at = (index: number) => shown[index]!;
  const isBright = isBrightOn(own.hex, canvas.hex);
  const on = wordsOn(own, { canvas, ink, written: written(own.hex) });
  const roles = ['second', 'series3', 'series4'] as const;
  const colors = withTints({
    ...statusColors,
    ink: ink.hex,
    canvas: canvas.hex,
    muted: layOver(ink.hex, 0.78, canvas.hex),
    surface: layOver(ink.hex, isDark(canvas.hex) ? 0.12 : 0.06, canvas.hex),
    quiet: layOver(ink.hex, 0.25, canvas.hex),
    series5: layOver(ink.hex, hasLightGrays(own.hex, canvas.hex) ? 0.3 : 0.5, canvas.hex),
    accent: own.hex,
    ...filledWith(own.hex),
    onAccent: on.hex,
    second: at(1).hex,
    series3: at(2).hex,
    series4: at(3).hex,
    hyperlink: slotHex('hlink'),
  });
  const tinted = tintsOf(own, canvas.hex, { isBright, others: accents.slice(1) });
  // A palette of which nobody chose the accents has no background that somebody chose.
  const chosen = layout.master.shownHues !== undefined ? undefined : ownSurface(ofSlot('bg2'), canvas.hex, ink.hex);
  const shownFace = face && shownSurface(face, { canvas: canvas.hex, ink: ink.hex });
  const surface = shownFace ?? lightSurface(canvas, ink.hex) ?? chosen ?? tinted?.surface;
  const grounds = [canvas.hex, surface?.hex ?? colors.surface];
  const accent = wordsLike(own, {
    others: [accents[1], ofSlot('tx2'), ...accents.slice(2)].filter((one) => one !== undefined),
    // What was found in the file as it looks is in use, whatever its parts name.
    isUsed: ({ hex, named }) => layout.master.shownHues !== undefined || isUsed(hex) || isUsed(named.slot),
    ink,
    grounds,
  });
  return {
    colors: {
      ...colors,
      accent: accent.hex,
      ...(surface && { surface: surface.hex }),
      ...(tinted?.series5 && { series5: tinted.series5.hex }),
    },
    palette: {
      text2: slotHex('tx2'),
      background2: slotHex('bg2'),
      accent5: slotHex('accent5'),
      accent6: slotHex('accent6'),
    },
    slots: {
      ink: ink.named,
      canvas: canvas.named,
      accent: accent.named,
      accentFill: own.named,
      edge: own.named,
      onAccent: on.named,
      ...(surface && { surface: surface.named }),
      ...(tinted?.series5 && { series5: tinted.series5.named }),
      ...Object.fromEntries(roles.map((role, index) => [role, at(index + 1).named])),
    },
  };
}

/** What stands back behind a gray accent, a red one or one that is light itself is lighter than that. */
function hasLightGrays(hex: string, canvas: string): boolean {
  const isLight = contrastRatio(hex, canvas) < leastOfText;
  return !isDark(canvas) && (isLight || isReddish(hex) || saturationOf(hex) < leastTinted);
}

/** Whether an accent is so light on a light ground that it would be another colour before light words are read on it. */
function isBrightOn(hex: string, canvas: string): boolean {
  const ratio = contrastRatio(hex, canvas);
  const { hue } = toOklch(hex);
  const { least } = warm.find(({ from, to }) => hue >= from && hue < to) ?? { least: pale };
  return !isDark(canvas) && ratio < least && contrastRatio(hex, 'FFFFFF') < light;
}

const [pale, light] = [2.2, 3.8];
/** On oranges and yellows dark words look as well as light ones, on corals where those are light, on other colours where they are pale. */
const warm = [
  { from: 20, to: 38, least: 3 },
  { from: 38, to: 110, least: light },
];

function hexOfSlot({ slots, map }: MasterColors, slot: string): string {
  return slots.get(map.get(slot) ?? slot) ?? '808080';
}

/** Slots and values are named alike. */
const namedBy = (slot: string): SchemeColor => ({ slot: slot as SchemeColor['slot'] });

const plainColor = (hex: string): NamedColor => ({ hex, named: namedBy(hex) });

/** A colour as drawn, by its slot where the background says one and nothing covers it. */
function drawnColor(
  hex: string,
  said: { hex: string; slot?: string } | undefined,
  ofSlot: (slot: string) => NamedColor,
): NamedColor {
  const known = [...(said?.slot === undefined ? [] : [said.slot]), 'bg1', 'tx1'].find(
    (slot) => distanceOf(ofSlot(slot).hex, hex) < sameColor,
  );
  return known === undefined ? { hex, named: namedBy(hex) } : ofSlot(known);
}

/** The first that is read well on a colour; else black or white, where the template has nothing better. */
function mostLegible(colors: readonly NamedColor[], on: string, least = 7): NamedColor {
  const plain = ['000000', 'FFFFFF'].map(plainColor);
  const read = [...colors, ...plain].find(({ hex }) => contrastRatio(hex, on) >= least);
  const ratios = [...colors, ...plain].map(({ hex }) => contrastRatio(hex, on));
  return read ?? [...colors, ...plain][ratios.indexOf(Math.max(...ratios))]!;
}

/** Accents in the template's order; those that are hardly seen on the background go last. */
function orderedOn(accents: readonly NamedColor[], canvas: string): NamedColor[] {
  const different = accents.filter(({ hex }, index) => accents.findIndex((one) => one.hex === hex) === index);
  const isSeen = ({ hex }: NamedColor) => contrastRatio(hex, canvas) >= fewestSeen;
  return [...different.filter(isSeen), ...different.filter((one) => !isSeen(one))];
}

/** Accents as they are; a palette of one or two goes on in shades of them, or two series would look alike. */
function seriesOf(accents: readonly NamedColor[]): NamedColor[] {
  const shades = furtherShades.flatMap((shade) =>
    accents.map(({ hex, named }) => ({ hex: shadeBy(hex, shade), named: { slot: named.slot, ...shade } })),
  );
  return [...accents, ...shades];
}

/**
 * What stands on an accent: as the template itself writes there, else white, as long as large words or bold ones are read in
 * it, else what is read best.
 */
function wordsOn(
  { hex }: NamedColor,
  { canvas, ink, written }: { canvas: NamedColor; ink: NamedColor; written: string | undefined },
): NamedColor {
  const isRead = (one: NamedColor) => contrastRatio(one.hex, hex) >= leastOfMarks;
  const own =
    [canvas, ink].find((one) => one.hex === written) ?? (written === undefined ? undefined : plainColor(written));
  if (own && isRead(own)) return own;
  const lightFirst = isDark(canvas.hex) ? [ink, canvas] : [canvas, ink];
  return lightFirst.find(isRead) ?? mostLegible([ink, canvas], hex, leastOfText);
}

/**
 * A colour of the template for words in an accent: that itself where large ones are read in it, else one that looks like
 * a darker one and is in use, else the first that is read; never a shade that the template has not.
 */
function wordsLike(
  accent: NamedColor,
  {
    others,
    isUsed,
    ink,
    grounds,
  }: {
    others: readonly NamedColor[];
    isUsed: (color: NamedColor) => boolean;
    ink: NamedColor;
    grounds: readonly string[];
  },
): NamedColor {
  const ratioOf = ({ hex }: NamedColor) => Math.min(...grounds.map((ground) => contrastRatio(hex, ground)));
  if (ratioOf(accent) >= leastOfAccent) return accent;
  const isKin = ({ hex }: NamedColor) =>
    saturationOf(hex) >= leastTinted && hueDistance(toOklch(hex).hue, toOklch(accent.hex).hue) < kinHue;
  const read = others.filter((one) => ratioOf(one) >= leastOfText);
  return read.slice(0, fewKin).find((one) => isKin(one) && isUsed(one)) ?? read[0] ?? ink;
}

/** Large words want less than small ones, and a little more where grounds that somebody drew are not of one colour. */
const leastOfAccent = 3.2;
/** Degrees between a yellow and the amber that people take for words beside it. */
const kinHue = 45;
/** Of the colours that are read; later ones are hardly in use. */
const fewKin = 2;

const furtherShades = [
  { lumMod: 60, lumOff: 40 },
  { lumMod: 50, lumOff: 0 },
  { lumMod: 75, lumOff: 0 },
];

const fewestSeen = 1.5;

export const textRoles = [
  'ink',
  'canvas',
  'muted',
  'accent',
  'accentFill',
  'second',
  'series3',
  'series4',
] as const satisfies readonly ColorRole[];

/** The role that looks most like a colour. */
export function nearestRole(colors: Theme['colors'], hex: string, roles: readonly ColorRole[]): ColorRole {
  return roles.reduce((nearest, role) =>
    distanceOf(colors[role], hex) < distanceOf(colors[nearest], hex) ? role : nearest,
  );
}

/** Words are read where they are on so much of what they stand on. */
const readShare = 0.92;

/** What the ground of a layout may be nearest to. */
export const grounds: readonly ColorRole[] = ['canvas', 'ink', 'accent', 'second', 'surface', 'series3', 'series4'];

/** The role that is asked for where it is read on what is drawn there; else the one that is read best, which may be none. */
export function legibleRole(
  colors: Theme['colors'],
  asked: ColorRole,
  { ground, box, least = leastOfText }: { ground: Ground; box: Box; least?: number },
): { role: ColorRole; isRead: boolean } {
  const shares = [asked, 'ink' as const, 'canvas' as const].map((role) => ({
    role,
    share: ground.legibleShare(box, colors[role], least),
  }));
  const [first] = shares;
  const best = shares.reduce((most, one) => (one.share > most.share ? one : most));
  const { role, share } = first !== undefined && first.share >= readShare ? first : best;
  return { role, isRead: share >= readShare };
}
