import { isFillRole } from './fill-roles';
import { schemeSlots, type ColorRole, type ColorValue, type Theme } from './theme';

/** A colour as a file names it: a slot of the slide's colour map and what is done to it. */
export interface SchemeColor extends Shade {
  slot: ColorValue;
}

/**
 * What is done to a colour, in this order: percent of its lightness, percent points added to that, percent of its
 * saturation; or a saturation in percent and a hue in degrees of its own (ECMA-376 part 1, 20.1.2.3).
 */
interface Shade {
  lumMod?: number;
  lumOff?: number;
  satMod?: number;
  sat?: number;
  hue?: number;
}

type NeutralRole = 'muted' | 'surface' | 'quiet' | 'series5';

/** A shade of text or background, as light as it needs to be, in one of some tones. */
interface Tint {
  of: 'ink' | 'canvas';
  lumMod: number;
  tones: readonly (Pick<Shade, 'satMod'> | Pick<Shade, 'sat' | 'hue'>)[];
}

/** Few enough for each to look like itself again when its channels are whole numbers. */
const breaths = [10, 20, 30, 40].flatMap((sat) => Array.from({ length: 24 }, (_, step) => ({ sat, hue: 15 * step })));

/**
 * Neutrals are tints of the text or of the background. A tint keeps a share of its base's lightness and adds an
 * amount, so that it stands between text and background in light palettes and in dark ones: a card that is
 * 87 % of a white page and 8 % more is a dark grey on a black page. It keeps a part of its base's saturation, so
 * that it looks grey on a cream page and beside navy text, whose tints would else be yellow and blue.
 *
 * White has no tint but grey. A surface on it may have a breath of a colour, too little to be one in another palette.
 */
const tints: Readonly<Record<NeutralRole, readonly Tint[]>> = {
  muted: [{ of: 'ink', lumMod: 55, tones: [{ satMod: 45 }] }],
  surface: [{ of: 'canvas', lumMod: 87, tones: [{ satMod: 80 }, ...breaths] }],
  quiet: [{ of: 'canvas', lumMod: 55, tones: [{ satMod: 40 }] }],
  series5: [
    { of: 'canvas', lumMod: 20, tones: [{ satMod: 25 }] },
    { of: 'ink', lumMod: 20, tones: [{ satMod: 45 }] },
  ],
};

type Palette = Pick<Theme, 'colors' | 'palette'>;

/**
 * What a file says for the colour of a role. A neutral that no tint looks like, because a brand wants it to be a
 * colour of its own, stands in the palette and is named by its slot.
 */
export function schemeColor({ colors, palette }: Palette, role: ColorRole): SchemeColor {
  const hex = colors[role];
  if (isFillRole(role)) return { slot: schemeSlots.accent };
  if (!isNeutral(role) && role !== 'onAccent') return { slot: schemeSlots[role] };
  const plain = (['ink', 'canvas'] as const).find((base) => colors[base] === hex);
  if (plain) return { slot: schemeSlots[plain] };
  if (role === 'onAccent') return { slot: hex as ColorValue };
  return palette[spareSlots[role]] === hex ? { slot: schemeSlots[role] } : nearestTint(colors, role).color;
}

export type RoleColors = Readonly<Record<ColorRole, SchemeColor>>;

/** What a file says for every role of a theme. */
export function roleColors(theme: Palette): RoleColors {
  const roles = Object.keys(schemeSlots) as ColorRole[];
  return Object.fromEntries(roles.map((role) => [role, schemeColor(theme, role)])) as Record<ColorRole, SchemeColor>;
}

/**
 * The children of `a:schemeClr`: what is done to the slot's colour, in the units of the format. The hue stands last,
 * because a grey has none to keep.
 *
 * @param opacity 0 to 1
 */
export function colorChanges({ slot: _, ...color }: SchemeColor, opacity = 1): { name: string; value: number }[] {
  const changes = { ...color, alpha: opacity < 1 ? opacity * 100 : undefined };
  return Object.entries(changes).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value: Math.round(value * (name === 'hue' ? unitsOfDegree : unitsOfPercent)) }],
  );
}

const unitsOfDegree = 60_000;
const unitsOfPercent = 1000;

/** The slots that no tint needs, by the neutrals that can take them. */
export const spareSlots = { muted: 'text2', surface: 'background2', series5: 'accent5', quiet: 'accent6' } as const;

function isNeutral(role: ColorRole): role is NeutralRole {
  return role in tints;
}

interface ShownTint {
  color: SchemeColor;
  hex: string;
}

/** Of the tints of a neutral role that are as light as its colour the one that looks most like it. */
function nearestTint(colors: Theme['colors'], role: NeutralRole): ShownTint {
  const shown = tints[role].flatMap((tint) => asLightAs(colors[role], tint, colors[tint.of]));
  const distances = shown.map(({ hex }) => distanceOf(hex, colors[role]));
  return shown[distances.indexOf(Math.min(...distances))]!;
}

function asLightAs(wanted: string, { of, lumMod, tones }: Tint, base: string): ShownTint[] {
  const added = Math.round((toHsl(wanted).lightness - (toHsl(base).lightness * lumMod) / 100) * 100);
  const lumOff = Math.min(100 - lumMod, Math.max(0, added));
  return tones.map((tone) => {
    const shade = { lumMod, lumOff, ...tone };
    return { color: { slot: schemeSlots[of], ...shade }, hex: shadeBy(base, shade) };
  });
}

/** The colours with every neutral as the nearest tint shows it; tints of tints are the same. */
export function withTints<T extends Theme['colors']>(colors: T): T {
  const shown = (Object.keys(tints) as NeutralRole[]).map((role) => {
    const isPlain = colors[role] === colors.ink || colors[role] === colors.canvas;
    return [role, isPlain ? colors[role] : nearestTint(colors, role).hex];
  });
  return { ...colors, ...Object.fromEntries(shown) };
}

/** A colour changed as Office does it: in HSL of the sRGB values. Six hexadecimal digits in and out. */
export function shadeBy(hex: string, { lumMod = 100, lumOff = 0, satMod = 100, sat, hue }: Shade): string {
  const own = toHsl(hex);
  return fromHsl({
    hue: hue ?? own.hue,
    saturation: clamp(sat === undefined ? (own.saturation * satMod) / 100 : sat / 100),
    lightness: clamp((own.lightness * lumMod) / 100 + lumOff / 100),
  });
}

/** Of two colours of six hexadecimal digits, in sRGB. */
export function distanceOf(one: string, other: string): number {
  return Math.hypot(...channelsOf(one).map((channel, at) => channel - channelsOf(other)[at]!));
}

/** Hue in degrees, the others 0 to 1. */
interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

/** Of six hexadecimal digits. */
export function toHsl(hex: string): Hsl {
  const [red, green, blue] = channelsOf(hex);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, chroma] = [(most + least) / 2, most - least];
  if (chroma === 0) return { hue: 0, saturation: 0, lightness };
  const sextant =
    most === red ? (green - blue) / chroma : most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
  return { hue: (sextant * 60 + 360) % 360, saturation: chroma / (1 - Math.abs(2 * lightness - 1)), lightness };
}

/** Red, green and blue of six hexadecimal digits, 0 to 1. */
function channelsOf(hex: string): [number, number, number] {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

function fromHsl({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (turn: number) => {
    const k = (turn + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [0, 8, 4]
    .map((turn) =>
      Math.round(clamp(channel(turn)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase();
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
