import { contrastRatio, layOver } from '@/lib/deck/quality/contrast';
import type { Theme, ColorRole } from '@/lib/deck/theme/theme';
import { type Brand, brandColorRoles, type BrandColor } from './brand';
import { leastTextContrast } from './text-contrast';

export interface BrandedTemplate {
  name: string;
  description: string;
  brand: Brand;
}

/**
 * A built-in theme in the colours and fonts of a brand, under a name of its own. Layouts and
 * ornaments stay, so that what fits the one fits the other. Pure: the same input gives an equal theme.
 */
export function brandTheme(base: Theme, { name, description, brand }: BrandedTemplate): Theme {
  const colors = brandColors(base.colors, brand.colors);
  const { heading = base.fonts.heading, body = base.fonts.body } = brand.fonts;
  // Automatic choice is among the built-in themes, so there is nothing to tag.
  return {
    ...base,
    name,
    description,
    tags: [],
    appearance: appearanceOf(colors),
    colors,
    fonts: { ...base.fonts, heading, body },
  };
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
function brandColors(base: Colors, brand: Brand['colors']): Colors {
  const given = givenColors(brand);
  const page = { ...base, ...pageColors(base, given), ...given };
  const colors = given.accent === undefined ? page : { ...page, ...accentShades(page), ...given };
  return { ...colors, hyperlink: colors.accent };
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
  const shades = mutedShares.map((share) => layOver(ink, share, canvas));
  const muted = shades.find((shade) => isLegible(shade, canvas) && isLegible(shade, surface));
  return { surface, muted: muted ?? ink, quiet: layOver(ink, hairlineShare, canvas) };
}

function isLegible(text: string, background: string): boolean {
  return contrastRatio(text, background) >= leastTextContrast;
}

/** Data takes the accent and a quiet ramp of its shades; the darker one may carry text as well. */
function accentShades({ accent, ink, canvas, muted }: Colors): GivenColors {
  return {
    second: layOver(accent, 0.55, ink),
    series3: layOver(accent, 0.6, canvas),
    series4: layOver(muted, 0.75, canvas),
    series5: layOver(muted, 0.45, canvas),
  };
}
