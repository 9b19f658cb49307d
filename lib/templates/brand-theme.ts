import { contrastRatio, layOver } from '@/lib/deck/quality/contrast';
import { spareSlots, withTints } from '@/lib/deck/theme/scheme-color';
import { filledWith } from '@/lib/deck/theme/fill-roles';
import { type ColorRole, type Theme } from '@/lib/deck/theme/theme';
import { type Brand, brandColorRoles, type BrandColor } from './brand';
import { withFooter, withLogos, type Logos } from './brand-frame';
import type { OwnFamilies } from './fonts/read-font';
import { toOklch } from './oklch';
import { leastTextContrast } from './text-contrast';

export interface BrandedTemplate {
  name: string;
  description: string;
  brand: Brand;
  logos?: Logos;
  /** Of the organization's own, which are measured by their letters. */
  families?: OwnFamilies;
}

/**
 * A built-in theme in the colours and fonts of a brand, with its logo and its line at the foot of slides, under a name of
 * its own. Layouts and ornaments stay but for the room that the logo takes, so that what fits the one fits the other.
 * Pure: the same input gives an equal theme.
 */
export function brandTheme(
  base: Theme,
  { name, description, brand, logos = {}, families = new Map() }: BrandedTemplate,
): Theme {
  const { colors, palette } = brandColors(base, brand.colors);
  const { heading = base.fonts.heading, body = base.fonts.body } = brand.fonts;
  const familyOf = (family: string) => families.get(family.toLowerCase()) ?? family;
  // Automatic choice is among the built-in themes, so there is nothing to tag.
  const looks: Theme = {
    ...base,
    name,
    description,
    tags: [],
    appearance: appearanceOf(colors),
    colors,
    palette,
    fonts: { ...base.fonts, heading: familyOf(heading), body: familyOf(body) },
  };
  return withFooter(withLogos(looks, base.name, logos), brand.footer);
}

/** A brand may turn a light page dark; the theme part of the file tells the two apart. */
function appearanceOf({ ink, canvas }: Theme['colors']): Theme['appearance'] {
  return contrastRatio(ink, '000000') < contrastRatio(canvas, '000000') ? 'light' : 'dark';
}

type Colors = Theme['colors'];
type GivenColors = Partial<Record<ColorRole, string>>;

/** How much of the text's colour each quiet colour of the page has. */
const surfaceShare = 0.06;
const hairlineShare = 0.25;
const mutedShares = [0.78, 0.86, 0.93, 1];

/** The colours of a theme with those of a brand; what the brand leaves open follows from what it says. */
function brandColors(base: Theme, brand: Brand['colors']): Pick<Theme, 'colors' | 'palette'> {
  const given = givenColors(brand);
  const page = { ...base.colors, ...pageColors(base.colors, given), ...given };
  const wanted = given.accent === undefined ? page : { ...page, ...accentShades(page), ...given };
  const tinted = withTints(wanted);
  const own = neutrals.filter((role) => given[role] !== undefined && isSeenApart(wanted[role], tinted[role]));
  const { accent, canvas } = wanted;
  const colors = { ...tinted, ...pick(wanted, own), ...filledWith(accent), onAccent: canvas, hyperlink: accent };
  const shades = (given.ink ?? given.canvas ?? given.accent) ? paletteShades(colors) : base.palette;
  const slots = own.map((role) => [spareSlots[role], colors[role]]);
  return { colors, palette: { ...shades, ...Object.fromEntries(slots) } };
}

const neutrals = Object.keys(spareSlots) as (keyof typeof spareSlots)[];

/** How far apart in Oklab two colours are that nobody takes for one another. */
const seenDistance = 0.02;

/** Whether a neutral that a brand names is another than the nearest tint, so that it keeps a slot of the palette for itself. */
function isSeenApart(one: string, other: string): boolean {
  const [a, b] = [toOklch(one), toOklch(other)];
  const turn = ((a.hue - b.hue) * Math.PI) / 180;
  const coloured = a.chroma ** 2 + b.chroma ** 2 - 2 * a.chroma * b.chroma * Math.cos(turn);
  return Math.sqrt((a.lightness - b.lightness) ** 2 + Math.max(0, coloured)) > seenDistance;
}

function pick(colors: Colors, roles: readonly ColorRole[]): GivenColors {
  return Object.fromEntries(roles.map((role) => [role, colors[role]]));
}

/** What people's own shapes take: shades of the accent, since nobody named other colours of the brand. */
function paletteShades({ accent, ink, canvas }: Colors): Theme['palette'] {
  return {
    text2: layOver(accent, 0.4, ink),
    background2: layOver(accent, 0.12, canvas),
    accent5: layOver(accent, 0.75, ink),
    accent6: layOver(accent, 0.35, canvas),
  };
}

function givenColors(brand: Brand['colors']): GivenColors {
  const names = Object.keys(brandColorRoles) as BrandColor[];
  return Object.fromEntries(
    names.flatMap((name) => (brand[name] === undefined ? [] : [[brandColorRoles[name], brand[name]]])),
  );
}

/** A page of another colour, or with text of another, has quiet colours between the two. */
function pageColors(base: Colors, given: GivenColors): GivenColors {
  if (given.ink === undefined && given.canvas === undefined) return {};
  const { ink, canvas } = { ...base, ...given };
  const surface = given.surface ?? layOver(ink, surfaceShare, canvas);
  const page = { ...base, ink, canvas, surface, quiet: layOver(ink, hairlineShare, canvas) };
  const shades = mutedShares.map((share) => withTints({ ...page, muted: layOver(ink, share, canvas) }));
  const legible = shades.find((one) => isLegible(one.muted, canvas) && isLegible(one.muted, one.surface));
  return { surface, muted: legible?.muted ?? ink, quiet: page.quiet };
}

function isLegible(text: string, background: string): boolean {
  return contrastRatio(text, background) >= leastTextContrast;
}

/** Data takes the accent and a quiet ramp of its shades, of which the last is grey; the darker one may carry text as well. */
function accentShades({ accent, ink, canvas, muted }: Colors): GivenColors {
  return {
    second: layOver(accent, 0.55, ink),
    series3: layOver(accent, 0.6, canvas),
    series4: layOver(layOver(accent, 0.3, muted), 0.8, canvas),
    series5: layOver(muted, 0.45, canvas),
  };
}
