import { layOver } from '../quality/contrast';
import { schemeSlots, type ColorRole, type ColorValue, type Theme } from './theme';

/**
 * A colour as a file names it: a slot of the slide's colour map and what is done to it, in percent
 * (ECMA-376 part 1, 20.1.2.3.20 `lumMod`, 20.1.2.3.21 `lumOff`, 20.1.2.3.27 `satMod`, 20.1.2.3.1 `alpha`).
 */
export interface SchemeColor extends Shade {
  slot: ColorValue;
  /** A veil through which the background is seen. */
  alpha?: number;
}

interface Shade {
  lumMod?: number;
  lumOff?: number;
  satMod?: number;
}

type NeutralRole = 'muted' | 'surface' | 'quiet' | 'series5';

/** A shade of a base colour: a solid one adds as much lightness as it needs, a veil is as dense as it needs to be. */
type Tint = { of: 'ink' | 'canvas'; lumMod: number; satMod: number } | ({ of: 'accent' } & Required<Shade>);

/**
 * Neutrals are tints of the text or of the background. A tint keeps a share of its base's lightness and adds an
 * amount, so that it stands between text and background in light palettes and in dark ones: a card that is
 * 87 % of a white page and 8 % more is a dark grey on a black page. It keeps a part of its base's saturation, so
 * that it looks grey on a cream page and beside navy text, whose tints would else be yellow and blue.
 *
 * White has no tint but grey. A surface on it that has a breath of the brand is a veil of the accent's lightest
 * shade, which lightens a black page as it tints a white one; Office's own table styles have such bands.
 */
const tints: Readonly<Record<NeutralRole, readonly Tint[]>> = {
  muted: [{ of: 'ink', lumMod: 55, satMod: 45 }],
  surface: [
    { of: 'canvas', lumMod: 87, satMod: 80 },
    { of: 'accent', lumMod: 40, lumOff: 60, satMod: 60 },
  ],
  quiet: [{ of: 'canvas', lumMod: 55, satMod: 40 }],
  series5: [
    { of: 'canvas', lumMod: 20, satMod: 25 },
    { of: 'ink', lumMod: 20, satMod: 45 },
  ],
};

/** Thinner veils are not seen, and denser ones are no longer a background. */
const veilPercents = { least: 5, most: 30 };

type Palette = Pick<Theme, 'colors' | 'palette'>;

/**
 * What a file says for the colour of a role. A neutral that no tint looks like, because a brand wants it to be a
 * colour of its own, stands in the palette and is named by its slot.
 */
export function schemeColor({ colors, palette }: Palette, role: ColorRole): SchemeColor {
  if (!isNeutral(role)) return { slot: schemeSlots[role] };
  const hex = colors[role];
  const plain = (['ink', 'canvas'] as const).find((base) => colors[base] === hex);
  if (plain) return { slot: schemeSlots[plain] };
  return palette[spareSlots[role]] === hex ? { slot: schemeSlots[role] } : nearestTint(colors, role).color;
}

export type RoleColors = Readonly<Record<ColorRole, SchemeColor>>;

/** What a file says for every role of a theme. */
export function roleColors(theme: Palette): RoleColors {
  const roles = Object.keys(schemeSlots) as ColorRole[];
  return Object.fromEntries(roles.map((role) => [role, schemeColor(theme, role)])) as Record<ColorRole, SchemeColor>;
}

/**
 * The children of `a:schemeClr`: what is done to the slot's colour, in thousandths of a percent.
 *
 * @param opacity 0 to 1
 */
export function colorChanges(color: SchemeColor, opacity = 1): { name: string; value: number }[] {
  const { lumMod, lumOff, satMod, alpha = 100 } = color;
  const shares = { lumMod, lumOff, satMod, alpha: alpha * opacity < 100 ? alpha * opacity : undefined };
  return Object.entries(shares).flatMap(([name, percent]) =>
    percent === undefined ? [] : [{ name, value: Math.round(percent * 1000) }],
  );
}

/** The slots that no tint needs, by the neutrals that can take them. */
export const spareSlots = { muted: 'text2', surface: 'background2', series5: 'accent5', quiet: 'accent6' } as const;

function isNeutral(role: ColorRole): role is NeutralRole {
  return role in tints;
}

interface ShownTint {
  color: SchemeColor;
  /** What it looks like on the background. */
  hex: string;
}

/** Of the tints of a neutral role the one that looks most like its colour. */
function nearestTint(colors: Theme['colors'], role: NeutralRole): ShownTint {
  const shown = tints[role].flatMap((tint) => tintsAbout(tint, colors, colors[role]));
  const distances = shown.map(({ hex }) => distanceOf(hex, colors[role]));
  return shown[distances.indexOf(Math.min(...distances))]!;
}

/** A solid tint as light as the colour; a veil in every density. */
function tintsAbout(tint: Tint, colors: Theme['colors'], wanted: string): ShownTint[] {
  const slot = schemeSlots[tint.of];
  if (tint.of !== 'accent') {
    const { of, lumMod, satMod } = tint;
    const added = toHsl(wanted).lightness - (toHsl(colors[of]).lightness * lumMod) / 100;
    const shade = { lumMod, lumOff: Math.min(100 - lumMod, Math.max(0, Math.round(added * 100))), satMod };
    return [{ color: { slot, ...shade }, hex: shadeBy(colors[of], shade) }];
  }
  const { of, ...shade } = tint;
  return Array.from({ length: veilPercents.most - veilPercents.least + 1 }, (_, more) => {
    const color = { slot, ...shade, alpha: veilPercents.least + more };
    return { color, hex: shownBy(color, colors[of], colors.canvas) };
  });
}

/** What a colour of a file looks like on a background, its slot holding `hex`. */
export function shownBy(color: SchemeColor, hex: string, background: string): string {
  return layOver(shadeBy(hex, color), (color.alpha ?? 100) / 100, background);
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
export function shadeBy(hex: string, { lumMod = 100, lumOff = 0, satMod = 100 }: Shade): string {
  const { hue, saturation, lightness } = toHsl(hex);
  return fromHsl({
    hue,
    saturation: clamp((saturation * satMod) / 100),
    lightness: clamp((lightness * lumMod) / 100 + lumOff / 100),
  });
}

/** Of two colours of six hexadecimal digits, in sRGB. */
function distanceOf(one: string, other: string): number {
  return Math.hypot(...channelsOf(one).map((channel, at) => channel - channelsOf(other)[at]!));
}

/** Hue in degrees, the others 0 to 1. */
interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

/** Of six hexadecimal digits. */
function toHsl(hex: string): Hsl {
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
