import type { Theme } from '@/lib/deck/theme/theme';
import { contrastRatio } from '@/lib/deck/quality/contrast';
import type { Brand } from './brand';
import { brandColors } from './brand-colors';

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
