import { type ShippedFont, shippedFonts } from './shipped-fonts';

export interface ChosenFonts {
  fontFiles: string[];
  /** Some letters are in none of our fonts; those of the machine may have them. */
  needsSystemFonts: boolean;
}

/** What stands for the generic families of CSS. */
export const genericFamilies = { 'sans-serif': 'Arimo', serif: 'Tinos', monospace: 'Cousine' } as const;

/** Characters that show nothing themselves: controls, joiners, marks of direction, variation selectors. */
const invisible = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\u{fe00}-\u{fe0f}]/u;

/**
 * The fonts that a drawing needs: those it names, and for letters that they lack the first of
 * our fonts that has them. All of them are eight megabytes, a slide mostly needs two files.
 */
export function chooseFonts(svg: string): ChosenFonts {
  const all = shippedFonts();
  const families = namedFamilies(svg, new Set(all.map(({ family }) => family)));
  let needsSystemFonts = false;
  for (const letter of new Set(svg.match(/[^\0-\x7f]/gu))) {
    const owners = all.filter((font) => font.hasLetterFor(letter.codePointAt(0) ?? 0));
    const [first] = owners;
    if (first && !owners.some(({ family }) => families.has(family))) families.add(first.family);
    needsSystemFonts ||= !first && !invisible.test(letter);
  }
  const chosen = all.filter(({ family }) => families.has(family));
  return {
    fontFiles: (chosen.length > 0 ? chosen : all.slice(0, 1)).map(({ path }: ShippedFont) => path),
    needsSystemFonts,
  };
}

/** Of each list of families the first that is ours. */
function namedFamilies(svg: string, known: ReadonlySet<string>): Set<string> {
  const lists = new Set([...svg.matchAll(/font-family="([^"]*)"/g)].map(([, list = '']) => list));
  const named = [...lists].map((list) =>
    list
      .split(',')
      .map((name) => ourName(name.trim()))
      .find((name) => known.has(name)),
  );
  return new Set(named.filter((name) => name !== undefined));
}

function ourName(name: string): string {
  return name in genericFamilies ? genericFamilies[name as keyof typeof genericFamilies] : name.replaceAll(/['"]/g, '');
}
