import type { DeckContext } from './layout-types';
import type { FittedTitle } from './fit-title';
import { fitTitle } from './fit-title';
import { partSuffix } from './labels';
import type { SlidePart } from './part-slides';

/**
 * Sets every title. Titles that would stand on several slides, continued or repeated, count
 * their parts from the second on, so that no title of the outline occurs twice.
 */
export function titleParts(parts: readonly SlidePart[], context: DeckContext): FittedTitle[] {
  const first = parts.map((part) => fitTitle(context, part.spec.title, '', part.placed.titleStyle));
  const groups = new Map<string, number>();
  for (const { shown } of first) groups.set(shown, (groups.get(shown) ?? 0) + 1);
  const seen = new Map<string, number>();
  return first.map((fitted, index) => {
    const ordinal = (seen.get(fitted.shown) ?? 0) + 1;
    seen.set(fitted.shown, ordinal);
    if (ordinal === 1) return fitted;
    const part = parts[index]!;
    return fitTitle(
      context,
      part.spec.title,
      partSuffix(context.language, ordinal, groups.get(fitted.shown) ?? ordinal),
      part.placed.titleStyle,
    );
  });
}
