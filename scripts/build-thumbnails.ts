/**
 * Writes public/templates: a picture of each built-in template, drawn from its own slides. Run
 * it after a template, the layout or the drawing of previews has changed:
 *
 *   npx tsx scripts/build-thumbnails.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { builtinThumbnails, hashesFile, type DrawingHashes } from './thumbnails/builtin-thumbnails';

const hashes: DrawingHashes = {};
for (const { name, file, drawingHash, render } of builtinThumbnails()) {
  const png = await render();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
  hashes[name] = drawingHash;
  console.log(`${file}: ${Math.round(png.byteLength / 1024)} kB`);
}
writeFileSync(hashesFile, `${JSON.stringify(hashes, null, 2)}\n`);
