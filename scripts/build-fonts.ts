/**
 * Writes assets/fonts: the letters of open fonts that pictures are drawn with on the server,
 * their licences, and the list of what each file covers. Run it after a change of the sources
 * or the character sets in scripts/fonts; it asks npm for the packages:
 *
 *   npx tsx scripts/build-fonts.ts
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchPackage, fontSources } from './fonts/font-sources';
import { shippedFaces, type ShippedFace } from './fonts/shipped-fonts';

const target = join(import.meta.dirname, '../assets/fonts');

async function main(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'fonts-'));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  try {
    const list: ShippedFace[] = [];
    for (const source of fontSources) {
      const folder = fetchPackage(source, scratch);
      copyFileSync(join(folder, 'LICENSE_FONT'), join(target, `${source.file}-license.txt`));
      for (const { face, bytes } of await shippedFaces(source, folder)) {
        writeFileSync(join(target, face.file), bytes);
        list.push(face);
        console.log(`${face.file}: ${Math.round(bytes.length / 1024)} kB`);
      }
    }
    writeFileSync(join(target, 'fonts.json'), `${JSON.stringify(list, null, 1)}\n`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

await main();
