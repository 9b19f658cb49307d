/**
 * Writes lib/deck/icons/icon-set.ts: the drawings of Lucide (ISC licence) that slides may show,
 * each as path data in a square of 24 units. Run it after the list or the package changed:
 *
 *   npx tsx scripts/build-icons.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames } from './icons/icon-names';
import { pathsOf } from './icons/paths-of';

const root = join(import.meta.dirname, '..');
const entries: string[] = [];
for (const name of iconNames) {
  const paths = await pathsOf(name);
  entries.push(`  '${name}': [${paths.map((path) => `'${path}'`).join(', ')}],`);
}
const code = `/**
 * Drawings of Lucide (https://lucide.dev, ISC licence) as path data in a square of 24 units, to be
 * drawn with a line of 2 units, round caps and joins. Written by scripts/build-icons.ts.
 */
export const iconSet = {
${entries.join('\n')}
} as const;

export type IconName = keyof typeof iconSet;
`;
writeFileSync(join(root, 'lib/deck/icons/icon-set.ts'), code);
console.log(`lib/deck/icons/icon-set.ts: ${entries.length} icons`);
