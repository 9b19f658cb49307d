import type { Theme } from '@/lib/deck/theme/theme';
import { accentTheme } from '@/lib/templates/accent-theme';
import { pickAccents } from '@/lib/templates/pick-accents';
import type { SeenPicture } from './seen-picture';

export interface ColoredTheme {
  theme: Theme;
  /** The theme's accents where they come from a picture; empty where they are its own. */
  accents: string[];
  /** Those of them that are the picture's: a theme may have to keep its own second one. */
  taken: string[];
  /** Id of that picture. */
  from: string | null;
}

/**
 * A theme in the colours of a picture: of one whose style is wanted, whatever the template; of one that is shown only
 * where nobody chose the template. The first picture that is colourful enough is taken.
 */
export function colorByPicture(theme: Theme, pictures: readonly SeenPicture[], isMatched: boolean): ColoredTheme {
  const styles = pictures.filter(({ use }) => use === 'style');
  const shown = isMatched ? pictures.filter(({ use }) => use !== 'style') : [];
  for (const { id, look } of [...styles, ...shown]) {
    const colored = accentTheme(theme, pickAccents(look?.colors ?? []));
    if (colored)
      return { ...colored, taken: colored.accents.filter((accent) => accent !== theme.colors.second), from: id };
  }
  return { theme, accents: [], taken: [], from: null };
}
