/**
 * Writes lib/deck/icons/icon-set.ts: the drawings of Lucide that slides may show, each as path data
 * in a square of 24 units, and their licence beside it. Run it after the list or the package changed:
 *
 *   npx tsx scripts/build-icons.ts
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames } from './icons/icon-names';
import { iconSetCode, lucideFolder } from './icons/icon-set-code';

const folder = join(import.meta.dirname, '..', 'lib/deck/icons');
writeFileSync(join(folder, 'icon-set.ts'), await iconSetCode());
copyFileSync(join(lucideFolder, 'LICENSE'), join(folder, 'lucide-license.txt'));
console.log(`lib/deck/icons/icon-set.ts: ${iconNames.length} icons`);
