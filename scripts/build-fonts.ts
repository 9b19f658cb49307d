/**
 * Writes assets/fonts: the Latin letters of the open fonts that have the widths of Office's
 * families, for pictures that are drawn on machines without either. Run it after one of those
 * packages was updated:
 *
 *   npx tsx scripts/build-fonts.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shippedFonts } from './fonts/shipped-fonts';

const root = join(import.meta.dirname, '..');

for (const { path, bytes } of shippedFonts(root)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), bytes);
  console.log(`${path}: ${Math.round(bytes.length / 1024)} kB`);
}
