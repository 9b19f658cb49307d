import { iconNames } from './icon-names';
import { pathsOf } from './paths-of';

/** The text of lib/deck/icons/icon-set.ts. */
export async function iconSetCode(): Promise<string> {
  const entries = await Promise.all(
    iconNames.map(async (name) => `  '${name}': [${(await pathsOf(name)).map((path) => `'${path}'`).join(', ')}],`),
  );
  return `/**
 * Drawings of Lucide (https://lucide.dev; see lucide-license.txt) as path data in a square of 24
 * units, to be drawn with a line of 2 units, round caps and joins. Written by scripts/build-icons.ts.
 */
export const iconSet = {
${entries.join('\n')}
} as const;

export type IconName = keyof typeof iconSet;
`;
}
